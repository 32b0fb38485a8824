"""The process and its machine: signals, heartbeat, disk, log, garbage, supervision."""

const lookEveryMs = 500;

/**
 * Stops us, as SIGTERM would, when the shell that npm started us through is gone: some shells die of a signal without
 * passing it on, and then nobody is left who could stop us. Does nothing when npm did not start us.
 */
export function stopWhenOrphaned() {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const look = () => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  };
  const watch = setInterval(look, lookEveryMs).unref();
}

/** Runs a task again if it is called while it runs, once for all calls. Resolves when a run that began after the call has ended. */
export function latestOnly(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = task()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}

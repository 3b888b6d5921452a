/**
 * Returns a function that returns the milliseconds of processor time since now, of all threads of this process. Unlike the clock, it does
 * not count other work of the machine.
 */
export function watchProcessors(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** What work returns, and how many ms of processor time it takes: the clock would say how busy the machine is. */
export function cpuTime<Result>(work: () => Result): { result: Result; ms: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/**
 * Processor time of this process that `work` took, in milliseconds: unlike the clock's it does not grow on a machine
 * that others keep busy, so a test may bound it.
 */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The same of work that waits: of this thread alone, so neither other tests nor hashes are counted, in milliseconds. */
export async function threadCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

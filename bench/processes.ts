import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A file of /proc; null when its process has ended, perhaps only just. */
function contents(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** What /proc says of a process; null where there is none. */
function stat(pid: number) {
  const text = contents(`/proc/${pid}/stat`)
  if (text === null) return null
  // After the name, which may hold anything: state, parent, …
  const fields = text.split(') ').at(-1)?.split(' ').map(Number) ?? []
  const [, parent = 0] = fields
  const hundredths = (...places: number[]) => places.reduce((sum, place) => sum + (fields[place] ?? 0), 0) / 100
  return { parent, own: hundredths(11, 12), ofEnded: hundredths(13, 14) }
}

/** The process that started another; 0 where /proc does not say. */
export function parentOf(pid: number): number {
  return stat(pid)?.parent ?? 0
}

/** CPU seconds that a process and those that it started have used, the ended ones too. */
export function cpuSecondsWithChildren(pid: number): number {
  const all = existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Boolean) : []
  const children = all.flatMap((one) => stat(one) ?? []).filter(({ parent }) => parent === pid)
  const { own = 0, ofEnded = 0 } = stat(pid) ?? {}
  return children.reduce((sum, child) => sum + child.own, own + ofEnded)
}

/** Memory that a process holds, in MB; 0 where /proc does not say. */
export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(contents(`/proc/${pid}/status`) ?? '')?.[1] ?? 0) / 1024
}

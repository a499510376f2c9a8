import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started, as Linux tells. @param name what their name begins with */
export function childrenOf(parent: number, name = ''): number[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  const wanted = new RegExp(`^Name:\\s+(${name})`, 'm')
  return pids.map(Number).filter((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return new RegExp(`^PPid:\\s+${parent}$`, 'm').test(status) && wanted.test(status)
    } catch {
      return false
    }
  })
}

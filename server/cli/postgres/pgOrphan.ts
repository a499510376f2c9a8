import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Clears what a killed instance left in a data folder: a PostgreSQL still running there is stopped
 * (fast, after 15 s immediately), a pid file whose number now belongs to something else is removed.
 * Only call while holding the lock of the folder.
 */
export async function stopOrphan(dir: string): Promise<void> {
  const pidFile = join(dir, 'postmaster.pid')
  const pid = runningPid(pidFile)
  if (pid === undefined) return
  if (!isPostgresOf(pid, dir)) {
    rmSync(pidFile, { force: true })
    return
  }
  send(pid, 'SIGINT')
  for (let waited = 0; isPostgresOf(pid, dir); waited += 50) {
    if (waited === 15_000) send(pid, 'SIGQUIT')
    if (waited > 30_000) throw new Error(`PostgreSQL (pid ${pid}) non si ferma: terminarlo e riprovare.`)
    await sleep(50)
  }
}

/** The port on which the server of this data folder listens, when one runs. */
export function runningPort(dir: string): number | undefined {
  const pidFile = join(dir, 'postmaster.pid')
  const pid = runningPid(pidFile)
  if (pid === undefined || !isPostgresOf(pid, dir)) return undefined
  return Number(readFileSync(pidFile, 'utf8').split('\n')[3])
}

function runningPid(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    return pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

function isPostgresOf(pid: number, dir: string): boolean {
  const line = commandLine(pid)
  return line.includes('postgres') && line.includes(realpathSync(dir))
}

/** The arguments of a living process; empty for a dead one or a zombie. */
function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

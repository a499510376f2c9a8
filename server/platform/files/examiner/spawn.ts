import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { withLimits } from '../../workers/ulimit.ts'
import { CPU_SECONDS, DATA_KB, HEAP_MB, NICENESS, OPEN_FILES } from './limits.ts'

/** A child with nothing but the three standard streams. */
type Child = ChildProcessByStdio<Writable, Readable, Readable>

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** No other file of the machine can be read, nothing written, no program started; code cannot be made from text. */
const NODE_ARGS = [
  `--max-old-space-size=${HEAP_MB}`,
  '--max-semi-space-size=16',
  '--disallow-code-generation-from-strings',
  '--permission',
  `--allow-fs-read=${root}package.json`,
  `--allow-fs-read=${root}server/`,
  `--allow-fs-read=${root}node_modules/`,
]

/** What the operating system holds a child to. */
const LIMITS = ['-c 0', '-f 0', `-n ${OPEN_FILES}`, `-S -t ${CPU_SECONDS}`, `-H -t ${CPU_SECONDS + 1}`, `-d ${DATA_KB}`]

/** Nothing of the server's own: no address of the database, no password. Days are read as they are written. */
const ENV = { TZ: 'UTC', ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}) }

/**
 * Starts a process that can do harm only to itself.
 * @param limited false leaves out the limits of the operating system
 * @param module the file it runs, of this folder
 * @param addons lets it load compiled libraries, which the permissions do not hold
 */
export function spawnChild(limited: boolean, module = 'child.ts', addons = false): Child {
  const more = addons ? ['--allow-addons', '--disable-warning=PERM0001'] : []
  const command = [process.execPath, ...NODE_ARGS, ...more, fileURLToPath(new URL(module, import.meta.url))]
  const [program = '', ...args] = limited ? withLimits(LIMITS, command) : command
  const child = spawn(program, args, { env: ENV, cwd: root, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true })
  giveWay(child.pid)
  return child
}

function giveWay(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS))
  } catch {
    // It has ended already, or the machine does not allow it: it is only a courtesy.
  }
}

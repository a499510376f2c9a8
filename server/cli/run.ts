import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url))

const bin = join(root, 'node_modules', '.bin')

/** The environment with the project's programs (its Node among them) first on PATH. */
export const childEnvironment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})

const onWindows = process.platform === 'win32'

/** An argument as cmd.exe takes it. */
const quoted = (text: string) => (/[\s"&|<>^()%]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * How a program of node_modules/.bin or PATH is called here: on Windows those of npm are files for its shell, and our
 * Node is whichever runs this.
 */
export function callOf(program: string, args: string[]): { file: string; args: string[]; shell: boolean } {
  if (!onWindows) return { file: program, args, shell: false }
  if (program === 'node') return { file: process.execPath, args, shell: false }
  return { file: program, args: args.map(quoted), shell: true }
}

export interface RunOptions {
  /** Show the output as it comes; otherwise only when the program fails. */
  show?: boolean
  env?: Record<string, string>
  signal?: AbortSignal
}

/** A program ended with an error; its output has been shown already. */
export class ProgramFailed extends Error {
  /** The same output, where it was not shown as it came. */
  readonly output: string
  constructor(message: string, output = '') {
    super(message)
    this.output = output
  }
}

/**
 * Runs a program of node_modules/.bin or PATH in the project's folder.
 * @throws ProgramFailed when it ends with another status than 0
 */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = callOf(program, args)
    const child = spawn(call.file, call.args, {
      cwd: root,
      shell: call.shell,
      env: childEnvironment(options.env),
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      signal: options.signal,
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) return resolve()
      const said = Buffer.concat(output)
      process.stderr.write(said)
      const message = `${program} ${args.join(' ')} non è riuscito (${signal ?? `codice ${code}`})`
      reject(new ProgramFailed(message, said.toString('utf8')))
    })
  })
}

/** "1,2 s" since a `performance.now()`. */
export const elapsed = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} s`

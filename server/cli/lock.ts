import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Lock = { release(): Promise<void> } | { heldBy: number }

/**
 * Takes a folder for this process, or tells the pid of the one that has it.
 * A socket, not a pid file: the kernel frees it when its owner dies, however it dies.
 */
export async function lockFolder(dir: string): Promise<Lock> {
  const name = `serramenti-${createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 32)}`
  const abstract = process.platform === 'linux'
  const piped = process.platform === 'win32'
  const path = abstract ? `\0${name}` : piped ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
  for (let attempt = 1; ; attempt++) {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)))
    const taken = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
      )
      server.listen(path, () => resolve(false))
    })
    if (!taken) {
      server.unref()
      return { release: () => new Promise((done) => server.close(() => done())) }
    }
    const heldBy = await ask(path)
    if (heldBy !== undefined) return { heldBy }
    if (attempt === 5) throw new Error(`Blocco della cartella ${dir} non ottenibile`)
    if (!abstract && !piped) rmSync(path, { force: true })
  }
}

function ask(path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    connect(path)
      .setTimeout(3_000, function (this: import('node:net').Socket) {
        this.destroy()
      })
      .on('data', (chunk) => (answer += chunk))
      .on('error', () => resolve(undefined))
      .on('close', () => resolve(Number(answer) || undefined))
  })
}

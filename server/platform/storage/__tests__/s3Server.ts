import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from '../s3.ts'

/** An S3-compatible store on this machine; ends with `stop`, or with us. */
export async function startS3(): Promise<S3Settings & { stop(): Promise<void> }> {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'
  const directory = mkdtempSync(join(tmpdir(), 'prova-s3-'))
  const bucket = 'prova'
  const child = fork(join(import.meta.dirname, 's3rver.mjs'), [directory, bucket], {
    execArgv: ['--openssl-legacy-provider', '--no-warnings'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [port] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return {
    bucket,
    endpoint: `http://127.0.0.1:${Number(String(port))}`,
    region: 'eu-south-1',
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

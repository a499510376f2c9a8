import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'

function write(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } }))
  return lines.join('')
}

test('secrets never reach the log, wherever they stand', () => {
  const line = write((log) =>
    log.info({
      password: 'S1',
      token: 'S2',
      req: { headers: { cookie: 'S3', authorization: 'S4', 'x-csrftoken': 'S5', host: 'visibile' } },
      res: { headers: { 'set-cookie': 'S6' } },
      input: { utente: { password: 'S7', passwordHash: 'S8', nome: 'Mario' } },
      config: { smtpUrl: 'smtp://u:S9@h' },
    }),
  )
  expect(line).not.toMatch(/S\d/)
  expect(line).toContain('visibile')
  expect(line).toContain('Mario')
})

test('one JSON object a line, with its time, level and error', () => {
  const line = write((log) => log.error({ err: new Error('guasto') }, 'titolo'))
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    msg: 'titolo',
    err: { message: 'guasto', stack: expect.stringContaining('log.test.ts') },
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
  })
})

test.each([
  ['ends by itself', ''],
  ['is made to end', 'process.exit(3)'],
  ['falls', 'setTimeout(() => { throw new Error("caduta") })'],
])('the last lines are written when the process %s', async (_how, fine) => {
  const modulo = new URL('../../platform/log.ts', import.meta.url).href
  const script = `const { createLog } = await import(${JSON.stringify(modulo)}); createLog().info('ultima'); ${fine}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  let out = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  await once(child, 'close')
  expect(JSON.parse(out)).toMatchObject({ msg: 'ultima' })
})

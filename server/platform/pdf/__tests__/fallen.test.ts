import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'
import { childrenOf } from '#server-test/processes.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('while Chromium is killed again and again a document is a 503, afterwards it is printed', async () => {
  const { id } = await makePreventivo(app.db)
  const staff = await app.as('staff')
  const ask = () => staff.fetch(`/api/preventivo-pdf/${id}`)
  const before = new Set(childrenOf(process.pid))
  const killer = setInterval(() => {
    for (const pid of childrenOf(process.pid, 'chrom|headless|avvia'))
      if (!before.has(pid)) process.kill(pid, 'SIGKILL')
  }, 5)
  const refused = await ask()
  clearInterval(killer)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({ detail: 'Il documento non si è potuto stampare, riprovare fra poco.' })
  const printed = await ask()
  expect(printed.status).toBe(200)
  expect((await printed.text()).slice(0, 5)).toBe('%PDF-')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { importAll, runExport, withExample } from './scene.ts'

let full: TestApp
let empty: TestApp
let who: Client

beforeAll(async () => {
  full = await createTestApp()
  empty = await createTestApp()
  await withExample(full)
  // What the example does not have: things retired, places that are not in a row.
  await full.db.famiglia.updateMany({ where: { nome: 'Duo 80' }, data: { ritirato: true, ordine: 40 } })
  await full.db.valoreOpzione.updateMany({ where: { nome: 'Okumè' }, data: { ritirato: true } })
  await full.db.accessorio.updateMany({ where: { nome: 'Inglesina' }, data: { ordine: 3, ritirato: true } })
  who = await full.as('super')
})
afterAll(async () => {
  await full.close()
  await empty.close()
})

const tables = ['tipologiaFamiglia', 'famiglia', 'opzione', 'valoreOpzione', 'tipoSerramento', 'vincolo'] as const

test('the same catalogue makes the same file', async () => {
  const first = await runExport(who)
  expect(first.length).toBeGreaterThan(10_000)
  expect((await runExport(who)).equals(first)).toBe(true)
})

test('upon itself it changes nothing, retiring included', async () => {
  const file = await runExport(who)
  const [history, events] = [await full.db.auditLog.count(), await full.db.eventLog.count()]
  for (const ritira of [false, true]) {
    const { voci, conteggi } = await importAll(who, file, ritira)
    expect(voci).toEqual([])
    expect(conteggi[1]).toMatchObject({ sezione: 'FAMIGLIE', nuovi: 0, modificati: 0, uguali: 9, ritirati: 0 })
  }
  expect(await full.db.auditLog.count()).toBe(history)
  expect(await full.db.eventLog.count()).toBe(events)
  expect(await full.db.famiglia.count({ where: { versione: { gt: 1 } } })).toBe(0)
})

test('into an empty product and out again: the same bytes, and the pictures are public', async () => {
  const file = await runExport(who)
  const others = await empty.as('super')
  const { conteggi } = await importAll(others, file)
  expect(conteggi.map(({ nuovi }) => nuovi)).toEqual([4, 9, 7, 11, 12, expect.any(Number)])
  expect((await runExport(others)).equals(file)).toBe(true)
  for (const table of tables) {
    const [here, there] = await Promise.all(
      [empty, full].map(({ db }) => (db[table] as { count(): Promise<number> }).count()),
    )
    expect([table, here]).toEqual([table, there])
  }
  const image = await empty.db.immagineFamiglia.findFirstOrThrow({ include: { file: true } })
  expect((await empty.fetch(`/files/${image.file.chiave}/x`)).status).toBe(200)
  expect(await empty.db.eventLog.count({ where: { topic: 'catalogo' } })).toBe(1)
  expect(await empty.db.auditLog.count({ where: { oggetto: 'Famiglia', azione: 'crea' } })).toBe(9)
})

test('the address gives it to who may, and to nobody else', async () => {
  const answer = await who.fetch('/esporta/catalogo.zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="catalogo-\d{4}-\d\d-\d\d\.zip"$/)
  expect(Buffer.from(await answer.arrayBuffer()).equals(await runExport(who))).toBe(true)
  expect((await (await full.as('staff')).fetch('/esporta/catalogo.zip')).status).toBe(403)
  expect((await full.visitor.fetch('/esporta/catalogo.zip')).status).toBe(403)
})

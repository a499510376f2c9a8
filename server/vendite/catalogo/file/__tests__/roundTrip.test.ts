import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { esporta, importaTutto, withEsempio } from './scene.ts'

let pieno: TestApp
let vuoto: TestApp
let chi: Client

beforeAll(async () => {
  pieno = await createTestApp()
  vuoto = await createTestApp()
  await withEsempio(pieno)
  // What the example does not have: things retired, places that are not in a row.
  await pieno.db.famiglia.updateMany({ where: { nome: 'Duo 80' }, data: { ritirato: true, ordine: 40 } })
  await pieno.db.valoreOpzione.updateMany({ where: { nome: 'Okumè' }, data: { ritirato: true } })
  await pieno.db.accessorio.updateMany({ where: { nome: 'Inglesina' }, data: { ordine: 3, ritirato: true } })
  chi = await pieno.as('super')
})
afterAll(async () => {
  await pieno.close()
  await vuoto.close()
})

const tabelle = ['tipologiaFamiglia', 'famiglia', 'opzione', 'valoreOpzione', 'tipoSerramento', 'vincolo'] as const

test('the same catalogue makes the same file', async () => {
  const primo = await esporta(chi)
  expect(primo.length).toBeGreaterThan(10_000)
  expect((await esporta(chi)).equals(primo)).toBe(true)
})

test('upon itself it changes nothing, retiring included', async () => {
  const file = await esporta(chi)
  const [storia, eventi] = [await pieno.db.auditLog.count(), await pieno.db.eventLog.count()]
  for (const ritira of [false, true]) {
    const { voci, conteggi } = await importaTutto(chi, file, ritira)
    expect(voci).toEqual([])
    expect(conteggi[1]).toMatchObject({ sezione: 'famiglie', nuovi: 0, modificati: 0, uguali: 9, ritirati: 0 })
  }
  expect(await pieno.db.auditLog.count()).toBe(storia)
  expect(await pieno.db.eventLog.count()).toBe(eventi)
  expect(await pieno.db.famiglia.count({ where: { versione: { gt: 1 } } })).toBe(0)
})

test('into an empty product and out again: the same bytes, and the pictures are public', async () => {
  const file = await esporta(chi)
  const altri = await vuoto.as('super')
  const { conteggi } = await importaTutto(altri, file)
  expect(conteggi.map(({ nuovi }) => nuovi)).toEqual([4, 9, 7, 11, 12, expect.any(Number)])
  expect((await esporta(altri)).equals(file)).toBe(true)
  for (const tabella of tabelle) {
    const [qui, la] = await Promise.all(
      [vuoto, pieno].map(({ db }) => (db[tabella] as unknown as { count(): Promise<number> }).count()),
    )
    expect([tabella, qui]).toEqual([tabella, la])
  }
  const immagine = await vuoto.db.immagineFamiglia.findFirstOrThrow({ include: { file: true } })
  expect((await vuoto.fetch(`/files/${immagine.file.chiave}/x`)).status).toBe(200)
  expect(await vuoto.db.eventLog.count({ where: { topic: 'catalogo' } })).toBe(1)
  expect(await vuoto.db.auditLog.count({ where: { oggetto: 'Famiglia', azione: 'crea' } })).toBe(9)
})

test('the address gives it to who may, and to nobody else', async () => {
  const risposta = await chi.fetch('/esporta/catalogo.zip')
  expect(risposta.headers.get('content-disposition')).toMatch(/^attachment; filename="catalogo-\d{4}-\d\d-\d\d\.zip"$/)
  expect(Buffer.from(await risposta.arrayBuffer()).equals(await esporta(chi))).toBe(true)
  expect((await (await pieno.as('staff')).fetch('/esporta/catalogo.zip')).status).toBe(403)
  expect((await pieno.visitatore.fetch('/esporta/catalogo.zip')).status).toBe(403)
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '#platform/backup/restore.ts'
import { type VerifiedBackup, verifyBackup } from '#platform/backup/verify.ts'
import { type Client, createTestApp, type TestApp } from '../client.ts'
import { onServer } from '../database.ts'
import { type Expected, lostSince } from './lost.ts'
import { unpackFolder } from './pack.ts'

/** What newer migrations take away or write anew on purpose: `table`, `table.column` or the loss in words → why. */
const EXPECTED: Expected = {
  'vincoli: 3 rows of 119': 'the type of extra lines is no window, no family sells it any more',
  'fasi.reparto': 'the word is the key of a row, in small letters',
  'persone.reparto': 'the word is the key of a row, in small letters',
  'prenotazioni.reparto': 'the word is the key of a row, in small letters',
  'proposte_piano.parametri': 'the numbers of rows in it are called so, its days are a period',
}

const here = fileURLToPath(new URL('.', import.meta.url))
const fixture = readdirSync(here).find((name) => name.endsWith('.backup')) ?? 'missing'
const place = mkdtempSync(join(tmpdir(), 'aggiornamento-'))

const HARM = `
  CREATE SCHEMA prima;
  ALTER TABLE righe_bom SET SCHEMA prima;
  ALTER TABLE materiali RENAME labels TO etichette;
  CREATE TABLE prima.tolta AS SELECT * FROM storico_stati_ordine_fornitore ORDER BY id LIMIT 1;
  DELETE FROM storico_stati_ordine_fornitore WHERE id IN (SELECT id FROM prima.tolta);
  UPDATE clienti SET pagamento = pagamento || '!' WHERE id = (SELECT min(id) FROM clienti)`
const MEND = `
  ALTER TABLE prima.righe_bom SET SCHEMA public;
  ALTER TABLE materiali RENAME etichette TO labels;
  INSERT INTO storico_stati_ordine_fornitore SELECT * FROM prima.tolta;
  UPDATE clienti SET pagamento = rtrim(pagamento, '!') WHERE id = (SELECT min(id) FROM clienti);
  DROP SCHEMA prima CASCADE`

let app: TestApp
let backup: VerifiedBackup
let admin: Client

beforeAll(async () => {
  unpackFolder(readFileSync(join(here, fixture)), place)
  backup = await verifyBackup(place, 'ultima')
  app = await createTestApp()
  const { config, storage } = app.services
  await restoreBackup(backup, { databaseUrl: config.databaseUrl, storage, overwrite: true })
  admin = await app.as(await app.db.user.findUniqueOrThrow({ where: { username: 'super' } }))
})
afterAll(async () => {
  await app?.close()
  rmSync(place, { recursive: true, force: true })
})

const databaseUrl = () => app.services.config.databaseUrl
const old = () => ({ folder: join(place, backup.name), manifest: backup.manifest })

test('an older database of some work loses nothing by being brought here', async () => {
  const rows = backup.manifest.tabelle.reduce((sum, { righe }) => sum + righe, 0)
  expect(rows).toBeGreaterThan(10_000)
  expect(await lostSince(old(), databaseUrl(), EXPECTED)).toEqual([])
})

test('what is lost would be noticed: a table, a column, a row, a value', async () => {
  await onServer(databaseUrl(), (client) => client.query(HARM))
  expect(await lostSince(old(), databaseUrl(), EXPECTED)).toEqual(
    expect.arrayContaining([
      'clienti.pagamento: 1 values',
      'materiali.labels: the column',
      expect.stringMatching(/^storico_stati_ordine_fornitore: 1 rows of /),
      'righe_bom: the table',
    ]),
  )
  expect(
    await lostSince(old(), databaseUrl(), { ...EXPECTED, righe_bom: 'gone', 'materiali.labels': 'gone' }),
  ).toHaveLength(2)
  await onServer(databaseUrl(), (client) => client.query(MEND))
  expect(await lostSince(old(), databaseUrl(), EXPECTED)).toEqual([])
})

const LISTS = {
  preventivi: 'preventivi',
  ordini: 'ordini',
  clienti: 'clienti',
  ordiniFornitore: 'ordini_fornitore',
  fornitori: 'fornitori',
  personale: 'persone',
  materiali: 'materiali',
} as const

test.each(Object.entries(LISTS))('the list of %s opens with all its rows', async (list, table) => {
  const { data, errors } = await admin.graphql<Record<string, { totalCount: number }>>(
    `{ ${list} { totalCount edges { node { pk } } } }`,
  )
  expect(errors).toBeUndefined()
  const righe = backup.manifest.tabelle.find(({ nome }) => nome === table)?.righe
  expect(data?.[list]?.totalCount).toBe(righe)
})

test.each([
  '/api/planner/clienti/',
  '/api/planner/ordini/',
  '/api/planner/ordini-fornitore/',
  '/api/planner/fornitori/',
  '/api/preventivi/',
])('%s answers', async (path) => {
  const answer = await admin.fetch(`${path}?page_size=5`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(JSON.stringify(await answer.json()).length).toBeGreaterThan(100)
})

/** Runs a mutation that must go well. */
async function changes(document: string, variables: Record<string, unknown>): Promise<void> {
  const { data, errors } = await admin.graphql<Record<string, { errors: { message: string }[] }>>(document, variables)
  expect(errors).toBeUndefined()
  expect(Object.values(data ?? {}).flatMap((payload) => payload.errors)).toEqual([])
}

test('a quote, an order and a supplier order are worked on as before', async () => {
  const { db } = app
  const preventivo = await db.preventivo.findFirstOrThrow({ where: { eliminato: false } })
  const next = await db.statoPreventivo.findFirstOrThrow({ where: { id: { not: preventivo.statoId ?? 0 } } })
  await changes(
    'mutation ($pk: Int!, $v: Int) { setStatoPreventivo(input: { pk: $pk, statoPk: $v }) { errors { message } } }',
    { pk: preventivo.id, v: next.id },
  )
  expect(await db.preventivo.findUnique({ where: { id: preventivo.id } })).toMatchObject({ statoId: next.id })

  const ordine = await db.ordine.findFirstOrThrow()
  const pronto = await db.valoreStato.findFirstOrThrow({
    where: { contesto: 'ORDINE', id: { not: ordine.statoId ?? 0 } },
  })
  await changes(
    'mutation ($pk: Int!, $v: Int!) { setStatoOrdine(input: { pk: $pk, statoPk: $v }) { errors { message } } }',
    { pk: ordine.id, v: pronto.id },
  )
  expect(await db.ordine.findUnique({ where: { id: ordine.id } })).toMatchObject({ statoId: pronto.id })

  const fornitura = await db.ordineFornitore.findFirstOrThrow({ where: { stato: { nome: 'INVIATO' } } })
  await changes(
    'mutation ($pk: Int!) { setStatoOrdineFornitore(input: { pk: $pk, stato: "CONFERMATO" }) { errors { message } } }',
    { pk: fornitura.id },
  )
  const after = await db.ordineFornitore.findUniqueOrThrow({ where: { id: fornitura.id }, include: { stato: true } })
  expect(after.stato?.nome).toBe('CONFERMATO')
})

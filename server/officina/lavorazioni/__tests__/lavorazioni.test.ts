import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { fillLists } from '#server-test/lists.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { LISTA_CHANGED, NAME_TAKEN } from '#shared/arranged.ts'
import { CONTROLLO_STAYS, FASE_WITHOUT_REPARTO, QUOTE_INCOMPLETE } from '../rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  await fillLists(app.services.config.databaseUrl)
  superuser = await app.as('super')
})
afterAll(() => app.close())

const FIELDS = 'lavorazione { pk nome fase quota attivitaNumero attiva versione usi controlli { pk } }'
const write = (name: string, input: object, who = superuser) =>
  mutateAs<{ lavorazione: { pk: number; usi: number } | null }>(
    who,
    name,
    input,
    name.startsWith('delete') ? 'deletedId' : FIELDS,
  )
const call = (name: string) => app.db.lavorazione.findUniqueOrThrow({ where: { nome: name } })

test('every database begins with operations whose shares fill their phases, with two controls each', async () => {
  const all = await app.db.lavorazione.findMany({ orderBy: { ordine: 'asc' }, include: { controlli: true } })
  expect(all.map(({ nome }) => nome).slice(0, 3)).toEqual(['taglio', 'lavorazione CNC', 'assemblaggio telaio'])
  expect(all.map(({ controlli }) => controlli.length)).toEqual(Array(8).fill(2))
  const sum = (fase: string) => all.filter((l) => l.fase === fase).reduce((s, l) => s + l.quota.toNumber(), 0)
  expect([sum('macchine'), sum('banchi')]).toEqual([100, 100])
})

test('an operation is refused that does not fit, and nothing has changed', async () => {
  const before = await app.db.lavorazione.count()
  const next = { nome: 'levigatura', fase: 'banchi', quota: 10, attivitaNumero: 'ANTE' }
  for (const [input, field, message] of [
    [next, 'quota', 'Le quote di banchi fanno 110 %: non possono superare 100.'],
    [{ ...next, nome: ' Taglio ' }, 'nome', NAME_TAKEN],
    [{ ...next, fase: 'legno' }, 'fase', FASE_WITHOUT_REPARTO],
    [{ ...next, fase: 'mai vista' }, 'fase', FASE_WITHOUT_REPARTO],
    [{ ...next, attivitaNumero: 'VETRI' }, 'attivitaNumero', 'Il valore non è tra le scelte disponibili'],
  ] as const) {
    expect((await write('createLavorazione', input)).errors).toMatchObject([{ field, message }])
  }
  expect(await app.db.lavorazione.count()).toBe(before)
})

test('one that takes no share, or is not active, can be added, used and removed again', async () => {
  const outcome = await write('createLavorazione', {
    nome: 'ritocco',
    fase: 'banchi',
    quota: 5,
    attivitaNumero: 'ANTE',
    attiva: false,
  })
  expect(outcome).toMatchObject({ errors: [], lavorazione: { nome: 'ritocco', quota: 5, attiva: false, usi: 0 } })
  const pk = outcome.lavorazione?.pk ?? 0
  expect((await write('updateLavorazione', { pk, attiva: true })).errors).toMatchObject([{ field: 'quota' }])
  expect((await write('deleteLavorazione', { pk })).errors).toEqual([])
})

test('a new name is that of its workstations too, and what they name stays', async () => {
  const { id: pk } = await call('vetratura')
  expect((await write('updateLavorazione', { pk, nome: 'posa vetri' })).errors).toEqual([])
  expect(await app.db.configurazionePostazione.findMany({ where: { campi: { has: 'posa vetri' } } })).toMatchObject([
    { postazione: 'Vetratura' },
  ])
  expect((await write('deleteLavorazione', { pk })).errors).toMatchObject([
    { code: 'CONFLICT', message: 'È in uso in 1 postazione (Vetratura): non si può eliminare.' },
  ])
})

test('the shares of a phase change together', async () => {
  const [taglio, cnc] = [await call('taglio'), await call('lavorazione CNC')]
  const save = (...quote: { lavorazionePk: number; quota: number }[]) =>
    mutateAs(superuser, 'setQuoteLavorazioni', { fase: 'macchine', quote }, 'lavorazioni { nome quota }')
  const one = { lavorazionePk: taglio.id, quota: 70 }
  expect((await save(one, { lavorazionePk: cnc.id, quota: 40 })).errors).toMatchObject([{ field: 'quote' }])
  expect((await save(one)).errors).toMatchObject([{ message: QUOTE_INCOMPLETE }])
  expect(await save(one, { lavorazionePk: cnc.id, quota: 30 })).toMatchObject({
    errors: [],
    lavorazioni: [
      { nome: 'taglio', quota: 70 },
      { nome: 'lavorazione CNC', quota: 30 },
    ],
  })
})

test('controls are arranged within their operation', async () => {
  const { id: lavorazione } = await call('collaudo')
  const CONTROLLO = 'controllo { pk descrizione frequenza usi }'
  const outcome = await mutateAs<{ controllo: { pk: number } | null }>(
    superuser,
    'createControlloLavorazione',
    { lavorazionePk: lavorazione, descrizione: 'Tenuta all’acqua', frequenza: 'ogni 5 telai' },
    CONTROLLO,
  )
  const pk = outcome.controllo?.pk ?? 0
  const pks = (await app.db.controlloLavorazione.findMany({ where: { lavorazioneId: lavorazione } })).map(
    ({ id }) => id,
  )
  const sort = (ordine: number[]) => mutateAs(superuser, 'arrangeControlliLavorazione', { pks: ordine }, 'pks')
  expect((await sort([pk])).errors).toMatchObject([{ message: LISTA_CHANGED }])
  const reversed = pks.sort((a, b) => b - a)
  expect((await sort(reversed)).errors).toEqual([])
  const other = await call('taglio')
  const move = { pk, lavorazionePk: other.id }
  expect((await mutateAs(superuser, 'updateControlloLavorazione', move, CONTROLLO)).errors).toMatchObject([
    { field: 'lavorazionePk', message: CONTROLLO_STAYS },
  ])
  expect((await mutateAs(superuser, 'deleteControlloLavorazione', { pk }, 'pk')).errors).toEqual([])
})

test('workstations: their operations are there, their names are their own', async () => {
  const save = (name: string, input: object) =>
    mutateAs<{ postazione: { pk: number; versione: number } | null }>(
      superuser,
      name,
      input,
      'postazione { pk campi versione }',
    )
  expect((await save('createPostazione', { postazione: 'Banco 9', campi: ['volo'] })).errors).toMatchObject([
    { field: 'campi', message: 'La lavorazione volo non esiste.' },
  ])
  expect((await save('createPostazione', { postazione: 'banco 1', campi: [] })).errors).toMatchObject([
    { field: 'postazione', message: NAME_TAKEN },
  ])
  const outcome = await save('createPostazione', { postazione: 'Banco 9', campi: ['taglio'] })
  expect(outcome).toMatchObject({ errors: [], postazione: { campi: ['taglio'] } })
  const pk = outcome.postazione?.pk ?? 0
  const pks = (await app.db.configurazionePostazione.findMany({ orderBy: { id: 'desc' } })).map(({ id }) => id)
  expect((await mutateAs(superuser, 'arrangePostazioni', { pks }, 'pks')).errors).toEqual([])
  expect(await app.db.configurazionePostazione.findFirst({ orderBy: { posizione: 'asc' } })).toMatchObject({ id: pk })
  expect((await mutateAs(superuser, 'deletePostazione', { pk }, 'pk')).errors).toEqual([])
})

test('only who administers the settings arranges them', async () => {
  for (const who of ['operatore.capo', 'staff', 'agente'] as const) {
    const client = await app.as(who)
    const input = { nome: 'x', fase: 'banchi', quota: 0, attivitaNumero: 'NUMERO' }
    await expect(write('createLavorazione', input, client)).rejects.toThrow()
  }
})

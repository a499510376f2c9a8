import { afterAll, beforeAll, expect, test } from 'vitest'
import { LISTA_CAMBIATA, NOME_PRESO } from '../../../shared/arranged/rules.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { fillLists } from '../../../test/lists.ts'
import { mutateAs } from '../../../test/ordini/ask.ts'
import { CONTROLLO_RESTA, FASE_SENZA_REPARTO, QUOTE_INCOMPLETE } from '../rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  await fillLists(app.services.config.databaseUrl)
  superuser = await app.as('super')
})
afterAll(() => app.close())

const CAMPI = 'lavorazione { pk nome fase quota attivitaNumero attiva versione usi controlli { pk } }'
const scrivi = (nome: string, input: object, chi = superuser) =>
  mutateAs<{ lavorazione: { pk: number; usi: number } | null }>(
    chi,
    nome,
    input,
    nome.startsWith('delete') ? 'deletedId' : CAMPI,
  )
const chiamata = (nome: string) => app.db.lavorazione.findUniqueOrThrow({ where: { nome } })

test('every database begins with operations whose shares fill their phases, with two controls each', async () => {
  const tutte = await app.db.lavorazione.findMany({ orderBy: { ordine: 'asc' }, include: { controlli: true } })
  expect(tutte.map(({ nome }) => nome).slice(0, 3)).toEqual(['taglio', 'lavorazione CNC', 'assemblaggio telaio'])
  expect(tutte.map(({ controlli }) => controlli.length)).toEqual(Array(8).fill(2))
  const somma = (fase: string) => tutte.filter((l) => l.fase === fase).reduce((s, l) => s + l.quota.toNumber(), 0)
  expect([somma('macchine'), somma('banchi')]).toEqual([100, 100])
})

test('an operation is refused that does not fit, and nothing has changed', async () => {
  const prima = await app.db.lavorazione.count()
  const nuova = { nome: 'levigatura', fase: 'banchi', quota: 10, attivitaNumero: 'ante' }
  for (const [input, field, message] of [
    [nuova, 'quota', 'Le quote di banchi fanno 110 %: non possono superare 100.'],
    [{ ...nuova, nome: ' Taglio ' }, 'nome', NOME_PRESO],
    [{ ...nuova, fase: 'legno' }, 'fase', FASE_SENZA_REPARTO],
    [{ ...nuova, fase: 'mai vista' }, 'fase', FASE_SENZA_REPARTO],
    [{ ...nuova, attivitaNumero: 'vetri' }, 'attivitaNumero', 'Il valore non è tra le scelte disponibili'],
  ] as const) {
    expect((await scrivi('createLavorazione', input)).errors).toMatchObject([{ field, message }])
  }
  expect(await app.db.lavorazione.count()).toBe(prima)
})

test('one that takes no share, or is not active, can be added, used and removed again', async () => {
  const esito = await scrivi('createLavorazione', {
    nome: 'ritocco',
    fase: 'banchi',
    quota: 5,
    attivitaNumero: 'ante',
    attiva: false,
  })
  expect(esito).toMatchObject({ errors: [], lavorazione: { nome: 'ritocco', quota: 5, attiva: false, usi: 0 } })
  const pk = esito.lavorazione?.pk ?? 0
  expect((await scrivi('updateLavorazione', { pk, attiva: true })).errors).toMatchObject([{ field: 'quota' }])
  expect((await scrivi('deleteLavorazione', { pk })).errors).toEqual([])
})

test('a new name is that of its workstations too, and what they name stays', async () => {
  const { id: pk } = await chiamata('vetratura')
  expect((await scrivi('updateLavorazione', { pk, nome: 'posa vetri' })).errors).toEqual([])
  expect(await app.db.configurazionePostazione.findMany({ where: { campi: { has: 'posa vetri' } } })).toMatchObject([
    { postazione: 'Vetratura' },
  ])
  expect((await scrivi('deleteLavorazione', { pk })).errors).toMatchObject([
    { code: 'CONFLICT', message: 'È in uso in 1 postazione (Vetratura): non si può eliminare.' },
  ])
})

test('the shares of a phase change together', async () => {
  const [taglio, cnc] = [await chiamata('taglio'), await chiamata('lavorazione CNC')]
  const salva = (...quote: { lavorazione: number; quota: number }[]) =>
    mutateAs(superuser, 'setQuoteLavorazioni', { fase: 'macchine', quote }, 'lavorazioni { nome quota }')
  const una = { lavorazione: taglio.id, quota: 70 }
  expect((await salva(una, { lavorazione: cnc.id, quota: 40 })).errors).toMatchObject([{ field: 'quote' }])
  expect((await salva(una)).errors).toMatchObject([{ message: QUOTE_INCOMPLETE }])
  expect(await salva(una, { lavorazione: cnc.id, quota: 30 })).toMatchObject({
    errors: [],
    lavorazioni: [
      { nome: 'taglio', quota: 70 },
      { nome: 'lavorazione CNC', quota: 30 },
    ],
  })
})

test('controls are arranged within their operation', async () => {
  const { id: lavorazione } = await chiamata('collaudo')
  const CONTROLLO = 'controllo { pk descrizione frequenza usi }'
  const esito = await mutateAs<{ controllo: { pk: number } | null }>(
    superuser,
    'createControlloLavorazione',
    { lavorazione, descrizione: 'Tenuta all’acqua', frequenza: 'ogni 5 telai' },
    CONTROLLO,
  )
  const pk = esito.controllo?.pk ?? 0
  const pks = (await app.db.controlloLavorazione.findMany({ where: { lavorazioneId: lavorazione } })).map(
    ({ id }) => id,
  )
  const ordina = (ordine: number[]) => mutateAs(superuser, 'ordinaControlliLavorazione', { pks: ordine }, 'pks')
  expect((await ordina([pk])).errors).toMatchObject([{ message: LISTA_CAMBIATA }])
  const capovolti = pks.sort((a, b) => b - a)
  expect((await ordina(capovolti)).errors).toEqual([])
  const altra = await chiamata('taglio')
  const sposta = { pk, lavorazione: altra.id }
  expect((await mutateAs(superuser, 'updateControlloLavorazione', sposta, CONTROLLO)).errors).toMatchObject([
    { field: 'lavorazione', message: CONTROLLO_RESTA },
  ])
  expect((await mutateAs(superuser, 'deleteControlloLavorazione', { pk }, 'pk')).errors).toEqual([])
})

test('workstations: their operations are there, their names are their own', async () => {
  const salva = (nome: string, input: object) =>
    mutateAs<{ postazione: { pk: number; versione: number } | null }>(
      superuser,
      nome,
      input,
      'postazione { pk campi versione }',
    )
  expect((await salva('createPostazione', { postazione: 'Banco 9', campi: ['volo'] })).errors).toMatchObject([
    { field: 'campi', message: 'La lavorazione volo non esiste.' },
  ])
  expect((await salva('createPostazione', { postazione: 'banco 1', campi: [] })).errors).toMatchObject([
    { field: 'postazione', message: NOME_PRESO },
  ])
  const esito = await salva('createPostazione', { postazione: 'Banco 9', campi: ['taglio'] })
  expect(esito).toMatchObject({ errors: [], postazione: { campi: ['taglio'] } })
  const pk = esito.postazione?.pk ?? 0
  const pks = (await app.db.configurazionePostazione.findMany({ orderBy: { id: 'desc' } })).map(({ id }) => id)
  expect((await mutateAs(superuser, 'ordinaPostazioni', { pks }, 'pks')).errors).toEqual([])
  expect(await app.db.configurazionePostazione.findFirst({ orderBy: { posizione: 'asc' } })).toMatchObject({ id: pk })
  expect((await mutateAs(superuser, 'deletePostazione', { pk }, 'pk')).errors).toEqual([])
})

test('only who administers the settings arranges them', async () => {
  for (const chi of ['operatore.capo', 'staff', 'agente'] as const) {
    const client = await app.as(chi)
    const input = { nome: 'x', fase: 'banchi', quota: 0, attivitaNumero: 'numero' }
    await expect(scrivi('createLavorazione', input, client)).rejects.toThrow()
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOfInstant } from '../../../shared/dates/zone.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUser } from '../../../test/factories.ts'
import { controlliConformi, lavorazioneChiamata, makeOrdineInOfficina } from '../../../test/officina/scene.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import {
  ATTIVITA_DI_ALTRI,
  DATA_FUTURA,
  FINE_NON_TOGLIE,
  FINE_PRIMA_DI_INIZIO,
  GIA_APERTA,
  LAVORAZIONE_FINITA,
  NON_DI_OGGI,
  NON_ULTIMA,
  NOTE_OBBLIGATORIE,
  SCEGLI_CONFORME,
  SECONDA_DIVERSA,
  TUTTI_FATTI,
} from '../rules.ts'

let app: TestApp
let omar: Client
let oriana: Client
let taglio: number
let telaio: number
let anta: number

beforeAll(async () => {
  app = await createTestApp()
  const operatore = (firstName: string, lastName: string) => makeUser(app.db, { firstName, lastName, operatore: {} })
  omar = await app.as(await operatore('Omar', 'Bianchi'))
  oriana = await app.as(await operatore('Oriana', 'Costa'))
  taglio = await lavorazioneChiamata(app.db, 'taglio')
  telaio = await lavorazioneChiamata(app.db, 'assemblaggio telaio')
  anta = await lavorazioneChiamata(app.db, 'assemblaggio anta')
})
afterAll(() => app.close())

interface Salvata {
  attivita: {
    pk: number
    versione: number
    tempo: number | null
    tempoTeorico: number
    fineLavorazione: boolean
  } | null
  avvisi: string[] | null
}

const CAMPI =
  'attivita { pk versione data oraInizio oraFine tempo tempoTeorico note fineLavorazione numeroPezzi } avvisi'
const crea = (chi: Client, input: object) => mutateAs<Salvata>(chi, 'createAttivita', input, CAMPI)
const cambia = (chi: Client, input: object) => mutateAs<Salvata>(chi, 'updateAttivita', input, CAMPI)
const elimina = (chi: Client, pk: number) => mutateAs(chi, 'deleteAttivita', { pk }, 'pk')
const oggi = () => dayOfInstant(new Date())
const pkOf = ({ attivita, errors }: Awaited<ReturnType<typeof crea>>) => {
  if (!attivita) throw new Error(JSON.stringify(errors))
  return attivita.pk
}

describe('a session', () => {
  test('begins by the clock of the server, is ticked, ends, and is reckoned', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const nuova = await crea(omar, { lavorazione: taglio, ordine: ordine.id })
    expect(nuova).toMatchObject({ errors: [], attivita: { data: oggi(), oraFine: null, tempo: null, tempoTeorico: 0 } })
    const pk = pkOf(nuova)
    const prima = await app.db.attivita.findUniqueOrThrow({ where: { id: pk } })
    expect(prima.iniziataIl).not.toBeNull()
    // 2 windows × 100 minutes × 40 % ÷ 2 frames.
    expect(await cambia(omar, { pk, pezzi: [{ riga: riga.id, posizioni: [1] }] })).toMatchObject({
      errors: [],
      attivita: { tempoTeorico: 40, numeroPezzi: 1, fineLavorazione: false },
    })
    const finita = await cambia(omar, { pk, oraInizio: '08:00', oraFine: '09:30', note: 'bene' })
    expect(finita).toMatchObject({ errors: [], attivita: { tempo: 90, note: 'bene', fineLavorazione: false } })
    expect(await app.db.auditLog.count({ where: { oggetto: 'Attivita', oggettoPk: pk } })).toBe(4)
    expect(await elimina(omar, pk)).toMatchObject({ errors: [], pk })
    expect(await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id } })).toBe(0)
  })

  test('is refused where it does not fit, and nothing has changed', async () => {
    const { ordine } = await makeOrdineInOfficina(app.db)
    const altro = (await app.db.operatore.findFirstOrThrow({ where: { userId: oriana.user?.id ?? 0 } })).id
    const prima = await app.db.attivita.count()
    const base = { lavorazione: taglio, ordine: ordine.id }
    for (const [input, field, message] of [
      [{ ...base, operatore: altro }, 'operatore', ATTIVITA_DI_ALTRI],
      [{ ...base, data: '2199-01-01' }, 'data', DATA_FUTURA],
      [{ ...base, data: '2020-01-01' }, 'data', 'Si possono registrare attività fino a 7 giorni indietro.'],
      [{ ...base, lavorazione: 999_999 }, 'lavorazione', undefined],
      [{ ...base, ordine: 999_999 }, 'ordine', undefined],
      [{ ...base, secondaLavorazione: anta }, 'secondaLavorazione', SECONDA_DIVERSA],
      [{ ...base, secondaLavorazione: taglio }, 'secondaLavorazione', SECONDA_DIVERSA],
      [{ lavorazione: taglio, secondaLavorazione: telaio }, 'secondaLavorazione', undefined],
      [{ ...base, oraInizio: '25:00' }, 'oraInizio', undefined],
      [{ ...base, oraInizio: '09:00', oraFine: '08:59' }, 'oraFine', FINE_PRIMA_DI_INIZIO],
      [{ ...base, oraFine: '08:59' }, 'oraInizio', 'Campo obbligatorio'],
      [{ lavorazione: taglio, pezzi: [{ riga: 1, posizioni: [1] }] }, 'pezzi', undefined],
      [{ ...base, pezzi: [{ riga: 999_999, posizioni: [1] }] }, 'pezzi[0].riga', undefined],
    ] as const) {
      const { errors } = await crea(omar, input)
      expect(errors, JSON.stringify(input)).toMatchObject([{ field, ...(message ? { message } : {}) }])
    }
    expect(await app.db.attivita.count()).toBe(prima)
  })

  test('is one at a time for an order and an operation, also when begun twice at once', async () => {
    const { ordine } = await makeOrdineInOfficina(app.db)
    const esiti = await Promise.all([1, 2, 3].map(() => crea(omar, { lavorazione: taglio, ordine: ordine.id })))
    expect(esiti.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(esiti.flatMap(({ errors }) => errors)).toMatchObject([
      { field: 'ordine', message: GIA_APERTA },
      { field: 'ordine', message: GIA_APERTA },
    ])
    // Another operation, and another operator, may go on beside it.
    expect((await crea(omar, { lavorazione: telaio, ordine: ordine.id })).errors).toEqual([])
    expect((await crea(oriana, { lavorazione: taglio, ordine: ordine.id })).errors).toEqual([])
  })

  test('keeps its end, and ends only once', async () => {
    const pk = pkOf(await crea(omar, { lavorazione: taglio, oraInizio: '00:00' }))
    expect((await cambia(omar, { pk, ferma: true })).errors).toEqual([])
    const finita = await app.db.attivita.findUniqueOrThrow({ where: { id: pk } })
    expect(finita.finitaIl).not.toBeNull()
    await cambia(omar, { pk, ferma: true })
    expect((await app.db.attivita.findUniqueOrThrow({ where: { id: pk } })).versione).toBe(finita.versione)
    expect((await cambia(omar, { pk, oraFine: null })).errors).toMatchObject([
      { field: 'oraFine', message: FINE_NON_TOGLIE },
    ])
    const ieri = dayOfInstant(new Date(Date.now() - 86_400_000))
    const vecchia = pkOf(await crea(omar, { lavorazione: taglio, data: ieri, oraInizio: '08:00' }))
    expect((await cambia(omar, { pk: vecchia, ferma: true })).errors).toMatchObject([{ message: NON_DI_OGGI }])
  })

  test('of somebody else is not there', async () => {
    const pk = pkOf(await crea(omar, { lavorazione: taglio }))
    await expect(cambia(oriana, { pk, note: 'x' })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    await expect(elimina(oriana, pk)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(await queryAs(oriana, `{ attivita(pk: ${pk}) { pk } }`)).toBeNull()
  })

  test('overlapping another is told, not refused', async () => {
    const user = await makeUser(app.db, { operatore: {} })
    const chi = await app.as(user)
    await crea(chi, { lavorazione: taglio, oraInizio: '08:00', oraFine: '10:00' })
    expect(await crea(chi, { lavorazione: telaio, oraInizio: '09:00', oraFine: '11:00' })).toMatchObject({
      errors: [],
      avvisi: ['Si sovrappone a un’altra tua attività: 08:00-10:00.'],
    })
    expect((await crea(chi, { lavorazione: telaio, oraInizio: '11:00', oraFine: '12:00' })).avvisi).toEqual([])
  })
})

describe('pieces', () => {
  test('are done once: of many at the same time one wins, the others are told who and when', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db, 4)
    const pezzi = [{ riga: riga.id, posizioni: [1, 2, 3] }]
    const [sua, altra] = await Promise.all(
      [omar, oriana].map((chi) => crea(chi, { lavorazione: taglio, ordine: ordine.id })),
    )
    const pks = [pkOf(sua as never), pkOf(altra as never)]
    const esiti = await Promise.all([cambia(omar, { pk: pks[0], pezzi }), cambia(oriana, { pk: pks[1], pezzi })])
    const persi = esiti.filter(({ errors }) => errors.length > 0)
    expect(persi).toHaveLength(1)
    const chi = esiti[0]?.errors.length === 0 ? 'Omar Bianchi' : 'Oriana Costa'
    const il = oggi().split('-').reverse().join('-')
    expect(persi[0]?.errors[0]).toMatchObject({
      field: 'pezzi',
      code: 'CONFLICT',
      message: `Il telaio 1 della riga 1 è già stato fatto da ${chi} il ${il}.`,
    })
    expect(await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id } })).toBe(3)
    // A device that comes back takes what is free, and is told of the rest.
    const perdente = esiti[0]?.errors.length === 0 ? ([oriana, pks[1]] as const) : ([omar, pks[0]] as const)
    const ripresa = { pk: perdente[1], pezzi: [{ riga: riga.id, posizioni: [3, 4] }], saltaFatti: true }
    const esito = await cambia(perdente[0], ripresa)
    expect(esito).toMatchObject({ errors: [], attivita: { numeroPezzi: 1 } })
    expect(esito.avvisi?.slice(0, 1)).toEqual([`Il telaio 3 della riga 1 è già stato fatto da ${chi} il ${il}.`])
  })

  test('that a line does not have are refused', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const pk = pkOf(await crea(omar, { lavorazione: anta, ordine: ordine.id }))
    expect((await cambia(omar, { pk, pezzi: [{ riga: riga.id, posizioni: [5] }] })).errors).toMatchObject([
      { field: 'pezzi[0].posizioni', message: 'La riga 1 ha 4 ante: questo pezzo non c’è.' },
    ])
  })

  test('of two operations are ticked together', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const collaudo = await lavorazioneChiamata(app.db, 'collaudo')
    const esito = await crea(omar, {
      lavorazione: telaio,
      secondaLavorazione: collaudo,
      ordine: ordine.id,
      pezzi: [{ riga: riga.id, posizioni: [1] }],
    })
    // 50 minutes of the benches × (20 + 10) %.
    expect(esito).toMatchObject({ errors: [], attivita: { tempoTeorico: 15, numeroPezzi: 1 } })
    expect(await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id } })).toBe(2)
  })

  test('all of them and an end finish the operation: with its controls, and then it is locked', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const pk = pkOf(await crea(omar, { lavorazione: taglio, ordine: ordine.id }))
    const fine = { pk, oraInizio: '08:00', oraFine: '09:00', pezzi: [{ riga: riga.id, posizioni: [1, 2] }] }
    expect((await cambia(omar, fine)).errors).toMatchObject([{ field: 'controlli' }, { field: 'controlli' }])
    const controlli = await controlliConformi(app.db, taglio)
    const [primo, secondo] = controlli
    const vuoto = [primo, { ...secondo, conforme: null }]
    expect((await cambia(omar, { ...fine, controlli: vuoto })).errors).toMatchObject([
      { field: 'controlli[1].conforme', message: SCEGLI_CONFORME },
    ])
    const senzaNota = [primo, { ...secondo, conforme: false }]
    expect((await cambia(omar, { ...fine, controlli: senzaNota })).errors).toMatchObject([
      { field: 'controlli[1].note', message: NOTE_OBBLIGATORIE },
    ])
    expect(await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id } })).toBe(0)
    const esito = await cambia(omar, {
      ...fine,
      controlli: [primo, { ...secondo, conforme: false, note: 'da rifare' }],
    })
    expect(esito).toMatchObject({ errors: [], attivita: { fineLavorazione: true, tempoTeorico: 80 } })
    expect((await cambia(omar, { pk, note: 'altro' })).errors).toMatchObject([{ message: LAVORAZIONE_FINITA }])
    expect((await crea(oriana, { lavorazione: taglio, ordine: ordine.id })).errors).toMatchObject([
      { field: 'ordine', message: TUTTI_FATTI },
    ])
    expect(await app.db.controlloEffettuato.count({ where: { ordineId: ordine.id } })).toBe(2)
    // Removing it leaves everything to be done again.
    expect((await elimina(omar, pk)).errors).toEqual([])
    expect(await app.db.controlloEffettuato.count({ where: { ordineId: ordine.id } })).toBe(0)
    expect((await crea(oriana, { lavorazione: taglio, ordine: ordine.id })).errors).toEqual([])
  })

  test('ticked half by each, at once: the operation is finished by exactly one of them', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const pks = [omar, oriana].map(async (chi) =>
      pkOf(await crea(chi, { lavorazione: taglio, ordine: ordine.id, oraInizio: '07:00' })),
    )
    const [uno, due] = await Promise.all(pks)
    const controlli = await controlliConformi(app.db, taglio)
    const salva = (chi: Client, pk: number | undefined, posizione: number) =>
      cambia(chi, { pk, oraFine: '23:59', controlli, pezzi: [{ riga: riga.id, posizioni: [posizione] }] })
    const esiti = await Promise.all([salva(omar, uno, 1), salva(oriana, due, 2)])
    expect(esiti.map(({ errors }) => errors)).toEqual([[], []])
    expect(esiti.filter(({ attivita }) => attivita?.fineLavorazione)).toHaveLength(1)
  })
})

describe('a device without network', () => {
  test('sends twice what is recorded once', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const chiaveClient = crypto.randomUUID()
    const inizio = { lavorazione: taglio, ordine: ordine.id, chiaveClient, secondiFa: 300 }
    const fine = {
      chiaveClient,
      ferma: true,
      secondiFa: 60,
      pezzi: [{ riga: riga.id, posizioni: [1] }],
      saltaFatti: true,
    }
    const giro = async () => [await crea(omar, inizio), await cambia(omar, fine)]
    const prima = await giro()
    const stato = () =>
      Promise.all([
        app.db.attivita.findMany({ where: { ordineId: ordine.id } }),
        app.db.pezzoAttivita.findMany({ where: { ordineId: ordine.id } }),
        app.db.auditLog.count({ where: { oggetto: 'Attivita', oggettoPk: pkOf(prima[0] as never) } }),
      ])
    const dopo = await stato()
    const seconda = await giro()
    expect([...prima, ...seconda].flatMap(({ errors }) => errors)).toEqual([])
    expect(await stato()).toEqual(dopo)
    expect(dopo[0]).toHaveLength(1)
    expect(Date.now() - (dopo[0][0]?.iniziataIl?.getTime() ?? 0)).toBeGreaterThanOrEqual(300_000)
    expect((await crea(oriana, inizio)).errors).toMatchObject([{ field: 'chiaveClient' }])
  })
})

test('only the latest of an order and an operation is removed', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db, 3)
  const sessione = async (chi: Client, posizione: number, ora: string) =>
    pkOf(
      await crea(chi, {
        lavorazione: taglio,
        ordine: ordine.id,
        oraInizio: ora,
        oraFine: ora,
        pezzi: [{ riga: riga.id, posizioni: [posizione] }],
      }),
    )
  const prima = await sessione(omar, 1, '08:00')
  const ultima = await sessione(omar, 2, '09:00')
  expect((await elimina(omar, prima)).errors).toMatchObject([{ field: null, message: NON_ULTIMA }])
  expect(await queryAs(omar, `{ attivita(pk: ${prima}) { motivoNonEliminabile } }`)).toEqual({
    motivoNonEliminabile: NON_ULTIMA,
  })
  expect((await elimina(omar, ultima)).errors).toEqual([])
  expect((await elimina(omar, prima)).errors).toEqual([])
})

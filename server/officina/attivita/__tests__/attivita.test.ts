import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { conformingControlli, lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import {
  ALL_DONE,
  ALREADY_OPEN,
  ATTIVITA_OF_OTHERS,
  CHOOSE_CONFORME,
  DIFFERENT_SECONDA,
  FINE_BEFORE_INIZIO,
  FINE_NOT_REMOVABLE,
  FUTURE_DATA,
  LAVORAZIONE_FINISHED,
  NOT_LAST,
  NOT_OF_TODAY,
  NOTE_REQUIRED,
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
  taglio = await lavorazioneNamed(app.db, 'taglio')
  telaio = await lavorazioneNamed(app.db, 'assemblaggio telaio')
  anta = await lavorazioneNamed(app.db, 'assemblaggio anta')
})
afterAll(() => app.close())

interface Saved {
  attivita: {
    pk: number
    versione: number
    tempo: number | null
    tempoTeorico: number
    fineLavorazione: boolean
  } | null
  avvisi: string[] | null
}

const FIELDS =
  'attivita { pk versione data oraInizio oraFine tempo tempoTeorico note fineLavorazione numeroPezzi } avvisi'
const create = (who: Client, input: object) => mutateAs<Saved>(who, 'createAttivita', input, FIELDS)
const change = (who: Client, input: object) => mutateAs<Saved>(who, 'updateAttivita', input, FIELDS)
const remove = (who: Client, pk: number) => mutateAs(who, 'deleteAttivita', { pk }, 'pk')
const today = () => dayOfInstant(new Date())
const pkOf = ({ attivita, errors }: Awaited<ReturnType<typeof create>>) => {
  if (!attivita) throw new Error(JSON.stringify(errors))
  return attivita.pk
}

describe('a session', () => {
  test('begins by the clock of the server, is ticked, ends, and is reckoned', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const next = await create(omar, { lavorazionePk: taglio, ordinePk: ordine.id })
    expect(next).toMatchObject({ errors: [], attivita: { data: today(), oraFine: null, tempo: null, tempoTeorico: 0 } })
    const pk = pkOf(next)
    const before = await app.db.attivita.findUniqueOrThrow({ where: { id: pk } })
    expect(before.iniziataIl).not.toBeNull()
    // 2 windows × 100 minutes × 40 % ÷ 2 frames.
    expect(await change(omar, { pk, pezzi: [{ rigaPk: riga.id, posizioni: [1] }] })).toMatchObject({
      errors: [],
      attivita: { tempoTeorico: 40, numeroPezzi: 1, fineLavorazione: false },
    })
    const finished = await change(omar, { pk, oraInizio: '08:00', oraFine: '09:30', note: 'bene' })
    expect(finished).toMatchObject({ errors: [], attivita: { tempo: 90, note: 'bene', fineLavorazione: false } })
    expect(await app.db.auditLog.count({ where: { oggetto: 'Attivita', oggettoPk: pk } })).toBe(4)
    expect(await remove(omar, pk)).toMatchObject({ errors: [], pk })
    expect(await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id } })).toBe(0)
  })

  test('is refused where it does not fit, and nothing has changed', async () => {
    const { ordine } = await makeOrdineInOfficina(app.db)
    const other = (await app.db.operatore.findFirstOrThrow({ where: { userId: oriana.user?.id ?? 0 } })).id
    const before = await app.db.attivita.count()
    const base = { lavorazionePk: taglio, ordinePk: ordine.id }
    for (const [input, field, message] of [
      [{ ...base, operatorePk: other }, 'operatorePk', ATTIVITA_OF_OTHERS],
      [{ ...base, data: '2199-01-01' }, 'data', FUTURE_DATA],
      [{ ...base, data: '2020-01-01' }, 'data', 'Si possono registrare attività fino a 7 giorni indietro.'],
      [{ ...base, lavorazionePk: 999_999 }, 'lavorazionePk', undefined],
      [{ ...base, ordinePk: 999_999 }, 'ordinePk', undefined],
      [{ ...base, secondaLavorazionePk: anta }, 'secondaLavorazionePk', DIFFERENT_SECONDA],
      [{ ...base, secondaLavorazionePk: taglio }, 'secondaLavorazionePk', DIFFERENT_SECONDA],
      [{ lavorazionePk: taglio, secondaLavorazionePk: telaio }, 'secondaLavorazionePk', undefined],
      [{ ...base, oraInizio: '25:00' }, 'oraInizio', undefined],
      [{ ...base, oraInizio: '09:00', oraFine: '08:59' }, 'oraFine', FINE_BEFORE_INIZIO],
      [{ ...base, oraFine: '08:59' }, 'oraInizio', 'Campo obbligatorio'],
      [{ lavorazionePk: taglio, pezzi: [{ rigaPk: 1, posizioni: [1] }] }, 'pezzi', undefined],
      [{ ...base, pezzi: [{ rigaPk: 999_999, posizioni: [1] }] }, 'pezzi[0].rigaPk', undefined],
    ] as const) {
      const { errors } = await create(omar, input)
      expect(errors, JSON.stringify(input)).toMatchObject([{ field, ...(message ? { message } : {}) }])
    }
    expect(await app.db.attivita.count()).toBe(before)
  })

  test('is one at a time for an order and an operation, also when begun twice at once', async () => {
    const { ordine } = await makeOrdineInOfficina(app.db)
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => create(omar, { lavorazionePk: taglio, ordinePk: ordine.id })),
    )
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([
      { field: 'ordinePk', message: ALREADY_OPEN },
      { field: 'ordinePk', message: ALREADY_OPEN },
    ])
    // Another operation, and another operator, may go on beside it.
    expect((await create(omar, { lavorazionePk: telaio, ordinePk: ordine.id })).errors).toEqual([])
    expect((await create(oriana, { lavorazionePk: taglio, ordinePk: ordine.id })).errors).toEqual([])
  })

  test('keeps its end, and ends only once', async () => {
    const pk = pkOf(await create(omar, { lavorazionePk: taglio, oraInizio: '00:00' }))
    expect((await change(omar, { pk, ferma: true })).errors).toEqual([])
    const finished = await app.db.attivita.findUniqueOrThrow({ where: { id: pk } })
    expect(finished.finitaIl).not.toBeNull()
    await change(omar, { pk, ferma: true })
    expect((await app.db.attivita.findUniqueOrThrow({ where: { id: pk } })).versione).toBe(finished.versione)
    expect((await change(omar, { pk, oraFine: null })).errors).toMatchObject([
      { field: 'oraFine', message: FINE_NOT_REMOVABLE },
    ])
    const yesterday = dayOfInstant(new Date(Date.now() - 86_400_000))
    const previous = pkOf(await create(omar, { lavorazionePk: taglio, data: yesterday, oraInizio: '08:00' }))
    expect((await change(omar, { pk: previous, ferma: true })).errors).toMatchObject([{ message: NOT_OF_TODAY }])
  })

  test('of somebody else is not there', async () => {
    const pk = pkOf(await create(omar, { lavorazionePk: taglio }))
    await expect(change(oriana, { pk, note: 'x' })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    await expect(remove(oriana, pk)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(await queryAs(oriana, `{ attivita(pk: ${pk}) { pk } }`)).toBeNull()
  })

  test('overlapping another is told, not refused', async () => {
    const user = await makeUser(app.db, { operatore: {} })
    const who = await app.as(user)
    await create(who, { lavorazionePk: taglio, oraInizio: '08:00', oraFine: '10:00' })
    expect(await create(who, { lavorazionePk: telaio, oraInizio: '09:00', oraFine: '11:00' })).toMatchObject({
      errors: [],
      avvisi: ['Si sovrappone a un’altra tua attività: 08:00-10:00.'],
    })
    expect((await create(who, { lavorazionePk: telaio, oraInizio: '11:00', oraFine: '12:00' })).avvisi).toEqual([])
  })
})

describe('pieces', () => {
  test('are done once: of many at the same time one wins, the others are told who and when', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db, 4)
    const pezzi = [{ rigaPk: riga.id, posizioni: [1, 2, 3] }]
    const pks = await Promise.all(
      [omar, oriana].map(async (who) => pkOf(await create(who, { lavorazionePk: taglio, ordinePk: ordine.id }))),
    )
    const outcomes = await Promise.all([change(omar, { pk: pks[0], pezzi }), change(oriana, { pk: pks[1], pezzi })])
    const lost = outcomes.filter(({ errors }) => errors.length > 0)
    expect(lost).toHaveLength(1)
    const who = outcomes[0]?.errors.length === 0 ? 'Omar Bianchi' : 'Oriana Costa'
    const it = today().split('-').reverse().join('-')
    expect(lost[0]?.errors[0]).toMatchObject({
      field: 'pezzi',
      code: 'CONFLICT',
      message: `Il telaio 1 della riga 1 è già stato fatto da ${who} il ${it}.`,
    })
    expect(await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id } })).toBe(3)
    // A device that comes back takes what is free, and is told of the rest.
    const loser = outcomes[0]?.errors.length === 0 ? ([oriana, pks[1]] as const) : ([omar, pks[0]] as const)
    const resumed = { pk: loser[1], pezzi: [{ rigaPk: riga.id, posizioni: [3, 4] }], saltaFatti: true }
    const outcome = await change(loser[0], resumed)
    expect(outcome).toMatchObject({ errors: [], attivita: { numeroPezzi: 1 } })
    expect(outcome.avvisi?.slice(0, 1)).toEqual([`Il telaio 3 della riga 1 è già stato fatto da ${who} il ${it}.`])
  })

  test('that a line does not have are refused', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const pk = pkOf(await create(omar, { lavorazionePk: anta, ordinePk: ordine.id }))
    expect((await change(omar, { pk, pezzi: [{ rigaPk: riga.id, posizioni: [5] }] })).errors).toMatchObject([
      { field: 'pezzi[0].posizioni', message: 'La riga 1 ha 4 ante: questo pezzo non c’è.' },
    ])
  })

  test('of two operations are ticked together', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const collaudo = await lavorazioneNamed(app.db, 'collaudo')
    const outcome = await create(omar, {
      lavorazionePk: telaio,
      secondaLavorazionePk: collaudo,
      ordinePk: ordine.id,
      pezzi: [{ rigaPk: riga.id, posizioni: [1] }],
    })
    // 50 minutes of the benches × (20 + 10) %.
    expect(outcome).toMatchObject({ errors: [], attivita: { tempoTeorico: 15, numeroPezzi: 1 } })
    expect(await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id } })).toBe(2)
  })

  test('all of them and an end finish the operation: with its controls, and then it is locked', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const pk = pkOf(await create(omar, { lavorazionePk: taglio, ordinePk: ordine.id }))
    const fine = { pk, oraInizio: '08:00', oraFine: '09:00', pezzi: [{ rigaPk: riga.id, posizioni: [1, 2] }] }
    expect((await change(omar, fine)).errors).toMatchObject([{ field: 'controlli' }, { field: 'controlli' }])
    const controlli = await conformingControlli(app.db, taglio)
    const [first, second] = controlli
    const empty = [first, { ...second, conforme: null }]
    expect((await change(omar, { ...fine, controlli: empty })).errors).toMatchObject([
      { field: 'controlli[1].conforme', message: CHOOSE_CONFORME },
    ])
    const senzaNota = [first, { ...second, conforme: false }]
    expect((await change(omar, { ...fine, controlli: senzaNota })).errors).toMatchObject([
      { field: 'controlli[1].note', message: NOTE_REQUIRED },
    ])
    expect(await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id } })).toBe(0)
    const outcome = await change(omar, {
      ...fine,
      controlli: [first, { ...second, conforme: false, note: 'da rifare' }],
    })
    expect(outcome).toMatchObject({ errors: [], attivita: { fineLavorazione: true, tempoTeorico: 80 } })
    expect((await change(omar, { pk, note: 'altro' })).errors).toMatchObject([{ message: LAVORAZIONE_FINISHED }])
    expect((await create(oriana, { lavorazionePk: taglio, ordinePk: ordine.id })).errors).toMatchObject([
      { field: 'ordinePk', message: ALL_DONE },
    ])
    expect(await app.db.controlloEffettuato.count({ where: { ordineId: ordine.id } })).toBe(2)
    // Removing it leaves everything to be done again.
    expect((await remove(omar, pk)).errors).toEqual([])
    expect(await app.db.controlloEffettuato.count({ where: { ordineId: ordine.id } })).toBe(0)
    expect((await create(oriana, { lavorazionePk: taglio, ordinePk: ordine.id })).errors).toEqual([])
  })

  test('ticked half by each, at once: the operation is finished by exactly one of them', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const pks = [omar, oriana].map(async (who) =>
      pkOf(await create(who, { lavorazionePk: taglio, ordinePk: ordine.id, oraInizio: '07:00' })),
    )
    const [one, due] = await Promise.all(pks)
    const controlli = await conformingControlli(app.db, taglio)
    const save = (who: Client, pk: number | undefined, posizione: number) =>
      change(who, { pk, oraFine: '23:59', controlli, pezzi: [{ rigaPk: riga.id, posizioni: [posizione] }] })
    const outcomes = await Promise.all([save(omar, one, 1), save(oriana, due, 2)])
    expect(outcomes.map(({ errors }) => errors)).toEqual([[], []])
    expect(outcomes.filter(({ attivita }) => attivita?.fineLavorazione)).toHaveLength(1)
  })
})

describe('a device without network', () => {
  test('sends twice what is recorded once', async () => {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    const chiaveClient = crypto.randomUUID()
    const inizio = { lavorazionePk: taglio, ordinePk: ordine.id, chiaveClient, secondiFa: 300 }
    const fine = {
      chiaveClient,
      ferma: true,
      secondiFa: 60,
      pezzi: [{ rigaPk: riga.id, posizioni: [1] }],
      saltaFatti: true,
    }
    const round = async () => [await create(omar, inizio), await change(omar, fine)] as const
    const before = await round()
    const stato = () =>
      Promise.all([
        app.db.attivita.findMany({ where: { ordineId: ordine.id } }),
        app.db.pezzoAttivita.findMany({ where: { ordineId: ordine.id } }),
        app.db.auditLog.count({ where: { oggetto: 'Attivita', oggettoPk: pkOf(before[0]) } }),
      ])
    const after = await stato()
    const second = await round()
    expect([...before, ...second].flatMap(({ errors }) => errors)).toEqual([])
    expect(await stato()).toEqual(after)
    expect(after[0]).toHaveLength(1)
    expect(Date.now() - (after[0][0]?.iniziataIl?.getTime() ?? 0)).toBeGreaterThanOrEqual(300_000)
    expect((await create(oriana, inizio)).errors).toMatchObject([{ field: 'chiaveClient' }])
  })
})

test('only the latest of an order and an operation is removed', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db, 3)
  const session = async (who: Client, posizione: number, hour: string) =>
    pkOf(
      await create(who, {
        lavorazionePk: taglio,
        ordinePk: ordine.id,
        oraInizio: hour,
        oraFine: hour,
        pezzi: [{ rigaPk: riga.id, posizioni: [posizione] }],
      }),
    )
  const before = await session(omar, 1, '08:00')
  const last = await session(omar, 2, '09:00')
  expect((await remove(omar, before)).errors).toMatchObject([{ field: null, message: NOT_LAST }])
  expect(await queryAs(omar, `{ attivita(pk: ${before}) { motivoNonEliminabile } }`)).toEqual({
    motivoNonEliminabile: NOT_LAST,
  })
  expect((await remove(omar, last)).errors).toEqual([])
  expect((await remove(omar, before)).errors).toEqual([])
})

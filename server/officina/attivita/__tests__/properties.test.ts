import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { statementsOf } from '#server-test/statements.ts'

let app: TestApp
let people: Client[]
let lavorazione: number

beforeAll(async () => {
  app = await createTestApp()
  people = []
  for (let n = 0; n < 3; n++) people.push(await app.as(await makeUser(app.db, { operatore: {} })))
  lavorazione = await lavorazioneNamed(app.db, 'taglio')
})
afterAll(() => app.close())

interface Saved {
  attivita: { pk: number; numeroPezzi: number; tempoTeorico: number } | null
}

const begin = async (who: Client, ordine: number, chiaveClient = crypto.randomUUID()) =>
  (
    await mutateAs<Saved>(
      who,
      'createAttivita',
      { lavorazionePk: lavorazione, ordinePk: ordine, chiaveClient },
      'attivita { pk }',
    )
  ).attivita?.pk

const tick = (who: Client, pk: number | undefined, riga: number, posizioni: number[], saltaFatti = false) =>
  mutateAs<Saved>(
    who,
    'updateAttivita',
    { pk, pezzi: [{ rigaPk: riga, posizioni }], saltaFatti },
    'attivita { pk numeroPezzi }',
  )

test('thousands of ticks at once: each piece is done once, and whoever was told so has it', async () => {
  const NUMERO = 60
  const pieces = fc.uniqueArray(fc.integer({ min: 1, max: NUMERO }), { minLength: 20, maxLength: NUMERO })
  // Who presses, what: some two thousand pieces a run, in bursts of six from three tablets.
  const bursts = fc.sample(fc.array(fc.tuple(fc.nat(2), pieces, fc.boolean()), { minLength: 6, maxLength: 6 }), 8)
  let asked = 0
  for (const burst of bursts) {
    const { ordine, riga } = await makeOrdineInOfficina(app.db, NUMERO)
    const sessions = await Promise.all(people.map((who) => begin(who, ordine.id)))
    const outcomes = await Promise.all(
      burst.map(async ([who, posizioni, saltaFatti]) => {
        asked += posizioni.length
        const { errors } = await tick(people[who] as Client, sessions[who], riga.id, posizioni, saltaFatti)
        return { who, posizioni, acknowledged: errors.length === 0 && !saltaFatti }
      }),
    )
    const done = await app.db.pezzoAttivita.findMany({ where: { ordineId: ordine.id } })
    const owner = new Map(done.map(({ posizione, attivitaId }) => [posizione, attivitaId]))
    expect(owner.size).toBe(done.length)
    for (const { who, posizioni, acknowledged } of outcomes) {
      if (acknowledged) for (const posizione of posizioni) expect(owner.get(posizione)).toBe(sessions[who])
    }
    // All that were ticked, by whomever: what was refused whole may be missing, what was left out is another's.
    for (const posizione of owner.keys()) expect(burst.some(([, wanted]) => wanted.includes(posizione))).toBe(true)
  }
  expect(asked).toBeGreaterThan(900)
})

test('what a device sends twice is done once, in whatever pieces its queue is cut', async () => {
  const cuts = fc.sample(fc.integer({ min: 1, max: 4 }), 4)
  for (const cut of cuts) {
    const [who] = people as [Client]
    const { ordine, riga } = await makeOrdineInOfficina(app.db, 4)
    const chiaveClient = crypto.randomUUID()
    const queue = [
      () => begin(who, ordine.id, chiaveClient),
      ...[1, 2, 3].map(
        (posizione) => () =>
          mutateAs(
            who,
            'updateAttivita',
            { chiaveClient, pezzi: [{ rigaPk: riga.id, posizioni: [posizione] }] },
            'avvisi',
          ),
      ),
      () => mutateAs(who, 'updateAttivita', { chiaveClient, ferma: true }, 'avvisi'),
    ]
    const whole = async (from: number, to: number) => {
      for (const send of queue.slice(from, to)) await send()
    }
    // The answer to the last of the first part is lost: the device begins again there, then the whole once more.
    await whole(0, cut)
    await whole(cut - 1, queue.length)
    const read = () =>
      app.db.attivita.findMany({
        where: { ordineId: ordine.id },
        include: { pezzi: { orderBy: { posizione: 'asc' } } },
      })
    const once = await read()
    await whole(0, queue.length)
    expect(await read()).toEqual(once)
    expect(once).toHaveLength(1)
    expect(once[0]?.pezzi).toHaveLength(3)
    expect(once[0]?.oraFine).not.toBeNull()
  }
})

test('to remove the latest session gives back what was there before it', async () => {
  const [who, other] = people as [Client, Client]
  const { ordine, riga } = await makeOrdineInOfficina(app.db, 6)
  const state = async () => ({
    pieces: await app.db.pezzoAttivita.findMany({ where: { ordineId: ordine.id }, orderBy: { posizione: 'asc' } }),
    sessions: await app.db.attivita.findMany({ where: { ordineId: ordine.id }, orderBy: { id: 'asc' } }),
  })
  await tick(other, await begin(other, ordine.id), riga.id, [1, 4])
  for (const posizioni of fc.sample(fc.uniqueArray(fc.constantFrom(2, 3, 5), { minLength: 1 }), 4)) {
    const before = await state()
    const pk = await begin(who, ordine.id)
    await tick(who, pk, riga.id, posizioni)
    expect(await state()).not.toEqual(before)
    await mutateAs(who, 'deleteAttivita', { pk }, 'pk')
    expect(await state()).toEqual(before)
  }
})

/** What sessions say of their pieces, and what their pieces say. */
async function keptAndCounted() {
  const sessions = await app.db.attivita.findMany({ include: { pezzi: true }, orderBy: { id: 'asc' } })
  const sum = (values: number[]) => values.reduce((all, one) => all + Math.round(one * 10_000), 0) / 10_000
  return sessions.map(({ pezzi, lavorazioneId, secondaLavorazioneId, ...kept }) => {
    const of = (which: number | null) => pezzi.filter((one) => one.lavorazioneId === which)
    const minutes = (which: typeof pezzi) => sum(which.map(({ minuti }) => minuti.toNumber()))
    return {
      kept: [kept.pezziFatti, kept.pezziSeconda, kept.tempoTeorico.toNumber(), kept.teoricoSeconda.toNumber()],
      counted: [
        of(lavorazioneId).length,
        of(secondaLavorazioneId).length,
        minutes(pezzi),
        minutes(of(secondaLavorazioneId)),
      ],
    }
  })
}

test('what a session keeps of its pieces is what they are, after any sequence of changes at once', async () => {
  const { attivitaNumero } = await app.db.lavorazione.findUniqueOrThrow({ where: { id: lavorazione } })
  const { id: second } = await app.db.lavorazione.findFirstOrThrow({
    where: { attivitaNumero, attiva: true, id: { not: lavorazione } },
  })
  const capo = await app.as(await makeUser(app.db, { isSuperuser: true, info: { canViewAttivitaOperatori: true } }))
  const pieces = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 })
  const step = fc.record({ who: fc.nat(2), what: fc.constantFrom('begin', 'tick', 'tick', 'remove'), pieces })
  const found = { two: 0, completed: 0, open: 0 }
  for (const steps of fc.sample(fc.array(step, { minLength: 9, maxLength: 9 }), 3)) {
    const { ordine, riga } = await makeOrdineInOfficina(app.db, 8)
    const sessions: (number | undefined)[] = []
    const beginWith = async (who: number, secondaLavorazione: number | null) => {
      const input = {
        lavorazionePk: lavorazione,
        secondaLavorazionePk: secondaLavorazione,
        ordinePk: ordine.id,
        chiaveClient: crypto.randomUUID(),
      }
      const { attivita } = await mutateAs<Saved>(
        people[who] as Client,
        'createAttivita',
        input,
        'attivita { pk numeroPezzi tempoTeorico }',
      )
      sessions[who] = attivita?.pk
    }
    const run = async ({ who, what, pieces }: (typeof steps)[number]) => {
      const [person, pk] = [people[who] as Client, sessions[who]]
      if (what === 'begin' || pk === undefined) return beginWith(who, who === 0 ? null : second)
      if (what === 'tick') return tick(person, pk, riga.id, pieces, true)
      sessions[who] = undefined
      return mutateAs(person, 'deleteAttivita', { pk }, 'pk')
    }
    const check = async () => {
      for (const { kept, counted } of await keptAndCounted()) expect(kept).toEqual(counted)
    }
    for (const who of people.keys()) await beginWith(who, who === 0 ? null : second)
    for (const [who, person] of people.entries()) await tick(person, sessions[who], riga.id, [who + 1])
    for (let from = 0; from < steps.length; from += 3) {
      // A session that another step has just removed is not found.
      await Promise.allSettled(steps.slice(from, from + 3).map(run))
      await check()
    }
    found.two += await app.db.attivita.count({ where: { ordineId: ordine.id, pezziSeconda: { gt: 0 } } })
    // The steps may have done all of its pieces: then nothing is left to complete.
    const done = await app.db.pezzoAttivita.count({ where: { ordineId: ordine.id, lavorazioneId: second } })
    if (done < 8) found.open += 1
    await mutateAs(capo, 'completeLavorazioneOrdine', { ordinePk: ordine.id, lavorazionePk: second })
    await check()
    found.completed += await app.db.attivita.count({
      where: { ordineId: ordine.id, automatica: true, pezziFatti: { gt: 0 } },
    })
  }
  expect(found.two).toBeGreaterThan(0)
  expect(found.completed).toBe(found.open)
})

test('a tick of a tablet asks the database no more than it did', async () => {
  const [who] = people as [Client]
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const pk = await begin(who, ordine.id)
  // It was 28: the setting of the days and the count of pieces are read only where they decide something.
  // With the timings come the departments, by one more.
  expect((await statementsOf(() => tick(who, pk, riga.id, [1]))).length).toBeLessThanOrEqual(27)
})

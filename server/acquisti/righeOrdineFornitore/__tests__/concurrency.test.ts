import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeUser } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'

const BUYERS = 30
const STEPS = 3

let app: TestApp
let buyers: Client[]
beforeAll(async () => {
  app = await createTestApp()
  const names = ['DA_FARE', 'INVIATO', 'CONFERMATO'].map((name) => ({
    contesto: 'ORDINE_FORNITORE' as const,
    nome: name,
  }))
  await app.db.valoreStato.createMany({ data: names, skipDuplicates: true })
  buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => app.as(await makeUser(app.db, { isSuperuser: true }))),
  )
})
afterAll(() => app.close())

/** What the buyers were told was done. */
interface Acknowledged {
  split: number
  merge: number
  move: number
  reset: number
  create: number
  stato: number
  generati: number[]
  /** Thousandths that came and went with rows. */
  quantita: number
}

interface Answer {
  errors: { code: string; message: string }[]
}

test('30 buyers at once on one order: what was acknowledged is there, and nothing else', async () => {
  const { id: ordine } = await makeOrdine(app.db)
  const { id: fornitore } = await makeFornitore(app.db, { tipologia: 'vetro', isDefault: true })
  const data = { ordineId: ordine, fornitoreId: fornitore, tipologia: 'vetro' }
  const forniture = await Promise.all([1, 2, 3].map(() => makeOrdineFornitore(app.db, data)))
  for (let n = 0; n < BUYERS; n++) await makeRigaFornitore(app.db, { ordineId: ordine, fornitoreId: fornitore })
  const completed: Acknowledged = {
    split: 0,
    merge: 0,
    move: 0,
    reset: 0,
    create: 0,
    stato: 0,
    generati: [],
    quantita: BUYERS * 10,
  }
  const oddOnes: string[] = []

  /** @returns the answer when it was done; null when it was refused, as a stale or a gone one may be */
  async function done<T>(who: Client, name: string, input: object, fields: string): Promise<T | null> {
    try {
      const answer = await mutateAs<T & Answer>(who, name, input, fields)
      if (answer.errors.length === 0) return answer
      return null
    } catch (error) {
      // Gone or changed meanwhile is an answer; a fault is none.
      const { code } = (error as { extensions?: { code?: string } }).extensions ?? {}
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') oddOnes.push(`${name}: ${error}`)
      return null
    }
  }
  /** @returns false too when it was so already */
  const changed = async (who: Client, name: string, input: object) =>
    (await done<{ modifica: number | null }>(who, name, input, 'modifica'))?.modifica != null
  const rows = () =>
    app.db.rigaOrdineFornitore.findMany({ where: { ordineId: ordine }, orderBy: { id: 'asc' }, take: 200 })

  async function buy(who: Client, n: number) {
    for (let step = 0; step < STEPS; step++) {
      const righe = await rows()
      // Neighbours want the same row: they meet.
      const riga = righe[Math.floor(n / 3) % righe.length]
      const other = righe.find((one) => one.id !== riga?.id && one.ordineFornitoreId === riga?.ordineFornitoreId)
      const fornitura = forniture[n % forniture.length]
      if (!riga || !other || !fornitura) continue
      const quantita = riga.quantita.toNumber()
      switch ((n + step) % 7) {
        case 0:
          if (await done(who, 'splitRigaOrdineFornitore', { pk: riga.id, quantita: [1, quantita - 1] }, 'modifica'))
            completed.split++
          break
        case 1:
          if (await done(who, 'mergeRigheOrdineFornitore', { pks: [riga.id, other.id] }, 'modifica')) completed.merge++
          break
        case 2: {
          const input = { pks: [riga.id], ordineFornitorePk: fornitura.id }
          if (await changed(who, 'moveRigheOrdineFornitore', input)) completed.move++
          break
        }
        case 3: {
          const made = await done<{ ordiniFornitore: number[] }>(
            who,
            'generateOrdiniFornitore',
            { rigaPks: [riga.id] },
            'ordiniFornitore',
          )
          if (made) completed.generati.push(...made.ordiniFornitore)
          break
        }
        case 4: {
          const statoName = ['INVIATO', 'CONFERMATO', 'DA_FARE'][(n + step) % 3]
          const [{ versione = 0 } = {}] = await app.db.ordineFornitore.findMany({ where: { id: fornitura.id } })
          const input = { pk: fornitura.id, versione, stato: statoName }
          if (await done(who, 'setStatoOrdineFornitore', input, '')) completed.stato++
          break
        }
        case 5: {
          const input = { ordinePk: ordine, tipologia: 'vetro', fornitorePk: fornitore, quantita: 7, codice: 'V1' }
          if (await done(who, 'createRigaOrdineFornitore', input, '')) {
            completed.create++
            completed.quantita += 7
          }
          break
        }
        default: {
          if (await changed(who, 'resetRigheOrdineFornitore', { pks: [riga.id] })) completed.reset++
          break
        }
      }
    }
  }
  await Promise.all(buyers.map(buy))

  expect(oddOnes).toEqual([])
  const righe = await rows()
  const total = righe.reduce((sum, { quantita }) => sum + quantita.toNumber(), 0)
  expect(total).toBe(completed.quantita)
  // Each split adds one row, each merge of two takes one.
  expect(righe).toHaveLength(BUYERS + completed.split + completed.create - completed.merge)
  const alive = await app.db.ordineFornitore.findMany({ where: { ordineId: ordine }, select: { id: true } })
  const expected = [...forniture.map(({ id }) => id), ...completed.generati]
  expect(alive.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b))
  const changes = await app.db.modificaRigheFornitore.count()
  expect(changes).toBe(completed.split + completed.merge + completed.move + completed.reset + completed.generati.length)
  // A state that was that already is acknowledged and written nowhere.
  const storico = await app.db.storicoStatoOrdineFornitore.count({
    where: { ordineFornitoreId: { in: forniture.map(({ id }) => id) } },
  })
  expect(storico).toBeGreaterThan(0)
  expect(storico).toBeLessThanOrEqual(completed.stato)
  // Who only adds is never refused; of the others many get through.
  expect(completed.create).toBeGreaterThan(BUYERS / 10)
  expect(changes + completed.stato).toBeGreaterThan(BUYERS / 3)
})

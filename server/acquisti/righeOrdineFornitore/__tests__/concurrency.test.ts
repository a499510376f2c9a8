import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, makeUser } from '../../../test/factories.ts'
import { mutateAs } from '../../../test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '../../../test/personaleFactories.ts'

const COMPRATORI = 30
const PASSI = 3

let app: TestApp
let buyers: Client[]
beforeAll(async () => {
  app = await createTestApp()
  const nomi = ['DA_FARE', 'INVIATO', 'CONFERMATO'].map((nome) => ({ contesto: 'ORDINE_FORNITORE' as const, nome }))
  await app.db.valoreStato.createMany({ data: nomi, skipDuplicates: true })
  buyers = await Promise.all(
    Array.from({ length: COMPRATORI }, async () => app.as(await makeUser(app.db, { isSuperuser: true }))),
  )
})
afterAll(() => app.close())

/** What the buyers were told was done. */
interface Acknowledged {
  split: number
  merge: number
  sposta: number
  reset: number
  crea: number
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
  const dati = { ordineId: ordine, fornitoreId: fornitore, tipologia: 'vetro' }
  const forniture = await Promise.all([1, 2, 3].map(() => makeOrdineFornitore(app.db, dati)))
  for (let n = 0; n < COMPRATORI; n++) await makeRigaFornitore(app.db, { ordineId: ordine, fornitoreId: fornitore })
  const fatti: Acknowledged = {
    split: 0,
    merge: 0,
    sposta: 0,
    reset: 0,
    crea: 0,
    stato: 0,
    generati: [],
    quantita: COMPRATORI * 10,
  }
  const strani: string[] = []

  /** @returns the answer when it was done; null when it was refused, as a stale or a gone one may be */
  async function done<T>(chi: Client, nome: string, input: object, campi: string): Promise<T | null> {
    try {
      const answer = await mutateAs<T & Answer>(chi, nome, input, campi)
      if (answer.errors.length === 0) return answer
      return null
    } catch (error) {
      // Gone or changed meanwhile is an answer; a fault is none.
      const { code } = (error as { extensions?: { code?: string } }).extensions ?? {}
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') strani.push(`${nome}: ${error}`)
      return null
    }
  }
  /** @returns false too when it was so already */
  const changed = async (chi: Client, nome: string, input: object) =>
    (await done<{ modifica: number | null }>(chi, nome, input, 'modifica'))?.modifica != null
  const rows = () =>
    app.db.rigaOrdineFornitore.findMany({ where: { ordineId: ordine }, orderBy: { id: 'asc' }, take: 200 })

  async function buy(chi: Client, n: number) {
    for (let passo = 0; passo < PASSI; passo++) {
      const righe = await rows()
      // Neighbours want the same row: they meet.
      const riga = righe[Math.floor(n / 3) % righe.length]
      const altra = righe.find((uno) => uno.id !== riga?.id && uno.ordineFornitoreId === riga?.ordineFornitoreId)
      const fornitura = forniture[n % forniture.length]
      if (!riga || !altra || !fornitura) continue
      const quantita = riga.quantita.toNumber()
      switch ((n + passo) % 7) {
        case 0:
          if (await done(chi, 'splitRigaOrdineFornitore', { pk: riga.id, quantita: [1, quantita - 1] }, 'modifica'))
            fatti.split++
          break
        case 1:
          if (await done(chi, 'mergeRigheOrdineFornitore', { righe: [riga.id, altra.id] }, 'modifica')) fatti.merge++
          break
        case 2: {
          const input = { righe: [riga.id], ordineFornitore: fornitura.id }
          if (await changed(chi, 'spostaRigheOrdineFornitore', input)) fatti.sposta++
          break
        }
        case 3: {
          const made = await done<{ ordiniFornitore: number[] }>(
            chi,
            'generaOrdiniFornitore',
            { righe: [riga.id] },
            'ordiniFornitore',
          )
          if (made) fatti.generati.push(...made.ordiniFornitore)
          break
        }
        case 4: {
          const nomeStato = ['INVIATO', 'CONFERMATO', 'DA_FARE'][(n + passo) % 3]
          const [{ versione = 0 } = {}] = await app.db.ordineFornitore.findMany({ where: { id: fornitura.id } })
          const input = { pk: fornitura.id, versione, stato: nomeStato }
          if (await done(chi, 'setStatoOrdineFornitore', input, '')) fatti.stato++
          break
        }
        case 5: {
          const input = { ordine, tipologia: 'vetro', fornitore, quantita: 7, codice: 'V1' }
          if (await done(chi, 'createRigaOrdineFornitore', input, '')) {
            fatti.crea++
            fatti.quantita += 7
          }
          break
        }
        default: {
          if (await changed(chi, 'resetRigheOrdineFornitore', { righe: [riga.id] })) fatti.reset++
          break
        }
      }
    }
  }
  await Promise.all(buyers.map(buy))

  expect(strani).toEqual([])
  const righe = await rows()
  const totale = righe.reduce((somma, { quantita }) => somma + quantita.toNumber(), 0)
  expect(totale).toBe(fatti.quantita)
  // Each split adds one row, each merge of two takes one.
  expect(righe).toHaveLength(COMPRATORI + fatti.split + fatti.crea - fatti.merge)
  const vivi = await app.db.ordineFornitore.findMany({ where: { ordineId: ordine }, select: { id: true } })
  const attesi = [...forniture.map(({ id }) => id), ...fatti.generati]
  expect(vivi.map(({ id }) => id).sort((a, b) => a - b)).toEqual(attesi.sort((a, b) => a - b))
  const modifiche = await app.db.modificaRigheFornitore.count()
  expect(modifiche).toBe(fatti.split + fatti.merge + fatti.sposta + fatti.reset + fatti.generati.length)
  // A state that was that already is acknowledged and written nowhere.
  const storico = await app.db.storicoStatoOrdineFornitore.count({
    where: { ordineFornitoreId: { in: forniture.map(({ id }) => id) } },
  })
  expect(storico).toBeGreaterThan(0)
  expect(storico).toBeLessThanOrEqual(fatti.stato)
  // Who only adds is never refused; of the others many get through.
  expect(fatti.crea).toBeGreaterThan(COMPRATORI / 10)
  expect(modifiche + fatti.stato).toBeGreaterThan(COMPRATORI / 3)
})

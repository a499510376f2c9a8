import { number, object } from 'yup'
import { fromJson } from '#platform/db/json.ts'
import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { type LoadedOrdine, loadOrdini } from './data/ordine.ts'
import { type MinutesBefore, type OrdineAfter, type OrdineBefore, ordineSignature } from './data/riparazione.ts'
import { createDisponibilita } from './engine/availability.ts'
import { book, bookedMinutes, copyLibro, freeOrdine } from './engine/libro.ts'
import { piazza } from './engine/piazza.ts'
import { calendarDayOf, type Day } from './engine/time.ts'
import type { Piano } from './engine/types.ts'
import { lockReparti } from './lock.ts'
import { type OrdineRequest, savedRequest } from './request.ts'
import { loadWorld, type SchedulingWorld } from './world.ts'
import { daysOfPiano, removeFasi, writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

const schema = object({ pk: number().integer().min(1).max(2_147_483_647).required() })

const REPLANNED = (numero: string) =>
  `L’ordine ${numero} è stato ripianificato dopo la riparazione: non si può tornare indietro.`
const VANISHED = 'Un ordine della riparazione non è più schedulato: non si può tornare indietro.'
const BUSY = 'Nel frattempo lo spazio è stato occupato: non si può tornare indietro.'

interface Return {
  ordine: LoadedOrdine
  tempiCambiati: boolean
  request: OrdineRequest
  piano: Piano
}

/** An order that had no schedule loses the one that it was given. */
const senzaSchedule = ({ fasi }: OrdineBefore) => fasi.length === 0

/** The schedule that an order had, held where it was. A supplier that is gone is left out. */
function asBefore(ordine: LoadedOrdine, { fasi, tempiCambiati }: OrdineBefore, mondo: SchedulingWorld): Return {
  const exists = (id: number | undefined) => mondo.fornitori.some((fornitore) => fornitore.id === id)
  const kept = new Map(
    fasi.map(([name, fase]) => [name, { ...fase, fornitore: exists(fase.fornitore?.id) ? fase.fornitore : null }]),
  )
  const saved = { salvataIl: new Date(), tempiCambiati, fasi: kept }
  const request = savedRequest({ ...ordine, salvata: saved }, mondo)
  const piano = piazza(request, createDisponibilita(mondo.calendario, mondo.libro, ordine.pk))
  return { ordine, tempiCambiati, request, piano }
}

/** Whether each touched cell holds then no more than it can, or than it held before it was mended. */
function theyFit(returns: readonly Return[], before: MinutesBefore, { calendario, libro }: SchedulingWorld): boolean {
  const next = copyLibro(libro)
  const days = new Set<Day>()
  for (const { ordine, piano } of returns) {
    freeOrdine(next, ordine.pk)
    for (const { reparto, occupazioni } of piano.fasi) {
      if (!reparto) continue
      for (const { giorno, minuti } of occupazioni) {
        days.add(giorno)
        book(next, { reparto, giorno, ordine: ordine.pk, minuti })
      }
    }
  }
  return [...next.keys()].every((reparto) =>
    [...days].every((day) => {
      const minutes = bookedMinutes(next, { reparto, giorno: day })
      const ceiling = Math.max(calendario.capacita(reparto, day), before[`${reparto} ${day}`] ?? 0)
      return minutes <= ceiling || minutes <= bookedMinutes(libro, { reparto, giorno: day })
    }),
  )
}

/**
 * Undoes `repairCella` and `acceptProposta`: the orders that they moved get their old dates and minutes back, all or
 * none; those that had no schedule have none again. A cell is broken again as it was, no more. Twice is once.
 * @throws Refusal NOT_FOUND; CONFLICT when an order was planned again since, or its old room was taken
 */
export const undoRiparazione = operation({
  nome: 'undoRiparazione',
  permesso: 'scheduleOrder',
  schema,
  async run({ pk: id }, ctx) {
    const { tx } = ctx
    await lockReparti(tx)
    const nota = await tx.riparazione.findUnique({ where: { id } })
    if (!nota) throw new Refusal('NOT_FOUND')
    const before = fromJson<OrdineBefore[]>(nota.prima)
    const after = fromJson<OrdineAfter[]>(nota.dopo)
    if (nota.annullataIl) return { pk: id }
    const ordini = await loadOrdini(tx, { id: { in: before.map(({ ordine }) => ordine) } })
    if (ordini.length < before.length) throw new Refusal('CONFLICT', VANISHED)
    for (const { pk, numeroCommessa, salvata } of ordini) {
      if (!salvata) throw new Refusal('CONFLICT', VANISHED)
      const left = after.find(({ ordine }) => ordine === pk)?.firma
      const now = ordineSignature([...salvata.fasi].map(([name, { inizio, fine }]) => ({ nome: name, inizio, fine })))
      if (now !== left) throw new Refusal('CONFLICT', REPLANNED(numeroCommessa))
    }
    const fasi = before.flatMap((ordine) => ordine.fasi.map(([, fase]) => fase))
    const fornitori = fasi.flatMap(({ fornitore }) => (fornitore ? [fornitore.id] : []))
    const mondo = await loadWorld(tx, Math.min(...fasi.map(({ inizio }) => calendarDayOf(inizio))), fornitori)
    const returns = ordini.flatMap((ordine) => {
      const own = before.find((one) => one.ordine === ordine.pk)
      return own && !senzaSchedule(own) ? [asBefore(ordine, own, mondo)] : []
    })
    const senza = ordini.filter(({ pk }) => before.some((one) => one.ordine === pk && senzaSchedule(one)))
    const libro = copyLibro(mondo.libro)
    for (const ordine of senza) freeOrdine(libro, ordine.pk)
    if (!theyFit(returns, nota.minuti as MinutesBefore, { ...mondo, libro })) throw new Refusal('CONFLICT', BUSY)
    const days: Day[] = []
    for (const ordine of senza) {
      days.push(...daysOfPiano(ordine))
      await removeFasi(ctx, ordine, [])
      await ctx.emit('ordine', { pk: ordine.pk })
    }
    for (const { ordine, request, piano, tempiCambiati } of returns) {
      days.push(...(await writePiano(ctx, ordine, request, piano, tempiCambiati)))
      await ctx.emit('ordine', { pk: ordine.pk })
    }
    await tx.riparazione.update({ where: { id }, data: { annullataIl: new Date() } })
    // A proposal that was accepted may be accepted again.
    await tx.propostaPiano.updateMany({ where: { riparazioneId: id }, data: { stato: 'APERTA', riparazioneId: null } })
    await emitOccupazione(
      ctx,
      ordini.map(({ pk }) => pk),
      days,
    )
    return { pk: id }
  },
})

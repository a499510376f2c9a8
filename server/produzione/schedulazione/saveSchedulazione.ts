import { Refusal, type UserError, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { refuseUnlessAsKnown } from './asKnown.ts'
import { readDate, type SubmittedChoice } from './choices.ts'
import { type LoadedOrdine, loadOrdine } from './data/ordine.ts'
import { createDisponibilita } from './engine/availability.ts'
import { type FaseDates, repeatPiano, type SaveConflict } from './engine/saving.ts'
import { calendarDayOf, type Instant } from './engine/time.ts'
import { isSavable } from './engine/types.ts'
import { lockReparti } from './lock.ts'
import { INCOMPLETE, NOT_SCHEDULABILE, saveSchema } from './rules.ts'
import { prepareRequest } from './schedula.ts'
import { instantOrNull } from './view.ts'
import { loadWorld, visibleOrdine } from './world.ts'
import { writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

interface SentFase {
  nomeFase: string
  inizio: string | null
  fine: string | null
  fornitorePk?: number | null
  durataOverride?: string | null
}

interface SentPiano {
  ordinePk: number
  fasi: SentFase[]
  /** As they are known to be saved; null: whatever they are. */
  attuali: Pick<SentFase, 'nomeFase' | 'inizio' | 'fine'>[] | null
}

const CONFLICT = 'Il posto è stato preso nel frattempo: le date non sono più possibili.'

/** The dates that were sent. @throws UserErrors at `fasi[i].inizio` and `fasi[i].fine` */
function readDates(fasi: readonly SentFase[]): FaseDates[] {
  const errors: UserError[] = []
  const read = (text: string | null, field: string): Instant | null => {
    if (!text) return null
    const data = readDate(text)
    if ('instant' in data) return data.instant
    errors.push({ code: 'INVALID', field, message: data.errore })
    return null
  }
  const date = fasi.map(({ nomeFase: name, inizio, fine }, index) => ({
    nome: name,
    inizio: read(inizio, `fasi[${index}].inizio`),
    fine: read(fine, `fasi[${index}].fine`),
  }))
  if (errors.length > 0) throw new UserErrors(errors)
  return date
}

/** An error of `readScelte` at the row of its phase. */
function byRiga(error: unknown, fasi: readonly SentFase[]): unknown {
  if (!(error instanceof UserErrors)) return error
  return new UserErrors(
    error.errors.map((fault) => {
      const [fase = '', field = 'nomeFase'] = (fault.field ?? '').split('.')
      const index = fasi.findIndex(({ nomeFase }) => nomeFase === fase)
      return index < 0 ? fault : { ...fault, field: `fasi[${index}].${field}` }
    }),
  )
}

/** The conflict with the dates that are still possible. */
function conflictRefusal(conflicts: readonly SaveConflict[]): Refusal {
  return new Refusal('CONFLICT', CONFLICT, {
    conflitti: conflicts.map(({ nomeFase, inizioRichiesto, fineRichiesta, inizioPossibile, finePossibile }) => ({
      nomeFase,
      inizioRichiesto: instantOrNull(inizioRichiesto),
      fineRichiesta: instantOrNull(fineRichiesta),
      inizioPossibile: instantOrNull(inizioPossibile),
      finePossibile: instantOrNull(finePossibile),
    })),
  })
}

/** Whether exactly this is saved already: then nothing is written, whatever else was booked on its days since. */
function alreadySaved({ salvata }: LoadedOrdine, fasi: readonly SentFase[], date: readonly FaseDates[]): boolean {
  if (!salvata || salvata.tempiCambiati) return false
  const withDate = date.filter(({ inizio }) => inizio !== null)
  return (
    withDate.length === salvata.fasi.size &&
    withDate.every(({ nome, inizio, fine }) => {
      const own = salvata.fasi.get(nome)
      const sent = fasi.find(({ nomeFase }) => nomeFase === nome)
      const override = sent?.durataOverride
      return (
        own?.inizio === inizio &&
        own.fine === fine &&
        (sent?.fornitorePk === undefined || sent.fornitorePk === (own.fornitore?.id ?? null)) &&
        (override === undefined || (override ?? '') === String(own.durataOverride ?? ''))
      )
    })
  )
}

/**
 * Saves the schedule of an order: the placement is replayed from the dates sent, under a lock of its departments.
 * Saving twice is saving once.
 * @throws Refusal CONFLICT with `conflicts` when room was taken meanwhile, without them when it is not as `attuali` says; UserErrors when it is not complete
 */
export const saveSchedulazione = operation({
  nome: 'saveSchedulazione',
  permesso: 'scheduleOrder',
  schema: saveSchema,
  async run({ ordinePk: pk, fasi, attuali }: SentPiano, ctx: OperationContext) {
    const { tx } = ctx
    const date = readDates(fasi)
    await lockReparti(tx)
    await tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
    const ordine = await loadOrdine(tx, visibleOrdine(pk, ctx))
    if (ordine.nonSchedulabile) throw UserErrors.of(null, NOT_SCHEDULABILE, 'CONFLICT')
    const days = date.flatMap(({ inizio }) => (inizio === null ? [] : [calendarDayOf(inizio)]))
    const choices: SubmittedChoice[] = fasi.map(({ nomeFase, fornitorePk, durataOverride }) => {
      return { nomeFase, fornitorePk, durataOverride }
    })
    const fornitori = choices.flatMap(({ fornitorePk }) => (fornitorePk == null ? [] : [fornitorePk]))
    const mondo = await loadWorld(tx, days.length > 0 ? Math.min(...days) : null, fornitori)
    const request = prepare()
    if (alreadySaved(ordine, fasi, date)) return { pk }
    refuseUnlessAsKnown(ordine, attuali)
    // A phase sent without dates has not lost its place: none was asked for.
    const withDate = new Set(
      date.filter(({ inizio, fine }) => inizio !== null && fine !== null).map(({ nome }) => nome),
    )
    const missing = request.fasi.some(({ nome, necessaria, esclusa }) => necessaria && !esclusa && !withDate.has(nome))
    if (missing) throw UserErrors.of(null, INCOMPLETE)
    const { piano, conflitti } = repeatPiano(request, date, createDisponibilita(mondo.calendario, mondo.libro, pk))
    if (conflitti.length > 0) throw conflictRefusal(conflitti)
    if (!isSavable(piano)) throw UserErrors.of(null, INCOMPLETE)
    const touched = await writePiano(ctx, ordine, request, piano)
    await emitOccupazione(ctx, [pk], touched)
    await ctx.emit('ordine', { pk })
    return { pk }

    function prepare() {
      try {
        return prepareRequest(ordine, mondo, choices)
      } catch (error) {
        throw byRiga(error, fasi)
      }
    }
  },
})

import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import type { Attivita } from '#prisma/generated/client.ts'
import { dayOfDate, hourOfTime, timeOfHour } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { lavorazioniOfAttivita } from './announce.ts'
import { checkDay, checkHours, hourOf, pressedAt } from './checks.ts'
import { lockOperatore, lockPezzi } from './lock.ts'
import {
  type AttivitaEdit,
  attivitaEditSchema,
  FINE_NOT_REMOVABLE,
  LAVORAZIONE_FINISHED,
  minutesBetween,
  NOT_CHANGEABLE,
  NOT_OF_TODAY,
  PEZZI_WITHOUT_ORDINE,
  RECORDED_FOR,
} from './rules.ts'
import { settle, type WrittenAttivita } from './settle.ts'
import { type LavorazioneToDo, readLavorazioniToDo, readRigheToWork } from './work.ts'

const hour = (tempo: Date | null) => tempo && hourOfTime(tempo)

/** What a form holds of a session. */
const valuesOf = ({ oraInizio, oraFine, note }: Pick<Attivita, 'oraInizio' | 'oraFine' | 'note'>) => ({
  oraInizio: hour(oraInizio),
  oraFine: hour(oraFine),
  note,
})

/**
 * Changes an own session, or ends it: what is not sent stays, ticks are only ever added. It is found by its number or
 * by the key that the device gave it.
 * @throws UserErrors on what does not fit; Refusal NOT_FOUND, CONFLICT
 */
export const updateAttivita = operation<AttivitaEdit, WrittenAttivita>({
  nome: 'updateAttivita',
  permesso: 'addAttivita',
  schema: attivitaEditSchema,
  async run(input, ctx) {
    const operatoreId = await lockOperatore(ctx)
    const found = await find(ctx, operatoreId, input)
    refuseOther(found, input)
    const righe = await lines(ctx, found, input)
    // What was read before the locks may have been ended meanwhile.
    const riga = await ctx.tx.attivita.findUniqueOrThrow({ where: { id: found.id } })
    const before = valuesOf(riga)
    const after = { ...before, ...(await changed(input, riga)) }
    const history = fieldHistory('Attivita', riga.id, 'modifica', before, after)
    const newPezzi = await newTicks(ctx, riga, input)
    if (history.length === 0 && !newPezzi && input.controlli.length === 0) return { pk: riga.id, avvisi: [] }
    if (riga.fineLavorazione) throw UserErrors.of(null, LAVORAZIONE_FINISHED, 'CONFLICT')
    await checkDay(ctx, dayOfDate(riga.data))
    if (after.oraInizio === null) checkHours(null, after.oraFine ?? '24:00')
    checkHours(after.oraInizio, after.oraFine)
    if (before.oraFine !== null && after.oraFine === null) throw UserErrors.of('oraFine', FINE_NOT_REMOVABLE)
    await refuseIfStale(ctx, {
      oggetto: 'Attivita',
      pk: riga.id,
      vista: input.versione,
      attuale: riga,
      prima: before,
      dopo: after,
    })
    const { oraInizio, oraFine, note } = after
    const finished = before.oraFine === null && oraFine !== null
    const next = await ctx.tx.attivita.update({
      where: { id: riga.id },
      data: {
        oraInizio: oraInizio === null ? null : timeOfHour(oraInizio),
        oraFine: oraFine === null ? null : timeOfHour(oraFine),
        tempo: oraInizio !== null && oraFine !== null ? minutesBetween(oraInizio, oraFine) : null,
        note,
        ...(finished ? { finitaIl: pressedAt(input.secondiFa) } : {}),
        versione: { increment: 1 },
      },
    })
    await ctx.audit(...history)
    const lavorazioni = await readLavorazioniToDo(ctx.tx, { id: { in: lavorazioniOfAttivita(riga) } })
    const own = (one: LavorazioneToDo) => Number(one.pk === riga.lavorazioneId)
    const prime = [...lavorazioni].sort((a, b) => own(b) - own(a))
    return settle(ctx, { riga: next, input, lavorazioni: prime, righe })
  },
})

/** @throws Refusal NOT_FOUND, the same for a missing one and for somebody else's */
async function find({ tx }: OperationContext, operatoreId: number, { pk, chiaveClient }: AttivitaEdit) {
  const which = pk !== null ? { id: pk } : chiaveClient ? { chiaveClient } : null
  const riga = which && (await tx.attivita.findFirst({ where: { ...which, operatoreId } }))
  if (!riga) throw new Refusal('NOT_FOUND')
  return riga
}

/** @throws UserErrors on each thing that a session would be recorded for instead of what it was */
function refuseOther(riga: Attivita, input: AttivitaEdit): void {
  const stored = {
    operatorePk: riga.operatoreId,
    data: dayOfDate(riga.data),
    ordinePk: riga.ordineId,
    lavorazionePk: riga.lavorazioneId,
    secondaLavorazionePk: riga.secondaLavorazioneId,
  }
  const others = RECORDED_FOR.filter((field) => input[field] !== undefined && input[field] !== stored[field])
  if (others.length > 0)
    throw new UserErrors(others.map((field) => ({ code: 'INVALID', field, message: NOT_CHANGEABLE })))
}

/** The lines of its order, locked; none without one. @throws UserErrors */
async function lines(ctx: OperationContext, riga: Attivita, { pezzi }: AttivitaEdit) {
  if (riga.ordineId === null) {
    if (pezzi.length > 0) throw UserErrors.of('pezzi', PEZZI_WITHOUT_ORDINE)
    return []
  }
  await lockPezzi(ctx, riga.ordineId, lavorazioniOfAttivita(riga))
  return readRigheToWork(ctx.tx, [riga.ordineId])
}

/** The fields that are sent; with `ferma` the end is now. @throws UserErrors for one that began on another day */
async function changed({ oraInizio, oraFine, note, ferma, secondiFa }: AttivitaEdit, riga: Attivita) {
  const sent = {
    ...(oraInizio === undefined ? {} : { oraInizio }),
    ...(oraFine === undefined ? {} : { oraFine }),
    ...(note === undefined ? {} : { note }),
  }
  // Pressed twice, it has ended once.
  if (!ferma || riga.oraFine !== null) return sent
  const pressed = pressedAt(secondiFa)
  if (dayOfInstant(pressed) !== dayOfDate(riga.data)) throw UserErrors.of('oraFine', NOT_OF_TODAY)
  return { ...sent, oraFine: hourOf(pressed) }
}

/** Whether a piece is ticked that the session does not have yet. */
async function newTicks({ tx }: OperationContext, { id, lavorazioneId }: Attivita, { pezzi }: AttivitaEdit) {
  if (pezzi.length === 0) return false
  const own = await tx.pezzoAttivita.findMany({ where: { attivitaId: id, lavorazioneId } })
  const done = new Set(own.map(({ rigaOrdineId, posizione }) => `${rigaOrdineId}:${posizione}`))
  return pezzi.some(({ rigaPk, posizioni }) => posizioni.some((posizione) => !done.has(`${rigaPk}:${posizione}`)))
}

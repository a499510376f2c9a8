import { fromJson, toJson } from '#platform/db/json.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { tempoColumns } from '../../fornitori/rules.ts'
import { offeredDayOf } from './draft.ts'
import { isToSend, SENT } from './rules.ts'

/** What sending changed, as it was before. */
interface BeforeMail {
  /** Present when the state was changed: what it was, and the row of the history that says so. */
  stato?: { id: number | null; storico: number }
  /** Whether the day of the order was set. */
  dataOrdine: boolean
  /** The expected day that it had, and the one that sending gave; missing when it stayed. Days are 'YYYY-MM-DD'. */
  dataConsegna?: { prima: string | null; dopo: string }
}

type Fornitura = Prisma.OrdineFornitoreGetPayload<{
  include: { stato: { select: { nome: true } }; fornitore: { select: typeof tempoColumns } }
}>

/**
 * A supplier order whose mail has been handed to the outbox: sent now, INVIATO where the list has it and the supplier
 * knew nothing, ordered today when it had no day, expected on a day. What changes is kept, to be put back if the mail is
 * given up.
 * @param wait when it is expected, 'YYYY-MM-DD'; missing: as it is offered now
 * @returns the name of the state that it has now
 */
export async function markFornituraSent(
  tx: Tx,
  fornitura: Fornitura,
  columns: { mailId: number; emailPdfId: number | null; testoEmail?: string },
  wait?: string,
): Promise<string> {
  const { id, stato, statoId, dataOrdine, dataConsegna } = fornitura
  const now = new Date()
  const before: BeforeMail = { dataOrdine: dataOrdine === null }
  const data: Prisma.OrdineFornitoreUncheckedUpdateInput = { ...columns, emailSentAt: now }
  const expected = wait ?? offeredDayOf(fornitura, now)
  const had = dataConsegna && dayOfDate(dataConsegna)
  if (expected !== had) {
    data.dataConsegna = dateOfDay(expected)
    before.dataConsegna = { prima: had, dopo: expected }
  }
  if (dataOrdine === null) data.dataOrdine = dateOfDay(dayOfInstant(now))
  const sent = isToSend(stato?.nome ?? '')
    ? await tx.valoreStato.findFirst({ where: { contesto: 'ORDINE_FORNITORE', nome: SENT } })
    : null
  if (sent) {
    const riga = { ordineFornitoreId: id, stato: SENT, changedAt: now }
    const { id: storico } = await tx.storicoStatoOrdineFornitore.create({ data: riga })
    before.stato = { id: statoId, storico }
    data.statoId = sent.id
  }
  const primaDellaMail = toJson(before)
  await tx.ordineFornitore.update({ where: { id }, data: { ...data, primaDellaMail, versione: { increment: 1 } } })
  return sent ? SENT : (stato?.nome ?? '')
}

/** The state that a supplier order goes back to; undefined when somebody has changed it since. */
async function stateBefore(tx: Tx, pk: number, before: BeforeMail) {
  if (!before.stato) return undefined
  const last = await tx.storicoStatoOrdineFornitore.findFirst({
    where: { ordineFornitoreId: pk },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  if (last?.id !== before.stato.storico) return undefined
  return before.stato.id === null ? null : tx.valoreStato.findUnique({ where: { id: before.stato.id } })
}

/**
 * A supplier order whose mail has been given up: not sent, with the state and the day that it had, where nobody has
 * changed them since.
 * @returns the name of the state that it has now
 */
export async function unmarkFornituraSent(tx: Tx, fornitura: Fornitura): Promise<string> {
  const { id, emailSentAt, dataOrdine, dataConsegna } = fornitura
  const before = fromJson<BeforeMail>(fornitura.primaDellaMail ?? { dataOrdine: false })
  const data: Prisma.OrdineFornitoreUncheckedUpdateInput = {
    emailSentAt: null,
    mailId: null,
    emailPdfId: null,
    primaDellaMail: Prisma.DbNull,
  }
  const ofTheDay = emailSentAt && dataOrdine && dayOfDate(dataOrdine) === dayOfInstant(emailSentAt)
  if (before.dataOrdine && ofTheDay) data.dataOrdine = null
  if (before.dataConsegna && dataConsegna && dayOfDate(dataConsegna) === before.dataConsegna.dopo) {
    data.dataConsegna = dateOfDay(before.dataConsegna.prima)
  }
  const stato = await stateBefore(tx, id, before)
  if (stato !== undefined) {
    data.statoId = stato?.id ?? null
    await tx.storicoStatoOrdineFornitore.create({ data: { ordineFornitoreId: id, stato: stato?.nome ?? '' } })
  }
  await tx.ordineFornitore.update({ where: { id }, data: { ...data, versione: { increment: 1 } } })
  return stato === undefined ? (fornitura.stato?.nome ?? '') : (stato?.nome ?? '')
}

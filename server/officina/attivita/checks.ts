import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Attivita } from '#prisma/generated/client.ts'
import { dateOfDay, hourOfTime } from '#shared/dates/days.ts'
import { clockTime, dayOfInstant } from '#shared/dates/zone.ts'
import { officinaSettings } from '../impostazioni/rules.ts'
import { FUTURE_DATA, NO_AVANZAMENTO, oreReason, overlappingWith, tooFarBack } from './rules.ts'

/** When something was pressed: a device without network tells it later. */
export const pressedAt = (secondiFa: number | null | undefined): Date => new Date(Date.now() - (secondiFa ?? 0) * 1000)

/** What the clocks in Italy say, 'HH:mm'. */
export const hourOf = (instant: Date): string => hourOfTime(clockTime(instant))

/**
 * An operator records today's work and that of the last days.
 * @param data 'YYYY-MM-DD'
 * @throws UserErrors
 */
export async function checkDay(ctx: OperationContext, data: string): Promise<void> {
  const today = dayOfInstant(new Date())
  if (data > today) throw UserErrors.of('data', FUTURE_DATA)
  // As nearly every write of a tablet: no setting to be read.
  if (data === today) return
  const { giorni_attivita_indietro: days } = await readSettings(ctx.tx, officinaSettings)
  const first = new Date(dateOfDay(today).getTime() - days * 86_400_000).toISOString().slice(0, 10)
  if (data < first) throw UserErrors.of('data', tooFarBack(days))
}

/** @throws UserErrors beside the hour that is wrong */
export function checkHours(oraInizio: string | null, oraFine: string | null): void {
  const found = oreReason(oraInizio, oraFine)
  if (found) throw UserErrors.of(found.campo, found.motivo)
}

/** The own session of an operator on an order and an operation that has no end; null without one. */
export function findOpen({ tx }: OperationContext, operatoreId: number, ordineId: number, lavorazioneId: number) {
  return tx.attivita.findFirst({ where: { operatoreId, ordineId, lavorazioneId, oraFine: null }, select: { id: true } })
}

/** What is odd about a session but allowed: other sessions at the same time, an end without a piece. */
export async function warningsOf(ctx: OperationContext, attivita: Attivita): Promise<string[]> {
  const { id, operatoreId, data, oraInizio, oraFine } = attivita
  const ended = oraFine !== null && attivita.ordineId !== null
  const pezzi = ended ? await ctx.tx.pezzoAttivita.count({ where: { attivitaId: id } }) : 0
  const notices = ended && pezzi === 0 ? [NO_AVANZAMENTO] : []
  if (operatoreId === null || oraInizio === null) return notices
  const others = await ctx.tx.attivita.findMany({
    where: { operatoreId, data, id: { not: id }, oraInizio: { not: null } },
    select: { oraInizio: true, oraFine: true },
    orderBy: { oraInizio: 'asc' },
    take: 200,
  })
  const [inizio, fine] = [hourOfTime(oraInizio), oraFine ? hourOfTime(oraFine) : '24:00']
  for (const other of others) {
    const own = { da: hourOfTime(other.oraInizio as Date), a: other.oraFine && hourOfTime(other.oraFine) }
    if (own.da < fine && inizio < (own.a ?? '24:00')) notices.push(overlappingWith(own.da, own.a))
  }
  return notices
}

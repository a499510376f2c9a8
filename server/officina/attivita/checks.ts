import type { Attivita } from '../../../prisma/generated/client.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { dateOfDay, hourOfTime } from '../../shared/dates/days.ts'
import { clockTime, dayOfInstant } from '../../shared/dates/zone.ts'
import { DATA_FUTURA, motivoOre, NESSUN_AVANZAMENTO, sovrappostaA, troppoIndietro } from './rules.ts'

/** When something was pressed: a device without network tells it later. */
export const pressedAt = (secondiFa: number | null | undefined): Date => new Date(Date.now() - (secondiFa ?? 0) * 1000)

/** What the clocks in Italy say, 'HH:mm'. */
export const hourOf = (istante: Date): string => hourOfTime(clockTime(istante))

/**
 * An operator records today's work and that of the last days.
 * @param data 'YYYY-MM-DD'
 * @throws UserErrors
 */
export async function checkGiorno(ctx: OperationContext, data: string): Promise<void> {
  const oggi = dayOfInstant(new Date())
  if (data > oggi) throw UserErrors.of('data', DATA_FUTURA)
  // As nearly every write of a tablet: no setting to be read.
  if (data === oggi) return
  const { giorni_attivita_indietro: giorni } = await readSettings(ctx.tx)
  const primo = new Date(dateOfDay(oggi).getTime() - giorni * 86_400_000).toISOString().slice(0, 10)
  if (data < primo) throw UserErrors.of('data', troppoIndietro(giorni))
}

/** @throws UserErrors beside the hour that is wrong */
export function checkOre(oraInizio: string | null, oraFine: string | null): void {
  const trovato = motivoOre(oraInizio, oraFine)
  if (trovato) throw UserErrors.of(trovato.campo, trovato.motivo)
}

/** The own session of an operator on an order and an operation that has no end; null without one. */
export function findAperta({ tx }: OperationContext, operatoreId: number, ordineId: number, lavorazioneId: number) {
  return tx.attivita.findFirst({ where: { operatoreId, ordineId, lavorazioneId, oraFine: null }, select: { id: true } })
}

/** What is odd about a session but allowed: other sessions at the same time, an end without a piece. */
export async function warningsOf(ctx: OperationContext, attivita: Attivita): Promise<string[]> {
  const { id, operatoreId, data, oraInizio, oraFine } = attivita
  const ended = oraFine !== null && attivita.ordineId !== null
  const pezzi = ended ? await ctx.tx.pezzoAttivita.count({ where: { attivitaId: id } }) : 0
  const avvisi = ended && pezzi === 0 ? [NESSUN_AVANZAMENTO] : []
  if (operatoreId === null || oraInizio === null) return avvisi
  const altre = await ctx.tx.attivita.findMany({
    where: { operatoreId, data, id: { not: id }, oraInizio: { not: null } },
    select: { oraInizio: true, oraFine: true },
    orderBy: { oraInizio: 'asc' },
    take: 200,
  })
  const [inizio, fine] = [hourOfTime(oraInizio), oraFine ? hourOfTime(oraFine) : '24:00']
  for (const altra of altre) {
    const sua = { da: hourOfTime(altra.oraInizio as Date), a: altra.oraFine && hourOfTime(altra.oraFine) }
    if (sua.da < fine && inizio < (sua.a ?? '24:00')) avvisi.push(sovrappostaA(sua.da, sua.a))
  }
  return avvisi
}

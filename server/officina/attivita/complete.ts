import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { dateOfDay, timeOfHour } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { advanceStatiFase } from '../resto/advance.ts'
import { announceAttivita } from './announce.ts'
import { hourOf } from './checks.ts'
import { lockPezzi } from './lock.ts'
import { pezziOfRiga } from './rules.ts'
import { tickPezzi } from './tick.ts'
import { type LavorazioneToDo, type RigaToWork, readLavorazioniToDo, readRigheToWork } from './work.ts'

/**
 * Closes the pieces that are left of some operations of an order, each with an automatic activity of no operator.
 * @param which the only operation; all the active ones when missing
 * @returns numbers of the automatic activities, which undo it when they are removed
 * @throws Refusal NOT_FOUND for an order that there is not; UserErrors for such an operation
 */
export async function completeLavorazioni(ctx: OperationContext, ordine: number, which?: number): Promise<number[]> {
  const lavorazioni = await readLavorazioniToDo(ctx.tx, which === undefined ? { attiva: true } : { id: which })
  if (lavorazioni.length === 0) throw UserErrors.of('lavorazionePk', 'Lavorazione sconosciuta.')
  const pks = lavorazioni.map(({ pk }) => pk)
  if (!(await lockPezzi(ctx, ordine, pks))) throw new Refusal('NOT_FOUND')
  const righe = await readRigheToWork(ctx.tx, [ordine])
  const completed = await ctx.tx.pezzoAttivita.findMany({
    where: { ordineId: ordine, lavorazioneId: { in: pks } },
    select: { lavorazioneId: true, rigaOrdineId: true, posizione: true },
  })
  const prior = new Set(completed.map((one) => `${one.lavorazioneId}:${one.rigaOrdineId}:${one.posizione}`))
  const done: number[] = []
  for (const lavorazione of lavorazioni) done.push(...(await closeOne(ctx, ordine, lavorazione, righe, prior)))
  await advanceStatiFase(
    ctx,
    ordine,
    lavorazioni.map(({ fase }) => fase),
  )
  return done
}

async function closeOne(
  ctx: OperationContext,
  ordineId: number,
  lavorazione: LavorazioneToDo,
  righe: readonly RigaToWork[],
  prior: ReadonlySet<string>,
): Promise<number[]> {
  const pezzi = righe.flatMap((riga) => {
    const all = Array.from({ length: pezziOfRiga(riga, lavorazione.tipo) }, (_, index) => index + 1)
    const posizioni = all.filter((posizione) => !prior.has(`${lavorazione.pk}:${riga.pk}:${posizione}`))
    return posizioni.length > 0 ? [{ rigaPk: riga.pk, posizioni }] : []
  })
  if (pezzi.length === 0) return []
  const now = new Date()
  const hour = timeOfHour(hourOf(now))
  const riga = await ctx.tx.attivita.create({
    data: {
      automatica: true,
      data: dateOfDay(dayOfInstant(now)),
      ordineId,
      lavorazioneId: lavorazione.pk,
      oraInizio: hour,
      oraFine: hour,
      tempo: 0,
      fineLavorazione: true,
      iniziataIl: now,
      finitaIl: now,
    },
  })
  const attivita = { ...riga, ordineId }
  await tickPezzi(ctx.tx, { attivita, pezzi, righe, lavorazioni: [lavorazione], saltaFatti: false })
  await ctx.audit(
    { oggetto: 'Attivita', oggettoPk: riga.id, azione: 'crea', dopo: lavorazione.nome },
    { oggetto: 'Ordine', oggettoPk: ordineId, azione: 'completaLavorazione', dopo: lavorazione.nome },
  )
  await announceAttivita(ctx, riga)
  return [riga.id]
}

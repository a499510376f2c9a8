import { Refusal, UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { dateOfDay, tempoDiOra } from '../../shared/dates/days.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { advanceStatiFase } from '../resto/advance.ts'
import { announceAttivita } from './announce.ts'
import { hourOf } from './checks.ts'
import { lockPezzi } from './lock.ts'
import { pezziDellaRiga } from './rules.ts'
import { spuntaPezzi } from './tick.ts'
import { type LavorazioneDaFare, type RigaDaLavorare, readLavorazioniDaFare, readRigheDaLavorare } from './work.ts'

/**
 * Closes the pieces that are left of some operations of an order, each with an automatic activity of no operator.
 * @param quale the only operation; all the active ones when missing
 * @returns numbers of the automatic activities, which undo it when they are removed
 * @throws Refusal NOT_FOUND for an order that there is not; UserErrors for such an operation
 */
export async function completaLavorazioni(ctx: OperationContext, ordine: number, quale?: number): Promise<number[]> {
  const lavorazioni = await readLavorazioniDaFare(ctx.tx, quale === undefined ? { attiva: true } : { id: quale })
  if (lavorazioni.length === 0) throw UserErrors.of('lavorazione', 'Lavorazione sconosciuta.')
  const pks = lavorazioni.map(({ pk }) => pk)
  if (!(await lockPezzi(ctx, ordine, pks))) throw new Refusal('NOT_FOUND')
  const righe = await readRigheDaLavorare(ctx.tx, [ordine])
  const fatti = await ctx.tx.pezzoAttivita.findMany({
    where: { ordineId: ordine, lavorazioneId: { in: pks } },
    select: { lavorazioneId: true, rigaOrdineId: true, posizione: true },
  })
  const gia = new Set(fatti.map((uno) => `${uno.lavorazioneId}:${uno.rigaOrdineId}:${uno.posizione}`))
  const fatte: number[] = []
  for (const lavorazione of lavorazioni) fatte.push(...(await closeOne(ctx, ordine, lavorazione, righe, gia)))
  await advanceStatiFase(
    ctx,
    ordine,
    lavorazioni.map(({ fase }) => fase),
  )
  return fatte
}

async function closeOne(
  ctx: OperationContext,
  ordineId: number,
  lavorazione: LavorazioneDaFare,
  righe: readonly RigaDaLavorare[],
  gia: ReadonlySet<string>,
): Promise<number[]> {
  const pezzi = righe.flatMap((riga) => {
    const tutte = Array.from({ length: pezziDellaRiga(riga, lavorazione.tipo) }, (_, indice) => indice + 1)
    const posizioni = tutte.filter((posizione) => !gia.has(`${lavorazione.pk}:${riga.pk}:${posizione}`))
    return posizioni.length > 0 ? [{ riga: riga.pk, posizioni }] : []
  })
  if (pezzi.length === 0) return []
  const adesso = new Date()
  const ora = tempoDiOra(hourOf(adesso))
  const riga = await ctx.tx.attivita.create({
    data: {
      automatica: true,
      data: dateOfDay(dayOfInstant(adesso)),
      ordineId,
      lavorazioneId: lavorazione.pk,
      oraInizio: ora,
      oraFine: ora,
      tempo: 0,
      fineLavorazione: true,
      iniziataIl: adesso,
      finitaIl: adesso,
    },
  })
  const attivita = { ...riga, ordineId }
  await spuntaPezzi(ctx.tx, { attivita, pezzi, righe, lavorazioni: [lavorazione], saltaFatti: false })
  await ctx.audit(
    { oggetto: 'Attivita', oggettoPk: riga.id, azione: 'crea', dopo: lavorazione.nome },
    { oggetto: 'Ordine', oggettoPk: ordineId, azione: 'completaLavorazione', dopo: lavorazione.nome },
  )
  await announceAttivita(ctx, riga)
  return [riga.id]
}

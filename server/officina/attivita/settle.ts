import type { Attivita } from '../../../prisma/generated/client.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { advanceStatiFase } from '../resto/advance.ts'
import { announceAttivita, lavorazioniDi } from './announce.ts'
import { warningsOf } from './checks.ts'
import { registraControlli } from './controls.ts'
import { type ControlloDiAttivita, PEZZI_SENZA_ORDINE, type PezziInput } from './rules.ts'
import { operazioniFinite, spuntaPezzi } from './tick.ts'
import type { LavorazioneDaFare, RigaDaLavorare } from './work.ts'

/** What a save of a session answers. */
export interface AttivitaSalvata {
  pk: number
  /** What is odd but allowed, and what was left out, in words. */
  avvisi: string[]
}

interface Settling {
  /** The session as it has just been written. */
  riga: Attivita
  input: { pezzi: PezziInput; controlli: readonly ControlloDiAttivita[]; saltaFatti: boolean }
  lavorazioni: readonly LavorazioneDaFare[]
  righe: readonly RigaDaLavorare[]
}

/**
 * What follows when a session has been written: its pieces, its controls, whether the operation ends with it, and who
 * is told.
 */
export async function settle(
  ctx: OperationContext,
  { riga, input, lavorazioni, righe }: Settling,
): Promise<AttivitaSalvata> {
  const { id, ordineId, operatoreId } = riga
  const avvisi: string[] = []
  if (ordineId === null || operatoreId === null) {
    if (input.controlli.length > 0) throw UserErrors.of('controlli', PEZZI_SENZA_ORDINE)
  } else {
    const attivita = { ...riga, ordineId }
    const { pezzi, saltaFatti } = input
    avvisi.push(...(await spuntaPezzi(ctx.tx, { attivita, pezzi, righe, lavorazioni, saltaFatti })))
    const finite = riga.oraFine === null ? [] : await operazioniFinite(ctx.tx, attivita, righe, lavorazioni)
    await registraControlli(ctx, {
      attivita: { id, ordineId, data: dayOfDate(riga.data) },
      operatoreId,
      lavorazioni: lavorazioniDi(riga),
      finite,
      controlli: input.controlli,
    })
    if (finite.includes(riga.lavorazioneId) && !riga.fineLavorazione) {
      await ctx.tx.attivita.update({ where: { id }, data: { fineLavorazione: true } })
    }
    await advanceStatiFase(
      ctx,
      ordineId,
      lavorazioni.map(({ fase }) => fase),
    )
  }
  avvisi.push(...(await warningsOf(ctx, riga)))
  await announceAttivita(ctx, riga)
  return { pk: id, avvisi }
}

import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Attivita } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { advanceStatiFase } from '../resto/advance.ts'
import { announceAttivita, lavorazioniOfAttivita } from './announce.ts'
import { warningsOf } from './checks.ts'
import { recordControlli } from './controls.ts'
import { type ControlloOfAttivita, PEZZI_WITHOUT_ORDINE, type PezziInput } from './rules.ts'
import { finishedOperations, tickPezzi } from './tick.ts'
import type { LavorazioneToDo, RigaToWork } from './work.ts'

/** What a save of a session answers. */
export interface WrittenAttivita {
  pk: number
  /** What is odd but allowed, and what was left out, in words. */
  avvisi: string[]
}

interface Settling {
  /** The session as it has just been written. */
  riga: Attivita
  input: { pezzi: PezziInput; controlli: readonly ControlloOfAttivita[]; saltaFatti: boolean }
  lavorazioni: readonly LavorazioneToDo[]
  righe: readonly RigaToWork[]
}

/**
 * What follows when a session has been written: its pieces, its controls, whether the operation ends with it, and who
 * is told.
 */
export async function settle(
  ctx: OperationContext,
  { riga, input, lavorazioni, righe }: Settling,
): Promise<WrittenAttivita> {
  const { id, ordineId, operatoreId } = riga
  const notices: string[] = []
  if (ordineId === null || operatoreId === null) {
    if (input.controlli.length > 0) throw UserErrors.of('controlli', PEZZI_WITHOUT_ORDINE)
  } else {
    const attivita = { ...riga, ordineId }
    const { pezzi, saltaFatti } = input
    notices.push(...(await tickPezzi(ctx.tx, { attivita, pezzi, righe, lavorazioni, saltaFatti })))
    const finite = riga.oraFine === null ? [] : await finishedOperations(ctx.tx, attivita, righe, lavorazioni)
    await recordControlli(ctx, {
      attivita: { id, ordineId, data: dayOfDate(riga.data) },
      operatoreId,
      lavorazioni: lavorazioniOfAttivita(riga),
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
  notices.push(...(await warningsOf(ctx, riga)))
  await announceAttivita(ctx, riga)
  return { pk: id, avvisi: notices }
}

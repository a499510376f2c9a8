import { Refusal } from '#platform/errors.ts'
import { readDate } from './choices.ts'
import type { LoadedOrdine } from './data/ordine.ts'

/** A phase with its dates, 'YYYY-MM-DD HH:mm:ss'. */
interface KnownFase {
  nomeFase: string
  inizio: string | null
  fine: string | null
}

const PLANNED_ANEW = 'Nel frattempo l’ordine è stato ripianificato: resta com’è adesso.'

function instantOf(text: string | null): number | null {
  const read = text === null ? null : readDate(text)
  return read && 'instant' in read ? read.instant : null
}

/**
 * Holds back who goes back to what was before, when the schedule is no longer what they left.
 * @param known its phases as they left them, those without dates do not count; nothing: whatever it is
 * @throws Refusal CONFLICT
 */
export function refuseUnlessAsKnown({ salvata }: LoadedOrdine, known: readonly KnownFase[] | null | undefined): void {
  if (!known) return
  const placed = known.filter(({ inizio }) => inizio !== null)
  const same =
    placed.length === (salvata?.fasi.size ?? 0) &&
    placed.every(({ nomeFase, inizio, fine }) => {
      const own = salvata?.fasi.get(nomeFase)
      return own !== undefined && own.inizio === instantOf(inizio) && own.fine === instantOf(fine)
    })
  if (!same) throw new Refusal('CONFLICT', PLANNED_ANEW)
}

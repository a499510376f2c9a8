import { REPARTI, REPARTO_LABELS } from '#persone/personale/rules.ts'
import { StatusChip } from '#ui/StatusChip.tsx'

/** Name of a department; one that this page does not know keeps its code. */
export function repartoName(reparto: string): string {
  return REPARTI.some((known) => known === reparto) ? REPARTO_LABELS[reparto as keyof typeof REPARTO_LABELS] : reparto
}

/** Department of a person, in a word. */
export function RepartoChip({ reparto }: { reparto: string }) {
  return <StatusChip word={repartoName(reparto)} />
}

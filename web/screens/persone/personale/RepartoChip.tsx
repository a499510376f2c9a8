import { repartoName, useReparti } from '#shell/reparti.ts'
import { StatusChip } from '#ui/StatusChip.tsx'

/** Department of a person, in a word. */
export function RepartoChip({ reparto }: { reparto: string }) {
  return <StatusChip word={repartoName(useReparti(), reparto)} />
}

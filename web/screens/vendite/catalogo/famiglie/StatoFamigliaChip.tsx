import { StatusChip } from '#ui/StatusChip.tsx'
import type { StatoFamiglia } from '#vendite/famiglie/checkList/rules.ts'

const WORDS = {
  vendita: { parola: 'In vendita', tono: 'positivo' },
  completare: { parola: 'Da completare', tono: 'attenzione' },
  ritirata: { parola: 'Ritirata', tono: 'neutro' },
} as const satisfies Record<StatoFamiglia, object>

/** Whether a family is sold. */
export function StatoFamigliaChip({ stato }: { stato: StatoFamiglia }) {
  return <StatusChip {...WORDS[stato]} />
}

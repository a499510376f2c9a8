import { StatusChip } from '#ui/StatusChip.tsx'
import type { StatoFamiglia } from '#vendite/famiglie/checkList/rules.ts'

const WORDS = {
  vendita: { word: 'In vendita', tone: 'positivo' },
  completare: { word: 'Da completare', tone: 'attenzione' },
  ritirata: { word: 'Ritirata', tone: 'neutro' },
} as const satisfies Record<StatoFamiglia, object>

/** Whether a family is sold. */
export function StatoFamigliaChip({ stato }: { stato: StatoFamiglia }) {
  return <StatusChip {...WORDS[stato]} />
}

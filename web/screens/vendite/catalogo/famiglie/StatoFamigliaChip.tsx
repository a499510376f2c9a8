import type { StatoFamiglia } from '../../../../../server/vendite/famiglie/checkList/rules.ts'
import { StatusChip } from '../../../../ui/StatusChip.tsx'

const WORDS = {
  vendita: { parola: 'In vendita', tono: 'positivo' },
  completare: { parola: 'Da completare', tono: 'attenzione' },
  ritirata: { parola: 'Ritirata', tono: 'neutro' },
} as const satisfies Record<StatoFamiglia, object>

/** Whether a family is sold. */
export function StatoFamigliaChip({ stato }: { stato: StatoFamiglia }) {
  return <StatusChip {...WORDS[stato]} />
}

import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'
import { STATO_LISTINO_LABELS, type StatoListino } from '#vendite/listini/words/rules.ts'

const TONES: Readonly<Record<StatoListino, StatusTone>> = {
  BOZZA: 'attenzione',
  IN_VIGORE: 'positivo',
  ARCHIVIATO: 'neutro',
}

/** Whether a price list is a draft, in force or archived. */
export function StatoListinoChip({ stato }: { stato: StatoListino }) {
  return <StatusChip word={STATO_LISTINO_LABELS[stato]} tone={TONES[stato]} />
}

import { ETICHETTE_REPARTO, REPARTI } from '../../../../server/persone/personale/rules.ts'
import { StatoChip } from '../../../ui/StatoChip.tsx'

/** Name of a department; one that this page does not know keeps its code. */
export function nomeReparto(reparto: string): string {
  return REPARTI.some((noto) => noto === reparto)
    ? ETICHETTE_REPARTO[reparto as keyof typeof ETICHETTE_REPARTO]
    : reparto
}

/** Department of a person, in a word. */
export function Reparto({ reparto }: { reparto: string }) {
  return <StatoChip parola={nomeReparto(reparto)} />
}

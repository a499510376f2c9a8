import type { StatoOfferta } from '#ordini/offerte/rules.ts'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'

const TONES: Readonly<Record<StatoOfferta, StatusTone>> = {
  BOZZA: 'neutro',
  INVIATA: 'info',
  ACCETTATA: 'positivo',
  RIFIUTATA: 'negativo',
  RITIRATA: 'neutro',
  SOSTITUITA: 'neutro',
  SCADUTA: 'attenzione',
}

/** How an offer, or one of its versions, stands. */
export function StatoOffertaChip({ stato, etichettaStato }: { stato: StatoOfferta; etichettaStato: string }) {
  return <StatusChip word={etichettaStato} tone={TONES[stato]} />
}

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

/** That the next version is in draft, beside the state of what the customer holds; nothing where that is the draft. */
export function BozzaChip({ stato, numeroBozza }: { stato: StatoOfferta; numeroBozza: number | null | undefined }) {
  if (numeroBozza == null || stato === 'BOZZA') return null
  return <StatusChip word={`${numeroBozza} in bozza`} tone="neutro" />
}

import Chip from '@mui/material/Chip'

export type TonoStato = 'neutro' | 'info' | 'positivo' | 'attenzione' | 'negativo'

const colori = {
  neutro: 'default',
  info: 'info',
  positivo: 'success',
  attenzione: 'warning',
  negativo: 'error',
} as const

/** A state as a word in a light frame; colour only underlines it. */
export function StatoChip({ parola, tono = 'neutro' }: { parola: string; tono?: TonoStato }) {
  return <Chip label={parola} color={colori[tono]} variant="outlined" />
}

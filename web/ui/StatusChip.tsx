import EditOutlined from '@mui/icons-material/EditOutlined'
import Chip from '@mui/material/Chip'
import { stateInWords } from '#shared/formats/formats.ts'

export type StatusTone = 'neutro' | 'info' | 'positivo' | 'attenzione' | 'negativo'

const colors = {
  neutro: 'default',
  info: 'info',
  positivo: 'success',
  attenzione: 'warning',
  negativo: 'error',
} as const

const TONES: readonly string[] = ['neutro', 'info', 'positivo', 'attenzione', 'negativo'] satisfies StatusTone[]

/** The tone of a stored colour; grey for one that this page does not know yet. */
export function statusTone(color: string): StatusTone {
  return TONES.includes(color) ? (color as StatusTone) : 'neutro'
}

interface Props {
  parola: string
  tono?: StatusTone
  /** What the word means, where it does not say it by itself. */
  nota?: string
  /** Makes a button of it: what it does, for screen readers, and how; what to do ahead, when it is pointed at. */
  azione?: { etichetta: string; onClick: () => void; onAhead?: () => void }
}

/** On touch screens it can be hit. */
const touchable = { '@media (pointer: coarse)': { height: 44, borderRadius: 22 } } as const

/** A state as a word in a light frame; colour only underlines it. */
export function StatusChip({ parola, tono = 'neutro', nota, azione }: Props) {
  const look = { label: stateInWords(parola), color: colors[tono], variant: 'outlined' } as const
  if (!azione) return <Chip {...look} title={nota} />
  return (
    <Chip
      {...look}
      icon={<EditOutlined />}
      aria-label={azione.etichetta}
      title={azione.etichetta}
      onClick={azione.onClick}
      onPointerEnter={azione.onAhead}
      onFocus={azione.onAhead}
      sx={touchable}
    />
  )
}

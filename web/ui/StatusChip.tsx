import EditOutlined from '@mui/icons-material/EditOutlined'
import Chip from '@mui/material/Chip'
import { type EnumName, enumName } from '#shared/fields/enumNames.ts'
import { stateInWords } from '#shared/formats/formats.ts'

export type StatusTone = 'neutro' | 'info' | 'positivo' | 'attenzione' | 'negativo'

const colors = {
  neutro: 'default',
  info: 'info',
  positivo: 'success',
  attenzione: 'warning',
  negativo: 'error',
} as const

const TONES: readonly StatusTone[] = ['neutro', 'info', 'positivo', 'attenzione', 'negativo']

/** The tone of a colour of the schema; grey for one that this page does not know yet. */
export function statusTone(color: EnumName<StatusTone> | null): StatusTone {
  return TONES.find((tone) => enumName(tone) === color) ?? 'neutro'
}

interface Props {
  word: string
  tone?: StatusTone
  /** What the word means, where it does not say it by itself. */
  nota?: string
  /** Makes a button of it: what it does, for screen readers, and how; what to do ahead, when it is pointed at. */
  action?: { label: string; onClick: () => void; onAhead?: () => void }
}

/** On touch screens it can be hit. */
const touchable = { '@media (pointer: coarse)': { height: 44, borderRadius: 22 } } as const

/** A state as a word in a light frame; colour only underlines it. */
export function StatusChip({ word, tone = 'neutro', nota, action }: Props) {
  const look = { label: stateInWords(word), color: colors[tone], variant: 'outlined' } as const
  if (!action) return <Chip {...look} title={nota} />
  return (
    <Chip
      {...look}
      icon={<EditOutlined />}
      aria-label={action.label}
      title={action.label}
      onClick={action.onClick}
      onPointerEnter={action.onAhead}
      onFocus={action.onAhead}
      sx={touchable}
    />
  )
}

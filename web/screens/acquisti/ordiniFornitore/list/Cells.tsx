import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { Link as RouteLink } from 'react-router'
import { stateInWords } from '#shared/formats/formats.ts'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { type FornituraRow, fornituraRowName } from './row.ts'

interface Props {
  riga: FornituraRow
  /** False while the keyboard is elsewhere in the grid; true outside of it. */
  focused: boolean
}

/** The order that it is for, with the ways to it and to its schedule. */
export function FornituraOrdineCell({
  riga: { ordinePk, ordine },
  focused,
  ordini,
  schedula,
}: Props & { ordini: 'edit' | 'view' | null; schedula: boolean }) {
  const { numeroCommessa } = ordine
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      {ordini ? (
        <Link
          component={RouteLink}
          to={`/ordini/${ordinePk}${ordini === 'edit' ? '/edit' : ''}`}
          color="inherit"
          tabIndex={focused ? 0 : -1}
          noWrap
          sx={{ fontWeight: 550 }}
        >
          {numeroCommessa}
        </Link>
      ) : (
        numeroCommessa
      )}
      {schedula && (
        <IconButton
          component={RouteLink}
          to={`/schedulatore?id=${ordinePk}`}
          size="small"
          aria-label={`Schedulatore dell’ordine ${numeroCommessa}`}
          tabIndex={focused ? 0 : -1}
        >
          <ScheduleOutlined fontSize="inherit" />
        </IconButton>
      )}
    </Box>
  )
}

/** State of a supplier order; a button where the user may change it. */
export function FornituraStatusCell({ riga, focused, onChange }: Props & { onChange?: (riga: FornituraRow) => void }) {
  const { statoNome, statoColore } = riga
  const stato = statoNome ? <StatusChip word={statoNome} tone={statusTone(statoColore)} /> : <MissingValue />
  if (!onChange) return stato
  return (
    <ButtonBase
      aria-label={`Cambia stato di ${fornituraRowName(riga)}: ${statoNome || 'nessuno'}`}
      tabIndex={focused ? 0 : -1}
      onClick={() => onChange(riga)}
      sx={{
        borderRadius: 1,
        font: 'inherit',
        maxWidth: '100%',
        verticalAlign: 'middle',
        '& .MuiChip-root': { cursor: 'pointer' },
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
        '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
      }}
    >
      {statoNome ? (
        stato
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Nessuno
        </Box>
      )}
    </ButtonBase>
  )
}

/** Which of the two that go forward only, and where they end. */
export const FORNITURA_STEPS = {
  rilievo: { title: 'Rilievo', fine: 'FATTO' },
  co: { title: 'CO', fine: 'INVIATA' },
} as const
export type FornituraStep = keyof typeof FORNITURA_STEPS

/** Rilievo or CO: what it is, or the button that does it. */
export function FornituraStepCell({
  riga,
  focused,
  step,
  onDone,
}: Props & { step: FornituraStep; onDone?: (riga: FornituraRow, step: FornituraStep) => void }) {
  const value = riga[step]
  const { title, fine } = FORNITURA_STEPS[step]
  if (!value) return <MissingValue />
  if (value === fine) return <StatusChip word={fine} tone="positivo" />
  if (!onDone) return <StatusChip word={value} tone="attenzione" />
  return (
    <Button
      size="small"
      variant="outlined"
      color="warning"
      tabIndex={focused ? 0 : -1}
      aria-label={`${title} da fare: segna come ${stateInWords(fine).toLowerCase()} per ${fornituraRowName(riga)}`}
      title={`Segna come ${stateInWords(fine).toLowerCase()}`}
      onClick={() => onDone(riga, step)}
      sx={{ py: 0, px: 1, minHeight: 24, '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      Da fare
    </Button>
  )
}

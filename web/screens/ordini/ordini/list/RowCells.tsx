import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { cellButton } from '#ui/table/EditableCell.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { margineStatus } from '../margineStatus.ts'
import type { OrdineRow } from './row.ts'

interface Props {
  riga: OrdineRow
  focused: boolean
}

/** State of an order. */
export function StatoChip({ stato }: Pick<OrdineRow, 'stato'>) {
  return stato ? <StatusChip word={stato.nome} tone={statusTone(stato.colore)} /> : <MissingValue />
}

/** Days to spare before the approntamento, or how late; nothing when the margin says nothing any more. */
export function MargineCell({ riga }: { riga: OrdineRow }) {
  const margine = margineStatus(riga)
  return margine && <StatusChip {...margine} nota={margine.word} />
}

/** Materials that still lack a supplier order. */
export function MissingCell({ riga }: { riga: OrdineRow }) {
  const missing = riga.ordiniFornitoreMancanti?.map(({ materiale }) => materiale)
  if (!missing) return <MissingValue />
  if (missing.length === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Completi
      </Box>
    )
  }
  const elenco = missing.join(', ')
  return (
    <Box
      component="span"
      title={`Attenzione ordini fornitori non completi: ${elenco}`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: '100%', verticalAlign: 'middle' }}
    >
      <WarningAmber color="warning" sx={{ fontSize: 16 }} aria-hidden />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {elenco}
      </Box>
    </Box>
  )
}

/** How much of the checklist is done; opens it. */
export function CheckListCell({ riga, focused, onOpen }: Props & { onOpen: (riga: OrdineRow) => void }) {
  const items = riga.checkList ?? []
  if (items.length === 0) return <MissingValue />
  const done = items.filter(({ done }) => done).length
  const all = done === items.length
  return (
    <ButtonBase
      aria-label={`Check list di ${riga.numeroCommessa}: ${done}/${items.length}`}
      title={items.map(({ nome, done }) => `${done ? '✓' : '–'} ${nome}`).join('\n')}
      tabIndex={focused ? 0 : -1}
      onClick={() => onOpen(riga)}
      sx={{ ...cellButton, px: 0.5, py: 0.25 }}
    >
      {all ? (
        <CheckCircle color="success" sx={{ fontSize: 16 }} />
      ) : (
        <RadioButtonUnchecked color="disabled" sx={{ fontSize: 16 }} />
      )}
      {done}/{items.length}
    </ButtonBase>
  )
}

/** How the approntamento mail stands; opens it where there is one, or where one may be planned. */
export function MailCell({ riga, focused, onOpen }: Props & { onOpen?: (riga: OrdineRow) => void }) {
  const { statoInvioMail, etichettaMail, schedulazione, dataConsegna, numeroCommessa } = riga
  const schedulable = schedulazione !== null && dataConsegna !== null
  if (!etichettaMail || !(statoInvioMail || (schedulable && onOpen))) return <MissingValue />
  const stato = statoInvioMail ? (
    <StatusChip word={etichettaMail} tone={statoInvioMail === 'INVIATA' ? 'positivo' : 'attenzione'} />
  ) : (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {etichettaMail}
    </Box>
  )
  if (!onOpen) return stato
  return (
    <ButtonBase
      aria-label={`Mail di ${numeroCommessa}: ${etichettaMail}`}
      tabIndex={focused ? 0 : -1}
      onClick={() => onOpen(riga)}
      sx={{ ...cellButton, '& .MuiChip-root': { cursor: 'pointer' } }}
    >
      {stato}
    </ButtonBase>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Popover from '@mui/material/Popover'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, type SyntheticEvent, useState } from 'react'

/** What a portal passes on to the row that it was opened from, whose keys and presses these are not. */
const own = (event: SyntheticEvent) => event.stopPropagation()

/** Looks of what is pressed in a cell. */
export const cellButton = {
  borderRadius: 1,
  font: 'inherit',
  gap: 0.5,
  verticalAlign: 'middle',
  maxWidth: '100%',
  '&:hover': { backgroundColor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
} as const

const focusField = (over: HTMLElement) =>
  over.querySelector<HTMLElement>('[role="spinbutton"], input:not([aria-hidden])')?.focus()

interface Props {
  /** What is changed, of what: 'Cambia agente di 26/1'. */
  label: string
  /** The keys are on the cell. */
  focused: boolean
  /** The value as it is shown. */
  children: ReactNode
  /** The field over the cell; drawn anew at each opening, so that it begins with what is there then. */
  editor: (close: () => void) => ReactNode
}

/** A cell that is changed in its place: Enter or a press opens its field, Esc leaves all as it was. */
export function EditableCell({ label, focused, children, editor }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        tabIndex={focused ? 0 : -1}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...cellButton, display: 'flex', minWidth: 44, height: 1, justifyContent: 'flex-start' }}
      >
        {children}
        {/* After what is seen: who speaks to the page says that. */}
        <span style={visuallyHidden}> {label}</span>
      </ButtonBase>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          onClick={own}
          onKeyDown={own}
          slotProps={{
            // Some fields come with code of their own, and take no focus before.
            transition: { onEntered: focusField },
            paper: { role: 'dialog', 'aria-label': label, sx: { p: 1.5, width: 280 } },
          }}
        >
          {editor(close)}
        </Popover>
      )}
    </>
  )
}

interface CellFormProps {
  children: ReactNode
  /** What is written cannot be saved. */
  disabled?: boolean
  onSave: () => void
  onClose: () => void
}

/** The field of a cell with what saves it, Enter too. */
export function CellForm({ children, disabled, onSave, onClose }: CellFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        if (!disabled) onSave()
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {children}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>Annulla</Button>
        <Button type="submit" variant="contained" disabled={disabled}>
          Salva
        </Button>
      </Box>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import Popover from '@mui/material/Popover'
import Popper from '@mui/material/Popper'
import { keyframes } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { CellSave } from './useCellSave.ts'

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

const faded = keyframes({ to: { opacity: 0.5 } })
/** What is being saved is grey; a save that is quick, as most are, does not flash. */
const savingLook = { animation: `${faded} 0s 0.4s both` } as const

interface Props {
  /** What is changed, of what: 'Cambia agente di 26/1'. */
  label: string
  /** How its last save stands. */
  save: Pick<CellSave<never>, 'saving' | 'refusal' | 'dismiss'>
  /** The keys are on the cell. */
  focused: boolean
  /** The value as it is shown. */
  children: ReactNode
  /** The field over the cell; drawn anew at each opening, so that it begins with what is there then. */
  editor: (close: () => void) => ReactNode
}

/**
 * A cell that is changed in its place: Enter or a press opens its field, Esc leaves all as it was. While it is saved it
 * is grey and opens no other; why it was refused stands below it until it is read.
 */
export function EditableCell({ label, save, focused, children, editor }: Props) {
  const { saving, refusal, dismiss } = save
  const [cell, setCell] = useState<HTMLElement | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ButtonBase
        ref={setCell}
        aria-haspopup="dialog"
        aria-busy={saving}
        tabIndex={focused ? 0 : -1}
        onClick={({ currentTarget }) => {
          // Another save would go out over what this one changes.
          if (saving) return
          dismiss()
          setAnchor(currentTarget)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || refusal === null) return
          event.stopPropagation()
          dismiss()
        }}
        sx={[
          { ...cellButton, display: 'flex', minWidth: 44, height: 1, justifyContent: 'flex-start' },
          saving && savingLook,
        ]}
      >
        {children}
        {/* After what is seen: who speaks to the page says that. */}
        <span style={visuallyHidden}> {label}</span>
      </ButtonBase>
      {refusal !== null && (
        <Popper open anchorEl={cell} placement="bottom-start" sx={{ zIndex: 'tooltip', maxWidth: 320 }}>
          <ClickAwayListener onClickAway={dismiss}>
            <Alert severity="error" variant="filled" onClose={dismiss} onClick={own} onKeyDown={own} sx={{ mt: 0.5 }}>
              {refusal}
            </Alert>
          </ClickAwayListener>
        </Popper>
      )}
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

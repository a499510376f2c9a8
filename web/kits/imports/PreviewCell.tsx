import TableCell from '@mui/material/TableCell'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import type { SelectOption } from '#forms/SelectField.tsx'

interface Props {
  label: string
  valore: string
  /** Why it is not right; only then can it be written again. */
  error: string | undefined
  /** What the column takes, where it is one of a few. */
  choices?: readonly SelectOption<string>[]
  /** Under the field: another way to make it right. */
  rimedio?: ReactNode
  onChange: (value: string) => void
}

/** A cell of the preview: its text, or a field where it is not right. */
export function PreviewCell({ label, valore, error, choices, rimedio, onChange }: Props) {
  if (error === undefined) {
    return (
      <TableCell sx={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {valore}
      </TableCell>
    )
  }
  return (
    <TableCell sx={{ minWidth: 200 }}>
      <TextField
        size="small"
        fullWidth
        error
        value={valore}
        helperText={error}
        onChange={({ target }) => onChange(target.value)}
        select={choices !== undefined}
        slotProps={{ htmlInput: { 'aria-label': label }, select: { native: true } }}
      >
        {choices && <Choices choices={choices} valore={valore} />}
      </TextField>
      {rimedio}
    </TableCell>
  )
}

/** The choices of a column, and what the file says in their place. */
function Choices({ choices, valore }: { choices: readonly SelectOption<string>[]; valore: string }) {
  return (
    <>
      {!choices.some((choice) => choice.valore === valore) && (
        <option value={valore} disabled={valore !== ''}>
          {valore}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.valore} value={choice.valore}>
          {choice.text}
        </option>
      ))}
    </>
  )
}

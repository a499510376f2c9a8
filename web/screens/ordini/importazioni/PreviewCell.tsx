import TableCell from '@mui/material/TableCell'
import TextField from '@mui/material/TextField'

interface Props {
  etichetta: string
  valore: string
  /** Why it is not right; only then can it be written again. */
  errore: string | undefined
  onChange: (value: string) => void
}

/** A cell of the preview: its text, or a field where it is not right. */
export function PreviewCell({ etichetta, valore, errore, onChange }: Props) {
  if (errore === undefined) {
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
        helperText={errore}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { 'aria-label': etichetta } }}
      />
    </TableCell>
  )
}

import TextField from '@mui/material/TextField'
import type { PreventiviChoice } from '../preventiviChoices.ts'
import type { PreventivoActions } from './usePreventivoActions.ts'

interface Props {
  stato: { readonly pk: number; readonly stato: string } | null
  stati: readonly PreventiviChoice[]
  setStato: PreventivoActions['setStato']
}

/** State of the quote, or none: choosing saves. */
export function StatoField({ stato, stati, setStato }: Props) {
  const before = stato?.pk ?? null

  function choose(value: string) {
    const chosen = stati.find(({ pk }) => String(pk) === value)
    void setStato(chosen?.pk ?? null, chosen ? `Stato: ${chosen.text}` : 'Stato tolto', before)
  }
  return (
    <TextField
      select
      fullWidth
      label="Stato"
      value={String(before ?? '')}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Nessuno stato</option>
      {stati.map(({ pk, text }) => (
        <option key={pk} value={String(pk)}>
          {text}
        </option>
      ))}
    </TextField>
  )
}

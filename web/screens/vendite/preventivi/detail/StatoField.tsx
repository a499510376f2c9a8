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
  const prima = stato?.pk ?? null

  function scegli(value: string) {
    const scelto = stati.find(({ pk }) => String(pk) === value)
    void setStato(scelto?.pk ?? null, scelto ? `Stato: ${scelto.testo}` : 'Stato tolto', prima)
  }
  return (
    <TextField
      select
      fullWidth
      label="Stato"
      value={String(prima ?? '')}
      onChange={({ target }) => scegli(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Nessuno stato</option>
      {stati.map(({ pk, testo }) => (
        <option key={pk} value={String(pk)}>
          {testo}
        </option>
      ))}
    </TextField>
  )
}

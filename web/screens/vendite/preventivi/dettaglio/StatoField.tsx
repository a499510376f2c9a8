import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { PreventiviChoice } from '../preventiviChoices.ts'
import type { PreventivoActions } from './usePreventivoActions.ts'

interface Props {
  stato: { readonly pk: number; readonly stato: string } | null
  stati: readonly PreventiviChoice[]
  setStato: PreventivoActions['setStato']
}

/** State of the quote, or none: choosing saves. While saving it shows what was chosen, afterwards what is true. */
export function StatoField({ stato, stati, setStato }: Props) {
  const [inCorso, setInCorso] = useState<string | null>(null)
  const prima = stato?.pk ?? null

  async function scegli(valore: string) {
    const scelto = stati.find(({ pk }) => String(pk) === valore)
    setInCorso(valore)
    await setStato(scelto?.pk ?? null, scelto ? `Stato: ${scelto.testo}` : 'Stato tolto', prima)
    setInCorso(null)
  }
  return (
    <TextField
      select
      fullWidth
      label="Stato"
      value={inCorso ?? String(prima ?? '')}
      disabled={inCorso !== null}
      onChange={({ target }) => void scegli(target.value)}
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

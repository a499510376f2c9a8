import Box from '@mui/material/Box'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { dueColonne } from './CampiUtente.tsx'

/** A new password, twice. */
export function CampiPassword({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <Box sx={dueColonne}>
      <CampoTesto
        nome="password"
        etichetta="Password"
        tipo="password"
        autoComplete="new-password"
        obbligatorio
        autoFocus={autoFocus}
        aiuto="Almeno 8 caratteri, non solo numeri."
      />
      <CampoTesto
        nome="confirmPassword"
        etichetta="Conferma password"
        tipo="password"
        autoComplete="new-password"
        obbligatorio
      />
    </Box>
  )
}

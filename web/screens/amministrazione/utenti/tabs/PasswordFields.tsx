import Box from '@mui/material/Box'
import { TextInputField } from '#forms/TextInputField.tsx'
import { twoColumns } from './UtenteFields.tsx'

/** A new password, twice. */
export function PasswordFields({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <Box sx={twoColumns}>
      <TextInputField
        nome="password"
        etichetta="Password"
        tipo="password"
        autoComplete="new-password"
        obbligatorio
        autoFocus={autoFocus}
        aiuto="Almeno 8 caratteri, non solo numeri."
      />
      <TextInputField
        nome="confirmPassword"
        etichetta="Conferma password"
        tipo="password"
        autoComplete="new-password"
        obbligatorio
      />
    </Box>
  )
}

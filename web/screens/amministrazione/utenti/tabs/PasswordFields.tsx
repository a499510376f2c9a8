import Box from '@mui/material/Box'
import { TextInputField } from '#forms/TextInputField.tsx'
import { twoColumns } from './UtenteFields.tsx'

/** A new password, twice. */
export function PasswordFields({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <Box sx={twoColumns}>
      <TextInputField
        name="password"
        label="Password"
        tipo="password"
        autoComplete="new-password"
        required
        autoFocus={autoFocus}
        help="Almeno 8 caratteri, non solo numeri."
      />
      <TextInputField
        name="confirmPassword"
        label="Conferma password"
        tipo="password"
        autoComplete="new-password"
        required
      />
    </Box>
  )
}

import Box from '@mui/material/Box'
import { passwordFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { Field } from '#forms/Field.tsx'
import { twoColumns } from './UtenteFields.tsx'

/** A new password, twice. */
export function PasswordFields({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <Box sx={twoColumns}>
      <Field
        of={passwordFormSchema}
        name="password"
        tipo="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        help="Almeno 8 caratteri, non solo numeri."
      />
      <Field of={passwordFormSchema} name="confirmPassword" tipo="password" autoComplete="new-password" />
    </Box>
  )
}

import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'
import { FACTOR_ROLES, type FactorRole, factorRoles } from '../../../../../server/shared/secondoFattore/factorRoles.ts'
import type { FormFieldProps } from '../../../../forms/FormField.tsx'
import { useFormField } from '../../../../forms/useFormField.ts'

/** Some of the roles of users, none included. */
export function RolesField({ nome, etichetta, aiuto }: FormFieldProps) {
  const { valore, errore, imposta } = useFormField<FactorRole[]>(nome)
  const id = useId()
  return (
    <FormControl component="fieldset" error={errore !== undefined} aria-describedby={id}>
      <FormLabel component="legend" sx={{ fontSize: 'body2.fontSize', fontWeight: 600, color: 'text.primary' }}>
        {etichetta}
      </FormLabel>
      <FormGroup row id={`campo-${nome}`}>
        {factorRoles.map((role) => (
          <FormControlLabel
            key={role}
            label={FACTOR_ROLES[role]}
            control={
              <Checkbox
                size="small"
                checked={valore.includes(role)}
                onChange={(_, chosen) =>
                  imposta(factorRoles.filter((one) => (one === role ? chosen : valore.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id} sx={{ mx: 0 }}>
        {errore ?? aiuto}
      </FormHelperText>
    </FormControl>
  )
}

import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { FACTOR_ROLES, type FactorRole, factorRoles } from '#shared/factorRoles.ts'
import { GroupRow } from './GroupRow.tsx'

/** Some of the roles of users, none included. */
export function RolesField({ name, label, help }: FormFieldProps) {
  const { valore, error, set } = useFormField<FactorRole[]>(name)
  return (
    <GroupRow name={name} label={label} help={help} error={error}>
      <FormGroup row id={`campo-${name}`} sx={{ mt: -1 }}>
        {factorRoles.map((role) => (
          <FormControlLabel
            key={role}
            label={FACTOR_ROLES[role]}
            control={
              <Checkbox
                size="small"
                checked={valore.includes(role)}
                onChange={(_, chosen) =>
                  set(factorRoles.filter((one) => (one === role ? chosen : valore.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </GroupRow>
  )
}

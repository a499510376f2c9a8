import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { FACTOR_ROLES, type FactorRole, factorRoles } from '#shared/secondoFattore/factorRoles.ts'
import { GroupRow } from './GroupRow.tsx'

/** Some of the roles of users, none included. */
export function RolesField({ nome, etichetta, aiuto }: FormFieldProps) {
  const { valore, errore, imposta } = useFormField<FactorRole[]>(nome)
  return (
    <GroupRow nome={nome} etichetta={etichetta} aiuto={aiuto} errore={errore}>
      <FormGroup row id={`campo-${nome}`} sx={{ mt: -1 }}>
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
    </GroupRow>
  )
}

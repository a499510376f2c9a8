import Box from '@mui/material/Box'
import { FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { type Azienda, aziendaSchema } from '#platform/settings/rules.ts'
import { provinceByName } from '#shared/places.ts'
import { aziendaNames } from '../azienda.ts'
import { GroupRow } from './GroupRow.tsx'

const beside: Partial<Record<keyof Azienda, object>> = {
  provincia: { choices: provinceByName.map(({ nome }) => ({ valore: nome, text: nome })) },
  telefono: { tipo: 'tel' },
  email: { tipo: 'email' },
  pec: { tipo: 'email' },
}

/** The company's fields beside what they are for. */
export function AziendaField(field: FormFieldProps) {
  return (
    <GroupRow name={field.name} label={field.label} help={field.help}>
      <AziendaFields name={field.name} />
    </GroupRow>
  )
}

/** The company's fields, two columns. */
export function AziendaFields({ name }: { name: string }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {aziendaNames.map((item) => {
        const field = <Field key={item} of={aziendaSchema} at={name} name={item} {...beside[item]} />
        // 27 characters, which half the width would cut.
        return item === 'iban' ? <FullRow key={item}>{field}</FullRow> : field
      })}
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { provinceByName } from '#shared/places.ts'
import { aziendaEntries } from '../azienda.ts'
import { GroupRow } from './GroupRow.tsx'

const province = provinceByName.map(({ nome }) => ({ valore: nome, text: nome }))

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
      {aziendaEntries.map((item) =>
        item.name === 'provincia' ? (
          <SelectField key={item.name} name={`${name}.${item.name}`} label={item.label} required choices={province} />
        ) : (
          <TextInputField key={item.name} name={`${name}.${item.name}`} label={item.label} required tipo={item.tipo} />
        ),
      )}
    </Box>
  )
}

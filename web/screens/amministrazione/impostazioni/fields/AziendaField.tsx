import Box from '@mui/material/Box'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { provinceByName } from '#shared/places/places.ts'
import { aziendaEntries } from '../azienda.ts'
import { GroupRow } from './GroupRow.tsx'

const province = provinceByName.map(({ nome }) => ({ valore: nome, testo: nome }))

/** The company's fields beside what they are for. */
export function AziendaField(field: FormFieldProps) {
  return (
    <GroupRow nome={field.nome} etichetta={field.etichetta} aiuto={field.aiuto}>
      <AziendaFields name={field.nome} />
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
        item.nome === 'provincia' ? (
          <SelectField
            key={item.nome}
            nome={`${name}.${item.nome}`}
            etichetta={item.etichetta}
            obbligatorio
            choices={province}
          />
        ) : (
          <TextInputField
            key={item.nome}
            nome={`${name}.${item.nome}`}
            etichetta={item.etichetta}
            obbligatorio
            tipo={item.tipo}
          />
        ),
      )}
    </Box>
  )
}

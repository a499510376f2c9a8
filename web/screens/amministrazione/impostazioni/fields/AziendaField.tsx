import Box from '@mui/material/Box'
import { provinceByName } from '../../../../../server/shared/places/places.ts'
import { SelectField } from '../../../../forms/SelectField.tsx'
import { TextInputField } from '../../../../forms/TextInputField.tsx'
import { aziendaEntries } from '../azienda.ts'

const province = provinceByName.map(({ nome }) => ({ valore: nome, testo: nome }))

/** The company's fields, two columns. */
export function AziendaField({ nome }: { nome: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {aziendaEntries.map((voce) =>
        voce.nome === 'provincia' ? (
          <SelectField
            key={voce.nome}
            nome={`${nome}.${voce.nome}`}
            etichetta={voce.etichetta}
            obbligatorio
            scelte={province}
          />
        ) : (
          <TextInputField
            key={voce.nome}
            nome={`${nome}.${voce.nome}`}
            etichetta={voce.etichetta}
            obbligatorio
            tipo={voce.tipo}
          />
        ),
      )}
    </Box>
  )
}

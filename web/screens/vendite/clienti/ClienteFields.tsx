import Box from '@mui/material/Box'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { RichTextField } from '#forms/RichTextField.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { clienteLabels, TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'

const tipi: readonly SelectOption[] = TIPI_CLIENTE.map((tipo) => ({
  valore: tipo,
  text: TIPO_CLIENTE_LABELS[tipo],
}))

/** The fields of a customer. @param agenti to choose from */
export function ClienteFields({ agenti }: { agenti: readonly SelectOption[] }) {
  return (
    <FieldGrid>
      <FullRow>
        <TextInputField name="nome" label={clienteLabels.nome} required max={200} autoFocus />
      </FullRow>
      <TextInputField name="codice" label={clienteLabels.codice} max={50} />
      <SelectField name="tipoCliente" label={clienteLabels.tipoCliente} choices={tipi} empty="Non indicato" />
      <TextInputField name="piva" label={clienteLabels.piva} max={30} />
      <TextInputField name="codFatturazione" label={clienteLabels.codFatturazione} max={30} />
      <TextInputField name="telefono" label={clienteLabels.telefono} tipo="tel" max={40} />
      <TextInputField name="telefono2" label={clienteLabels.telefono2} tipo="tel" max={40} />
      <TextInputField name="email" label={clienteLabels.email} tipo="email" max={254} />
      <TextInputField name="telefax" label={clienteLabels.telefax} tipo="tel" max={40} />
      <FullRow>
        <TextInputField name="indirizzo" label={clienteLabels.indirizzo} max={300} />
      </FullRow>
      <TextInputField name="citta" label={clienteLabels.citta} max={100} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2 }}>
        <TextInputField name="cap" label={clienteLabels.cap} max={10} />
        <TextInputField name="provincia" label={clienteLabels.provincia} max={100} />
      </Box>
      <SelectField name="agentePk" label={clienteLabels.agentePk} choices={agenti} empty="Nessun agente" />
      <TextInputField name="pagamento" label={clienteLabels.pagamento} max={200} />
      <FullRow>
        <TextInputField name="note" label={clienteLabels.note} righe={2} max={5000} />
      </FullRow>
      <FullRow>
        <RichTextField
          name="testoEmail"
          label={clienteLabels.testoEmail}
          help="Le e-mail degli ordini di questo cliente cominciano con questo testo."
        />
      </FullRow>
    </FieldGrid>
  )
}

import Box from '@mui/material/Box'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { RichTextField } from '#forms/RichTextField.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { clienteLabels, TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'

const tipi: readonly SelectOption[] = TIPI_CLIENTE.map((tipo) => ({
  valore: tipo,
  testo: TIPO_CLIENTE_LABELS[tipo],
}))

/** The fields of a customer. @param agenti to choose from */
export function ClienteFields({ agenti }: { agenti: readonly SelectOption[] }) {
  return (
    <FieldGrid>
      <FullRow>
        <TextInputField nome="nome" etichetta={clienteLabels.nome} obbligatorio max={200} autoFocus />
      </FullRow>
      <TextInputField nome="codice" etichetta={clienteLabels.codice} max={50} />
      <SelectField nome="tipoCliente" etichetta={clienteLabels.tipoCliente} choices={tipi} vuota="Non indicato" />
      <TextInputField nome="piva" etichetta={clienteLabels.piva} max={30} />
      <TextInputField nome="codFatturazione" etichetta={clienteLabels.codFatturazione} max={30} />
      <TextInputField nome="telefono" etichetta={clienteLabels.telefono} tipo="tel" max={40} />
      <TextInputField nome="telefono2" etichetta={clienteLabels.telefono2} tipo="tel" max={40} />
      <TextInputField nome="email" etichetta={clienteLabels.email} tipo="email" max={254} />
      <TextInputField nome="telefax" etichetta={clienteLabels.telefax} tipo="tel" max={40} />
      <FullRow>
        <TextInputField nome="indirizzo" etichetta={clienteLabels.indirizzo} max={300} />
      </FullRow>
      <TextInputField nome="citta" etichetta={clienteLabels.citta} max={100} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2 }}>
        <TextInputField nome="cap" etichetta={clienteLabels.cap} max={10} />
        <TextInputField nome="provincia" etichetta={clienteLabels.provincia} max={100} />
      </Box>
      <SelectField nome="agente" etichetta={clienteLabels.agente} choices={agenti} vuota="Nessun agente" />
      <TextInputField nome="pagamento" etichetta={clienteLabels.pagamento} max={200} />
      <FullRow>
        <TextInputField nome="note" etichetta={clienteLabels.note} righe={2} max={5000} />
      </FullRow>
      <FullRow>
        <RichTextField
          nome="testoEmail"
          etichetta={clienteLabels.testoEmail}
          aiuto="Le e-mail degli ordini di questo cliente cominciano con questo testo."
        />
      </FullRow>
    </FieldGrid>
  )
}

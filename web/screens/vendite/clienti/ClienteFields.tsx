import Box from '@mui/material/Box'
import { clienteLabels, ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../server/vendite/clienti/rules.ts'
import { FieldGrid, FullRow } from '../../../forms/entity/FieldGrid.tsx'
import { RichTextField } from '../../../forms/RichTextField.tsx'
import { SelectField, type SelectOption } from '../../../forms/SelectField.tsx'
import { TextInputField } from '../../../forms/TextInputField.tsx'

const tipi: readonly SelectOption[] = TIPI_CLIENTE.map((tipo) => ({
  valore: tipo,
  testo: ETICHETTE_TIPO_CLIENTE[tipo],
}))

/** The fields of a customer. @param agenti to choose from */
export function ClienteFields({ agenti }: { agenti: readonly SelectOption[] }) {
  return (
    <FieldGrid>
      <FullRow>
        <TextInputField nome="nome" etichetta={clienteLabels.nome} obbligatorio massimo={200} autoFocus />
      </FullRow>
      <TextInputField nome="codice" etichetta={clienteLabels.codice} massimo={50} />
      <SelectField nome="tipoCliente" etichetta={clienteLabels.tipoCliente} scelte={tipi} vuota="Non indicato" />
      <TextInputField nome="piva" etichetta={clienteLabels.piva} massimo={30} />
      <TextInputField nome="codFatturazione" etichetta={clienteLabels.codFatturazione} massimo={30} />
      <TextInputField nome="telefono" etichetta={clienteLabels.telefono} tipo="tel" massimo={40} />
      <TextInputField nome="telefono2" etichetta={clienteLabels.telefono2} tipo="tel" massimo={40} />
      <TextInputField nome="email" etichetta={clienteLabels.email} tipo="email" massimo={254} />
      <TextInputField nome="telefax" etichetta={clienteLabels.telefax} tipo="tel" massimo={40} />
      <FullRow>
        <TextInputField nome="indirizzo" etichetta={clienteLabels.indirizzo} massimo={300} />
      </FullRow>
      <TextInputField nome="citta" etichetta={clienteLabels.citta} massimo={100} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2 }}>
        <TextInputField nome="cap" etichetta={clienteLabels.cap} massimo={10} />
        <TextInputField nome="provincia" etichetta={clienteLabels.provincia} massimo={100} />
      </Box>
      <SelectField nome="agente" etichetta={clienteLabels.agente} scelte={agenti} vuota="Nessun agente" />
      <TextInputField nome="pagamento" etichetta={clienteLabels.pagamento} massimo={200} />
      <FullRow>
        <TextInputField nome="note" etichetta={clienteLabels.note} righe={2} massimo={5000} />
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

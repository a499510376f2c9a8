import Box from '@mui/material/Box'
import { clienteLabels, ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../server/vendite/clienti/rules.ts'
import { CampoRicco } from '../../../forms/CampoRicco.tsx'
import { CampoScelta, type Scelta } from '../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../forms/CampoTesto.tsx'
import { FieldGrid, FullRow } from '../../../forms/entity/FieldGrid.tsx'

const tipi: readonly Scelta[] = TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: ETICHETTE_TIPO_CLIENTE[tipo] }))

/** The fields of a customer. @param agenti to choose from */
export function CampiCliente({ agenti }: { agenti: readonly Scelta[] }) {
  return (
    <FieldGrid>
      <FullRow>
        <CampoTesto nome="nome" etichetta={clienteLabels.nome} obbligatorio massimo={200} autoFocus />
      </FullRow>
      <CampoTesto nome="codice" etichetta={clienteLabels.codice} massimo={50} />
      <CampoScelta nome="tipoCliente" etichetta={clienteLabels.tipoCliente} scelte={tipi} vuota="Non indicato" />
      <CampoTesto nome="piva" etichetta={clienteLabels.piva} massimo={30} />
      <CampoTesto nome="codFatturazione" etichetta={clienteLabels.codFatturazione} massimo={30} />
      <CampoTesto nome="telefono" etichetta={clienteLabels.telefono} tipo="tel" massimo={40} />
      <CampoTesto nome="telefono2" etichetta={clienteLabels.telefono2} tipo="tel" massimo={40} />
      <CampoTesto nome="email" etichetta={clienteLabels.email} tipo="email" massimo={254} />
      <CampoTesto nome="telefax" etichetta={clienteLabels.telefax} tipo="tel" massimo={40} />
      <FullRow>
        <CampoTesto nome="indirizzo" etichetta={clienteLabels.indirizzo} massimo={300} />
      </FullRow>
      <CampoTesto nome="citta" etichetta={clienteLabels.citta} massimo={100} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2 }}>
        <CampoTesto nome="cap" etichetta={clienteLabels.cap} massimo={10} />
        <CampoTesto nome="provincia" etichetta={clienteLabels.provincia} massimo={100} />
      </Box>
      <CampoScelta nome="agente" etichetta={clienteLabels.agente} scelte={agenti} vuota="Nessun agente" />
      <CampoTesto nome="pagamento" etichetta={clienteLabels.pagamento} massimo={200} />
      <FullRow>
        <CampoTesto nome="note" etichetta={clienteLabels.note} righe={2} massimo={5000} />
      </FullRow>
      <FullRow>
        <CampoRicco
          nome="testoEmail"
          etichetta={clienteLabels.testoEmail}
          aiuto="Le e-mail degli ordini di questo cliente cominciano con questo testo."
        />
      </FullRow>
    </FieldGrid>
  )
}

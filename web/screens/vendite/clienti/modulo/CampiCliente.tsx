import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../../server/vendite/clienti/rules.ts'
import { CampoRicco } from '../../../../forms/CampoRicco.tsx'
import { CampoScelta, type Scelta } from '../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { etichette } from './valori.ts'

const tipi: readonly Scelta[] = TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: ETICHETTE_TIPO_CLIENTE[tipo] }))

function Righe({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 2,
        rowGap: 1.5,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

const tutta = { gridColumn: '1 / -1', minWidth: 0 }

/** The fields of a customer. @param agenti to choose from */
export function CampiCliente({ agenti }: { agenti: readonly Scelta[] }) {
  return (
    <Righe>
      <Box sx={tutta}>
        <CampoTesto nome="nome" etichetta={etichette.nome} obbligatorio massimo={200} autoFocus />
      </Box>
      <CampoTesto nome="codice" etichetta={etichette.codice} massimo={50} />
      <CampoScelta nome="tipoCliente" etichetta={etichette.tipoCliente} scelte={tipi} vuota="Non indicato" />
      <CampoTesto nome="piva" etichetta={etichette.piva} massimo={30} />
      <CampoTesto nome="codFatturazione" etichetta={etichette.codFatturazione} massimo={30} />
      <CampoTesto nome="telefono" etichetta={etichette.telefono} tipo="tel" massimo={40} />
      <CampoTesto nome="telefono2" etichetta={etichette.telefono2} tipo="tel" massimo={40} />
      <CampoTesto nome="email" etichetta={etichette.email} tipo="email" massimo={254} />
      <CampoTesto nome="telefax" etichetta={etichette.telefax} tipo="tel" massimo={40} />
      <Box sx={tutta}>
        <CampoTesto nome="indirizzo" etichetta={etichette.indirizzo} massimo={300} />
      </Box>
      <CampoTesto nome="citta" etichetta={etichette.citta} massimo={100} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2 }}>
        <CampoTesto nome="cap" etichetta={etichette.cap} massimo={10} />
        <CampoTesto nome="provincia" etichetta={etichette.provincia} massimo={100} />
      </Box>
      <CampoScelta nome="agente" etichetta={etichette.agente} scelte={agenti} vuota="Nessun agente" />
      <CampoTesto nome="pagamento" etichetta={etichette.pagamento} massimo={200} />
      <Box sx={tutta}>
        <CampoTesto nome="note" etichetta={etichette.note} righe={2} massimo={5000} />
      </Box>
      <Box sx={tutta}>
        <CampoRicco
          nome="testoEmail"
          etichetta={etichette.testoEmail}
          aiuto="Le e-mail degli ordini di questo cliente cominciano con questo testo."
        />
      </Box>
    </Righe>
  )
}

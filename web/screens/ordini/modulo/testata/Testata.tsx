import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../../server/clienti/rules.ts'
import { AREE_CONSEGNA } from '../../../../../server/ordini/rules.ts'
import { CampoData } from '../../../../forms/CampoData.tsx'
import { CampoRemoto } from '../../../../forms/CampoRemoto.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { cercaClienti, type VoceCliente } from '../cerca.ts'
import { useContestoModulo } from '../contesto.ts'
import { etichette, type ValoriOrdine } from '../valori.ts'

const tipi = TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: ETICHETTE_TIPO_CLIENTE[tipo] }))
const aree = AREE_CONSEGNA.map((area) => ({ valore: area, testo: area }))
const tutta = { gridColumn: '1 / -1', minWidth: 0 }

/** The header of an order (spec/001 §2 'Order form'). */
export function Testata({ nuovo = false }: { nuovo?: boolean }) {
  const { visibile, stati, agenti, codiciSistema } = useContestoModulo()
  return (
    <Scheda titolo="Ordine">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
          columnGap: 2,
          rowGap: 1.5,
          alignItems: 'start',
        }}
      >
        <CampoTesto
          nome="numeroCommessa"
          etichetta={etichette.numeroCommessa}
          massimo={50}
          obbligatorio
          autoFocus={nuovo}
        />
        <CampoTesto nome="riferimento" etichetta={etichette.riferimento} massimo={200} />
        <CampoTesto nome="progetto" etichetta={etichette.progetto} massimo={200} />
        <Cliente />
        <CampoScelta nome="tipoCliente" etichetta={etichette.tipoCliente} scelte={tipi} obbligatorio />
        <CampoData nome="data" etichetta={etichette.data} obbligatorio />
        <CampoData nome="dataConsegna" etichetta={etichette.dataConsegna} />
        <CampoData nome="dataPosa" etichetta={etichette.dataPosa} />
        <CampoScelta nome="stato" etichetta={etichette.stato} scelte={stati} vuota="Nessuno stato" />
        <CampoScelta
          nome="codiceSistema"
          etichetta={etichette.codiceSistema}
          scelte={codiciSistema}
          vuota="Nessun sistema"
        />
        {visibile.agente && (
          <CampoScelta nome="agente" etichetta={etichette.agente} scelte={agenti} vuota="Nessun agente" />
        )}
        <CampoScelta nome="areaConsegna" etichetta={etichette.areaConsegna} scelte={aree} vuota="Non indicata" />
        <Stack sx={{ ...tutta, flexDirection: 'row', flexWrap: 'wrap', columnGap: 2 }}>
          <CampoSpunta nome="senzaMisure" etichetta={etichette.senzaMisure} inversa />
          <Schedulabile />
        </Stack>
        <Box sx={tutta}>
          <CampoTesto nome="note" etichetta={etichette.note} righe={2} massimo={5000} />
        </Box>
      </Box>
    </Scheda>
  )
}

/** The customer; choosing one proposes its type and its agent where there are none yet. */
function Cliente() {
  const { clienti, visibile, agenti } = useContestoModulo()
  const { values, setFieldValue } = useFormikContext<ValoriOrdine>()
  function proponi(voce: VoceCliente | null) {
    if (!voce) return
    clienti.set(voce.id, voce.testo)
    if (values.tipoCliente === null && voce.tipoCliente) void setFieldValue('tipoCliente', voce.tipoCliente)
    const noto = agenti.some(({ valore }) => valore === voce.agente)
    if (visibile.agente && values.agente === null && noto) void setFieldValue('agente', voce.agente)
  }
  return (
    <CampoRemoto<VoceCliente>
      nome="cliente"
      etichetta={etichette.cliente}
      cerca={cercaClienti}
      testoDi={(id) => clienti.get(id) ?? `n. ${id}`}
      onScelta={proponi}
      nessuno="Nessun cliente trovato"
      caricamento="Caricamento clienti..."
      obbligatorio
    />
  )
}

/** 'Non schedulabile' unchecks 'auto schedulazione' and keeps it so (spec/001 §4). */
function Schedulabile() {
  const { autoSchedulazione } = useContestoModulo()
  const { values, setFieldValue } = useFormikContext<ValoriOrdine>()
  return (
    <>
      <CampoSpunta
        nome="nonSchedulabile"
        etichetta={etichette.nonSchedulabile}
        onCambia={(scelta) => scelta && void setFieldValue('autoSchedulazione', false)}
      />
      {autoSchedulazione && (
        <CampoSpunta
          nome="autoSchedulazione"
          etichetta={etichette.autoSchedulazione}
          disabled={values.nonSchedulabile}
        />
      )}
    </>
  )
}

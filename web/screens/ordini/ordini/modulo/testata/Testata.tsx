import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { memo, type ReactElement } from 'react'
import { AREE_CONSEGNA } from '../../../../../../server/ordini/ordini/rules.ts'
import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../../../server/vendite/clienti/rules.ts'
import { CampoData } from '../../../../../forms/CampoData.tsx'
import { CampoRemoto } from '../../../../../forms/CampoRemoto.tsx'
import { CampoScelta } from '../../../../../forms/CampoScelta.tsx'
import { CampoSpunta } from '../../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../../forms/CampoTesto.tsx'
import { Parte } from '../../../../../forms/ModuloGrande.tsx'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { cercaClienti, type VoceCliente } from '../cerca.ts'
import { useContestoModulo } from '../contesto.ts'
import { etichette, type ValoriOrdine } from '../valori.ts'

const tipi = TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: ETICHETTE_TIPO_CLIENTE[tipo] }))
const aree = AREE_CONSEGNA.map((area) => ({ valore: area, testo: area }))
const tutta = { gridColumn: '1 / -1', minWidth: 0 }

/** A field that is drawn again only when its own value changes: the pickers are heavy. */
const isola = (campo: ReactElement<{ nome: string }>) => <Parte nomi={[campo.props.nome]}>{campo}</Parte>

/** The header of an order. */
export const Testata = memo(function Testata({ nuovo = false }: { nuovo?: boolean }) {
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
        {isola(
          <CampoTesto
            nome="numeroCommessa"
            etichetta={etichette.numeroCommessa}
            massimo={50}
            obbligatorio
            autoFocus={nuovo}
          />,
        )}
        {isola(<CampoTesto nome="riferimento" etichetta={etichette.riferimento} massimo={200} />)}
        {isola(<CampoTesto nome="progetto" etichetta={etichette.progetto} massimo={200} />)}
        <Parte nomi={['cliente', 'tipoCliente', 'agente']}>
          <Cliente />
        </Parte>
        {isola(<CampoScelta nome="tipoCliente" etichetta={etichette.tipoCliente} scelte={tipi} obbligatorio />)}
        {isola(<CampoData nome="data" etichetta={etichette.data} obbligatorio />)}
        {isola(<CampoData nome="dataConsegna" etichetta={etichette.dataConsegna} />)}
        {isola(<CampoData nome="dataPosa" etichetta={etichette.dataPosa} />)}
        {isola(<CampoScelta nome="stato" etichetta={etichette.stato} scelte={stati} vuota="Nessuno stato" />)}
        {isola(
          <CampoScelta
            nome="codiceSistema"
            etichetta={etichette.codiceSistema}
            scelte={codiciSistema}
            vuota="Nessun sistema"
          />,
        )}
        {visibile.agente &&
          isola(<CampoScelta nome="agente" etichetta={etichette.agente} scelte={agenti} vuota="Nessun agente" />)}
        {isola(
          <CampoScelta nome="areaConsegna" etichetta={etichette.areaConsegna} scelte={aree} vuota="Non indicata" />,
        )}
        <Stack sx={{ ...tutta, flexDirection: 'row', flexWrap: 'wrap', columnGap: 2 }}>
          {isola(<CampoSpunta nome="senzaMisure" etichetta={etichette.senzaMisure} inversa />)}
          <Parte nomi={['nonSchedulabile', 'autoSchedulazione']}>
            <Schedulabile />
          </Parte>
        </Stack>
        <Box sx={tutta}>{isola(<CampoTesto nome="note" etichetta={etichette.note} righe={2} massimo={5000} />)}</Box>
      </Box>
    </Scheda>
  )
})

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

/** 'Non schedulabile' unchecks 'auto schedulazione' and keeps it so. */
function Schedulabile() {
  const { visibile } = useContestoModulo()
  const { values, setFieldValue } = useFormikContext<ValoriOrdine>()
  return (
    <>
      <CampoSpunta
        nome="nonSchedulabile"
        etichetta={etichette.nonSchedulabile}
        onCambia={(scelta) => scelta && void setFieldValue('autoSchedulazione', false)}
      />
      {visibile.autoSchedulazione && (
        <CampoSpunta
          nome="autoSchedulazione"
          etichetta={etichette.autoSchedulazione}
          disabled={values.nonSchedulabile}
        />
      )}
    </>
  )
}

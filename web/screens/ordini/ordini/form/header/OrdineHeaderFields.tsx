import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { memo, type ReactElement, useEffect } from 'react'
import { AREE_CONSEGNA } from '../../../../../../server/ordini/ordini/rules.ts'
import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../../../server/vendite/clienti/rules.ts'
import { CheckboxField } from '../../../../../forms/CheckboxField.tsx'
import { DateField } from '../../../../../forms/DateField.tsx'
import { FormPart } from '../../../../../forms/LargeForm.tsx'
import { RemoteField } from '../../../../../forms/RemoteField.tsx'
import { SelectField } from '../../../../../forms/SelectField.tsx'
import { TextInputField } from '../../../../../forms/TextInputField.tsx'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { useOrdineFormContext } from '../context.ts'
import { type OrdineFormValues, ordineHeaderLabels } from '../formValues.ts'
import { type ClienteOption, searchClienti } from '../search.ts'

const tipi = TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: ETICHETTE_TIPO_CLIENTE[tipo] }))
const aree = AREE_CONSEGNA.map((area) => ({ valore: area, testo: area }))
const tutta = { gridColumn: '1 / -1', minWidth: 0 }

/** A field that is drawn again only when its own value changes: the pickers are heavy. */
const isola = (field: ReactElement<{ nome: string }>) => <FormPart nomi={[field.props.nome]}>{field}</FormPart>

/** The header of an order. */
export const OrdineHeaderFields = memo(function Testata({ nuovo = false }: { nuovo?: boolean }) {
  const { visibile, stati, agenti, codiciSistema } = useOrdineFormContext()
  useEffect(() => {
    // The proposed number stands there to be kept or written over.
    if (nuovo && document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  }, [nuovo])
  return (
    <DetailCard titolo="Ordine">
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
          <TextInputField
            nome="numeroCommessa"
            etichetta={ordineHeaderLabels.numeroCommessa}
            massimo={50}
            obbligatorio
            autoFocus={nuovo}
          />,
        )}
        {isola(<TextInputField nome="riferimento" etichetta={ordineHeaderLabels.riferimento} massimo={200} />)}
        {isola(<TextInputField nome="progetto" etichetta={ordineHeaderLabels.progetto} massimo={200} />)}
        <FormPart nomi={['cliente', 'tipoCliente', 'agente']}>
          <Cliente />
        </FormPart>
        {isola(
          <SelectField nome="tipoCliente" etichetta={ordineHeaderLabels.tipoCliente} scelte={tipi} obbligatorio />,
        )}
        {isola(<DateField nome="data" etichetta={ordineHeaderLabels.data} obbligatorio />)}
        {isola(<DateField nome="dataConsegna" etichetta={ordineHeaderLabels.dataConsegna} />)}
        {isola(<DateField nome="dataPosa" etichetta={ordineHeaderLabels.dataPosa} />)}
        {isola(<SelectField nome="stato" etichetta={ordineHeaderLabels.stato} scelte={stati} vuota="Nessuno stato" />)}
        {isola(
          <SelectField
            nome="codiceSistema"
            etichetta={ordineHeaderLabels.codiceSistema}
            scelte={codiciSistema}
            vuota="Nessun sistema"
          />,
        )}
        {visibile.agente &&
          isola(
            <SelectField nome="agente" etichetta={ordineHeaderLabels.agente} scelte={agenti} vuota="Nessun agente" />,
          )}
        {isola(
          <SelectField
            nome="areaConsegna"
            etichetta={ordineHeaderLabels.areaConsegna}
            scelte={aree}
            vuota="Non indicata"
          />,
        )}
        <Stack sx={{ ...tutta, flexDirection: 'row', flexWrap: 'wrap', columnGap: 2 }}>
          {isola(<CheckboxField nome="senzaMisure" etichetta={ordineHeaderLabels.senzaMisure} inversa />)}
          <FormPart nomi={['nonSchedulabile', 'autoSchedulazione']}>
            <Schedulabile />
          </FormPart>
        </Stack>
        <Box sx={tutta}>
          {isola(<TextInputField nome="note" etichetta={ordineHeaderLabels.note} righe={2} massimo={5000} />)}
        </Box>
      </Box>
    </DetailCard>
  )
})

/** The customer; choosing one proposes its type and its agent where there are none yet. */
function Cliente() {
  const { clienti, visibile, agenti } = useOrdineFormContext()
  const { values, setFieldValue } = useFormikContext<OrdineFormValues>()
  function proponi(voce: ClienteOption | null) {
    if (!voce) return
    clienti.set(voce.id, voce.testo)
    if (values.tipoCliente === null && voce.tipoCliente) void setFieldValue('tipoCliente', voce.tipoCliente)
    const noto = agenti.some(({ valore }) => valore === voce.agente)
    if (visibile.agente && values.agente === null && noto) void setFieldValue('agente', voce.agente)
  }
  return (
    <RemoteField<ClienteOption>
      nome="cliente"
      etichetta={ordineHeaderLabels.cliente}
      cerca={searchClienti}
      testoDi={(id) => clienti.get(id) ?? `n. ${id}`}
      onChoose={proponi}
      nessuno="Nessun cliente trovato"
      caricamento="Caricamento clienti..."
      obbligatorio
    />
  )
}

/** 'Non schedulabile' unchecks 'auto schedulazione' and keeps it so. */
function Schedulabile() {
  const { visibile } = useOrdineFormContext()
  const { values, setFieldValue } = useFormikContext<OrdineFormValues>()
  return (
    <>
      <CheckboxField
        nome="nonSchedulabile"
        etichetta={ordineHeaderLabels.nonSchedulabile}
        onChange={(scelta) => scelta && void setFieldValue('autoSchedulazione', false)}
      />
      {visibile.autoSchedulazione && (
        <CheckboxField
          nome="autoSchedulazione"
          etichetta={ordineHeaderLabels.autoSchedulazione}
          disabled={values.nonSchedulabile}
        />
      )}
    </>
  )
}

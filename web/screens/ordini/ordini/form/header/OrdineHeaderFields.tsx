import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { memo, type ReactElement, useEffect } from 'react'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { DateField } from '#forms/DateField.tsx'
import { FormPart } from '#forms/LargeForm.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { AREE_CONSEGNA } from '#ordini/ordini/rules.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'
import { useOrdineFormContext } from '../context.ts'
import { type OrdineFormValues, ordineHeaderLabels } from '../formValues.ts'
import { type ClienteOption, searchClienti } from '../search.ts'

const tipi = TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: TIPO_CLIENTE_LABELS[tipo] }))
const aree = AREE_CONSEGNA.map((area) => ({ valore: area, testo: area }))
const all = { gridColumn: '1 / -1', minWidth: 0 }

/** A field that is drawn again only when its own value changes: the pickers are heavy. */
const isolate = (field: ReactElement<{ nome: string }>) => <FormPart names={[field.props.nome]}>{field}</FormPart>

/** The header of an order. */
export const OrdineHeaderFields = memo(function OrdineHeaderFields({ nuovo = false }: { nuovo?: boolean }) {
  const { visibile, stati, agenti, codiciSistema } = useOrdineFormContext()
  useEffect(() => {
    // The proposed number stands there to be kept or written over.
    if (nuovo && document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  }, [nuovo])
  return (
    <DetailCard title="Ordine">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
          columnGap: 2,
          rowGap: 1.5,
          alignItems: 'start',
        }}
      >
        {isolate(
          <TextInputField
            nome="numeroCommessa"
            etichetta={ordineHeaderLabels.numeroCommessa}
            max={50}
            obbligatorio
            autoFocus={nuovo}
          />,
        )}
        {isolate(<TextInputField nome="riferimento" etichetta={ordineHeaderLabels.riferimento} max={200} />)}
        {isolate(<TextInputField nome="progetto" etichetta={ordineHeaderLabels.progetto} max={200} />)}
        <FormPart names={['cliente', 'tipoCliente', 'agente']}>
          <Cliente />
        </FormPart>
        {isolate(
          <SelectField nome="tipoCliente" etichetta={ordineHeaderLabels.tipoCliente} choices={tipi} obbligatorio />,
        )}
        {isolate(<DateField nome="data" etichetta={ordineHeaderLabels.data} obbligatorio />)}
        {isolate(<DateField nome="dataConsegna" etichetta={ordineHeaderLabels.dataConsegna} />)}
        {isolate(<DateField nome="dataPosa" etichetta={ordineHeaderLabels.dataPosa} />)}
        {isolate(
          <SelectField nome="stato" etichetta={ordineHeaderLabels.stato} choices={stati} vuota="Nessuno stato" />,
        )}
        {isolate(
          <SelectField
            nome="codiceSistema"
            etichetta={ordineHeaderLabels.codiceSistema}
            choices={codiciSistema}
            vuota="Nessun sistema"
          />,
        )}
        {visibile.agente &&
          isolate(
            <SelectField nome="agente" etichetta={ordineHeaderLabels.agente} choices={agenti} vuota="Nessun agente" />,
          )}
        {isolate(
          <SelectField
            nome="areaConsegna"
            etichetta={ordineHeaderLabels.areaConsegna}
            choices={aree}
            vuota="Non indicata"
          />,
        )}
        <Stack sx={{ ...all, flexDirection: 'row', flexWrap: 'wrap', columnGap: 2 }}>
          {isolate(<CheckboxField nome="senzaMisure" label={ordineHeaderLabels.senzaMisure} inverted />)}
          <FormPart names={['nonSchedulabile', 'autoSchedulazione']}>
            <Schedulabile />
          </FormPart>
        </Stack>
        <Box sx={all}>
          {isolate(<TextInputField nome="note" etichetta={ordineHeaderLabels.note} righe={2} max={5000} />)}
        </Box>
      </Box>
    </DetailCard>
  )
})

/** The customer; choosing one proposes its type and its agent where there are none yet. */
function Cliente() {
  const { clienti, visibile, agenti } = useOrdineFormContext()
  const { values, setFieldValue } = useFormikContext<OrdineFormValues>()
  function propose(item: ClienteOption | null) {
    if (!item) return
    clienti.set(item.id, item.testo)
    if (values.tipoCliente === null && item.tipoCliente) void setFieldValue('tipoCliente', item.tipoCliente)
    const known = agenti.some(({ valore }) => valore === item.agente)
    if (visibile.agente && values.agente === null && known) void setFieldValue('agente', item.agente)
  }
  return (
    <RemoteField<ClienteOption>
      nome="cliente"
      etichetta={ordineHeaderLabels.cliente}
      search={searchClienti}
      textOf={(id) => clienti.get(id) ?? `n. ${id}`}
      onChoose={propose}
      none="Nessun cliente trovato"
      loading="Caricamento clienti..."
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
        label={ordineHeaderLabels.nonSchedulabile}
        onChange={(choice) => choice && void setFieldValue('autoSchedulazione', false)}
      />
      {visibile.autoSchedulazione && (
        <CheckboxField
          nome="autoSchedulazione"
          label={ordineHeaderLabels.autoSchedulazione}
          disabled={values.nonSchedulabile}
        />
      )}
    </>
  )
}

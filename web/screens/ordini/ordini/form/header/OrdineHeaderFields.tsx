import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { memo, type ReactElement, useEffect } from 'react'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { DateField } from '#forms/time/DateField.tsx'
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

const tipi = TIPI_CLIENTE.map((tipo) => ({ valore: tipo, text: TIPO_CLIENTE_LABELS[tipo] }))
const aree = AREE_CONSEGNA.map((area) => ({ valore: area, text: area }))
const all = { gridColumn: '1 / -1', minWidth: 0 }

/** A field that is drawn again only when its own value changes: the pickers are heavy. */
const isolate = (field: ReactElement<{ name: string }>) => <FormPart names={[field.props.name]}>{field}</FormPart>

/** The header of an order. */
export const OrdineHeaderFields = memo(function OrdineHeaderFields({ isNew = false }: { isNew?: boolean }) {
  const { visible, stati, agenti, codiciSistema } = useOrdineFormContext()
  useEffect(() => {
    // The proposed number stands there to be kept or written over.
    if (isNew && document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  }, [isNew])
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
            name="numeroCommessa"
            label={ordineHeaderLabels.numeroCommessa}
            max={50}
            required
            autoFocus={isNew}
          />,
        )}
        {isolate(<TextInputField name="riferimento" label={ordineHeaderLabels.riferimento} max={200} />)}
        {isolate(<TextInputField name="progetto" label={ordineHeaderLabels.progetto} max={200} />)}
        <FormPart names={['clientePk', 'tipoCliente', 'agentePk']}>
          <Cliente />
        </FormPart>
        {isolate(<SelectField name="tipoCliente" label={ordineHeaderLabels.tipoCliente} choices={tipi} required />)}
        {isolate(<DateField name="data" label={ordineHeaderLabels.data} required />)}
        {isolate(<DateField name="dataConsegna" label={ordineHeaderLabels.dataConsegna} />)}
        {isolate(<DateField name="dataPosa" label={ordineHeaderLabels.dataPosa} />)}
        {isolate(
          <SelectField name="statoPk" label={ordineHeaderLabels.statoPk} choices={stati} empty="Nessuno stato" />,
        )}
        {isolate(
          <SelectField
            name="codiceSistema"
            label={ordineHeaderLabels.codiceSistema}
            choices={codiciSistema}
            empty="Nessun sistema"
          />,
        )}
        {visible.agente &&
          isolate(
            <SelectField name="agentePk" label={ordineHeaderLabels.agentePk} choices={agenti} empty="Nessun agente" />,
          )}
        {isolate(
          <SelectField
            name="areaConsegna"
            label={ordineHeaderLabels.areaConsegna}
            choices={aree}
            empty="Non indicata"
          />,
        )}
        <Stack sx={{ ...all, flexDirection: 'row', flexWrap: 'wrap', columnGap: 2 }}>
          {isolate(<CheckboxField name="senzaMisure" label={ordineHeaderLabels.senzaMisure} inverted />)}
          <FormPart names={['nonSchedulabile', 'autoSchedulazione']}>
            <Schedulabile />
          </FormPart>
        </Stack>
        <Box sx={all}>
          {isolate(<TextInputField name="note" label={ordineHeaderLabels.note} righe={2} max={5000} />)}
        </Box>
      </Box>
    </DetailCard>
  )
})

/** The customer; choosing one proposes its type and its agent where there are none yet. */
function Cliente() {
  const { clienti, visible, agenti } = useOrdineFormContext()
  const { values, setFieldValue } = useFormikContext<OrdineFormValues>()
  function propose(item: ClienteOption | null) {
    if (!item) return
    clienti.set(item.id, item.text)
    if (values.tipoCliente === null && item.tipoCliente) void setFieldValue('tipoCliente', item.tipoCliente)
    const known = agenti.some(({ valore }) => valore === item.agente)
    if (visible.agente && values.agentePk === null && known) void setFieldValue('agentePk', item.agente)
  }
  return (
    <RemoteField<ClienteOption>
      name="clientePk"
      label={ordineHeaderLabels.clientePk}
      search={searchClienti}
      textOf={(id) => clienti.get(id) ?? `n. ${id}`}
      onChoose={propose}
      none="Nessun cliente trovato"
      loading="Caricamento clienti..."
      required
    />
  )
}

/** 'Non schedulabile' unchecks 'auto schedulazione' and keeps it so. */
function Schedulabile() {
  const { visible } = useOrdineFormContext()
  const { values, setFieldValue } = useFormikContext<OrdineFormValues>()
  return (
    <>
      <CheckboxField
        name="nonSchedulabile"
        label={ordineHeaderLabels.nonSchedulabile}
        onChange={(choice) => choice && void setFieldValue('autoSchedulazione', false)}
      />
      {visible.autoSchedulazione && (
        <CheckboxField
          name="autoSchedulazione"
          label={ordineHeaderLabels.autoSchedulazione}
          disabled={values.nonSchedulabile}
        />
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { memo, type ReactElement, useEffect } from 'react'
import { Field } from '#forms/Field.tsx'
import { FormPart } from '#forms/LargeForm.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { ordineSchema } from '#ordini/ordini/rules.ts'
import { posaFieldNames } from '#ordini/posa/rules.ts'
import { useAreeConsegna } from '#screens/ordini/areeConsegna.ts'
import { keyedChoices } from '#shared/keyedEntries.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { useOrdineFormContext } from '../context.ts'
import type { OrdineFormValues } from '../formValues.ts'
import { type ClienteOption, searchClienti } from '../search.ts'
import { PosaSection } from './PosaSection.tsx'

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
        {isolate(<Field of={ordineSchema} name="numeroCommessa" autoFocus={isNew} />)}
        {isolate(<Field of={ordineSchema} name="riferimento" />)}
        {isolate(<Field of={ordineSchema} name="progetto" />)}
        <FormPart names={['clientePk', 'tipoCliente', 'agentePk']}>
          <Cliente />
        </FormPart>
        {isolate(<Field of={ordineSchema} name="tipoCliente" />)}
        {isolate(<Field of={ordineSchema} name="data" />)}
        {isolate(<Field of={ordineSchema} name="dataConsegna" />)}
        {isolate(<Field of={ordineSchema} name="dataPosa" />)}
        {isolate(<Field of={ordineSchema} name="statoPk" choices={stati} empty="Nessuno stato" />)}
        {isolate(<Field of={ordineSchema} name="codiceSistema" choices={codiciSistema} empty="Nessun sistema" />)}
        {visible.agente && isolate(<Field of={ordineSchema} name="agentePk" choices={agenti} empty="Nessun agente" />)}
        <FormPart names={['areaConsegna']}>
          <AreaConsegna />
        </FormPart>
        <Stack sx={{ ...all, flexDirection: 'row', flexWrap: 'wrap', columnGap: 2 }}>
          {isolate(<Field of={ordineSchema} name="senzaMisure" inverted />)}
          <FormPart names={['nonSchedulabile', 'autoSchedulazione']}>
            <Schedulabile />
          </FormPart>
        </Stack>
        <Box sx={all}>{isolate(<Field of={ordineSchema} name="note" righe={2} />)}</Box>
        <Box sx={all}>
          <FormPart names={posaFieldNames}>
            <PosaSection />
          </FormPart>
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
      {...schemaField(ordineSchema, 'clientePk')}
      search={searchClienti}
      textOf={(id) => clienti.get(id) ?? `n. ${id}`}
      onChoose={propose}
      none="Nessun cliente trovato"
      loading="Caricamento clienti..."
    />
  )
}

/** The delivery area, one of those that are offered; one that is no more stays where it is. */
function AreaConsegna() {
  const { areaConsegna } = useFormikContext<OrdineFormValues>().values
  const choices = keyedChoices(useAreeConsegna(), areaConsegna)
  return <Field of={ordineSchema} name="areaConsegna" choices={choices} empty="Non indicata" />
}

/** 'Non schedulabile' unchecks 'auto schedulazione' and keeps it so. */
function Schedulabile() {
  const { visible } = useOrdineFormContext()
  const { values, setFieldValue } = useFormikContext<OrdineFormValues>()
  return (
    <>
      <Field
        of={ordineSchema}
        name="nonSchedulabile"
        onChange={(choice) => choice && void setFieldValue('autoSchedulazione', false)}
      />
      {visible.autoSchedulazione && (
        <Field of={ordineSchema} name="autoSchedulazione" disabled={values.nonSchedulabile} />
      )}
    </>
  )
}

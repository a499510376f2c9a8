import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { getIn, useFormikContext } from 'formik'
import { type FormEvent, memo, useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Field } from '#forms/Field.tsx'
import { FormPart, LargeForm, useFromForm, useLargeForm, WholeForm } from '#forms/LargeForm.tsx'
import type { ScontiTab_ordine$key } from '#generated/ScontiTab_ordine.graphql.ts'
import { rigaOrdineLabels, rigaSchema } from '#ordini/righe/rules.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { EuroValue } from '#ui/Values.tsx'
import { describeRigaForm } from '../conflict/inWords.ts'
import { OrdineConflict } from '../conflict/OrdineConflict.tsx'
import { OthersNotice } from '../conflict/OthersNotice.tsx'
import { OrdineFormContextProvider, useOrdineFormContext, useReadOrdineFormContext } from '../context.ts'
import type { OrdineFormValues, RigaFormValues } from '../formValues.ts'
import { PriceFields } from '../header/PriceFields.tsx'
import { ordineFormKeys } from '../keys.ts'
import { OrdineFormBar } from '../OrdineFormBody.tsx'
import { readOrdine } from '../ordine.ts'
import { liveNetto } from '../prices.ts'
import { useEditOrdine } from '../useEditOrdine.ts'

/** The tab 'Sconti' of an order: only the discounts, of the order and of each line. */
export default function ScontiTab(props: { ordine: ScontiTab_ordine$key }) {
  const key = useFragment(
    graphql`
      fragment ScontiTab_ordine on Ordine {
        ...ordine_modulo
      }
    `,
    props.ordine,
  )
  const ordine = useMemo(() => readOrdine(key), [key])
  const context = useReadOrdineFormContext(ordine)
  const { form, superata, update, conflict } = useEditOrdine(ordine, context)
  if (!context.visible.prezzi) return <EmptyState title="I prezzi non sono tra quello che puoi vedere" />
  return (
    <OrdineFormContextProvider value={context}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {superata && <OthersNotice onUpdate={update} />}
        <LargeForm form={form}>
          <Sconti />
        </LargeForm>
      </Stack>
      {conflict && <OrdineConflict {...conflict} />}
    </OrdineFormContextProvider>
  )
}

const COLUMNS = '40px minmax(0, 1fr) 120px 112px 136px 120px'
const inColumn = { display: { xs: 'none', md: 'block' } }

/** The lines with their discounts, one under the other. */
function ScontiRows() {
  const keys = useFromForm<OrdineFormValues, string>(({ values }) => values.righe.map(({ chiave }) => chiave).join())
  if (keys === '') return <EmptyState title="Nessuna riga" text="Le righe si aggiungono in Modifica." />
  return (
    <Card component="section" aria-label="Righe" sx={{ px: 2, py: 1, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'grid' },
          gridTemplateColumns: COLUMNS,
          columnGap: 1.5,
          py: 1,
          fontSize: '0.8125rem',
          fontWeight: 550,
          color: 'text.secondary',
        }}
      >
        <span>N.</span>
        <span>Riga</span>
        <Box sx={{ textAlign: 'right' }}>{rigaOrdineLabels.listino}</Box>
        <Box sx={{ textAlign: 'right' }}>{rigaOrdineLabels.scontoArticolo}</Box>
        <Box sx={{ textAlign: 'right' }}>{rigaOrdineLabels.scontoCorrettivo}</Box>
        <Box sx={{ textAlign: 'right' }}>{rigaOrdineLabels.netto}</Box>
      </Box>
      {keys.split(',').map((key, index) => (
        <FormPart key={key} names={[`righe[${index}]`]}>
          <RigaSconti index={index} />
        </FormPart>
      ))}
    </Card>
  )
}

const RigaSconti = memo(function RigaSconti({ index }: { index: number }) {
  const { values } = useFormikContext<object>()
  const context = useOrdineFormContext()
  const riga = getIn(values, `righe[${index}]`) as RigaFormValues
  const name = `righe[${index}]`
  return (
    <Box
      component="section"
      aria-label={`Riga ${index + 1}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', md: COLUMNS },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        py: { xs: 1.5, md: 0.75 },
        // Stacked, the first has no head above it to be parted from.
        borderTop: { xs: index === 0 ? 0 : 1, md: 1 },
        borderColor: 'divider',
      }}
    >
      <Box sx={{ ...inColumn, color: 'text.secondary' }}>{index + 1}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridColumn: { sm: '1 / -1', md: 'auto' } }}>
        <Box component="span" sx={{ display: { md: 'none' }, fontWeight: 650 }}>
          Riga {index + 1}:{' '}
        </Box>
        {describeRigaForm(riga, context)}
      </Box>
      <Value name={rigaOrdineLabels.listino} value={riga.listino} />
      <Field of={rigaSchema} at={name} name="scontoArticolo" unita="%" inColumn />
      {riga.rivendita ? (
        <Box sx={inColumn} />
      ) : (
        <Field of={rigaSchema} at={name} name="scontoCorrettivo" unita="%" inColumn />
      )}
      <Value name={rigaOrdineLabels.netto} value={liveNetto(riga)} />
    </Box>
  )
})

function Value({ name, value }: { name: string; value: number | null }) {
  return (
    <Box role="group" aria-label={name} sx={{ textAlign: { md: 'right' } }}>
      <Box component="span" sx={{ display: { md: 'none' }, color: 'text.secondary', mr: 1 }}>
        {name}
      </Box>
      <EuroValue value={value} />
    </Box>
  )
}

const Sconti = memo(function Sconti() {
  const modulo = useLargeForm<OrdineFormValues>()
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Sconti"
      onSubmit={(event) => modulo().handleSubmit(event as FormEvent<HTMLFormElement>)}
      onKeyDown={ordineFormKeys(null)}
      sx={{ gap: 2, minWidth: 0 }}
    >
      <PriceFields />
      <ScontiRows />
      <WholeForm>
        <OrdineFormBar />
      </WholeForm>
    </Stack>
  )
})

import Stack from '@mui/material/Stack'
import { type FormEvent, memo, useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { LargeForm, useLargeForm, WholeForm } from '#forms/LargeForm.tsx'
import type { ScontiTab_ordine$key } from '#generated/ScontiTab_ordine.graphql.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { OrdineConflict } from '../conflict/OrdineConflict.tsx'
import { OthersNotice } from '../conflict/OthersNotice.tsx'
import { OrdineFormContextProvider, useReadOrdineFormContext } from '../context.ts'
import type { OrdineFormValues } from '../formValues.ts'
import { PriceFields } from '../header/PriceFields.tsx'
import { ordineFormKeys } from '../keys.ts'
import { OrdineFormBar } from '../OrdineFormBody.tsx'
import { readOrdine } from '../ordine.ts'
import { useEditOrdine } from '../useEditOrdine.ts'
import { ScontiRows } from './ScontiRows.tsx'

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

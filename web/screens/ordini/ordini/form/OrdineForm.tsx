import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { LargeForm } from '#forms/LargeForm.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { OrdineFormMutation } from '#generated/OrdineFormMutation.graphql.ts'
import { ordineSchema } from '#ordini/ordini/rules.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { OrdineFormContextProvider, useReadOrdineFormContext } from './context.ts'
import { emptyOrdine, newOrdineInput, type OrdineFormValues } from './formValues.ts'
import { PrimaDataCard } from './header/PrimaDataCard.tsx'
import { OrdineFormBody } from './OrdineFormBody.tsx'
import { EDIT_WAIT } from './useEditOrdine.ts'

const mutation = graphql`
  mutation OrdineFormMutation($input: CreateOrdineInput!) {
    createOrdine(input: $input) {
      ordine {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const beside = <PrimaDataCard />

/** The form of a new order. */
export function OrdineForm({ onCreated }: { onCreated: (pk: number) => void }) {
  const context = useReadOrdineFormContext(null)
  const [initial] = useState(() => ({ ...emptyOrdine(isoDate(new Date())), ...context.proposto }))
  const { form } = useMutationForm<OrdineFormMutation, OrdineFormValues>({
    mutation,
    initial,
    schema: ordineSchema,
    waiting: EDIT_WAIT,
    variables: (values) => ({ input: newOrdineInput(values, context.visible) }),
    success: 'Ordine aggiunto',
    // After the form has been reset, so that its guard against leaving is off.
    onSuccess: ({ createOrdine }) => setTimeout(() => onCreated(createOrdine.ordine?.pk ?? 0)),
  })
  return (
    <OrdineFormContextProvider value={context}>
      <LargeForm form={form}>
        <OrdineFormBody label="Nuovo ordine" isNew beside={beside} />
      </LargeForm>
    </OrdineFormContextProvider>
  )
}

import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { memo, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { FormPart, LargeForm } from '#forms/LargeForm.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { AddOrdinePageOrdineFormMutation } from '#generated/AddOrdinePageOrdineFormMutation.graphql.ts'
import { ordineSchema } from '#ordini/ordini/rules.ts'
import { formatCount, isoDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { primaDataNewSlot } from '../../slots.ts'
import { OrdineFormContextProvider, useReadOrdineFormContext } from './context.ts'
import { emptyOrdine, newOrdineInput, type OrdineFormValues } from './formValues.ts'
import { OrdineFormBody } from './OrdineFormBody.tsx'
import { primaDataQuestion } from './primaData.ts'
import { EDIT_WAIT } from './useEditOrdine.ts'

const ordineFormMutation = graphql`
  mutation AddOrdinePageOrdineFormMutation($input: CreateOrdineInput!) {
    createOrdine(input: $input) {
      ordine {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** When the order that is being written could be ready, beside its form; for users who may see it of a saved one. */
const PrimaDataCard = memo(function PrimaDataCard() {
  const { viewOrders } = useViewer().permessi
  if (!viewOrders) return null
  return (
    <FormPart names={['righe', 'dataConsegna', 'senzaMisure', 'nonSchedulabile']}>
      <Content />
    </FormPart>
  )
})

function Content() {
  const { values } = useFormikContext<OrdineFormValues>()
  if (values.nonSchedulabile) return null
  const { domanda, incomplete } = primaDataQuestion(values)
  return (
    <DetailCard title="Prima data possibile">
      {domanda ? (
        <>
          <primaDataNewSlot.Component question={domanda} />
          {incomplete > 0 && (
            <Typography variant="body2" color="textSecondary">
              Senza {formatCount(incomplete, 'riga ancora incompleta', 'righe ancora incomplete')}.
            </Typography>
          )}
        </>
      ) : (
        <Typography color="textSecondary">Con la prima riga completa si vede quando potrebbe essere pronto.</Typography>
      )}
    </DetailCard>
  )
}

const beside = <PrimaDataCard />

/** The form of a new order. */
function OrdineForm({ onCreated }: { onCreated: (pk: number) => void }) {
  const context = useReadOrdineFormContext(null)
  const [initial] = useState(() => ({ ...emptyOrdine(isoDate(new Date())), ...context.proposto }))
  const { form } = useMutationForm<AddOrdinePageOrdineFormMutation, OrdineFormValues>({
    mutation: ordineFormMutation,
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

/** A new order; once saved it opens for changes. */
export default function AddOrdinePage() {
  const navigate = useNavigate()
  return (
    <Page title="Aggiungi ordine" back={<BackLink to="/ordini" title="Lista ordini" />}>
      <OrdineForm onCreated={(pk) => navigate(`/ordini/${pk}/edit`, { replace: true })} />
    </Page>
  )
}

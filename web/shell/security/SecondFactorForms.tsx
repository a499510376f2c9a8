import Stack from '@mui/material/Stack'
import { type FormikProps, FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { withSecondoFattoreSchema } from '#amministrazione/utenti/secondoFattore/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { SecondFactorFormsCodiciMutation } from '#generated/SecondFactorFormsCodiciMutation.graphql.ts'
import type { SecondFactorFormsTogliMutation } from '#generated/SecondFactorFormsTogliMutation.graphql.ts'

const codiciMutation = graphql`
  mutation SecondFactorFormsCodiciMutation($input: RegenerateCodiciRecuperoInput!) {
    regenerateCodiciRecupero(input: $input) {
      codici
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation SecondFactorFormsTogliMutation($input: RemoveSecondoFattoreInput!) {
    removeSecondoFattore(input: $input) {
      fatto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface BothFactors {
  password: string
  codice: string
}

const empty: BothFactors = { password: '', codice: '' }

/** New recovery codes, by password and code. */
export function NewCodesForm(props: { onCodes: (codici: readonly string[]) => void; onCancel: () => void }) {
  const { form } = useMutationForm<SecondFactorFormsCodiciMutation, BothFactors>({
    mutation: codiciMutation,
    initial: empty,
    schema: withSecondoFattoreSchema,
    variables: (input) => ({ input }),
    onSuccess: ({ regenerateCodiciRecupero }) => props.onCodes(regenerateCodiciRecupero.codici ?? []),
  })
  return <BothFactorsForm form={form} button="Genera" onCancel={props.onCancel} />
}

/** The login asks for the password alone again, by password and code. */
export function RemoveFactorForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { form } = useMutationForm<SecondFactorFormsTogliMutation, BothFactors>({
    mutation: removeMutation,
    initial: empty,
    schema: withSecondoFattoreSchema,
    variables: (input) => ({ input }),
    success: 'Secondo fattore tolto',
    onSuccess: onDone,
  })
  return <BothFactorsForm form={form} button="Togli" onCancel={onCancel} />
}

interface Props {
  form: FormikProps<BothFactors>
  button: string
  onCancel: () => void
}

function BothFactorsForm({ form, button, onCancel }: Props) {
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        <Field
          of={withSecondoFattoreSchema}
          name="password"
          tipo="password"
          autoComplete="current-password"
          autoFocus
        />
        <Field of={withSecondoFattoreSchema} name="codice" autoComplete="one-time-code" />
        <SaveBar inDialog label={button} saving="Un momento…" onCancel={onCancel} />
      </Stack>
    </FormikProvider>
  )
}

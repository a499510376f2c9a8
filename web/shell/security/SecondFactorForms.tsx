import Stack from '@mui/material/Stack'
import { type FormikProps, FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { withSecondoFattoreSchema } from '#amministrazione/utenti/secondoFattore/rules.ts'
import { SaveBar } from '#forms/SaveBar.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { SecondFactorFormsCodiciMutation } from '#generated/SecondFactorFormsCodiciMutation.graphql.ts'
import type { SecondFactorFormsTogliMutation } from '#generated/SecondFactorFormsTogliMutation.graphql.ts'

const codiciMutation = graphql`
  mutation SecondFactorFormsCodiciMutation($input: RigeneraCodiciRecuperoInput!) {
    rigeneraCodiciRecupero(input: $input) {
      codici
      errors {
        code
        field
        message
      }
    }
  }
`

const removeMutation = graphql`
  mutation SecondFactorFormsTogliMutation($input: TogliSecondoFattoreInput!) {
    togliSecondoFattore(input: $input) {
      fatto
      errors {
        code
        field
        message
      }
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
    iniziali: empty,
    schema: withSecondoFattoreSchema,
    variabili: (input) => ({ input }),
    alSuccesso: ({ rigeneraCodiciRecupero }) => props.onCodes(rigeneraCodiciRecupero.codici ?? []),
  })
  return <BothFactorsForm form={form} button="Genera" onCancel={props.onCancel} />
}

/** The login asks for the password alone again, by password and code. */
export function RemoveFactorForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { form } = useMutationForm<SecondFactorFormsTogliMutation, BothFactors>({
    mutation: removeMutation,
    iniziali: empty,
    schema: withSecondoFattoreSchema,
    variabili: (input) => ({ input }),
    successo: 'Secondo fattore tolto',
    alSuccesso: onDone,
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
        <TextInputField
          nome="password"
          etichetta="Password attuale"
          tipo="password"
          autoComplete="current-password"
          obbligatorio
          autoFocus
        />
        <TextInputField
          nome="codice"
          etichetta="Codice dell’app o di recupero"
          autoComplete="one-time-code"
          obbligatorio
        />
        <SaveBar inDialog label={button} saving="Un momento…" onCancel={onCancel} />
      </Stack>
    </FormikProvider>
  )
}

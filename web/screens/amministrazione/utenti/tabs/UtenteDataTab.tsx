import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { infoUtenteSchema, updateUserSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { UtenteDataTabMutation } from '#generated/UtenteDataTabMutation.graphql.ts'
import { labelsOf } from '#shared/fields/fields.ts'
import type { ShownUtente } from '../utente.ts'
import { type UtenteFormValues, utenteFormValues } from './formValues.ts'
import { otherTab } from './otherTab.ts'
import { UtenteFields } from './UtenteFields.tsx'

const mutation = graphql`
  mutation UtenteDataTabMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const schema = updateUserSchema.omit(['pk', 'versione', 'isActive'])

// As conflicts name them, the flags within the others.
const labels = {
  ...labelsOf(schema.omit(['info'])),
  ...Object.fromEntries(Object.entries(labelsOf(infoUtenteSchema)).map(([name, label]) => [`info.${name}`, label])),
}

/** Changes a user's own data. */
export function UtenteDataTab({ utente, onSaved }: { utente: ShownUtente; onSaved: () => void }) {
  // What arrives later must not become the beginning of what is being typed.
  const [initial] = useState(() => ({ ...utenteFormValues(utente), versione: utente.versione }))
  const { form, ...resto } = useMutationForm<UtenteDataTabMutation, UtenteFormValues & { versione: number }>({
    mutation,
    initial,
    schema,
    variables: (values) => ({ input: { pk: utente.pk, ...values } }),
    success: 'Utente salvato',
    onSuccess: onSaved,
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label="Dati utente" onSubmit={form.handleSubmit} sx={{ gap: 2 }}>
        <UtenteFields />
        <SaveBar leave={otherTab} />
      </Stack>
      <FormConflict form={form} {...resto} labels={labels} />
    </FormikProvider>
  )
}

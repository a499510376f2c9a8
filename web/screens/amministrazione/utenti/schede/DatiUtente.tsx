import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { updateUserSchema } from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { BarraSalva } from '../../../../forms/BarraSalva.tsx'
import { ConflittoModulo } from '../../../../forms/ConflittoModulo.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { etichette } from '../etichette.ts'
import type { Utente } from '../utente.ts'
import type { DatiUtenteMutation } from './__generated__/DatiUtenteMutation.graphql.ts'
import { altraScheda } from './altraScheda.ts'
import { CampiUtente } from './CampiUtente.tsx'
import { type ValoriUtente, valoriDi } from './valori.ts'

const mutation = graphql`
  mutation DatiUtenteMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...utente_user
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const schema = updateUserSchema.omit(['pk', 'versione', 'isActive'])

/** Changes a user's own data. */
export function DatiUtente({ utente, onSalvato }: { utente: Utente; onSalvato: () => void }) {
  // What arrives later must not become the beginning of what is being typed.
  const [iniziali] = useState(() => ({ ...valoriDi(utente), versione: utente.versione }))
  const { form, ...resto } = useMutationForm<DatiUtenteMutation, ValoriUtente & { versione: number }>({
    mutation,
    iniziali,
    schema,
    variabili: (valori) => ({ input: { pk: utente.pk, ...valori } }),
    successo: 'Utente salvato',
    alSuccesso: onSalvato,
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label="Dati utente" onSubmit={form.handleSubmit} sx={{ gap: 2 }}>
        <CampiUtente />
        <BarraSalva lascia={altraScheda} />
      </Stack>
      <ConflittoModulo form={form} {...resto} etichette={etichette} />
    </FormikProvider>
  )
}

import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { createTokenSchema, TOKEN_DURATIONS } from '#amministrazione/utenti/rules.ts'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { NewTokenMutation } from '#generated/NewTokenMutation.graphql.ts'
import { AREAS, type AreaName, areaNames } from '#platform/identity/areas/rules.ts'
import { CreatedToken } from './CreatedToken.tsx'
import { UtenteField } from './UtenteField.tsx'

const mutation = graphql`
  mutation NewTokenMutation($input: CreateTokenInput!) {
    createToken(input: $input) {
      testo
      errors {
        code
        field
        message
      }
    }
  }
`

interface Values {
  nome: string
  user: number | null
  scrittura: boolean
  introspezione: boolean
  aree: AreaName[]
  giorni: number
}

const durations = [
  { valore: 30, testo: '30 giorni' },
  { valore: 90, testo: '90 giorni' },
  { valore: 365, testo: '1 anno' },
  { valore: 730, testo: '2 anni' },
] satisfies { valore: (typeof TOKEN_DURATIONS)[number]; testo: string }[]

const aree = areaNames.map((area) => ({ valore: area, testo: AREAS[area].nome }))

const empty: Values = {
  nome: '',
  user: null,
  scrittura: false,
  introspezione: false,
  aree: [],
  giorni: TOKEN_DURATIONS[0],
}

const byUtente = (user: number): Values => ({ ...empty, user })

interface Props {
  /** Whose token it will be; without it one chooses. */
  utente?: number
  onCreated: () => void
  onClose: () => void
}

/** Makes a token, then shows its text: this once. */
export function NewToken({ utente, onCreated, onClose }: Props) {
  const [text, setText] = useState<string | null>(null)
  const { form } = useMutationForm<NewTokenMutation, Values>({
    mutation,
    iniziali: utente === undefined ? empty : byUtente(utente),
    schema: createTokenSchema,
    variabili: (input) => ({ input }),
    alSuccesso({ createToken }) {
      setText(createToken.testo ?? null)
      onCreated()
    },
  })
  return (
    <Dialog
      open
      // A click beside it must lose neither what is being written nor a text that will not be seen again.
      onClose={(_, reason) => reason === 'escapeKeyDown' && text === null && !form.dirty && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby="titolo-token"
    >
      <DialogTitle id="titolo-token">{text === null ? 'Nuovo token' : 'Token creato'}</DialogTitle>
      {text === null ? (
        <DialogContent>
          <FormikProvider value={form}>
            <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
              <TextInputField
                nome="nome"
                etichetta="Nome"
                obbligatorio
                autoFocus
                max={100}
                aiuto="Il programma che lo userà: «gestionale», «sito»."
              />
              {utente === undefined && (
                <UtenteField
                  nome="user"
                  etichetta="Agisce come"
                  obbligatorio
                  aiuto="Il programma vede e fa quello che può questo utente, e niente di più."
                />
              )}
              <SelectField
                nome="giorni"
                etichetta="Scade dopo"
                choices={durations}
                aiuto="Poi smette di funzionare e se ne crea un altro."
              />
              <CheckboxField nome="scrittura" label="Può anche scrivere" aiuto="Senza, il token legge e basta." />
              <MultiSelectField
                nome="aree"
                etichetta="Solo per"
                choices={aree}
                aiuto="Senza nessuna scelta vede e fa tutto quello che può il suo utente."
              />
              <CheckboxField
                nome="introspezione"
                label="Può leggere lo schema"
                aiuto="Serve agli strumenti che esplorano GraphQL da soli."
              />
              <SaveBar inDialog label="Crea" saving="Creazione…" onCancel={onClose} />
            </Stack>
          </FormikProvider>
        </DialogContent>
      ) : (
        <CreatedToken text={text} onClose={onClose} />
      )}
    </Dialog>
  )
}

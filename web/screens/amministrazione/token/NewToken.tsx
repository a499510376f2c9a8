import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { createTokenSchema, TOKEN_DURATIONS } from '#amministrazione/utenti/rules.ts'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { NewTokenMutation } from '#generated/NewTokenMutation.graphql.ts'
import { AREAS, type AreaName, areaNames } from '#platform/identity/areas/rules.ts'
import { appendToList, type ShownList } from '#relay/answers/rootList.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { UtenteField } from './UtenteField.tsx'

const mutation = graphql`
  mutation NewTokenMutation($input: CreateTokenInput!) {
    createToken(input: $input) {
      testo
      token {
        prefisso
        scadeIl
        ...readTokens_token
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Values {
  nome: string
  userPk: number | null
  scrittura: boolean
  introspezione: boolean
  aree: AreaName[]
  giorni: number
}

const durations = [
  { valore: 30, text: '30 giorni' },
  { valore: 90, text: '90 giorni' },
  { valore: 365, text: '1 anno' },
  { valore: 730, text: '2 anni' },
] satisfies { valore: (typeof TOKEN_DURATIONS)[number]; text: string }[]

const aree = areaNames.map((area) => ({ valore: area, text: AREAS[area].nome }))

const empty: Values = {
  nome: '',
  userPk: null,
  scrittura: false,
  introspezione: false,
  aree: [],
  giorni: TOKEN_DURATIONS[0],
}

const byUtente = (user: number): Values => ({ ...empty, userPk: user })

interface Props {
  /** Whose token it will be; without it one chooses. */
  utente?: number
  /** Where the page shows it. */
  list: ShownList
  onClose: () => void
}

interface CreatedTokenProps {
  created: { text: string; token: { prefisso: string; scadeIl: string } | null }
  onClose: () => void
}

/** The text of a new token: it will not be shown again. */
function CreatedToken({ created: { text, token }, onClose }: CreatedTokenProps) {
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">
            Copialo adesso: non verrà mostrato mai più. Chi lo ha entra come l’utente scelto, quindi va tenuto come una
            password.
          </Alert>
          <OutlinedInput
            size="small"
            fullWidth
            readOnly
            autoFocus
            value={text}
            onFocus={(event) => event.target.select()}
            inputProps={{ 'aria-label': 'Token' }}
            sx={{ fontFamily: 'monospace' }}
          />
          {token && (
            <Typography color="textSecondary">
              Nell’elenco si riconosce da <code>{token.prefisso}</code>; funziona fino al {formatDate(token.scadeIl)}.
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={text} variant="outlined" />
        <Button variant="contained" onClick={onClose}>
          Fatto
        </Button>
      </DialogActions>
    </>
  )
}

/** Makes a token, then shows its text: this once. */
export function NewToken({ utente, list, onClose }: Props) {
  const [created, setCreated] = useState<CreatedTokenProps['created'] | null>(null)
  const { form } = useMutationForm<NewTokenMutation, Values>({
    mutation,
    initial: utente === undefined ? empty : byUtente(utente),
    schema: createTokenSchema,
    variables: (input) => ({ input }),
    updater: (store, data) => appendToList(store, list, data),
    onSuccess({ createToken }) {
      const { testo, token } = createToken
      setCreated(testo ? { text: testo, token: token ?? null } : null)
    },
  })
  return (
    <DialogFrame
      floating
      title={created === null ? 'Nuovo token' : 'Token creato'}
      width="sm"
      // No key loses what is being written, or a text that will not be seen again.
      onEscape={() => created === null && !form.dirty && onClose()}
    >
      {created === null ? (
        <DialogContent>
          <FormikProvider value={form}>
            <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
              <Field
                of={createTokenSchema}
                name="nome"
                autoFocus
                help="Il programma che lo userà: «gestionale», «sito»."
              />
              {utente === undefined && (
                <UtenteField
                  name="userPk"
                  label="Agisce come"
                  required
                  help="Il programma vede e fa quello che può questo utente, e niente di più."
                />
              )}
              <Field
                of={createTokenSchema}
                name="giorni"
                choices={durations}
                help="Poi smette di funzionare e se ne crea un altro."
              />
              <Field of={createTokenSchema} name="scrittura" help="Senza, il token legge e basta." />
              <MultiSelectField
                {...schemaField(createTokenSchema, 'aree')}
                choices={aree}
                help="Senza nessuna scelta vede e fa tutto quello che può il suo utente."
              />
              <Field
                of={createTokenSchema}
                name="introspezione"
                help="Serve agli strumenti che esplorano GraphQL da soli."
              />
              <SaveBar inDialog label="Crea" saving="Creazione…" onCancel={onClose} />
            </Stack>
          </FormikProvider>
        </DialogContent>
      ) : (
        <CreatedToken created={created} onClose={onClose} />
      )}
    </DialogFrame>
  )
}

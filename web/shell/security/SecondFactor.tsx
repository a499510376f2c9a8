import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormikProps, FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { withSecondoFattoreSchema } from '#amministrazione/utenti/secondoFattore/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { SecondFactorCodiciMutation } from '#generated/SecondFactorCodiciMutation.graphql.ts'
import type { SecondFactorTogliMutation } from '#generated/SecondFactorTogliMutation.graphql.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'

interface Props {
  /** Since when; null while there is none. */
  activeSince: string | null
  codesLeft: number
  required: boolean
  onChanged: () => void
}

type Step = 'fermo' | 'attiva' | 'codici' | 'togli'

/** Few enough to think of new ones. */
const FEW = 3

const codiciMutation = graphql`
  mutation SecondFactorCodiciMutation($input: RegenerateCodiciRecuperoInput!) {
    regenerateCodiciRecupero(input: $input) {
      codici
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation SecondFactorTogliMutation($input: RemoveSecondoFattoreInput!) {
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

const secondFactorFormsEmpty: BothFactors = { password: '', codice: '' }

/** New recovery codes, by password and code. */
function NewCodesForm(props: { onCodes: (codici: readonly string[]) => void; onCancel: () => void }) {
  const { form } = useMutationForm<SecondFactorCodiciMutation, BothFactors>({
    mutation: codiciMutation,
    initial: secondFactorFormsEmpty,
    schema: withSecondoFattoreSchema,
    variables: (input) => ({ input }),
    onSuccess: ({ regenerateCodiciRecupero }) => props.onCodes(regenerateCodiciRecupero.codici ?? []),
  })
  return <BothFactorsForm form={form} button="Genera" onCancel={props.onCancel} />
}

/** The login asks for the password alone again, by password and code. */
function RemoveFactorForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { form } = useMutationForm<SecondFactorTogliMutation, BothFactors>({
    mutation: removeMutation,
    initial: secondFactorFormsEmpty,
    schema: withSecondoFattoreSchema,
    variables: (input) => ({ input }),
    success: 'Secondo fattore tolto',
    onSuccess: onDone,
  })
  return <BothFactorsForm form={form} button="Togli" onCancel={onCancel} />
}

interface SecondFactorFormsProps {
  form: FormikProps<BothFactors>
  button: string
  onCancel: () => void
}

function BothFactorsForm({ form, button, onCancel }: SecondFactorFormsProps) {
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

/** The second factor of the login: set up, recovery codes, removal. */
export function SecondFactor({ activeSince, codesLeft, required, onChanged }: Props) {
  const [step, setStep] = useState<Step>('fermo')
  const [codici, setCodici] = useState<readonly string[]>([])
  const restore = () => setStep('fermo')

  function conclude() {
    setCodici([])
    restore()
    onChanged()
  }

  return (
    <Box component="section" aria-labelledby="titolo-fattore">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" id="titolo-fattore">
          Secondo fattore
        </Typography>
        {activeSince ? (
          <StatusChip word={`Attivo dal ${formatDate(activeSince)}`} tone="positivo" />
        ) : (
          <StatusChip word="Non attivo" tone="neutro" />
        )}
      </Box>
      {codici.length > 0 && <RecoveryCodes codici={codici} onDone={conclude} />}
      {codici.length === 0 && step === 'attiva' && <SetUpFactor onCodes={setCodici} onCancel={restore} />}
      {codici.length === 0 && step === 'codici' && <NewCodesForm onCodes={setCodici} onCancel={restore} />}
      {codici.length === 0 && step === 'togli' && <RemoveFactorForm onDone={conclude} onCancel={restore} />}
      {codici.length === 0 && step === 'fermo' && (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2" color="textSecondary">
            {activeSince
              ? `All’accesso serve anche il codice dell’app. ${formatCount(codesLeft, 'codice di recupero rimasto', 'codici di recupero rimasti')}.`
              : 'Oltre alla password, all’accesso serve un codice che cambia ogni 30 secondi: lo dà un’app sul telefono, come Google Authenticator, Microsoft Authenticator o Aegis.'}
          </Typography>
          {required && (
            <Typography variant="body2" color="textSecondary">
              Per il tuo ruolo è obbligatorio
              {activeSince ? ': non si può togliere.' : ': se non lo attivi, ti verrà chiesto al prossimo accesso.'}
            </Typography>
          )}
          {activeSince && codesLeft < FEW && (
            <Alert severity="warning">Restano pochi codici di recupero: generane di nuovi.</Alert>
          )}
          {activeSince ? (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => setStep('codici')}>
                Nuovi codici di recupero
              </Button>
              {!required && (
                <Button variant="outlined" color="error" onClick={() => setStep('togli')}>
                  Togli
                </Button>
              )}
            </Box>
          ) : (
            <Button variant="contained" onClick={() => setStep('attiva')}>
              Attiva
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import {
  confirmSecondoFattoreSchema,
  prepareSecondoFattoreSchema,
} from '#amministrazione/utenti/secondoFattore/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { SetUpFactorConfermaMutation } from '#generated/SetUpFactorConfermaMutation.graphql.ts'
import type { SetUpFactorPreparaMutation } from '#generated/SetUpFactorPreparaMutation.graphql.ts'
import { QrCode } from '#ui/qr/QrCode.tsx'

const prepareMutation = graphql`
  mutation SetUpFactorPreparaMutation($input: PrepareSecondoFattoreInput!) {
    prepareSecondoFattore(input: $input) {
      indirizzo
      segreto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const confirmMutation = graphql`
  mutation SetUpFactorConfermaMutation($input: ConfirmSecondoFattoreInput!) {
    confirmSecondoFattore(input: $input) {
      codici
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  onCodes: (codici: readonly string[]) => void
  onCancel: () => void
}

interface Prepared {
  indirizzo: string
  secret: string
}

/** The password, then the square for the app and its first code. */
export function SetUpFactor({ onCodes, onCancel }: Props) {
  const [pronto, setPronto] = useState<Prepared | null>(null)
  return pronto ? (
    <ConfirmStep {...pronto} onCodes={onCodes} onCancel={onCancel} />
  ) : (
    <PasswordStep onReady={setPronto} onCancel={onCancel} />
  )
}

function PasswordStep({ onReady, onCancel }: { onReady: (pronto: Prepared) => void; onCancel: () => void }) {
  const { form } = useMutationForm<SetUpFactorPreparaMutation, { password: string }>({
    mutation: prepareMutation,
    initial: { password: '' },
    schema: prepareSecondoFattoreSchema,
    variables: (input) => ({ input }),
    onSuccess: ({ prepareSecondoFattore: { indirizzo, segreto } }) => {
      if (indirizzo && segreto) onReady({ indirizzo, secret: segreto })
    },
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        <Field
          of={prepareSecondoFattoreSchema}
          name="password"
          tipo="password"
          autoComplete="current-password"
          autoFocus
        />
        <SaveBar inDialog label="Continua" saving="Un momento…" onCancel={onCancel} />
      </Stack>
    </FormikProvider>
  )
}

function ConfirmStep({ indirizzo, secret, onCodes, onCancel }: Prepared & Props) {
  const { form } = useMutationForm<SetUpFactorConfermaMutation, { codice: string }>({
    mutation: confirmMutation,
    initial: { codice: '' },
    schema: confirmSecondoFattoreSchema,
    variables: (input) => ({ input }),
    success: 'Secondo fattore attivo: gli altri dispositivi devono accedere di nuovo.',
    onSuccess: ({ confirmSecondoFattore }) => onCodes(confirmSecondoFattore.codici ?? []),
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <QrCode text={indirizzo} label="Codice da inquadrare con l’app di autenticazione" />
          <Stack spacing={1} sx={{ flex: 1, minWidth: 200 }}>
            <Typography variant="body2">
              Inquadra il quadrato con l’app di autenticazione, poi scrivi il codice che mostra.
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Senza fotocamera, scrivi nell’app questa chiave:
            </Typography>
            <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              {(secret.match(/.{1,4}/g) ?? []).join(' ')}
            </Box>
          </Stack>
        </Box>
        <Field of={confirmSecondoFattoreSchema} name="codice" autoComplete="one-time-code" autoFocus />
        <SaveBar inDialog label="Attiva" saving="Un momento…" onCancel={onCancel} />
      </Stack>
    </FormikProvider>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Divider from '@mui/material/Divider'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useEffect, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { setPinProprioSchema } from '#amministrazione/utenti/tablet/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { SecurityDialogOwnPinMutation } from '#generated/SecurityDialogOwnPinMutation.graphql.ts'
import securityQuery, { type SecurityDialogQuery } from '#generated/SecurityDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { OwnAccessi } from './OwnAccessi.tsx'
import { OwnPasskeys } from './OwnPasskeys.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { SecondFactor } from './SecondFactor.tsx'

const query = graphql`
  query SecurityDialogQuery {
    viewer {
      operatorePk
      pinImpostatoIl
      secondoFattoreDal
      codiciRecuperoRimasti
      secondoFattoreObbligatorio
    }
    passkeys {
      ...OwnPasskeys_passkey
    }
    accessi(pagina: 1, perPagina: 8, filtro: { propri: true }) {
      edges {
        node {
          ...OwnAccessi_accesso
        }
      }
    }
    sessioni {
      ...OwnSessions_sessione
    }
  }
`

/** How one's own account is let in: second factor, passkeys, the PIN of the workshop, where it is logged in and was. */
export default function SecurityDialog({ onClose }: { onClose: () => void }) {
  const opened = useOpened<SecurityDialogQuery>(securityQuery)
  const { open } = opened
  // Its code arrives by the click that opens it; the query would cost every page its weight.
  useEffect(() => open({}), [open])
  return (
    <DialogFrame title="Accesso e sicurezza" width="sm">
      <OpenedData
        opened={opened}
        skeleton={
          <DialogContent>
            <Skeleton variant="rounded" height={240} />
          </DialogContent>
        }
        onClose={onClose}
      >
        {(reference) => (
          <DialogContent>
            <Sections data={reference} onChanged={opened.again} />
          </DialogContent>
        )}
      </OpenedData>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </DialogFrame>
  )
}

interface Props {
  data: PreloadedQuery<SecurityDialogQuery>
  onChanged: () => void
}

const ownPinMutation = graphql`
  mutation SecurityDialogOwnPinMutation($input: SetPinProprioInput!) {
    setPinProprio(input: $input) {
      fatto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface NewPin {
  password: string
  pin: string
}

const ownPinEmpty: NewPin = { password: '', pin: '' }

/** The PIN by which an operator enters at the tablets of the workshop. @param dal when it was set; null without one */
function OwnPin({ dal, onChanged }: { dal: string | null | undefined; onChanged: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <Box component="section" aria-labelledby="titolo-pin">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" id="titolo-pin">
          PIN per i tablet dell’officina
        </Typography>
        {dal ? (
          <StatusChip word={`Impostato il ${formatDate(dal)}`} tone="positivo" />
        ) : (
          <StatusChip word="Non impostato" tone="neutro" />
        )}
      </Box>
      {open ? (
        <PinForm
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2" color="textSecondary">
            Sui tablet appesi in officina si entra con il proprio nome e questo numero, al posto della password.
          </Typography>
          <Button variant={dal ? 'outlined' : 'contained'} onClick={() => setOpen(true)}>
            {dal ? 'Cambia PIN' : 'Imposta PIN'}
          </Button>
        </Stack>
      )}
    </Box>
  )
}

function PinForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { form } = useMutationForm<SecurityDialogOwnPinMutation, NewPin>({
    mutation: ownPinMutation,
    initial: ownPinEmpty,
    schema: setPinProprioSchema,
    variables: (input) => ({ input }),
    success: 'PIN impostato',
    onSuccess: onDone,
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        <Field of={setPinProprioSchema} name="password" tipo="password" autoComplete="current-password" autoFocus />
        <Field
          of={setPinProprioSchema}
          name="pin"
          tipo="password"
          autoComplete="off"
          help="Da 4 a 8 cifre, non in fila e non tutte uguali."
        />
        <SaveBar inDialog label="Imposta" saving="Un momento…" onCancel={onCancel} />
      </Stack>
    </FormikProvider>
  )
}

function Sections({ data, onChanged }: Props) {
  const { viewer, sessioni, passkeys, accessi } = usePreloadedQuery<SecurityDialogQuery>(query, data)
  return (
    <Stack spacing={2.5} divider={<Divider flexItem />}>
      {viewer?.codiciRecuperoRimasti != null && (
        <SecondFactor
          activeSince={viewer.secondoFattoreDal ?? null}
          codesLeft={viewer.codiciRecuperoRimasti}
          required={viewer.secondoFattoreObbligatorio ?? false}
          onChanged={onChanged}
        />
      )}
      {viewer?.codiciRecuperoRimasti != null && <OwnPasskeys passkeys={passkeys} onChanged={onChanged} />}
      {viewer?.operatorePk && <OwnPin dal={viewer.pinImpostatoIl} onChanged={onChanged} />}
      <OwnSessions sessions={sessioni} onChanged={onChanged} />
      <OwnAccessi accessi={accessi.edges.map(({ node }) => node)} />
    </Stack>
  )
}

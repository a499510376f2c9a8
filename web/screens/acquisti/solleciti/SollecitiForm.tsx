import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { SollecitiDialogQuery$data } from '#generated/SollecitiDialogQuery.graphql.ts'
import type { SollecitiFormMutation } from '#generated/SollecitiFormMutation.graphql.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatTime } from '#shared/formats/formats.ts'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'

const mutation = graphql`
  mutation SollecitiFormMutation($input: SendSollecitiInput!) {
    sendSolleciti(input: $input) {
      esiti {
        fornitore {
          nome
        }
        fatto
        motivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type ReadSollecito = SollecitiDialogQuery$data['solleciti'][number]

/** A supplier that may be asked, and the mail to it. */
interface Sollecito extends Omit<ReadSollecito, 'fornitore'> {
  /** Its number. */
  readonly fornitore: number
  readonly nome: string
  readonly email: string
}

const whenAsked = ({ sollecitatoIl }: Sollecito) =>
  sollecitatoIl && `già sollecitato oggi alle ${formatTime(sollecitatoIl)}`

type Outcome = NonNullable<SollecitiFormMutation['response']['sendSolleciti']['esiti']>[number]

/** How many leave, and why others do not. */
function outcome(outcomes: readonly Outcome[]): string {
  const sent = outcomes.filter(({ fatto }) => fatto).length
  const refused = outcomes.flatMap(({ fornitore, motivo }) => (motivo ? [`${fornitore?.nome ?? ''}: ${motivo}`] : []))
  return [formatCount(sent, inUscita('sollecito'), inUscita('solleciti')), ...refused].join('. ')
}

/** Ticks who is asked; the mail of the one looked at stands beside. */
export function SollecitiForm({ solleciti, onClose }: { solleciti: readonly Sollecito[]; onClose: () => void }) {
  const toAsk = solleciti.filter(({ motivo, sollecitatoIl }) => !motivo && !sollecitatoIl)
  const [chosen, setChosen] = useState<readonly number[]>(toAsk.map(({ fornitore }) => fornitore))
  const [watched, setViewed] = useState((toAsk[0] ?? solleciti[0])?.fornitore)
  const [invia, inProgress] = useOperation<SollecitiFormMutation>(mutation, {
    success: ({ sendSolleciti }) => outcome(sendSolleciti.esiti ?? []),
  })
  const mail = solleciti.find(({ fornitore }) => fornitore === watched)
  const again = solleciti.filter(({ fornitore, sollecitatoIl }) => sollecitatoIl && chosen.includes(fornitore))
  const choose = (fornitore: number, si: boolean) =>
    setChosen(si ? [...chosen, fornitore] : chosen.filter((other) => other !== fornitore))
  async function send() {
    const { ok } = await invia({ input: { fornitorePks: [...chosen], forza: again.length > 0 } })
    if (ok) onClose()
  }
  return (
    <>
      <DialogContent dividers>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,9fr) minmax(0,14fr)' },
          }}
        >
          <Stack component="ul" aria-label="Fornitori in ritardo" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {solleciti.map((one) => (
              <Stack
                component="li"
                key={one.fornitore}
                direction="row"
                sx={{ alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
              >
                <FormControlLabel
                  disabled={one.motivo != null}
                  control={
                    <Checkbox
                      checked={chosen.includes(one.fornitore)}
                      onChange={({ target }) => choose(one.fornitore, target.checked)}
                    />
                  }
                  label={
                    <>
                      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{one.nome}</Typography>
                      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                        {[
                          formatCount(one.ordini.length, 'ordine in ritardo', 'ordini in ritardo'),
                          one.motivo ?? whenAsked(one),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Typography>
                    </>
                  }
                  sx={{ flex: 1, minWidth: 0, mr: 0 }}
                />
                <Button
                  size="small"
                  variant={one.fornitore === watched ? 'outlined' : 'text'}
                  aria-pressed={one.fornitore === watched}
                  aria-label={`Anteprima della mail a ${one.nome}`}
                  onClick={() => setViewed(one.fornitore)}
                >
                  Anteprima
                </Button>
              </Stack>
            ))}
          </Stack>
          {mail && (
            <Stack sx={{ gap: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                A: <strong>{mail.nome}</strong> {mail.email ? `<${mail.email}>` : '(senza indirizzo)'}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                Oggetto: <strong>{mail.oggetto}</strong>
              </Typography>
              <EmailBodyField html={mail.corpo} label="Anteprima della mail" />
            </Stack>
          )}
        </Box>
        {again.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {again.map(({ nome }) => nome).join(', ')}:{' '}
            {again.length === 1 ? 'riceve oggi un altro sollecito.' : 'ricevono oggi un altro sollecito.'}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button variant="contained" disabled={chosen.length === 0 || inProgress} onClick={() => void send()}>
          {inProgress ? 'Invio…' : `Invia ${formatCount(chosen.length, 'sollecito', 'solleciti')}`}
        </Button>
      </DialogActions>
    </>
  )
}

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
import { inUscita } from '../../../../server/platform/mail/rules.ts'
import { formatCount, formatTime } from '../../../../server/shared/formats/formats.ts'
import { useOperation } from '../../../relay/useOperation.ts'
import { EmailBodyField } from '../../../ui/email/EmailBodyField.tsx'
import type { SollecitiDialogQuery$data } from './__generated__/SollecitiDialogQuery.graphql.ts'
import type { SollecitiFormMutation } from './__generated__/SollecitiFormMutation.graphql.ts'

const mutation = graphql`
  mutation SollecitiFormMutation($input: SendSollecitiInput!) {
    sendSolleciti(input: $input) {
      esiti {
        fornitore
        nome
        fatto
        motivo
      }
      errors {
        code
        field
        message
      }
    }
  }
`

type Sollecito = SollecitiDialogQuery$data['solleciti'][number]

const whenAsked = ({ sollecitatoIl }: Sollecito) =>
  sollecitatoIl && `già sollecitato oggi alle ${formatTime(sollecitatoIl)}`

type Esito = NonNullable<SollecitiFormMutation['response']['sendSolleciti']['esiti']>[number]

/** How many leave, and why others do not. */
function outcome(esiti: readonly Esito[]): string {
  const inviati = esiti.filter(({ fatto }) => fatto).length
  const rifiutati = esiti.flatMap(({ nome, motivo }) => (motivo ? [`${nome}: ${motivo}`] : []))
  return [formatCount(inviati, inUscita('sollecito'), inUscita('solleciti')), ...rifiutati].join('. ')
}

/** Ticks who is asked; the mail of the one looked at stands beside. */
export function SollecitiForm({ solleciti, onClose }: { solleciti: readonly Sollecito[]; onClose: () => void }) {
  const daChiedere = solleciti.filter(({ motivo, sollecitatoIl }) => !motivo && !sollecitatoIl)
  const [scelti, setScelti] = useState<readonly number[]>(daChiedere.map(({ fornitore }) => fornitore))
  const [guardato, setGuardato] = useState((daChiedere[0] ?? solleciti[0])?.fornitore)
  const [invia, inCorso] = useOperation<SollecitiFormMutation>(mutation, {
    successo: ({ sendSolleciti }) => outcome(sendSolleciti.esiti ?? []),
  })
  const mail = solleciti.find(({ fornitore }) => fornitore === guardato)
  const diNuovo = solleciti.filter(({ fornitore, sollecitatoIl }) => sollecitatoIl && scelti.includes(fornitore))
  const scegli = (fornitore: number, si: boolean) =>
    setScelti(si ? [...scelti, fornitore] : scelti.filter((altro) => altro !== fornitore))
  async function send() {
    const { ok } = await invia({ input: { fornitori: [...scelti], forza: diNuovo.length > 0 } })
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
            {solleciti.map((uno) => (
              <Stack
                component="li"
                key={uno.fornitore}
                direction="row"
                sx={{ alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
              >
                <FormControlLabel
                  disabled={uno.motivo != null}
                  control={
                    <Checkbox
                      checked={scelti.includes(uno.fornitore)}
                      onChange={({ target }) => scegli(uno.fornitore, target.checked)}
                    />
                  }
                  label={
                    <>
                      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{uno.nome}</Typography>
                      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                        {[
                          formatCount(uno.ordini.length, 'ordine in ritardo', 'ordini in ritardo'),
                          uno.motivo ?? whenAsked(uno),
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
                  variant={uno.fornitore === guardato ? 'outlined' : 'text'}
                  aria-pressed={uno.fornitore === guardato}
                  aria-label={`Anteprima della mail a ${uno.nome}`}
                  onClick={() => setGuardato(uno.fornitore)}
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
              <EmailBodyField html={mail.corpo} etichetta="Anteprima della mail" />
            </Stack>
          )}
        </Box>
        {diNuovo.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {diNuovo.map(({ nome }) => nome).join(', ')}:{' '}
            {diNuovo.length === 1 ? 'riceve oggi un altro sollecito.' : 'ricevono oggi un altro sollecito.'}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button variant="contained" disabled={scelti.length === 0 || inCorso} onClick={() => void send()}>
          {inCorso ? 'Invio…' : `Invia ${formatCount(scelti.length, 'sollecito', 'solleciti')}`}
        </Button>
      </DialogActions>
    </>
  )
}

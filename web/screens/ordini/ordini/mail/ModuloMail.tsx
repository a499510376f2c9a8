import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { oggettoMail } from '../../../../../server/ordini/ordini/mail/rules.ts'
import { isBlankHtml } from '../../../../../server/shared/text/text.ts'
import { CampoData } from '../../../../forms/CampoData.tsx'
import { CampoRicco } from '../../../../forms/CampoRicco.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import type { StatoForm } from '../../../../forms/errori.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import { CorpoEmail } from '../../../../ui/email/CorpoEmail.tsx'
import type { ModuloMail_ordine$key } from './__generated__/ModuloMail_ordine.graphql.ts'
import type { ModuloMailMutation } from './__generated__/ModuloMailMutation.graphql.ts'
import { CampoOra } from './CampoOra.tsx'
import { conIntervallo } from './corpo.ts'
import { giornoEOra, istanteInvio, mailSchema, type ValoriMail } from './invio.ts'
import { MessaggioAggiuntivo, type MessaggioPronto } from './MessaggioAggiuntivo.tsx'

const mutation = graphql`
  mutation ModuloMailMutation($input: SetMailOrdineInput!) {
    setMailOrdine(input: $input) {
      ordine {
        versione
        dataInvioMail
        ...BottoneMail_ordine
        ...MailInviata_ordine
        ...ModuloMail_ordine
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  ordine: ModuloMail_ordine$key
  messaggi: readonly MessaggioPronto[]
  onChiudi: () => void
  onSalvato?: () => void
}

const stati = [
  { valore: 'in_attesa_invio', testo: 'In attesa invio' },
  // Only the server sets it, once the mail has left.
  { valore: 'inviata', testo: 'Inviata', disabilitata: true },
] as const

/** Plans the mail, changes it, or resets it: status, additional message, text, time, and how it will look. */
export function ModuloMail({ messaggi, onChiudi, onSalvato, ...props }: Props) {
  const ordine = useFragment(
    graphql`
      fragment ModuloMail_ordine on Ordine {
        pk
        numeroCommessa
        cliente {
          nome
          email
          testoEmail
        }
        statoInvioMail
        testoEmail
        testoIntervallo
        invioMailPrevisto
        descrizioneMail
        motivoMail
      }
    `,
    props.ordine,
  )
  const { pk, cliente, statoInvioMail, testoEmail, invioMailPrevisto } = ordine
  const conferma = useConferma()
  // What arrives later must not become the beginning of what is being written.
  const [iniziali] = useState<ValoriMail>(() => ({
    statoInvioMail: 'in_attesa_invio',
    testoEmail: testoEmail || cliente.testoEmail || '',
    ...giornoEOra(invioMailPrevisto),
  }))
  const { form } = useMutationForm<ModuloMailMutation, ValoriMail>({
    mutation,
    iniziali,
    schema: mailSchema,
    variabili: (valori) => ({
      input: {
        ordine: pk,
        statoInvioMail: valori.statoInvioMail,
        testoEmail: valori.testoEmail,
        inviaDal: valori.statoInvioMail ? istanteInvio(valori) : null,
      },
    }),
    successo: 'Mail salvata',
    alSuccesso: () => {
      onSalvato?.()
      onChiudi()
    },
  })
  const { values, isSubmitting } = form
  const inAttesa = statoInvioMail === 'in_attesa_invio'

  async function azzera() {
    const domanda = {
      titolo: 'Resettare la programmazione?',
      testo: 'La mail non parte più; il testo resta.',
      conferma: 'Resetta programmazione',
    }
    if (!(await conferma(domanda))) return
    await form.setFieldValue('statoInvioMail', null)
    await form.submitForm()
  }
  async function annulla() {
    const domanda = { titolo: 'Chiudere senza salvare?', testo: 'Le modifiche vanno perse.', conferma: 'Chiudi' }
    if (!form.dirty || (await conferma(domanda))) onChiudi()
  }
  function aggiungi({ testo }: MessaggioPronto) {
    const scritto = isBlankHtml(values.testoEmail) ? '' : values.testoEmail
    void form.setFieldValue('testoEmail', `${scritto}${testo}`)
  }
  const istante = istanteInvio(values)
  const subito = istante !== null && new Date(istante) <= new Date()
  const generali = (form.status as StatoForm | undefined)?.generali ?? []
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Mail di approntamento"
        onSubmit={form.handleSubmit}
        onKeyDown={(evento) => {
          if (evento.key === 'Escape' && !isSubmitting) void annulla()
        }}
        sx={{ display: 'contents' }}
      >
        <DialogContent dividers>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
            }}
          >
            <Stack sx={{ gap: 2 }}>
              {ordine.descrizioneMail && inAttesa && <Alert severity="info">{ordine.descrizioneMail}</Alert>}
              <CampoScelta nome="statoInvioMail" etichetta="Stato" scelte={stati} vuota="Non programmata" />
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0,1fr) 110px' }}>
                <CampoData
                  nome="giorno"
                  etichetta="Invio il"
                  disabled={values.statoInvioMail === null}
                  aiuto={
                    subito
                      ? 'È già passato: parte subito.'
                      : values.giorno
                        ? undefined
                        : 'Senza data: alla prossima apertura.'
                  }
                />
                <CampoOra nome="ora" etichetta="Alle" disabled={values.statoInvioMail === null || !values.giorno} />
              </Box>
              <MessaggioAggiuntivo messaggi={messaggi} onAggiungi={aggiungi} />
              <CampoRicco nome="testoEmail" etichetta="Testo" obbligatorio />
            </Stack>
            <Stack sx={{ gap: 1 }}>
              <Typography variant="h3">Anteprima</Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                A: <strong>{cliente.nome}</strong>{' '}
                {cliente.email ? `<${cliente.email}>` : '– il cliente non ha un indirizzo e-mail'}
                <br />
                Oggetto: {oggettoMail(ordine.numeroCommessa)}
              </Typography>
              <CorpoEmail
                html={conIntervallo(values.testoEmail, ordine.testoIntervallo)}
                etichetta="Anteprima della mail"
              />
            </Stack>
          </Box>
          {generali.map((messaggio) => (
            <Alert key={messaggio} severity="error" sx={{ mt: 2 }}>
              {messaggio}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          {inAttesa && (
            <Button color="error" sx={{ mr: 'auto' }} disabled={isSubmitting} onClick={() => void azzera()}>
              Resetta programmazione
            </Button>
          )}
          <Button disabled={isSubmitting} onClick={() => void annulla()}>
            Annulla
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {isSubmitting ? 'Salvataggio…' : 'Salva'}
          </Button>
        </DialogActions>
      </Box>
    </FormikProvider>
  )
}

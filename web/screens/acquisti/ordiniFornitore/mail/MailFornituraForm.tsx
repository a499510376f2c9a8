import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { mailFornituraSchema } from '#acquisti/ordiniFornitore/mail/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { MailFornituraFormMutation } from '#generated/MailFornituraFormMutation.graphql.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { mailPrintUrl } from '../print/printUrl.ts'

const mutation = graphql`
  mutation MailFornituraFormMutation($input: SendMailOrdineFornitoreInput!) {
    sendMailOrdineFornitore(input: $input) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface MailValues {
  oggetto: string
  testoEmail: string
  allegatoPks: number[]
  /** 'YYYY-MM-DD'. */
  dataConsegna: string | null
}

interface Props {
  pk: number
  draft: {
    readonly aIndirizzo: string
    readonly aNome: string
    readonly oggetto: string
    readonly corpo: string
    readonly firma: string
    /** When it would be expected. */
    readonly dataConsegna: string
    /** What its rows have filled and the print does not show. */
    readonly nonStampati: readonly string[]
  }
  /** Name of the material. */
  tipologia: string
  /** Attachments of the supplier order, of which some may go along. */
  allegati: readonly { readonly pk: number; readonly originalName: string }[]
  onClose: () => void
  onSent: () => void
}

/** Recipient, subject, text with the signature below, what goes along, and the print as it stands now. */
export function MailFornituraForm({ pk, draft, tipologia, allegati, onClose, onSent }: Props) {
  const { form } = useMutationForm<MailFornituraFormMutation, MailValues>({
    mutation,
    initial: { oggetto: draft.oggetto, testoEmail: draft.corpo, allegatoPks: [], dataConsegna: draft.dataConsegna },
    schema: mailFornituraSchema.omit(['pk']),
    variables: (values) => ({ input: { pk, ...values } }),
    success: inUscita(`Mail a ${draft.aNome}`),
    onSuccess: onSent,
  })
  const { allegatoPks: chosen, testoEmail, dataConsegna } = form.values
  const choose = (allegato: number, si: boolean) =>
    void form.setFieldValue('allegatoPks', si ? [...chosen, allegato] : chosen.filter((other) => other !== allegato))
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Mail al fornitore"
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
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
              <Field of={mailFornituraSchema} name="oggetto" />
              <Field
                of={mailFornituraSchema}
                name="dataConsegna"
                help="Proposta dal tempo del fornitore. È nel PDF che parte; passato quel giorno l’ordine è in ritardo."
              />
              <Field of={mailFornituraSchema} name="testoEmail" rich />
              <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid' }}>
                <Typography component="legend" variant="h3">
                  Allegati
                </Typography>
                <FormControlLabel
                  control={<Checkbox checked disabled />}
                  label={`ordine-fornitore-${pk}.pdf`}
                  sx={{ overflowWrap: 'anywhere' }}
                />
                {allegati.map((allegato) => (
                  <FormControlLabel
                    key={allegato.pk}
                    control={
                      <Checkbox
                        checked={chosen.includes(allegato.pk)}
                        onChange={({ target }) => choose(allegato.pk, target.checked)}
                      />
                    }
                    label={allegato.originalName}
                    sx={{ overflowWrap: 'anywhere' }}
                  />
                ))}
              </Box>
            </Stack>
            <Stack sx={{ gap: 1 }}>
              <Typography variant="h3">Anteprima</Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                A: <strong>{draft.aNome}</strong> &lt;{draft.aIndirizzo}&gt;
              </Typography>
              <EmailBodyField html={`${testoEmail}${draft.firma}`} label="Anteprima della mail" />
              {draft.nonStampati.length > 0 && (
                <Alert severity="warning">
                  Il PDF non riporta: <strong>{draft.nonStampati.join(', ')}</strong>. Le righe li hanno, le{' '}
                  <ShellLink href="/materiali">colonne di {tipologia}</ShellLink> no.
                </Alert>
              )}
              <Button
                variant="outlined"
                href={mailPrintUrl(pk, dataConsegna ?? draft.dataConsegna)}
                target="_blank"
                rel="noopener"
                startIcon={<PictureAsPdfOutlined />}
                sx={{ justifySelf: 'start', alignSelf: 'start' }}
              >
                Anteprima del PDF
              </Button>
            </Stack>
          </Box>
        </DialogContent>
        <Box sx={{ px: 3 }}>
          <SaveBar inDialog label="Invia" saving="Invio…" onCancel={onClose} />
        </Box>
      </Box>
    </FormikProvider>
  )
}

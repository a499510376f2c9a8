import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormikContextType, FormikProvider } from 'formik'
import type { ReactNode } from 'react'
import { mailFornituraSchema } from '#acquisti/ordiniFornitore/mail/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { ShellLink } from '#shell/ShellLink.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'

/** A mail to a supplier as it is offered. */
export interface OfferedMail {
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

/** What is written of it. */
export interface MailFieldsValues {
  oggetto: string
  testoEmail: string
  /** 'YYYY-MM-DD'. */
  dataConsegna: string | null
}

interface Props<Values extends MailFieldsValues> {
  form: FormikContextType<Values>
  draft: OfferedMail
  /** Name of the material. */
  tipologia: string
  /** Name of the print that goes along. */
  printName: string
  /** Where the print is shown as it would leave. @param expected 'YYYY-MM-DD' */
  printHref: (expected: string) => string
  /** What else may go along. */
  children?: ReactNode
  onClose: () => void
}

/** Recipient, subject, text with the signature below, what goes along, and the print as it stands now. */
export function MailFields<Values extends MailFieldsValues>({
  form,
  draft,
  tipologia,
  printName,
  printHref,
  children,
  onClose,
}: Props<Values>) {
  const { testoEmail, dataConsegna } = form.values
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Mail al fornitore"
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent dividers sx={{ borderBottom: 0 }}>
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
                  label={printName}
                  sx={{ overflowWrap: 'anywhere' }}
                />
                {children}
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
                href={printHref(dataConsegna ?? draft.dataConsegna)}
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

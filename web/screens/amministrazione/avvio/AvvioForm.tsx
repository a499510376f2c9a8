import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { type ReactNode, useState } from 'react'
import { avvioFormSchema } from '#amministrazione/avvio/rules.ts'
import { emptyFormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { errorMessage } from '#relay/errors.ts'
import { AziendaFields } from '../impostazioni/fields/AziendaField.tsx'
import { type StartValues, startProduct } from './avvio.ts'
import { ContentChoice } from './ContentChoice.tsx'
import { useStartStep } from './useStartStep.ts'

const initial: StartValues = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  azienda: {
    ragioneSociale: '',
    indirizzo: '',
    cap: '',
    citta: '',
    provincia: '',
    partitaIva: '',
    telefono: '',
    email: '',
  },
  contenuto: 'CATALOGO',
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-label={title} spacing={2}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Stack>
  )
}

/** First user, company, first data. @param onDone the user is in */
export function AvvioForm({ codice, onDone }: { codice: string; onDone: () => void }) {
  const [fault, setFault] = useState<string | null>(null)
  const form = useFormik<StartValues>({
    initialValues: initial,
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(avvioFormSchema, values),
    async onSubmit(values, { setStatus }) {
      setFault(null)
      setStatus(emptyFormStatus)
      try {
        const errors = await startProduct(codice, values)
        if (errors.length === 0) onDone()
        else setStatus(statusFromErrors(errors, values))
      } catch (error) {
        setFault(errorMessage(error))
      }
    },
  })
  const step = useStartStep(codice, form.isSubmitting)
  const notices = fault ? [fault] : (form.status as typeof emptyFormStatus).generali
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={3}>
        <Part title="Il primo utente">
          <Typography variant="body2" color="textSecondary">
            Può fare tutto, e crea gli altri utenti.
          </Typography>
          <Box sx={columns}>
            <Field of={avvioFormSchema} name="username" autoComplete="username" autoFocus />
            <Field of={avvioFormSchema} name="email" tipo="email" autoComplete="email" />
            <Field of={avvioFormSchema} name="firstName" autoComplete="given-name" />
            <Field of={avvioFormSchema} name="lastName" autoComplete="family-name" />
            <Field
              of={avvioFormSchema}
              name="password"
              tipo="password"
              autoComplete="new-password"
              help="Almeno 8 caratteri"
            />
            <Field of={avvioFormSchema} name="confirmPassword" tipo="password" autoComplete="new-password" />
          </Box>
        </Part>
        <Part title="L’azienda">
          <Typography variant="body2" color="textSecondary">
            L’intestazione dei documenti e il mittente delle mail. Si cambiano in ogni momento nelle impostazioni.
          </Typography>
          <AziendaFields name="azienda" />
        </Part>
        <ContentChoice name="contenuto" disabled={form.isSubmitting} />
        {notices.map((notice) => (
          <Alert key={notice} severity="error">
            {notice}
          </Alert>
        ))}
        {form.isSubmitting && (
          <Box role="status">
            <LinearProgress aria-hidden />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {step ? `${step}…` : 'Preparo…'} Non chiudere la pagina.
            </Typography>
          </Box>
        )}
        {form.submitCount > 0 && !form.isValid && !form.isSubmitting && (
          <Alert severity="warning">Alcuni campi sono da correggere.</Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
          Comincia
        </Button>
      </Stack>
    </FormikProvider>
  )
}

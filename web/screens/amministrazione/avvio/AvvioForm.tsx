import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { type ReactNode, useState } from 'react'
import { avvioFormSchema } from '../../../../server/amministrazione/avvio/rules.ts'
import { emptyFormStatus, statusFromErrors, validateWith } from '../../../forms/errors.ts'
import { TextInputField } from '../../../forms/TextInputField.tsx'
import { errorMessage } from '../../../relay/errors.ts'
import { AziendaFields } from '../impostazioni/fields/AziendaField.tsx'
import { avviaProdotto, type ValoriAvvio } from './avvio.ts'
import { SceltaContenuto } from './SceltaContenuto.tsx'
import { usePassoAvvio } from './usePassoAvvio.ts'

const iniziali: ValoriAvvio = {
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

const colonne = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }

function Parte({ titolo, children }: { titolo: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-label={titolo} spacing={2}>
      <Typography variant="h2">{titolo}</Typography>
      {children}
    </Stack>
  )
}

/** First user, company, first data. @param onDone the user is in */
export function AvvioForm({ codice, onDone }: { codice: string; onDone: () => void }) {
  const [guasto, setGuasto] = useState<string | null>(null)
  const form = useFormik<ValoriAvvio>({
    initialValues: iniziali,
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(avvioFormSchema, values),
    async onSubmit(values, { setStatus }) {
      setGuasto(null)
      setStatus(emptyFormStatus)
      try {
        const errori = await avviaProdotto(codice, values)
        if (errori.length === 0) onDone()
        else setStatus(statusFromErrors(errori, values))
      } catch (error) {
        setGuasto(errorMessage(error))
      }
    },
  })
  const passo = usePassoAvvio(codice, form.isSubmitting)
  const notices = guasto ? [guasto] : (form.status as typeof emptyFormStatus).generali
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={3}>
        <Parte titolo="Il primo utente">
          <Typography variant="body2" color="textSecondary">
            Può fare tutto, e crea gli altri utenti.
          </Typography>
          <Box sx={colonne}>
            <TextInputField nome="username" etichetta="Nome utente" autoComplete="username" obbligatorio autoFocus />
            <TextInputField nome="email" etichetta="E-mail" tipo="email" autoComplete="email" />
            <TextInputField nome="firstName" etichetta="Nome" autoComplete="given-name" />
            <TextInputField nome="lastName" etichetta="Cognome" autoComplete="family-name" />
            <TextInputField
              nome="password"
              etichetta="Password"
              tipo="password"
              autoComplete="new-password"
              obbligatorio
              aiuto="Almeno 8 caratteri"
            />
            <TextInputField
              nome="confirmPassword"
              etichetta="Conferma password"
              tipo="password"
              autoComplete="new-password"
              obbligatorio
            />
          </Box>
        </Parte>
        <Parte titolo="L’azienda">
          <Typography variant="body2" color="textSecondary">
            L’intestazione dei documenti e il mittente delle mail. Si cambiano in ogni momento nelle impostazioni.
          </Typography>
          <AziendaFields nome="azienda" />
        </Parte>
        <SceltaContenuto nome="contenuto" disabled={form.isSubmitting} />
        {notices.map((notice) => (
          <Alert key={notice} severity="error">
            {notice}
          </Alert>
        ))}
        {form.isSubmitting && (
          <Box role="status">
            <LinearProgress aria-hidden />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {passo ? `${passo}…` : 'Preparo…'} Non chiudere la pagina.
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

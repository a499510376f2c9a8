import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { avvioFormSchema, type Content } from '#amministrazione/avvio/rules.ts'
import { emptyFormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { errorMessage } from '#relay/errors.ts'
import { AziendaFields } from '../impostazioni/fields/AziendaField.tsx'
import { readStato, type StartValues, startProduct } from './avvio.ts'

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
    pec: '',
    codiceSdi: '',
    iban: '',
  },
  telefonoCommerciale: '',
  sito: '',
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

const EVERY_MS = 1_000

/** What the server is doing of a first start that is under way; '' when nothing is known. */
function useStartStep(codice: string, underWay: boolean): string {
  const [step, setStep] = useState('')
  useEffect(() => {
    if (!underWay) return
    setStep('')
    let timer: ReturnType<typeof setTimeout>
    const stop = new AbortController()
    const ask = async () => {
      // Only for show: the outcome comes with the answer of the mutation.
      const stato = await readStato(codice, stop.signal).catch(() => null)
      if (stop.signal.aborted) return
      if (stato?.passo) setStep(stato.passo)
      timer = setTimeout(ask, EVERY_MS)
    }
    timer = setTimeout(ask, EVERY_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [codice, underWay])
  return step
}

const choices: readonly { valore: Content; title: string; spiegazione: string }[] = [
  {
    valore: 'CATALOGO',
    title: 'Un catalogo di esempio da adattare',
    spiegazione: 'Famiglie, tipi, aperture, opzioni e tempi. Nessun cliente e nessun ordine.',
  },
  { valore: 'VUOTO', title: 'Niente', spiegazione: 'Si comincia da zero.' },
  {
    valore: 'DEMO',
    title: 'Tutti i dati dimostrativi',
    spiegazione:
      'Catalogo, clienti, preventivi, ordini e utenti di prova con password «demo»: per provare, non per lavorare.',
  },
]

/** What the database begins with. */
function ContentChoice({ name, disabled }: { name: string; disabled: boolean }) {
  const { valore, set } = useFormField<Content>(name)
  const id = useId()
  return (
    <div data-campo={name}>
      <FormLabel id={id} sx={{ fontSize: '0.8125rem', fontWeight: 550, color: 'text.primary' }}>
        Con che cosa cominciare
      </FormLabel>
      <RadioGroup aria-labelledby={id} name={name} value={valore} onChange={(_, chosen) => set(chosen as Content)}>
        {choices.map(({ valore: one, title, spiegazione }) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={disabled}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${one}` } }} />}
            sx={{ alignItems: 'flex-start', mt: 0.5, mr: 0 }}
            slotProps={{ typography: { component: 'div', sx: { pt: '9px' } } }}
            label={
              <>
                {title}
                <Typography id={`${id}-${one}`} variant="body2" color="textSecondary" aria-hidden>
                  {spiegazione}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
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
        <Part title="Chi chiede un preventivo">
          <Box sx={columns}>
            <Field
              of={avvioFormSchema}
              name="telefonoCommerciale"
              tipo="tel"
              help="Compare nella pagina del preventivo; se resta vuoto, il telefono dell’azienda."
            />
            <Field of={avvioFormSchema} name="sito" tipo="url" placeholder="https://www…" help="Vuoto se non c’è." />
          </Box>
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

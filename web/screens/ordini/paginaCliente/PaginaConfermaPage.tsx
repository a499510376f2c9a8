import CheckCircle from '@mui/icons-material/CheckCircle'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { errorMessage, RefusalError } from '#relay/errors.ts'
import { formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { Mark } from '#ui/brand/Brand.tsx'
import { companyContacts } from '#ui/brand/company.ts'
import { FirmaCard } from './FirmaCard.tsx'
import { linkToken, type PaginaConferma, readPagina, writePage } from './paginaCliente.ts'

type Stato = { pagina: PaginaConferma } | PageFailure | null

/** The frame of a page that a customer opens from a link. */
export function CustomerFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', p: { xs: 1.5, sm: 3 }, display: 'flex', justifyContent: 'center' }}
    >
      <Box sx={{ width: '100%', maxWidth: 640, display: 'grid', gap: 2, alignContent: 'start' }}>
        <Mark />
        {children}
      </Box>
    </Box>
  )
}

/** Why a page did not open, and whether it may open if asked again. */
export interface PageFailure {
  guasto: string
  passing: boolean
}

/** What an error means for such a page: a link that opens nothing opens nothing the next time either. */
export function pageFailure(error: unknown): PageFailure {
  const refused = error instanceof RefusalError && error.code !== 'THROTTLED' && error.code !== 'UNAVAILABLE'
  return { guasto: errorMessage(error), passing: !refused }
}

/** What such a page says when its link opens nothing, and whom to ask. */
export function CustomerFailure({
  title,
  failure,
  onRetry,
}: {
  title: string
  failure: PageFailure
  onRetry: () => void
}) {
  const { telefono, email } = companyContacts()
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Alert severity="error" action={failure.passing && <Button onClick={onRetry}>Riprova</Button>}>
        {failure.guasto}
      </Alert>
      {(telefono !== '' || email !== '') && (
        <Typography>
          Per averne un altro, o per una domanda: <Reached telefono={telefono} email={email} />
        </Typography>
      )}
    </>
  )
}

/** How somebody is reached, by a touch. */
function Reached({ telefono, email }: { telefono: string; email: string }) {
  return (
    <>
      {telefono && <Link href={`tel:${telefono.replace(/[^\d+]/g, '')}`}>{telefono}</Link>}
      {telefono && email && ' · '}
      {email && <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>}
    </>
  )
}

interface WriteCardProps {
  messaggi: PaginaConferma['messaggi']
  onDone: () => void
}

/** What the customer has written, and what is still to be asked. */
function WriteCard({ messaggi, onDone }: WriteCardProps) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') return setError('Scrivi il messaggio')
    setError(null)
    setSending(true)
    try {
      const refused = await writePage(note)
      if (refused) return setError(refused)
      setNote('')
      onDone()
    } catch (error) {
      setError(errorMessage(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <Card component="section" aria-label="Messaggi" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Hai una domanda?
      </Typography>
      <Box component="form" noValidate aria-label="Messaggio" onSubmit={send} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          label="Messaggio"
          multiline
          minRows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={error !== null}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {error && <Alert severity="error">{error}</Alert>}
        <Button
          type="submit"
          variant="outlined"
          loading={sending}
          loadingPosition="start"
          sx={{ justifySelf: 'start' }}
        >
          Invia messaggio
        </Button>
      </Box>
      <Box
        component="ul"
        aria-label="Messaggi inviati"
        sx={{ m: 0, mt: messaggi.length > 0 ? 1.5 : 0, p: 0, listStyle: 'none' }}
      >
        {messaggi.map(({ note: text, data }) => (
          <Box key={data} component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {formatDateTime(data)}
            </Typography>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** The page of a confirmation as its customer opens it: read, sign or upload, write. */
export function PaginaConfermaPage() {
  const [stato, setStato] = useState<Stato>(null)
  const read = useCallback(() => {
    readPagina().then(
      (page) => setStato({ pagina: page }),
      (error: unknown) => setStato(pageFailure(error)),
    )
  }, [])
  useEffect(read, [read])
  if (stato === null) {
    return (
      <CustomerFrame>
        <Skeleton variant="rounded" height={320} />
      </CustomerFrame>
    )
  }
  if ('guasto' in stato) {
    return (
      <CustomerFrame>
        <CustomerFailure title="Il tuo preventivo" failure={stato} onRetry={read} />
      </CustomerFrame>
    )
  }
  const { pagina } = stato
  const { ragioneSociale, nomeCliente, numeroCommessa, confermata, firmato, messaggi } = pagina
  return (
    <CustomerFrame>
      <Box component="header">
        <Typography variant="body2" color="textSecondary">
          {ragioneSociale}
        </Typography>
        <Typography variant="h1">Il tuo preventivo</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[nomeCliente, numeroCommessa && `commessa ${numeroCommessa}`].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Documento pagina={pagina} />
      {firmato ? (
        <Signed pagina={pagina} />
      ) : (
        <FirmaCard name={nomeCliente} codiceA={pagina.codiceA ?? null} onDone={read} />
      )}
      {!confermata && <WriteCard messaggi={messaggi} onDone={read} />}
      <Contacts pagina={pagina} />
    </CustomerFrame>
  )
}

/** The quote: a form, since the secret is not to stand in an address. */
function Documento({ pagina: { nomeFile, firmato } }: { pagina: PaginaConferma }) {
  return (
    <Card component="section" aria-label="Preventivo" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <DescriptionOutlined color="primary" />
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{nomeFile}</Typography>
      </Box>
      <Box
        component="form"
        method="post"
        action="/conferma/file"
        target="_blank"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <input type="hidden" name="token" value={linkToken()} />
        <Button type="submit" variant={firmato ? 'outlined' : 'contained'}>
          Leggi il preventivo
        </Button>
        <Button type="submit" name="scarica" value="1">
          Scarica
        </Button>
      </Box>
    </Card>
  )
}

function Signed({ pagina: { firmatoIl, firmatoDa, confermata } }: { pagina: PaginaConferma }) {
  const at = firmatoIl ? ` il ${formatDateTime(firmatoIl)}` : ''
  return (
    <Alert severity="success" icon={<CheckCircle />}>
      <Typography sx={{ fontWeight: 550 }}>{`Preventivo firmato${at}${firmatoDa && ` da ${firmatoDa}`}`}</Typography>
      {confermata
        ? 'L’ordine è confermato: la conferma è arrivata per e-mail.'
        : 'Grazie. Riceverai la conferma dell’ordine per e-mail.'}
    </Alert>
  )
}

function Contacts({ pagina: { ragioneSociale, telefono, email, scadeIl } }: { pagina: PaginaConferma }) {
  return (
    <Typography component="footer" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {ragioneSociale}
      {(telefono || email) && ' · '}
      <Reached telefono={telefono} email={email} />
      <br />
      Questa pagina è personale e si apre fino al {formatDate(scadeIl)}.
    </Typography>
  )
}

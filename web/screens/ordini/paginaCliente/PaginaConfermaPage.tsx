import CheckCircle from '@mui/icons-material/CheckCircle'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import { formatDate, formatDateTime } from '#shared/formats/formats.ts'
import {
  CustomerFailure,
  CustomerFrame,
  type PageFailure,
  pageFailure,
  Reached,
} from '#shell/visitor/CustomerFrame.tsx'
import { linkToken } from '#shell/visitor/linkToken.ts'
import { FirmaCard } from './FirmaCard.tsx'
import { type PaginaConferma, readPagina, sendSigned, signPage, writePage } from './paginaCliente.ts'
import { WriteCard } from './WriteCard.tsx'

type Stato = { pagina: PaginaConferma } | PageFailure | null

const WORDS = {
  title: 'Firma il preventivo',
  accept: 'Ho letto il preventivo e lo accetto',
  notAccepted: 'Per firmare devi accettare il preventivo',
  button: 'Firma',
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
  if ('fault' in stato) {
    return (
      <CustomerFrame>
        <CustomerFailure title="Il tuo preventivo" failure={stato} onRetry={read} />
      </CustomerFrame>
    )
  }
  const { pagina } = stato
  const { nomeCliente, numeroCommessa, confermata, firmato, messaggi } = pagina
  return (
    <CustomerFrame>
      <Box component="header">
        <Typography variant="h1">Il tuo preventivo</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[nomeCliente, numeroCommessa && `commessa ${numeroCommessa}`].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Documento pagina={pagina} />
      {firmato ? (
        <Signed pagina={pagina} />
      ) : (
        <FirmaCard
          name={nomeCliente}
          codiceA={pagina.codiceA ?? null}
          words={WORDS}
          sign={signPage}
          upload={sendSigned}
          onDone={read}
        />
      )}
      {!confermata && <WriteCard messaggi={messaggi} write={writePage} onDone={read} />}
      <Contacts pagina={pagina} />
    </CustomerFrame>
  )
}

type ContactsOfPagina = Pick<PaginaConferma, 'ragioneSociale' | 'telefono' | 'email' | 'scadeIl'>

/** The quote: a form, since the secret is not to stand in an address. */
function Documento({ pagina: { nomeFile } }: { pagina: PaginaConferma }) {
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
        <Button type="submit" variant="outlined">
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

/** Who the house is, and until when the page opens. */
export function Contacts({ pagina: { ragioneSociale, telefono, email, scadeIl } }: { pagina: ContactsOfPagina }) {
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

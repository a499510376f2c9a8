import CheckCircle from '@mui/icons-material/CheckCircle'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import { formatDate, formatDateTime, formatEuro } from '#shared/formats/formats.ts'
import { CustomerFailure, CustomerFrame, type PageFailure, pageFailure } from '#shell/visitor/CustomerFrame.tsx'
import { linkToken } from '#shell/visitor/linkToken.ts'
import { AlternativaCard } from './AlternativaCard.tsx'
import { FirmaCard } from './FirmaCard.tsx'
import { Contacts } from './PaginaConfermaPage.tsx'
import { askAboutOfferta, type ReadOfferta, readOfferta, signOfferta } from './paginaOfferta.ts'
import { RefuseCard } from './RefuseCard.tsx'
import { WriteCard } from './WriteCard.tsx'

type Stato = { pagina: ReadOfferta } | PageFailure | null

const WORDS = {
  title: 'Accetta l’offerta',
  accept: 'Ho letto l’offerta e la accetto',
  notAccepted: 'Per firmare devi accettare l’offerta',
  button: 'Firma e accetta',
}

/** The page of an offer as its customer opens it: read, choose, ask, accept or refuse. */
export function PaginaOffertaPage() {
  const [stato, setStato] = useState<Stato>(null)
  const read = useCallback(() => {
    readOfferta().then(
      (page) => setStato({ pagina: page }),
      (error: unknown) => setStato(pageFailure(error)),
    )
  }, [])
  useEffect(read, [read])
  return (
    <CustomerFrame>
      {stato === null && <Skeleton variant="rounded" height={320} />}
      {stato !== null && 'fault' in stato && <CustomerFailure title="La tua offerta" failure={stato} onRetry={read} />}
      {stato !== null && 'pagina' in stato && <Offered pagina={stato.pagina} onChange={read} />}
    </CustomerFrame>
  )
}

/** What a customer is about to accept: 'Legno: 6.578,21 €, IVA inclusa'. */
function aboutOf(chosen: ReadOfferta['alternative'][number] | undefined, several: boolean): string | null {
  if (!chosen) return null
  return `${several ? `${chosen.nome}: ` : ''}${formatEuro(chosen.totale)}, IVA inclusa`
}

function Offered({ pagina, onChange }: { pagina: ReadOfferta; onChange: () => void }) {
  const { nomeCliente, nome, riferimento, alternative, motivoChiusa = null, messaggi } = pagina
  const [chosen, setChosen] = useState(alternative.length === 1 ? (alternative[0]?.pk ?? null) : null)
  const taken = alternative.find(({ accettata }) => accettata)
  const several = alternative.length > 1
  return (
    <>
      <Box component="header">
        <Typography variant="h1">Offerta {nome}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[nomeCliente, riferimento !== nomeCliente && riferimento].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Answer pagina={pagina} />
      <Terms pagina={pagina} />
      {several && !taken && motivoChiusa === null && (
        <Choice alternative={alternative} chosen={chosen} onChoose={setChosen} />
      )}
      {(taken ? [taken] : alternative).map((one) => (
        <AlternativaCard key={one.pk} alternativa={one} />
      ))}
      <Texts pagina={pagina} />
      {motivoChiusa === null && (
        <FirmaCard
          name={nomeCliente}
          codiceA={pagina.codiceA ?? null}
          words={WORDS}
          missing={chosen === null ? 'Scegli un’alternativa' : null}
          about={aboutOf(
            alternative.find(({ pk }) => pk === chosen),
            several,
          )}
          sign={(name, firma, codice) => signOfferta({ alternativaPk: chosen ?? 0, name, firma, codice })}
          onDone={onChange}
        />
      )}
      <WriteCard messaggi={messaggi} write={askAboutOfferta} onDone={onChange} />
      {motivoChiusa === null && <RefuseCard onDone={onChange} />}
      <Contacts pagina={pagina} />
    </>
  )
}

/** How the offer has ended, where it has. */
function Answer({ pagina: { stato, motivoChiusa = null, decisaIl = null, decisaDa } }: { pagina: ReadOfferta }) {
  if (motivoChiusa === null) return null
  const at = decisaIl ? ` il ${formatDateTime(decisaIl)}` : ''
  if (stato === 'ACCETTATA') {
    return (
      <Alert severity="success" icon={<CheckCircle />}>
        <Typography sx={{ fontWeight: 550 }}>{`Offerta accettata${at}${decisaDa && ` da ${decisaDa}`}`}</Typography>
        Grazie. Riceverai la conferma dell’ordine per e-mail.
      </Alert>
    )
  }
  return <Alert severity={stato === 'RIFIUTATA' ? 'info' : 'warning'}>{motivoChiusa}</Alert>
}

/** Until when it holds, when it is delivered, and the PDF: a form, since the secret is not to stand in an address. */
function Terms({ pagina: { stato, validaFino, consegnaPrevista, introduzione, nomeFile } }: { pagina: ReadOfferta }) {
  return (
    <Card component="section" aria-label="Offerta" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {introduzione !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{introduzione}</Typography>
      )}
      <Typography>
        {stato === 'SCADUTA' ? 'Era valida' : 'Valida'} fino al <b>{formatDate(validaFino)}</b>
        {consegnaPrevista !== '' && ` · consegna prevista: ${consegnaPrevista}`}
      </Typography>
      <Box
        component="form"
        method="post"
        action="/offerta/file"
        target="_blank"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <input type="hidden" name="token" value={linkToken()} />
        <Button type="submit" variant="outlined" title={nomeFile}>
          Leggi il PDF
        </Button>
        <Button type="submit" name="scarica" value="1">
          Scarica
        </Button>
      </Box>
    </Card>
  )
}

interface ChoiceProps {
  alternative: ReadOfferta['alternative']
  chosen: number | null
  onChoose: (pk: number) => void
}

/** The alternatives beside each other, of which one is taken. */
function Choice({ alternative, chosen, onChoose }: ChoiceProps) {
  return (
    <Card component="section" aria-label="Alternative" sx={{ p: 2 }}>
      <Typography variant="h2" id="alternative">
        Scegli un’alternativa
      </Typography>
      <RadioGroup
        aria-labelledby="alternative"
        value={chosen === null ? '' : String(chosen)}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {alternative.map(({ pk, nome, netto, totale }) => (
          <FormControlLabel
            key={pk}
            value={String(pk)}
            control={<Radio />}
            label={
              <Box sx={{ py: 0.5 }}>
                <Typography sx={{ fontWeight: 550 }}>{nome}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {`${formatEuro(netto)} più IVA · ${formatEuro(totale)} in tutto`}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Card>
  )
}

/** Terms of payment and conditions, where there are some. */
function Texts({ pagina: { pagamento, condizioni } }: { pagina: ReadOfferta }) {
  const texts = [
    ['Pagamento', pagamento],
    ['Condizioni', condizioni],
  ].filter(([, text]) => text !== '')
  if (texts.length === 0) return null
  return (
    <Card component="section" aria-label="Condizioni" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {texts.map(([name, text]) => (
        <Box key={name}>
          <Typography variant="h2">{name}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Card>
  )
}

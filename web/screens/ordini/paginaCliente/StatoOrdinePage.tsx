import CheckCircle from '@mui/icons-material/CheckCircle'
import Pending from '@mui/icons-material/Pending'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import type {
  StatoOrdinePageStatoOrdineMutation,
  StatoOrdinePageStatoOrdineMutation$data,
} from '#generated/StatoOrdinePageStatoOrdineMutation.graphql.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { formatCount } from '#shared/formats/formats.ts'
import {
  CustomerFailure,
  CustomerFrame,
  type PageFailure,
  pageFailure,
  Reached,
} from '#shell/visitor/CustomerFrame.tsx'
import { linkToken } from '#shell/visitor/linkToken.ts'
import { companyContacts } from '#ui/brand/company.ts'

const mutation = graphql`
  mutation StatoOrdinePageStatoOrdineMutation($token: String!) {
    openStatoOrdine(input: { token: $token }) {
      stato {
        numeroCommessa
        tappa
        settimana
        inRitardo
        fasi {
          nome
          passo
        }
        serramenti {
          nome
          dettagli
          pezzi
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the customer reads. */
type ReadStatoOrdine = NonNullable<StatoOrdinePageStatoOrdineMutation$data['openStatoOrdine']['stato']>

/** Reads the page. @throws RefusalError for a link that opens nothing, THROTTLED; NetworkError, ServerError */
async function readStatoOrdine(): Promise<ReadStatoOrdine> {
  const { data } = await sendDocument<StatoOrdinePageStatoOrdineMutation>(mutation.params, { token: linkToken() })
  const { stato } = (data as StatoOrdinePageStatoOrdineMutation$data).openStatoOrdine
  if (!stato) throw new Error('Il link non è valido.')
  return stato
}

type Stato = { stato: ReadStatoOrdine } | PageFailure | null

const STEPS = {
  FATTO: { icon: <CheckCircle color="success" />, word: 'Fatto' },
  IN_CORSO: { icon: <Pending color="info" />, word: 'In corso' },
  DA_FARE: { icon: <RadioButtonUnchecked color="disabled" />, word: 'Da fare' },
} as const

/** How far an order is, as its customer opens it. */
export function StatoOrdinePage() {
  const [stato, setStato] = useState<Stato>(null)
  const read = useCallback(() => {
    readStatoOrdine().then(
      (loaded) => setStato({ stato: loaded }),
      (error: unknown) => setStato(pageFailure(error)),
    )
  }, [])
  useEffect(read, [read])
  return (
    <CustomerFrame>
      {stato === null && <Skeleton variant="rounded" height={320} />}
      {stato !== null && 'fault' in stato && <CustomerFailure title="Il tuo ordine" failure={stato} onRetry={read} />}
      {stato !== null && 'stato' in stato && <Progress stato={stato.stato} />}
    </CustomerFrame>
  )
}

/** What is told in the place of the promised week of an order that is not waited for any more. */
const READY: Readonly<Partial<Record<ReadStatoOrdine['tappa'], string>>> = {
  PRONTO: 'Pronto',
  CONSEGNATO: 'Consegnato',
  CONCLUSO: 'Concluso',
}

function Progress({ stato }: { stato: ReadStatoOrdine }) {
  const { numeroCommessa, tappa, settimana, inRitardo, fasi, serramenti } = stato
  const ready = READY[tappa]
  const { telefono, email } = companyContacts()
  return (
    <>
      <Box component="header">
        <Typography variant="h1">Ordine {numeroCommessa}</Typography>
      </Box>
      <Card component="section" aria-label={ready ? 'Il tuo ordine' : 'Settimana promessa'} sx={{ p: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {ready ? 'Il tuo ordine è' : inRitardo ? 'Era previsto nella settimana' : 'Pronto nella settimana'}
        </Typography>
        <Typography variant="h2">{ready ?? settimana ?? 'ancora da fissare'}</Typography>
        {inRitardo && <Typography sx={{ mt: 1 }}>Non è ancora pronto.</Typography>}
      </Card>
      {(fasi.length > 0 || !ready) && <Phases fasi={fasi} />}
      {serramenti.length > 0 && <Serramenti serramenti={serramenti} />}
      {!ready && (
        <Typography variant="body2" color="textSecondary">
          Le date seguono il programma di produzione e possono cambiare.
        </Typography>
      )}
      {(telefono !== '' || email !== '') && (
        <Typography component="footer" variant="body2" color="textSecondary">
          Per una domanda: <Reached telefono={telefono} email={email} />
        </Typography>
      )}
    </>
  )
}

/** What was ordered, so that the customer sees that it is right. */
function Serramenti({ serramenti }: Pick<ReadStatoOrdine, 'serramenti'>) {
  return (
    <Card component="section" aria-label="Serramenti" sx={{ p: 2 }}>
      <Box component="ol" aria-label="Serramenti" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {serramenti.map(({ nome, dettagli, pezzi }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
          <Box key={place} component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{nome}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {dettagli}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
              {formatCount(pezzi, 'pezzo', 'pezzi')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function Phases({ fasi }: Pick<ReadStatoOrdine, 'fasi'>) {
  return (
    <Card component="section" aria-label="Avanzamento" sx={{ p: 2 }}>
      {fasi.length === 0 && 'L’ordine è stato ricevuto: le lavorazioni non sono ancora in programma.'}
      <Box component="ol" aria-label="Fasi" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {fasi.map(({ nome, passo }) => {
          const { icon, word } = STEPS[passo]
          return (
            <Box key={nome} component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              {icon}
              <Typography sx={{ flex: 1, fontWeight: passo === 'IN_CORSO' ? 600 : 400 }}>{nome}</Typography>
              <Typography variant="body2" color="textSecondary">
                {word}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Card>
  )
}

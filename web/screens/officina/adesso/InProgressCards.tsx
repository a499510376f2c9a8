import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { InProgressCards_inCorso$key } from '#generated/InProgressCards_inCorso.graphql.ts'
import type { InProgressCards_lasciateAperte$key } from '#generated/InProgressCards_lasciateAperte.graphql.ts'
import type {
  InProgressCards_lavoro$data,
  InProgressCards_lavoro$key,
} from '#generated/InProgressCards_lavoro.graphql.ts'
import { TIPI_PEZZO, unitaPezzi } from '#officina/lavorazioni/rules.ts'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { OrdineWords } from './OrdineWords.tsx'

const inProgressFragment = graphql`
  fragment InProgressCards_inCorso on LavoroInCorso @relay(plural: true) {
    attivita {
      pk
    }
    postazioni
    ...InProgressCards_lavoro
  }
`

const leftFragment = graphql`
  fragment InProgressCards_lasciateAperte on LavoroInCorso @relay(plural: true) {
    attivita {
      pk
    }
    ...InProgressCards_lavoro
  }
`

const lavoroFragment = graphql`
  fragment InProgressCards_lavoro on LavoroInCorso {
    attivita @required(action: NONE) {
      operatoreNome
      data
      oraInizio
      ordine {
        ...OrdineWords_ordine
      }
      lavorazione {
        nome
        attivitaNumero
      }
    }
    chiusura
    minuti
    teorico
    passo
    pezziTotali
    pezziEseguiti
  }
`

type LavoroData = NonNullable<InProgressCards_lavoro$data>

/** Who works, by workstation; operations of several workstations stand under all their names. */
export function InProgressCards(props: { inProgress: InProgressCards_inCorso$key }) {
  const inProgress = useFragment(inProgressFragment, props.inProgress)
  if (inProgress.length === 0) {
    return <EmptyState title="Nessuno lavora adesso" text="Qui compare chi comincia un’attività, appena la comincia." />
  }
  const groups = Map.groupBy(inProgress, ({ postazioni }) => postazioni.join(', ') || 'Senza postazione')
  return [...groups].map(([postazione, attivita]) => (
    <DetailCard key={postazione} title={postazione}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {attivita.map((one) => (
          <Lavoro key={one.attivita?.pk} lavoro={one} />
        ))}
      </Box>
    </DetailCard>
  ))
}

/** Sessions that nobody has ended though the hours of their day are over; nothing when there are none. */
export function LeftOpenCard(props: { lasciateAperte: InProgressCards_lasciateAperte$key }) {
  const lasciateAperte = useFragment(leftFragment, props.lasciateAperte)
  if (lasciateAperte.length === 0) return null
  return (
    <DetailCard title={`Lasciate aperte (${lasciateAperte.length})`}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lasciateAperte.map((one) => (
          <Lavoro key={one.attivita?.pk} lavoro={one} left />
        ))}
      </Box>
    </DetailCard>
  )
}

interface LavoroProps {
  readonly lavoro: InProgressCards_lavoro$key
  /** Left open: its minutes count up to the end of the hours, and it is to be closed rather than late. */
  readonly left?: boolean
}

function Lavoro({ lavoro: key, left = false }: LavoroProps) {
  const lavoro = useFragment(lavoroFragment, key)
  if (!lavoro) return null
  const { attivita, pezziTotali, pezziEseguiti } = lavoro
  const { operatoreNome: operatore, ordine } = attivita
  const { nome: lavorazione, attivitaNumero } = attivita.lavorazione
  return (
    <Box
      component="li"
      aria-label={`${operatore}, ${lavorazione}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1.1fr) minmax(0, 1fr) 120px' },
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{operatore}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{lavorazione}</Typography>
        <Typography variant="body2" color="textSecondary">
          <OrdineWords ordine={ordine ?? null} />
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
        <Typography variant="body2">{left ? leftWords(lavoro) : sinceWords(lavoro)}</Typography>
        {pezziTotali > 0 && (
          <>
            <Typography variant="body2" color="textSecondary">
              {pezziEseguiti}/{pezziTotali} {unitaPezzi(wordOfEnum(TIPI_PEZZO, attivitaNumero))}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label={`Avanzamento di ${lavorazione}`}
              value={Math.min(100, (pezziEseguiti / pezziTotali) * 100)}
              sx={{ height: 6, borderRadius: 1 }}
            />
          </>
        )}
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        {left ? <StatusChip word="Da chiudere" tone="attenzione" /> : <Step step={lavoro.passo} />}
      </Box>
    </Box>
  )
}

function leftWords({ attivita: { data, oraInizio }, chiusura, minuti }: LavoroData): string {
  const since = oraInizio ? ` dalle ${oraInizio}` : ''
  if (minuti == null) return `${formatDate(data)}${since}`
  return `${formatDate(data)}${since} alla chiusura delle ${chiusura}: ${durationInWords(minuti)}`
}

function sinceWords({ attivita: { data, oraInizio }, minuti, teorico }: LavoroData): string {
  const since = oraInizio ? `dalle ${oraInizio}` : ''
  if (minuti == null) return `${since} del ${formatDate(data)}`.trim()
  const theory = teorico > 0 ? ` su ${durationInWords(teorico)}` : ''
  return [since, `${durationInWords(minuti)}${theory}`].filter(Boolean).join(', ')
}

function Step({ step }: { step: string }) {
  if (step === 'oltre') return <StatusChip word="Oltre la teoria" tone="negativo" />
  return step === 'nei tempi' ? <StatusChip word="Nei tempi" tone="positivo" /> : null
}

import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { type TipoPezzo, unitaPezzi } from '../../../../server/officina/lavorazioni/rules.ts'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { durationInWords } from '../../produzione/fasiSchedulate/row.ts'
import type {
  InCorsoCards_inCorso$data,
  InCorsoCards_inCorso$key,
} from './__generated__/InCorsoCards_inCorso.graphql.ts'
import { OrdineWords } from './OrdineWords.tsx'

const fragment = graphql`
  fragment InCorsoCards_inCorso on LavoroInCorso @relay(plural: true) {
    pk
    operatore
    postazioni
    ordinePk
    numeroCommessa
    nomeCliente
    lavorazione
    giorno
    oraInizio
    minuti
    teorico
    passo
    pezziTotali
    pezziEseguiti
    attivitaNumero
  }
`

type InCorso = InCorsoCards_inCorso$data[number]

/** Who works, by workstation; operations of several workstations stand under all their names. */
export function InCorsoCards(props: { inCorso: InCorsoCards_inCorso$key }) {
  const inCorso = useFragment(fragment, props.inCorso)
  if (inCorso.length === 0) {
    return (
      <EmptyState titolo="Nessuno lavora adesso" testo="Qui compare chi comincia un’attività, appena la comincia." />
    )
  }
  const groups = Map.groupBy(inCorso, ({ postazioni }) => postazioni.join(', ') || 'Senza postazione')
  return [...groups].map(([postazione, attivita]) => (
    <DetailCard key={postazione} titolo={postazione}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {attivita.map((una) => (
          <Lavoro key={una.pk} lavoro={una} />
        ))}
      </Box>
    </DetailCard>
  ))
}

function Lavoro({ lavoro }: { lavoro: InCorso }) {
  const { operatore, lavorazione, pezziTotali, pezziEseguiti, attivitaNumero } = lavoro
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
          <OrdineWords {...lavoro} />
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
        <Typography variant="body2">{sinceWords(lavoro)}</Typography>
        {pezziTotali > 0 && (
          <>
            <Typography variant="body2" color="textSecondary">
              {pezziEseguiti}/{pezziTotali} {unitaPezzi(attivitaNumero as TipoPezzo)}
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
        <Passo lavoro={lavoro} />
      </Box>
    </Box>
  )
}

function sinceWords({ oraInizio, minuti, teorico, giorno }: InCorso): string {
  const since = oraInizio ? `dalle ${oraInizio}` : ''
  if (minuti == null) return `${since} del ${formatDate(giorno)}`.trim()
  const theory = teorico > 0 ? ` su ${durationInWords(teorico)}` : ''
  return [since, `${durationInWords(minuti)}${theory}`].filter(Boolean).join(', ')
}

function Passo({ lavoro: { passo, minuti } }: { lavoro: InCorso }) {
  if (minuti == null) return <StatusChip parola="Da chiudere" tono="attenzione" />
  if (passo === 'oltre') return <StatusChip parola="Oltre la teoria" tono="negativo" />
  return passo === 'nei tempi' ? <StatusChip parola="Nei tempi" tono="positivo" /> : null
}

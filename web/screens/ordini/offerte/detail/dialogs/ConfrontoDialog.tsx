import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ConfrontoDialogQuery } from '#generated/ConfrontoDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { formatCount, formatPercentage } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { EuroValue } from '#ui/Values.tsx'

export const confrontoQuery = graphql`
  query ConfrontoDialogQuery($prima: Int!, $dopo: Int!) @preloadable {
    confrontoVersioniOfferta(primaPk: $prima, dopoPk: $dopo) {
      nome
      nettoPrima
      nettoDopo
      marginePrima {
        importo
        percentuale
      }
      margineDopo {
        importo
        percentuale
      }
      righe {
        tipo
        nome
        cambiamenti
        nettoPrima
        nettoDopo
      }
    }
  }
`

type Compared = NonNullable<ConfrontoDialogQuery['response']['confrontoVersioniOfferta']>[number]
type Change = Compared['righe'][number]['tipo']

const SAID: Readonly<Record<Change, readonly [word: string, tone: StatusTone]>> = {
  UGUALE: ['uguale', 'neutro'],
  CAMBIATA: ['cambiata', 'attenzione'],
  AGGIUNTA: ['aggiunta', 'positivo'],
  TOLTA: ['tolta', 'negativo'],
}

interface Props {
  opened: Opened<ConfrontoDialogQuery>
  title: string
  onClose: () => void
}

/** Two versions of an offer beside each other, line by line. */
export function ConfrontoDialog({ opened, title, onClose }: Props) {
  return (
    <PlainDialog title={title} width="md" onClose={onClose}>
      <OpenedData opened={opened} skeleton={<Typography role="status">Confronto…</Typography>}>
        {(reference) => <Alternative reference={reference} />}
      </OpenedData>
    </PlainDialog>
  )
}

function Alternative({ reference }: { reference: PreloadedQuery<ConfrontoDialogQuery> }) {
  const alternative = usePreloadedQuery<ConfrontoDialogQuery>(confrontoQuery, reference).confrontoVersioniOfferta
  if (!alternative?.length)
    return <EmptyState title="Niente da confrontare" text="Una delle due versioni non c’è più." />
  return alternative.map((alternativa) => <Alternativa key={alternativa.nome} alternativa={alternativa} />)
}

function Alternativa({ alternativa }: { alternativa: Compared }) {
  const { nome, nettoPrima, nettoDopo, righe, marginePrima = null, margineDopo = null } = alternativa
  const same = righe.filter(({ tipo }) => tipo === 'UGUALE').length
  return (
    <Box component="section" aria-label={nome} sx={{ mb: 3 }}>
      <Row title={<Typography variant="h3">{nome}</Typography>} before={nettoPrima} after={nettoDopo} />
      {(marginePrima ?? margineDopo) !== null && (
        <Row
          title="Margine"
          note={`${shareOf(marginePrima)} → ${shareOf(margineDopo)} del netto con un costo noto`}
          before={marginePrima?.importo}
          after={margineDopo?.importo}
        />
      )}
      {righe
        .filter(({ tipo }) => tipo !== 'UGUALE')
        .map((riga, place) => (
          <Row
            // Lines have no number of their own here: two may be called alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: they come all anew
            key={place}
            title={
              <>
                {riga.nome} <Said tipo={riga.tipo} />
              </>
            }
            note={riga.cambiamenti.join(' · ')}
            before={riga.nettoPrima}
            after={riga.nettoDopo}
          />
        ))}
      {same > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {formatCount(same, 'riga uguale', 'righe uguali')}
        </Typography>
      )}
    </Box>
  )
}

/** What a margin is of its net: '34,7 %'. */
const shareOf = (margine: Compared['margineDopo'] | null) =>
  margine?.percentuale == null ? '–' : formatPercentage(margine.percentuale)

function Said({ tipo }: { tipo: Change }) {
  const [word, tone] = SAID[tipo]
  return <StatusChip word={word} tone={tone} />
}

interface RowProps {
  title: ReactNode
  note?: string
  before: number | null | undefined
  after: number | null | undefined
}

function Row({ title, note, before, after }: RowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        py: 1,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 120px 120px' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {title}
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: { sm: 'right' }, color: 'text.secondary' }}>
        <EuroValue value={before} />
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <EuroValue value={after} />
      </Box>
    </Box>
  )
}

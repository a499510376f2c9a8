import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { Page } from '../../../ui/Page.tsx'
import type { WarningsPageQuery } from './__generated__/WarningsPageQuery.graphql.ts'
import { MissingOrdini } from './MissingOrdini.tsx'
import { OrdiniARischio } from './OrdiniARischio.tsx'
import { OrdiniSenzaArrivi } from './OrdiniSenzaArrivi.tsx'
import { useLiveRitardi } from './useLiveRitardi.ts'

const query = graphql`
  query WarningsPageQuery($search: String) {
    warningsOrdiniFornitore(search: $search) {
      oggi
      totaleMancanti
      totaleARischio
      totaleAttivitaSenzaArrivi
      ...MissingOrdini_warnings
      ...OrdiniARischio_warnings
      ...OrdiniSenzaArrivi_warnings
    }
  }
`

const PAUSE_MS = 300

/** What of the orders and customers typed is in the address, once the keys rest. */
function useSearchInAddress() {
  const [ricerca, setRicerca] = useSearchParams()
  const current = ricerca.get('search') ?? ''
  const [scritto, setScritto] = useState(current)
  useEffect(() => {
    if (scritto === current) return undefined
    const attesa = setTimeout(() => setRicerca(scritto === '' ? {} : { search: scritto }, { replace: true }), PAUSE_MS)
    return () => clearTimeout(attesa)
  }, [scritto, current, setRicerca])
  return [scritto, setScritto] as const
}

function Count({ mostrati, totale }: { mostrati: number; totale: number }) {
  if (totale <= mostrati) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      I primi {mostrati} di {totale}: cercare per vedere gli altri.
    </Typography>
  )
}

/** Supplier orders that are missing or come after the phase that needs them, work that began before they came. */
export default function WarningsPage() {
  const { riferimento, inAttesa } = useRouteQuery<WarningsPageQuery>()
  const { warningsOrdiniFornitore: warnings } = usePreloadedQuery<WarningsPageQuery>(query, riferimento)
  const [scritto, setScritto] = useSearchInAddress()
  useLiveRitardi()
  const { oggi, totaleMancanti, totaleARischio, totaleAttivitaSenzaArrivi } = warnings
  return (
    <Page
      titolo="Avvisi ordini fornitore"
      inAttesa={inAttesa}
      filtri={
        <TextField
          className="solo-schermo"
          size="small"
          label="Ricerca libera"
          value={scritto}
          onChange={({ target }) => setScritto(target.value)}
          sx={{ width: { xs: '100%', sm: 320 }, mb: 1 }}
        />
      }
    >
      <Stack sx={{ gap: 2 }}>
        <DetailCard titolo={`Ordini a rischio (${totaleARischio})`}>
          <OrdiniARischio warnings={warnings} />
          <Count mostrati={100} totale={totaleARischio} />
        </DetailCard>
        <DetailCard titolo={`Ordini fornitore mancanti (${totaleMancanti})`}>
          <MissingOrdini warnings={warnings} oggi={oggi} />
          <Count mostrati={100} totale={totaleMancanti} />
        </DetailCard>
        <DetailCard titolo={`Attività senza materiale arrivato (${totaleAttivitaSenzaArrivi})`}>
          <OrdiniSenzaArrivi warnings={warnings} />
          <Count mostrati={100} totale={totaleAttivitaSenzaArrivi} />
        </DetailCard>
      </Stack>
    </Page>
  )
}

import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import type { WarningsPageQuery } from '#generated/WarningsPageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { Page } from '#ui/Page.tsx'
import { MissingOrdini } from './MissingOrdini.tsx'
import { OrdiniAtRisk } from './OrdiniAtRisk.tsx'
import { OrdiniWithoutArrivals } from './OrdiniWithoutArrivals.tsx'

const query = graphql`
  query WarningsPageQuery($search: String) {
    warningsOrdiniFornitore(search: $search) {
      oggi
      totaleMancanti
      totaleARischio
      totaleAttivitaSenzaArrivi
      ...MissingOrdini_warnings
      ...OrdiniAtRisk_warnings
      ...OrdiniWithoutArrivals_warnings
    }
  }
`

const PAUSE_MS = 300

/** What of the orders and customers typed is in the address, once the keys rest. */
function useSearchInAddress() {
  const [search, setSearch] = useSearchParams()
  const current = search.get('search') ?? ''
  const [written, setWritten] = useState(current)
  useEffect(() => {
    if (written === current) return undefined
    const wait = setTimeout(() => setSearch(written === '' ? {} : { search: written }, { replace: true }), PAUSE_MS)
    return () => clearTimeout(wait)
  }, [written, current, setSearch])
  return [written, setWritten] as const
}

function Count({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      I primi {shown} di {total}: cercare per vedere gli altri.
    </Typography>
  )
}

const COLLECTION = 300

/** Reads the warnings again when a supplier says, in its portal, a day that is too late, and says so. */
function useLiveRitardi(): void {
  const reread = useReread(COLLECTION)
  const notices = useNotices()
  useChanged(['FORNITURA_IN_RITARDO'], (change) => {
    if (change) notices.info('Un fornitore ha appena detto una data che è tardi: gli avvisi sono aggiornati.')
    reread()
  })
}

/** Supplier orders that are missing or come after the phase that needs them, work that began before they came. */
export default function WarningsPage() {
  const { reference, inAttesa } = useRouteQuery<WarningsPageQuery>()
  const { warningsOrdiniFornitore: warnings } = usePreloadedQuery<WarningsPageQuery>(query, reference)
  const [written, setWritten] = useSearchInAddress()
  useLiveRitardi()
  const { oggi, totaleMancanti, totaleARischio, totaleAttivitaSenzaArrivi } = warnings
  return (
    <Page
      title="Avvisi ordini fornitore"
      inAttesa={inAttesa}
      filters={
        <TextField
          className="solo-schermo"
          size="small"
          label="Ricerca libera"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          sx={{ width: { xs: '100%', sm: 320 }, mb: 1 }}
        />
      }
    >
      <Stack sx={{ gap: 2 }}>
        <DetailCard title={`Ordini a rischio (${totaleARischio})`}>
          <OrdiniAtRisk warnings={warnings} />
          <Count shown={100} total={totaleARischio} />
        </DetailCard>
        <DetailCard title={`Ordini fornitore mancanti (${totaleMancanti})`}>
          <MissingOrdini warnings={warnings} today={oggi} />
          <Count shown={100} total={totaleMancanti} />
        </DetailCard>
        <DetailCard title={`Attività senza materiale arrivato (${totaleAttivitaSenzaArrivi})`}>
          <OrdiniWithoutArrivals warnings={warnings} />
          <Count shown={100} total={totaleAttivitaSenzaArrivi} />
        </DetailCard>
      </Stack>
    </Page>
  )
}

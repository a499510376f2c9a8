import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { ManipolatorePageQuery } from '#generated/ManipolatorePageQuery.graphql.ts'
import { FIRST_DAY } from '#officina/contatori/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { ManipolatoreChart } from './ManipolatoreChart.tsx'
import { manipolatoreUrlState, shownPeriod } from './manipolatoreUrlState.ts'

const query = graphql`
  query ManipolatorePageQuery($periodo: Periodo!) {
    contatoriMacchina(periodo: $periodo) {
      data
      parziale
      totale
    }
  }
`

/** The counter of the machine: its total, what it did day by day. */
export default function ManipolatorePage() {
  const { reference, inAttesa } = useRouteQuery<ManipolatorePageQuery>()
  const { contatoriMacchina: readings } = usePreloadedQuery<ManipolatorePageQuery>(query, reference)
  const { values, set } = useUrlState(manipolatoreUrlState)
  const { dal, al } = shownPeriod(values)
  return (
    <Page
      title="Manipolatore"
      inAttesa={inAttesa}
      filters={
        <PeriodFields
          name="Periodo"
          from={dal}
          to={al}
          first={FIRST_DAY}
          // Without one of its days a period is the usual one.
          onChange={(from, to) => set({ from_date: to && from, to_date: from && to })}
        />
      }
    >
      {readings.length === 0 ? (
        <EmptyState title="Nessun dato disponibile." text="Prova con un altro periodo." />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <DetailCard title="Totale massimo">
            <Typography sx={{ fontSize: { xs: '2.5rem', md: '3.5rem' }, fontWeight: 700, lineHeight: 1.1 }}>
              {formatInteger(Math.max(...readings.map(({ totale }) => totale)))}
            </Typography>
            <Typography color="textSecondary">
              Lavorazioni della macchina, dal {formatDate(dal)} al {formatDate(al)}
            </Typography>
          </DetailCard>
          <DetailCard title="Totali">
            <ManipolatoreChart kind="line" readings={readings} />
          </DetailCard>
          <DetailCard title="Parziali">
            <ManipolatoreChart kind="bars" readings={readings} />
          </DetailCard>
          <DetailCard title="Giorno per giorno">
            <Box sx={{ maxHeight: 420, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Giorno per giorno">
              <PlainTable
                stickyHeader
                rows={readings}
                keyOf={({ data }) => data}
                columns={[
                  { title: 'Data', cell: ({ data }) => formatDate(data) },
                  { title: 'Parziale', align: 'right', cell: ({ parziale }) => formatInteger(parziale) },
                  { title: 'Totale', align: 'right', cell: ({ totale }) => formatInteger(totale) },
                ]}
              />
            </Box>
          </DetailCard>
        </Box>
      )}
    </Page>
  )
}

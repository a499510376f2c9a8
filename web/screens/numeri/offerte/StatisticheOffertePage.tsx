import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { StatisticheOffertePageQuery } from '#generated/StatisticheOffertePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { Amount, acceptedShare, daysToYes, FigureTable } from './FigureTable.tsx'
import { monthWithin, offerteFigureUrl, statisticheOfferteUrlState } from './offerteFigureUrl.ts'

const query = graphql`
  query StatisticheOffertePageQuery($periodo: Periodo) @preloadable {
    statisticheOfferte(periodo: $periodo) {
      dal
      al
      totale {
        ...FigureTable_figure @relay(mask: false)
      }
      mesi {
        mese
        figure {
          ...FigureTable_figure @relay(mask: false)
        }
      }
      agenti {
        pk
        nome
        figure {
          ...FigureTable_figure @relay(mask: false)
        }
      }
      famiglie {
        pk
        nome
        figure {
          ...FigureTable_figure @relay(mask: false)
        }
      }
      cause {
        causa
        nome
        offerte
        valore
      }
    }
  }
`

const monthYear = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** 'novembre 2026'. */
const monthInWords = (month: string) => monthYear.format(new Date(`${month}-01T00:00:00Z`))

type Statistiche = StatisticheOffertePageQuery['response']['statisticheOfferte']

/** What came of the offers that were sent in a period: each figure opens those that it counts. */
export default function StatisticheOffertePage() {
  const { data, isWaiting } = useRouteQuery<StatisticheOffertePageQuery>(query)
  const { statisticheOfferte: found } = data
  const { set } = useUrlState(statisticheOfferteUrlState)
  return (
    <Page
      title="Statistiche offerte"
      isWaiting={isWaiting}
      filters={
        <PeriodFields
          name="Inviate"
          labels={['Inviate dal', 'al']}
          from={found.dal}
          to={found.al}
          // Without one of its days a period is the usual one.
          onChange={(from, to) => set({ dal: to && from, al: from && to })}
        />
      }
    >
      {found.totale.inviate.offerte === 0 ? (
        <EmptyState
          title="Nessuna offerta inviata in questo periodo"
          text="Qui si vede quanto valgono le offerte fuori, quante diventano ordini e in quanti giorni."
        />
      ) : (
        <Figures found={found} />
      )}
    </Page>
  )
}

function Figures({ found }: { found: Statistiche }) {
  const { dal, al, totale, mesi, agenti, famiglie, cause } = found
  const all = { dal, al }
  // An offer is of one agent at most.
  const withoutAgente =
    totale.inviate.offerte - (agenti ?? []).reduce((sum, { figure }) => sum + figure.inviate.offerte, 0)
  return (
    <Stack sx={{ gap: 2 }}>
      <Box component="section" aria-label="In tutto">
        <DetailCard title="In tutto">
          <DataPairs
            items={[
              ['Inviate', <Amount key="inviate" of={totale.inviate} to={offerteFigureUrl(all)} />],
              [
                'In attesa di risposta',
                <Amount key="aperte" of={totale.aperte} to={offerteFigureUrl({ ...all, stato: 'INVIATA' })} />,
              ],
              [
                'Accettate',
                <Amount key="si" of={totale.accettate} to={offerteFigureUrl({ ...all, stato: 'ACCETTATA' })} />,
              ],
              [
                'Rifiutate',
                <Amount key="no" of={totale.rifiutate} to={offerteFigureUrl({ ...all, stato: 'RIFIUTATA' })} />,
              ],
              [
                'Scadute senza risposta',
                <Amount key="scadute" of={totale.scadute} to={offerteFigureUrl({ ...all, stato: 'SCADUTA' })} />,
              ],
              [
                'Ritirate da noi',
                <Amount key="ritirate" of={totale.ritirate} to={offerteFigureUrl({ ...all, stato: 'RITIRATA' })} />,
              ],
              ['Quota accettata di quelle decise o scadute', acceptedShare(totale)],
              ['Giorni al sì, la mediana', daysToYes(totale)],
            ]}
          />
        </DetailCard>
      </Box>
      <DetailCard title="Per mese di invio">
        <FigureTable
          first="Mese"
          rows={mesi.map(({ mese, figure }) => ({ name: monthInWords(mese), figure, of: monthWithin(mese, all) }))}
        />
      </DetailCard>
      {agenti && agenti.length > 0 && (
        <DetailCard title="Per agente">
          <FigureTable
            first="Agente"
            rows={agenti.map(({ pk, nome, figure }) => ({ name: nome, figure, of: { ...all, agente: pk } }))}
          />
          {withoutAgente > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              Senza agente, e in nessuna riga: {formatCount(withoutAgente, 'offerta', 'offerte')}.
            </Typography>
          )}
        </DetailCard>
      )}
      {famiglie.length > 0 && (
        <DetailCard title="Per famiglia">
          <FigureTable
            first="Famiglia"
            rows={famiglie.map(({ pk, nome, figure }) => ({ name: nome, figure, of: { ...all, famiglia: pk } }))}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Un’offerta con serramenti di più famiglie conta in ognuna, con tutto il suo valore.
          </Typography>
        </DetailCard>
      )}
      {cause.length > 0 && (
        <DetailCard title="Perché sono state rifiutate">
          <DataPairs
            items={cause.map(({ causa, nome, ...of }) => [
              nome,
              <Amount key={causa} of={of} to={offerteFigureUrl({ ...all, causa })} />,
            ])}
          />
        </DetailCard>
      )}
    </Stack>
  )
}

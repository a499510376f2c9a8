import DateRange from '@mui/icons-material/DateRangeOutlined'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../../relay/RouteWithData.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { useUrlState } from '../../../../ui/useUrlState.ts'
import { CalendarioBar } from '../CalendarioBar.tsx'
import { readDays } from '../events.ts'
import { calendarioUrlState, today } from '../urlState.ts'
import { useLiveCalendario } from '../useLiveCalendario.ts'
import type { CalendarioOrePageQuery } from './__generated__/CalendarioOrePageQuery.graphql.ts'
import { GiornoDialog } from './GiornoDialog.tsx'
import { IntervalloDialog } from './IntervalloDialog.tsx'
import { MeseOre } from './MeseOre.tsx'
import { daysOfMonth, type GiornoOre } from './month.ts'
import { readFeste, readOre } from './readOre.ts'

const query = graphql`
  query CalendarioOrePageQuery($fromDate: Date!, $toDate: Date!) {
    oreLavorative(filtro: { fromDate: $fromDate, toDate: $toDate }, perPagina: 1000) {
      nodes {
        ...readOre_giorno
      }
    }
    festivita(filtro: { fromDate: $fromDate, toDate: $toDate }, perPagina: 1000) {
      nodes {
        ...readOre_festivita
      }
    }
  }
`

/** Working-hours calendar: the month, a single day, a range with reset to the default. */
export default function CalendarioOrePage() {
  const { riferimento, inAttesa } = useRouteQuery<CalendarioOrePageQuery>()
  const { oreLavorative, festivita } = usePreloadedQuery<CalendarioOrePageQuery>(query, riferimento)
  const { valori, imposta } = useUrlState(calendarioUrlState)
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [aperto, setAperto] = useState<GiornoOre | 'intervallo' | null>(null)
  const giorno = valori.giorno ?? today()
  useLiveCalendario(rileggi, readDays(giorno))
  const giorni = useMemo(
    () => daysOfMonth(giorno, readOre(oreLavorative.nodes), readFeste(festivita.nodes)),
    [giorno, oreLavorative, festivita],
  )
  const close = () => setAperto(null)
  /** @param changed hours that there were, and have come with the answer */
  const salvato = (changed: boolean) => {
    setAperto(null)
    if (!changed) rileggi()
  }
  return (
    <Page
      titolo="Calendario ore lavorative"
      inAttesa={inAttesa}
      azioni={
        <Button variant="contained" startIcon={<DateRange />} onClick={() => setAperto('intervallo')}>
          Aggiorna intervallo
        </Button>
      }
      filtri={<CalendarioBar vista="mese" giorno={giorno} onGiorno={(scelto) => imposta({ giorno: scelto })} />}
    >
      <MeseOre giorni={giorni} oggi={today()} onOpen={setAperto} />
      {aperto === 'intervallo' && <IntervalloDialog mese={giorno} onSaved={() => salvato(false)} onClose={close} />}
      {aperto !== null && aperto !== 'intervallo' && (
        <GiornoDialog key={aperto.giorno} giorno={aperto} onSaved={({ changed }) => salvato(changed)} onClose={close} />
      )}
    </Page>
  )
}

import DateRange from '@mui/icons-material/DateRangeOutlined'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import type { CalendarioOrePage_festivita$key } from '#generated/CalendarioOrePage_festivita.graphql.ts'
import type { CalendarioOrePage_giorno$key } from '#generated/CalendarioOrePage_giorno.graphql.ts'
import type { CalendarioOrePageQuery } from '#generated/CalendarioOrePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOtherHours } from '#shell/reparti.ts'
import { Page } from '#ui/Page.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { CalendarioBar } from '../CalendarioBar.tsx'
import { readDays } from '../events.ts'
import { calendarioUrlState, today } from '../urlState.ts'
import { useLiveCalendario } from '../useLiveCalendario.ts'
import { DayDialog } from './DayDialog.tsx'
import { IntervalDialog } from './IntervalDialog.tsx'
import { type DayOre, daysOfMonth, type ReadHoliday, type ReadHours } from './month.ts'
import { OreMonth } from './OreMonth.tsx'

const query = graphql`
  query CalendarioOrePageQuery($periodo: Periodo!) @preloadable {
    oreSettimana
    oreLavorative(filtro: { periodo: $periodo }, perPagina: 1000) {
      nodes {
        ...CalendarioOrePage_giorno
      }
    }
    festivita(filtro: { periodo: $periodo }, perPagina: 1000) {
      nodes {
        ...CalendarioOrePage_festivita
      }
    }
  }
`

const dayFragment = graphql`
  fragment CalendarioOrePage_giorno on OreLavorative @inline {
    pk
    giorno
    oreLavorativeMacchine
    oreLavorativeBanchi
    oreReparti {
      reparto
      ore
    }
    versione
  }
`

const festivitaFragment = graphql`
  fragment CalendarioOrePage_festivita on Festivita @inline {
    giornoDa
    giornoA
    oraDa
    oraA
    title
  }
`

/** Days with hours of their own. */
const readHours = (nodes: readonly CalendarioOrePage_giorno$key[]): ReadHours[] =>
  nodes.map((node) => readInlineData(dayFragment, node))

/** Holidays as the month shows them. */
const readFeste = (nodes: readonly CalendarioOrePage_festivita$key[]): ReadHoliday[] =>
  nodes.map((node) => readInlineData(festivitaFragment, node))

/** Working-hours calendar: the month, a single day, a range with reset to the default. */
export default function CalendarioOrePage() {
  const { data, isWaiting } = useRouteQuery<CalendarioOrePageQuery>(query)
  const { oreLavorative, festivita, oreSettimana } = data
  const { values, set } = useUrlState(calendarioUrlState)
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const [open, setOpen] = useState<DayOre | 'intervallo' | null>(null)
  const day = values.giorno ?? today()
  useLiveCalendario(reread, readDays(day))
  const others = useOtherHours()
  const days = useMemo(() => {
    const keys = others.map(({ chiave }) => chiave)
    return daysOfMonth(day, readHours(oreLavorative.nodes), readFeste(festivita.nodes), oreSettimana, keys)
  }, [day, oreLavorative, festivita, oreSettimana, others])
  const close = () => setOpen(null)
  /** @param changed hours that there were, and have come with the answer */
  const saved = (changed: boolean) => {
    setOpen(null)
    if (!changed) reread()
  }
  return (
    <Page
      title="Calendario ore lavorative"
      isWaiting={isWaiting}
      actions={
        <Button variant="contained" startIcon={<DateRange />} onClick={() => setOpen('intervallo')}>
          Aggiorna intervallo
        </Button>
      }
      filters={<CalendarioBar vista="mese" day={day} onDay={(chosen) => set({ giorno: chosen })} />}
    >
      <OreMonth days={days} today={today()} onOpen={setOpen} />
      {open === 'intervallo' && <IntervalDialog month={day} onSaved={() => saved(false)} onClose={close} />}
      {open !== null && open !== 'intervallo' && (
        <DayDialog key={open.day} day={open} onSaved={({ changed }) => saved(changed)} onClose={close} />
      )}
    </Page>
  )
}

import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { useLastWeekQuery } from '#generated/useLastWeekQuery.graphql.ts'
import { type FiguresPeriod, periodOfDay } from '#officina/performance/rules.ts'
import { useIsLeaving } from '#ui/page/useIsLeaving.ts'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

const query = graphql`
  query useLastWeekQuery {
    attivitaOperatori(filtro: { aperte: false }, perPagina: 1, ordinamento: [DATA_DESC]) {
      nodes {
        data
      }
    }
  }
`

/**
 * A figure of the current week, which is empty every Monday, opens on the last week of which there is something.
 * @param isEmpty nothing was asked for and there is nothing
 * @param show shows a week
 * @returns the first day of the week that was opened so; null where none was
 */
export function useLastWeek(isEmpty: boolean, show: (week: FiguresPeriod) => void): string | null {
  const environment = useRelayEnvironment()
  const [movedTo, setMovedTo] = useState<string | null>(null)
  const isLeaving = useIsLeaving()
  const move = useLatestCallback((day: string | undefined) => {
    if (!day || isLeaving) return
    const week = periodOfDay('settimana', day)
    setMovedTo(week.fromDate)
    show(week)
  })
  useEffect(() => {
    if (!isEmpty) return
    // Without an answer the empty week stands, with its way back.
    const reading = fetchQuery<useLastWeekQuery>(environment, query, {}).subscribe({
      next: ({ attivitaOperatori }) => move(attivitaOperatori.nodes[0]?.data),
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [isEmpty, environment])
  return movedTo
}

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

interface LastWeek {
  /** First day of the week that was opened so; null where none was. */
  movedTo: string | null
  /** An empty week is not told as such until it is known that no other has anything. */
  isLooking: boolean
}

/**
 * A figure of the current week, which is empty every Monday, opens on the last week of which there is something.
 * @param isEmpty nothing was asked for and there is nothing
 * @param show shows a week
 */
export function useLastWeek(isEmpty: boolean, show: (week: FiguresPeriod) => void): LastWeek {
  const environment = useRelayEnvironment()
  const [movedTo, setMovedTo] = useState<string | null>(null)
  const [isAnswered, setIsAnswered] = useState(false)
  const isLeaving = useIsLeaving()
  const move = useLatestCallback((day: string | undefined) => {
    setIsAnswered(true)
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
      error: () => setIsAnswered(true),
    })
    return () => {
      reading.unsubscribe()
      setIsAnswered(false)
    }
  }, [isEmpty, environment])
  return { movedTo, isLooking: isEmpty && !isAnswered }
}

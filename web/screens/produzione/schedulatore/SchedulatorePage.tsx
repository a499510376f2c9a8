import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import type { SchedulatorePageQuery } from './__generated__/SchedulatorePageQuery.graphql.ts'
import { readSchedulerContext, readSchedulerOrdine } from './data/readPage.ts'
import { SchedulerScreen } from './SchedulerScreen.tsx'

const query = graphql`
  query SchedulatorePageQuery($pk: Int!, $conOrdine: Boolean!) {
    fasi {
      ...readPage_fase
    }
    festivita(perPagina: 1000) {
      nodes {
        ...readPage_festivita
      }
    }
    fornitori(perPagina: 1000) {
      nodes {
        ...readPage_fornitore
      }
    }
    ordine(pk: $pk) @include(if: $conOrdine) {
      pk
      ...readPage_ordine
    }
    schedulazioneOrdine(pk: $pk) @include(if: $conOrdine) {
      ...readPage_schedulazione
    }
  }
`

/** The scheduler: timeline and its table twin, with the panel of the order in the address. */
export default function SchedulatorePage() {
  const { riferimento, inAttesa } = useRouteQuery<SchedulatorePageQuery>()
  const dati = usePreloadedQuery<SchedulatorePageQuery>(query, riferimento)
  const { fasi, festivita, fornitori, ordine, schedulazioneOrdine } = dati
  const contesto = useMemo(() => readSchedulerContext({ fasi, festivita, fornitori }), [fasi, festivita, fornitori])
  const letto = useMemo(() => readSchedulerOrdine(ordine, schedulazioneOrdine), [ordine, schedulazioneOrdine])
  return <SchedulerScreen key={letto?.ordine.pk ?? 0} contesto={contesto} letto={letto} inAttesa={inAttesa} />
}

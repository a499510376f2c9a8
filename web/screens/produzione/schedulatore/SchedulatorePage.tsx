import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import type { SchedulatorePageQuery } from './__generated__/SchedulatorePageQuery.graphql.ts'
import { readSchedulerContext, readSchedulerOrdine } from './dati/readPage.ts'
import { SchedulerScreen } from './SchedulerScreen.tsx'

const query = graphql`
  query SchedulatorePageQuery($pk: Int!, $conOrdine: Boolean!) {
    fasi {
      nome
      unit
      infiniteCapacity
      reparto
    }
    festivita(perPagina: 1000) {
      nodes {
        giornoDa
        giornoA
        oraDa
      }
    }
    fornitori(perPagina: 1000) {
      nodes {
        pk
        nome
        tempo
        tipologia
      }
    }
    ordine(pk: $pk) @include(if: $conOrdine) {
      pk
      numeroCommessa
      riferimento
      areaConsegna
      dataConsegna
      senzaMisure
      nonSchedulabile
      cliente {
        nome
      }
    }
    schedulazioneOrdine(pk: $pk) @include(if: $conOrdine) {
      salvata
      tempiCambiati
      motivoNonSchedulato
      tempisticheMancanti {
        tipo
        famiglia
        forma
        codice
      }
      ...read_piano
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

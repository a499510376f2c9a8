import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import type { SchedulatorePageQuery } from './__generated__/SchedulatorePageQuery.graphql.ts'
import { leggiContesto, leggiLetto } from './dati/leggiPagina.ts'
import { Schermo } from './Schermo.tsx'

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
      ...leggi_piano
    }
  }
`

/** The scheduler: timeline and its table twin, with the panel of the order in the address. */
export default function SchedulatorePage() {
  const { riferimento, inAttesa } = useRouteQuery<SchedulatorePageQuery>()
  const dati = usePreloadedQuery<SchedulatorePageQuery>(query, riferimento)
  const { fasi, festivita, fornitori, ordine, schedulazioneOrdine } = dati
  const contesto = useMemo(() => leggiContesto({ fasi, festivita, fornitori }), [fasi, festivita, fornitori])
  const letto = useMemo(() => leggiLetto(ordine, schedulazioneOrdine), [ordine, schedulazioneOrdine])
  return <Schermo key={letto?.ordine.pk ?? 0} contesto={contesto} letto={letto} inAttesa={inAttesa} />
}

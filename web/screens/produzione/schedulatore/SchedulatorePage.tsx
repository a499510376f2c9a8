import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import type { SchedulatorePageQuery } from '#generated/SchedulatorePageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { isoDate } from '#shared/formats/formats.ts'
import { readFornitoriByFase, readSchedulerContext, readSchedulerOrdine } from './data/readPage.ts'
import { readLateCelle, readResti } from './data/readRitardi.ts'
import { SchedulerScreen } from './SchedulerScreen.tsx'

const query = graphql`
  query SchedulatorePageQuery($pk: Int!, $conOrdine: Boolean!) @preloadable {
    fasi {
      ...readPage_fase
      ...readPage_fornitori
    }
    festivita(perPagina: 1000) {
      nodes {
        ...readPage_festivita
      }
    }
    ordine(pk: $pk) @include(if: $conOrdine) {
      pk
      ...readPage_ordine
    }
    schedulazioneOrdine(pk: $pk) @include(if: $conOrdine) {
      ...readPage_schedulazione
    }
    restoFasi(ordinePk: $pk) @include(if: $conOrdine) {
      ...readRitardi_resto
    }
    celleRotte {
      giorno
      reparto
      libero
    }
    fasiInRitardo {
      ...readRitardi_fase
    }
  }
`

/** Sixty tablets tick all the time: the plan hears of it now and then, ms. */
const BURST = 15_000

/** The scheduler: timeline and its table twin, with the panel of the order in the address. */
export default function SchedulatorePage() {
  const { data, isWaiting } = useRouteQuery<SchedulatorePageQuery>(query)
  const { fasi, festivita, ordine, schedulazioneOrdine, restoFasi, fasiInRitardo, celleRotte } = data
  const routes = celleRotte
  const context = useMemo(() => readSchedulerContext({ fasi, festivita }), [fasi, festivita])
  const fornitori = useMemo(() => readFornitoriByFase(fasi), [fasi])
  const read = useMemo(() => readSchedulerOrdine(ordine, schedulazioneOrdine), [ordine, schedulazioneOrdine])
  const pk = read?.ordine.pk ?? null
  const officina = useMemo(
    () => ({
      tardi: readLateCelle(fasiInRitardo, isoDate(new Date())),
      resti: readResti(pk, restoFasi ?? [], fasiInRitardo),
    }),
    [pk, restoFasi, fasiInRitardo],
  )
  useChanged(['PEZZI'], useReread(BURST), { includingOwn: true })
  return (
    <SchedulerScreen
      key={pk ?? 0}
      context={context}
      fornitori={fornitori}
      read={read}
      officina={officina}
      routes={routes}
      isWaiting={isWaiting}
    />
  )
}

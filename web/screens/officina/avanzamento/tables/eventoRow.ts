import { graphql, readInlineData } from 'relay-runtime'
import type { eventoRow_evento$data, eventoRow_evento$key } from '#generated/eventoRow_evento.graphql.ts'

const fragment = graphql`
  fragment eventoRow_evento on EventoAvanzamento @inline {
    pk
    data
    tipoEvento
    ordine
    numeroCommessa
    nomeCliente
    lavorazione
    attivitaNumero
    operatore
    tempoTeorico
    tempoLavorazione
    numeroPezzi
    numeroPezziTotali
    materiale
    percentuale
    fornitore
    numeroDocumento
    costoMateriale
    valoreEconomico
    valoreEconomicoAvMateriali
  }
`

/** An event in the tables of progress. */
export type EventRow = Omit<eventoRow_evento$data, ' $fragmentType'>

/** The events of a page. */
export const readEventoRows = (nodes: readonly eventoRow_evento$key[]): EventRow[] =>
  nodes.map((node) => readInlineData(fragment, node))

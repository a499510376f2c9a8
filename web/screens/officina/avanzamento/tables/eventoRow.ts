import { graphql, readInlineData } from 'relay-runtime'
import type { eventoRow_evento$data, eventoRow_evento$key } from '#generated/eventoRow_evento.graphql.ts'
import { TIPI_EVENTO, type TipoEvento } from '#officina/avanzamento/rules.ts'
import { TIPI_PEZZO, type TipoPezzo } from '#officina/lavorazioni/rules.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'

const fragment = graphql`
  fragment eventoRow_evento on EventoAvanzamento @inline {
    pk
    data
    tipoEvento
    ordine {
      pk
      numeroCommessa
      nomeCliente
    }
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
export type EventRow = Omit<eventoRow_evento$data, ' $fragmentType' | 'tipoEvento' | 'attivitaNumero'> & {
  readonly tipoEvento: TipoEvento
  readonly attivitaNumero: TipoPezzo | null
}

/** The events of a page. */
export const readEventoRows = (nodes: readonly eventoRow_evento$key[]): EventRow[] =>
  nodes.map((node) => {
    const evento = readInlineData<eventoRow_evento$key>(fragment, node)
    return {
      ...evento,
      tipoEvento: wordOfEnum(TIPI_EVENTO, evento.tipoEvento),
      attivitaNumero: wordOfEnum(TIPI_PEZZO, evento.attivitaNumero ?? null),
    }
  })

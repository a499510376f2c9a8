import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, dayField, filterText, listOfField, pkField, textField } from '#rest/core/fields.ts'
import { listSchema, nullableSchema, objectSchema, schemaPart, schemaParts, wholeSchema } from '#rest/core/reshape.ts'
import { ordersOf } from '#rest/core/resource.ts'

const query = {
  from_date: dayField({
    fills: 'periodo.dal',
    descrizione: 'Primo giorno; se mancano tutti e due, la settimana in corso.',
  }),
  to_date: dayField({ fills: 'periodo.al', descrizione: 'Compreso. Da solo: l’avanzamento a quel giorno.' }),
  operatori: listOfField(pkField(), { fills: 'operatorePks' }),
  lavorazioni: listOfField(pkField(), { fills: 'lavorazionePks' }),
  ordine: pkField({ fills: 'ordinePk' }),
  search: textField({ descrizione: 'Ogni parola, in numero, cliente, progetto o riferimento.' }),
  tipo_evento: textField({
    descrizione: 'arrivo_materiale o attivita_operatore, che comprende le attività automatiche.',
  }),
  materiale: textField(),
  tipo_agente: textField({ descrizione: 'B2C, B2B o B2C*s.' }),
  progetto: textField(),
  materiali_non_completi: listOfField(textField()),
  materiali_completi: booleanField(),
  con_materiali: booleanField({ descrizione: 'true: solo dove è arrivato qualche materiale.' }),
}

const FILTER = filterText(query)
const VARIABLES = `$fromDate: Date, $toDate: Date, $operatori: [Int!], $lavorazioni: [Int!], $ordine: Int, $search: String,
      $tipoEvento: TipoEventoAvanzamento, $materiale: String, $tipoAgente: String, $progetto: String, $materialiNonCompleti: [String!],
      $materialiCompleti: Boolean, $conMateriali: Boolean`

const DIGITS = `totale_valore_materiali: totaleValoreMateriali
          totale_valore_manodopera: totaleValoreManodopera
          totale_valore_economico: totaleValoreEconomico
          tempo_teorico: tempoTeorico
          tempo_lavorazione: tempoLavorazione
          numero_pezzi: numeroPezzi`

const FORNITURA = `{
              ordine_fornitore: pk
              ordine_fornitore_nome: fornitore
              stato
              data_arrivo: dataArrivo
              valore_percentuale: valorePercentuale
            }`
const MATERIALE = `{
            materiale
            valore_economico_materiale: valoreEconomicoMateriale
            valore_economico_materiale_avanzamento: valoreEconomicoMaterialeAvanzamento
            totale_percentuale_materiali: totalePercentualeMateriali
            ordini_fornitori: ordiniFornitori ${FORNITURA}
            ordini_fornitori_non_arrivati: ordiniFornitoriNonArrivati ${FORNITURA}
          }`
const PERCENTAGES = `percentuale_avanzamento: percentualeAvanzamento
          percentuale_avanzamento_av_materiali: percentualeAvanzamentoAvMateriali`

const EVENTS = `{
        results: nodes {
          id: pk
          data
          tipo_evento: tipoEvento
          besideOrdine: ordine { ordine: pk }
          lavorazione
          attivitaNumero
          operatore
          tempo_teorico: tempoTeorico
          tempo_lavorazione: tempoLavorazione
          numero_pezzi: numeroPezzi
          numero_pezzi_totali: numeroPezziTotali
          materiale
          fornitore
          numero_documento: numeroDocumento
          costo_materiale: costoMateriale
          valore_economico: valoreEconomico
          valore_economico_av_materiali: valoreEconomicoAvMateriali
        }
        tempo_teorico_totale: tempoTeoricoTotale
        tempo_lavorazione_totale: tempoLavorazioneTotale
        costo_materiale_totale: costoMaterialeTotale
        valore_economico_totale: valoreEconomicoTotale
      }`

interface ReadEvent {
  tipo_evento: string
  lavorazione: string | null
  attivitaNumero: string | null
  operatore: string | null
  materiale: string | null
}

const AUTOMATIC = 'attivita_automatica'

/** Events in the words of the old API. */
const asEvents = {
  fa: ({ results, ...totals }: { results: ReadEvent[] }) => ({
    results: results.map(({ tipo_evento, lavorazione, attivitaNumero, operatore, materiale, ...event }) => ({
      ...event,
      // The old API has two kinds: what the product writes by itself is told by who did it.
      tipo_evento: tipo_evento === AUTOMATIC ? 'attivita_operatore' : tipo_evento,
      lavorazione_data: lavorazione === null ? null : { nome: lavorazione, attivita_numero: attivitaNumero },
      operatore: tipo_evento === AUTOMATIC ? 'Attivita automatica' : operatore,
      materiale_data: materiale === null ? null : { nome: materiale },
    })),
    totals,
  }),
  schema(read: JsonSchema) {
    const { results = {}, ...totals } = schemaParts(read)
    const { lavorazione = {}, attivitaNumero = {}, materiale = {}, ...event } = schemaParts(results)
    const lavorazione_data = nullableSchema(objectSchema({ nome: lavorazione, attivita_numero: attivitaNumero }))
    const one = objectSchema({
      ...event,
      lavorazione_data,
      materiale_data: nullableSchema(objectSchema({ nome: materiale })),
    })
    return objectSchema({ results: listSchema(one), totals: wholeSchema(totals) })
  },
}

const withEvents = {
  fa: ({ eventi }: { eventi: Parameters<typeof asEvents.fa>[0] }) => asEvents.fa(eventi),
  schema: (read: JsonSchema) => asEvents.schema(schemaPart(read, 'eventi')),
}

/** Progress of orders. */
export const avanzamentoEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/avanzamento-ordini/',
    summary: 'Gli ordini che sono avanzati nel periodo, con quanto vale, e i totali.',
    answer: 'elenco',
    query,
    orderings: ordersOf([
      'numeroCommessa',
      'nomeCliente',
      'progetto',
      'codiceSistema',
      'dataConsegna',
      'tipoAgente',
      'netto',
      'totaleValoreMateriali',
      'totaleValoreManodopera',
      'totaleValoreEconomico',
      'valoreEconomicoMateriale',
      'percentualeAvanzamento',
      'percentualeAvanzamentoAvMateriali',
    ]),
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [OrdinamentoAvanzamentoOrdini!], $filtro: FiltroAvanzamento) {
      dati: avanzamentoOrdini(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes {
          besideOrdine: ordine {
            ordine: pk
            numero_commessa: numeroCommessa
            nome_cliente: nomeCliente
            progetto
            codice_sistema: codiceSistema
            data_consegna: dataConsegna
            besideAgente: agente { tipo_agente: tipo }
          }
          netto
          ${DIGITS}
          valore_economico_materiale: valoreEconomicoMateriale
          ${PERCENTAGES}
          valori_materiali: valoriMateriali ${MATERIALE}
          valori_materiali_fuori_range: valoriMaterialiFuoriRange ${MATERIALE}
          totale_valore_materiali_avanzamento: totaleValoreMaterialiAvanzamento
          has_warnings_fornitori: hasWarningsFornitori
          ordine_data: ordine {
            id: pk
            numero_commessa: numeroCommessa
            cliente { nome }
            progetto
            netto
            codice_sistema: codiceSistema
            data_consegna: dataConsegna
            agente_data: agente { tipo_agente: tipo }
          }
          warnings {
            tipologia
            motivo
            fornitura ${FORNITURA}
          }
        }
        count: totalCount
        num_pages: numeroPagine
        totals: totali {
          netto
          ${DIGITS}
          valore_economico_materiale: valoreEconomicoMateriale
          ${PERCENTAGES}
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/avanzamento-ordini/{ordine}/eventi/',
    summary: 'Gli eventi di un ordine, dal più recente, con i totali.',
    answer: 'dati',
    rimodella: withEvents,
    document: `query ($ordine: Int!) { dati: avanzamentoOrdine(ordinePk: $ordine) { eventi ${EVENTS} } }`,
  },
  {
    method: 'POST',
    path: '/api/planner/avanzamento-ordini/{ordine}/rigenera/',
    summary: 'Ricalcola l’avanzamento di un ordine e ne dà gli eventi.',
    answer: 'dati',
    rimodella: withEvents,
    document: `mutation ($ordine: Int!) {
      esito: regenerateAvanzamento(input: { ordinePk: $ordine }) {
        errors { code field message }
        dati: avanzamento { eventi ${EVENTS} }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/avanzamento-per-giorno/',
    summary: 'Le stesse cifre giorno per giorno, con i totali.',
    answer: 'dati',
    query,
    document: `query (${VARIABLES}) {
      dati: avanzamentoRaggruppato(per: GIORNO, ${FILTER}) {
        from_date: fromDate
        to_date: toDate
        results: gruppi {
          giorno: chiave
          ordini
          ${DIGITS}
        }
        totals: totali {
          ${DIGITS}
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/progetti/',
    summary: 'I nomi dei progetti degli ordini; non più di 1000.',
    answer: 'dati',
    query: { search: textField() },
    document: 'query ($search: String) { dati: progettiOrdini(search: $search) }',
  },
]

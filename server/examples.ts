/**
 * One document for each figure, as integrators read it in the schema beside the field: it asks for the sums, and shows
 * how a period is said. `doors/graphql/__tests__/figures.test.ts` fails for one that the schema does not answer, and for
 * a figure without any.
 */
export const figureExamples: Readonly<Record<string, string>> = {
  performance: `{ performance(filtro: { periodo: { dal: "2026-11-02", al: "2026-11-08" } }) {
  totali { tempo tempoTeorico performance } gruppi(per: OPERATORE) { nome performance } } }`,
  performanceDelMese:
    '{ performanceDelMese { fromDate toDate totali { performance } gruppi(per: FASE) { nome performance } } }',
  oreLavorate: `{ oreLavorate(filtro: { periodo: { dal: "2026-11-02", al: "2026-11-08" } }) {
  totali { tempo percentuale } gruppi(per: GIORNO_OPERATORE) { dal nome tempo percentuale } } }`,
  lavorazioniOrdine: `{ lavorazioniOrdine(filtro: { ordinePk: 240 }) {
  nodes { lavorazione { nome } unita tempo tempoTeorico } totali { pezzi tempo tempoTeorico } } }`,
  avanzamentoOrdini: `{ avanzamentoOrdini(filtro: { periodo: { dal: "2026-11-02", al: "2026-11-08" } }) {
  nodes { ordine { numeroCommessa } netto percentualeAvanzamento } totali { totaleValoreEconomico } } }`,
  avanzamentoOrdine: '{ avanzamentoOrdine(ordinePk: 240) { netto totaleValoreEconomico percentualeAvanzamento } }',
  avanzamentoRaggruppato: `{ avanzamentoRaggruppato(per: MESE, filtro: { periodo: { dal: "2026-01-01", al: "2026-12-31" } }) {
  gruppi { chiave totaleValoreEconomico } totali { totaleValoreEconomico } } }`,
  eventiAvanzamento: `{ eventiAvanzamento(filtro: { periodo: { dal: "2026-11-02", al: "2026-11-08" } }, pagina: 1, perPagina: 100) {
  numeroPagine nodes { data tipoEvento ordine { numeroCommessa } valoreEconomico } } }`,
  righeStatistiche: `{ righeStatistiche(filtro: { data: { dal: "2026-01-01", al: "2026-12-31" } }, first: 100) {
  nodes { numero larghezza altezza netto } pageInfo { hasNextPage endCursor } } }`,
  totaliRigheStatistiche: `{ totaliRigheStatistiche(filtro: { data: { dal: "2026-01-01", al: "2026-12-31" } }) {
  numSerramenti netto nettoSerie { data valore } } }`,
  analisiPostazioni: '{ analisiPostazioni(first: 10) { nodes { pk nome data } } }',
  analisiPostazione: '{ analisiPostazione(pk: 1) { nome reparti { reparto capacita minuti minutiRimanenti } } }',
  contatoriMacchina: '{ contatoriMacchina(periodo: { dal: "2026-11-01", al: "2026-11-30" }) { data parziale totale } }',
  tempiAppresi: '{ tempiAppresi { tempistica reparto teorico mediana ordini proposta } }',
  impattoTempiAppresi: `{ impattoTempiAppresi(voci: [{ tempisticaPk: 12, reparto: BANCHI, minuti: 95 }]) {
  ordine { numeroCommessa } nomeFase minutiPrima minutiDopo } }`,
  rimanenzeOrdine:
    '{ rimanenzeOrdine(ordinePk: 240) { postazioni tempoTeoricoUsato lavorazioni { nome pezziEseguiti pezziTotali } } }',
  statisticheAgenti: `{ statisticheAgenti(filtro: { periodo: { dal: "2026-01-01", al: "2026-12-31" } }) {
  nodes { agente { codice } numeroOrdini nettoSerramenti } totali { nettoSerramenti } } }`,
  statisticheClienti: `{ statisticheClienti(filtro: { periodo: { dal: "2026-01-01", al: "2026-12-31" } }) {
  nodes { cliente { nome } numeroOrdini nettoSerramenti } totali { nettoSerramenti } } }`,
}

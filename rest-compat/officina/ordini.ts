import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, dayField, pkField, type RestFields, rowsField, textField } from '#rest/core/fields.ts'
import { listSchema, mapSchema, nullableSchema, objectSchema, schemaPart, schemaParts } from '#rest/core/reshape.ts'

const TO_WORK = `{
  beside: ordine { id: pk numero_commessa: numeroCommessa nomeCliente riferimento data_consegna: dataConsegna }
  pezzi_totali: pezziTotali
  pezzi_eseguiti: pezziEseguiti
  aperta
}`

const asOrdini = {
  fa: (ordini: { nomeCliente: string }[]) =>
    ordini.map(({ nomeCliente, ...ordine }) => ({ ...ordine, cliente: { nome: nomeCliente } })),
  schema(read: JsonSchema) {
    const { nomeCliente = {}, ...order } = schemaParts(read)
    return listSchema(objectSchema({ ...order, cliente: objectSchema({ nome: nomeCliente }) }))
  },
}

const RIMANENZE = `{
  postazioni
  tempo_teorico_usato: tempoTeoricoUsato
  lavorazioni { id: pk lavorazione: nome pezzi_totali: pezziTotali pezzi_eseguiti: pezziEseguiti }
}`

interface Block {
  postazioni: string[]
  tempo_teorico_usato: number
  lavorazioni: object[]
}

/** One entry for each workstation, those with the same operations too. */
const byPostazione = {
  fa: (blocks: Block[]) =>
    Object.fromEntries(
      blocks.flatMap(({ postazioni, tempo_teorico_usato, lavorazioni }) =>
        (postazioni.length > 0 ? postazioni : ['Senza postazione']).map((postazione) => [
          postazione,
          { tempo_teorico_usato, lavorazioni_pezzi: lavorazioni },
        ]),
      ),
    ),
  schema: (read: JsonSchema) =>
    mapSchema(
      objectSchema({
        tempo_teorico_usato: schemaPart(read, 'tempo_teorico_usato'),
        lavorazioni_pezzi: schemaPart(read, 'lavorazioni'),
      }),
      'Postazione → lavorazioni, con i pezzi fatti e quelli in tutto.',
    ),
}

const complete = (variables: string, mutation: string) => `mutation (${variables}) {
  esito: ${mutation} { errors { code field message } dati: rimanenze ${RIMANENZE} }
}`
const ALL = complete('$id: Int!', 'completeAttivitaOrdine(input: { ordinePk: $id })')
const ONE = complete(
  '$id: Int!, $lavorazione: Int!',
  'completeLavorazioneOrdine(input: { ordinePk: $id, lavorazionePk: $lavorazione })',
)

/** The two calls that complete, each by GET too, as the old API has them; a POST may say which by its query string. */
function completing(path: string, summary: string, document: string, query: RestFields = {}): Endpoint[] {
  const common = { path, summary, query, answer: 'dati', rimodella: byPostazione, document } as const
  return [
    { ...common, method: 'GET', scriveInGet: true },
    { ...common, method: 'POST', body: query },
  ]
}

const CONTROLLI = `{
  controllo { id: pk descrizione frequenza lavorazione { id: pk nome attivita_numero: attivitaNumero } }
  effettuato {
    id: pk
    data
    operatore: operatorePk
    operatore_data: operatore { user { first_name: firstName last_name: lastName } }
    conforme
    note
  }
}`

interface Control {
  controllo: { id: number; descrizione: string; frequenza: string; lavorazione: { id: number } }
  effettuato: { operatore_data: { user: object }; conforme: boolean; note: string } | null
}

/** Controls by operation. */
const asControlli = {
  fa: (controlli: Control[]) =>
    [...Map.groupBy(controlli, ({ controllo }) => controllo.lavorazione.id).values()].flatMap((own) => {
      const [first] = own
      if (!first) return []
      return {
        ...first.controllo.lavorazione,
        controlli: own.map(({ controllo: { lavorazione: _operation, ...controllo }, effettuato }) => ({
          controllo,
          controllo_effettuato: effettuato && asEffettuato(effettuato),
        })),
      }
    }),
  schema(read: JsonSchema) {
    const { controllo = {}, effettuato = {} } = schemaParts(read)
    const { lavorazione = {}, ...control } = schemaParts(controllo)
    const { operatore_data = {}, conforme = {}, note = {}, ...done } = schemaParts(effettuato)
    const recorded = objectSchema({ ...done, operatore_data: schemaPart(operatore_data, 'user'), conforme, note })
    const one = objectSchema({ controllo: objectSchema(control), controllo_effettuato: nullableSchema(recorded) })
    return listSchema(objectSchema({ ...schemaParts(lavorazione), controlli: listSchema(one) }))
  },
}

function asEffettuato({ operatore_data, conforme, note, ...done }: NonNullable<Control['effettuato']>) {
  return { ...done, operatore_data: operatore_data.user, conforme, note }
}

const righeControlli = {
  id: pkField({ descrizione: 'Della registrazione; manca in una nuova.' }),
  controllo: pkField({ required: true }),
  data: dayField(),
  operatore: pkField(),
  conforme: booleanField(),
  note: textField(),
}

/** What the workshop knows of an order. */
export const ordiniOfficinaEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/ordini/lista-attivita/',
    summary: 'Gli ordini con pezzi da fare, dal più vicino; non più di 200.',
    answer: 'dati',
    query: { search: textField() },
    rimodella: asOrdini,
    document: `query ($search: String) { dati: ordiniDaLavorare(search: $search) ${TO_WORK} }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/lista-attivita/{lavorazione}/',
    summary: 'Gli ordini con pezzi da fare di una lavorazione.',
    answer: 'dati',
    query: { search: textField() },
    rimodella: asOrdini,
    document: `query ($lavorazione: Int!, $search: String) {
      dati: ordiniDaLavorare(lavorazionePk: $lavorazione, search: $search) ${TO_WORK}
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/lista-lavorazioni-secondarie/{lavorazione}/',
    summary: 'Le lavorazioni che si possono fare insieme a un’altra.',
    answer: 'dati',
    document: `query ($id: Int!, $lavorazione: Int!) {
      dati: lavorazioniSecondarie(ordinePk: $id, lavorazionePk: $lavorazione) { id: pk nome }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/rimanenze-attivita-operatore/',
    summary: 'Quello che di un ordine è fatto e manca, per postazione.',
    answer: 'dati',
    rimodella: byPostazione,
    document: `query ($id: Int!) { dati: rimanenzeOrdine(ordinePk: $id) ${RIMANENZE} }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/rimanenze-attivita-operatore-filtered/',
    summary: 'Lo stesso, con il lavoro di un periodo.',
    answer: 'dati',
    query: {
      data_inizio: dayField({ fills: 'periodo.dal' }),
      data_fine: dayField({ fills: 'periodo.al', descrizione: 'Compreso.' }),
    },
    rimodella: byPostazione,
    document: `query ($id: Int!, $dataInizio: Date, $dataFine: Date) {
      dati: rimanenzeOrdine(ordinePk: $id, periodo: { dal: $dataInizio, al: $dataFine }) ${RIMANENZE}
    }`,
  },
  ...completing(
    '/api/planner/ordini/{id}/completa-attivita-operatore/',
    'Chiude i pezzi che mancano di ogni lavorazione.',
    ALL,
  ),
  ...completing(
    '/api/planner/ordini/{id}/completa-singola-lavorazione/',
    'Chiude i pezzi che mancano di una lavorazione.',
    ONE,
    { lavorazione: pkField() },
  ),
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/controlli/',
    summary: 'I controlli CE di un ordine, per lavorazione.',
    answer: 'dati',
    rimodella: asControlli,
    document: `query ($id: Int!) { dati: controlliOrdine(ordinePk: $id) ${CONTROLLI} }`,
  },
  {
    method: 'PUT',
    path: '/api/planner/ordini/{id}/controlli/',
    summary: 'Registra e corregge i controlli CE di un ordine: una lista di righe.',
    answer: 'dati',
    listBody: 'controlli',
    body: { controlli: rowsField(righeControlli, { required: true }) },
    rimodella: asControlli,
    document: `mutation ($id: Int!, $controlli: [RigaControlloInput!]!) {
      esito: saveControlliOrdine(input: { ordinePk: $id, controlli: $controlli }) {
        errors { code field message }
        dati: controlli ${CONTROLLI}
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/pdf-controllo-ce/',
    summary: 'Il registro dei controlli CE di un ordine, da stampare.',
    answer: 'file',
    mime: 'application/pdf',
    document: 'query ($id: Int!) { dati: controlliOrdinePdf(ordinePk: $id) { nome mime base64 } }',
  },
  {
    method: 'DELETE',
    path: '/api/planner/controlli-ordine/{id}/',
    summary: 'Elimina un controllo CE effettuato.',
    answer: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteControlloOrdine(input: { pk: $id }) { errors { code field message } } }',
  },
]

import { lista, pk, scelta, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'

const CLIENTE = `fragment ClienteLetto on Cliente {
  id: pk
  nome
  codice
  tipo_cliente: tipoCliente
  piva
  cod_fatturazione: codFatturazione
  agente: agentePk
  agente_data: agente { id: pk codice user { first_name: firstName last_name: lastName } }
  email
  indirizzo
  citta
  cap
  provincia
  telefono
  telefono_2: telefono2
  telefax
  note
  testo_email: testoEmail
  pagamento
  numero_ordini: numeroOrdini
  versione
}`

const campi = {
  nome: testo({ obbligatorio: true }),
  codice: testo({ descrizione: "Chiave dell'importazione; vuoto: nessuno." }),
  tipo_cliente: testo({ descrizione: 'IMPRE, PRIVA o RIVEN.' }),
  piva: testo(),
  cod_fatturazione: testo(),
  agente: pk(),
  email: testo(),
  indirizzo: testo(),
  citta: testo(),
  cap: testo(),
  provincia: testo(),
  telefono: testo(),
  telefono_2: testo(),
  telefax: testo(),
  note: testo(),
  pagamento: testo(),
  testo_email: testo({ descrizione: 'Html: ciò che non è ammesso viene tolto.' }),
}

const VARIABILI = `$nome: String, $codice: String, $tipoCliente: String, $piva: String, $codFatturazione: String,
  $agente: Int, $email: String, $indirizzo: String, $citta: String, $cap: String, $provincia: String,
  $telefono: String, $telefono2: String, $telefax: String, $note: String, $pagamento: String, $testoEmail: String`
const CAMPI = `nome: $nome, codice: $codice, tipoCliente: $tipoCliente, piva: $piva, codFatturazione: $codFatturazione,
  agente: $agente, email: $email, indirizzo: $indirizzo, citta: $citta, cap: $cap, provincia: $provincia,
  telefono: $telefono, telefono2: $telefono2, telefax: $telefax, note: $note, pagamento: $pagamento,
  testoEmail: $testoEmail`

const TIPI = ['IMPRE', 'PRIVA', 'RIVEN']

const cerca = testo({
  descrizione: 'Ogni parola, in qualunque ordine, senza badare ad accenti e maiuscole; dei telefoni le cifre.',
})

/** Customers. */
export const clienti: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/clienti/',
    summary: 'I clienti che si possono vedere, per nome.',
    risposta: 'elenco',
    query: { search: cerca, tipo_cliente: scelta(TIPI), agente: pk() },
    ordinamenti: {
      nome: 'nome',
      codice: 'codice',
      tipo_cliente: 'tipoCliente',
      citta: 'citta',
      provincia: 'provincia',
      piva: 'piva',
      email: 'email',
      telefono: 'telefono',
      numero_ordini: 'numeroOrdini',
      id: 'id',
    },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroClienti) {
      dati: clienti(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...ClienteLetto }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${CLIENTE}`,
  },
  {
    method: 'POST',
    path: '/api/planner/clienti/',
    summary: 'Aggiunge un cliente.',
    risposta: 'dati',
    status: 201,
    body: campi,
    document: `mutation (${VARIABILI}) {
      esito: createCliente(input: { ${CAMPI} }) {
        errors { code field message }
        dati: cliente { ...ClienteLetto }
      }
    } ${CLIENTE}`,
  },
  {
    method: 'GET',
    path: '/api/planner/clienti/{id}/',
    summary: 'Un cliente.',
    risposta: 'dati',
    document: `query ($id: Int!) { dati: cliente(pk: $id) { ...ClienteLetto } } ${CLIENTE}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/clienti/{id}/',
    summary: 'Cambia un cliente; i campi che mancano restano come sono.',
    risposta: 'dati',
    body: {
      ...campi,
      versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' }),
    },
    document: `mutation ($id: Int!, $versione: Int, ${VARIABILI}) {
      esito: updateCliente(input: { pk: $id, versione: $versione, ${CAMPI} }) {
        errors { code field message }
        dati: cliente { ...ClienteLetto }
      }
    } ${CLIENTE}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/clienti/{id}/',
    summary: 'Elimina un cliente senza ordini.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteCliente(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/planner/clienti-autocomplete/',
    summary: 'I clienti per un campo di scelta, 20 per pagina; con `id` quelli indicati.',
    risposta: 'elenco',
    perPagina: 20,
    query: { search: cerca, id: lista(pk()) },
    ordinamenti: {},
    document: `query ($pagina: Int!, $perPagina: Int, $filtro: FiltroClienti) {
      dati: clienti(pagina: $pagina, perPagina: $perPagina, filtro: $filtro) {
        results: nodes { id: pk text: etichetta nome codice citta tipo_cliente: tipoCliente }
        count: totalCount
        num_pages: numeroPagine
      }
    }`,
  },
]

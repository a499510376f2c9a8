import { booleano, lista, numero, pk, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { file } from '../core/file.ts'

const FORNITORE = `fragment FornitoreLetto on Fornitore {
  id: pk
  nome
  codice
  tipologia
  email
  tempo
  is_default: isDefault
  immagine
  testata
  testo_pdf: testoPdf
  versione
}`

const campi = {
  nome: testo({ obbligatorio: true }),
  codice: testo(),
  tipologia: testo({ obbligatorio: true, descrizione: 'Nome del materiale.' }),
  email: testo(),
  tempo: numero({ obbligatorio: true, descrizione: 'Giorni di calendario.' }),
  is_default: booleano({ descrizione: 'Predefinito della sua tipologia, al posto di quello che lo è.' }),
  immagine: file({ descrizione: 'Solo in un modulo multipart.' }),
  remove_immagine: booleano({ descrizione: "Toglie l'immagine, se non ne arriva una nuova." }),
  testata: testo(),
  testo_pdf: testo(),
}

const VARIABILI = `$nome: String, $codice: String, $tipologia: String, $email: String, $tempo: Float,
  $isDefault: Boolean, $immagine: FileInput, $removeImmagine: Boolean, $testata: String, $testoPdf: String`
const CAMPI = `nome: $nome, codice: $codice, tipologia: $tipologia, email: $email, tempo: $tempo,
  isDefault: $isDefault, immagine: $immagine, removeImmagine: $removeImmagine, testata: $testata, testoPdf: $testoPdf`

const modifica = {
  path: '/api/planner/fornitori/{id}/',
  risposta: 'dati',
  body: {
    ...campi,
    versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' }),
  },
  document: `mutation ($id: Int!, $versione: Int, ${VARIABILI}) {
    esito: updateFornitore(input: { pk: $id, versione: $versione, ${CAMPI} }) {
      errors { code field message }
      dati: fornitore { ...FornitoreLetto }
    }
  } ${FORNITORE}`,
} as const

/** Suppliers. */
export const fornitori: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/fornitori/',
    summary: 'I fornitori, per nome.',
    risposta: 'elenco',
    query: { search: testo(), tipologia: testo({ descrizione: 'Nome del materiale.' }), id: lista(pk()) },
    ordinamenti: { id: 'id', nome: 'nome', codice: 'codice', tipologia: 'tipologia', tempo: 'tempo' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroFornitori) {
      dati: fornitori(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...FornitoreLetto }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${FORNITORE}`,
  },
  {
    method: 'POST',
    path: '/api/planner/fornitori/',
    summary: 'Aggiunge un fornitore.',
    risposta: 'dati',
    status: 201,
    body: campi,
    document: `mutation (${VARIABILI}) {
      esito: createFornitore(input: { ${CAMPI} }) {
        errors { code field message }
        dati: fornitore { ...FornitoreLetto }
      }
    } ${FORNITORE}`,
  },
  {
    method: 'GET',
    path: '/api/planner/fornitori/{id}/',
    summary: 'Un fornitore.',
    risposta: 'dati',
    document: `query ($id: Int!) { dati: fornitore(pk: $id) { ...FornitoreLetto } } ${FORNITORE}`,
  },
  { method: 'PUT', summary: 'Cambia un fornitore; i campi che mancano restano come sono.', ...modifica },
  { method: 'PATCH', summary: 'Cambia solo i campi inviati di un fornitore.', ...modifica },
  {
    method: 'DELETE',
    path: '/api/planner/fornitori/{id}/',
    summary: 'Elimina un fornitore a cui non si è ordinato nulla.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteFornitore(input: { pk: $id }) { errors { code field message } } }',
  },
]

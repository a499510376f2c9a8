import type { Endpoint } from '#rest/core/endpoint.ts'
import { dayField, listOfField, pkField, rowsField, textField } from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'
import { BY_NUMBER, listDocument, listEndpoint, ordersOf, writeDocument } from '#rest/core/resource.ts'

const CARTELLE = '/api/qrapp/admin/folders/'
const FILE = '/api/qrapp/admin/files/'

const ACCOUNT = '{ id: pk user { first_name: firstName last_name: lastName email } }'

const DOCUMENTO = `{
  id: pk folder: cartellaPk name: nome title: titolo description: descrizione
  file permalink_url: permalinkUrl versione
}`

const CARTELLA = `{
  id: pk name: nome description: descrizione
  parent_folder_data: parent { id: pk name: nome }
  child_folders: sottocartelle { id: pk name: nome description: descrizione }
  shared_files: documenti ${DOCUMENTO}
  accounts: account ${ACCOUNT}
  scadenze: condivisioni { account: account { id: pk } fino_al: finoAl }
  shared_accounts_count: numeroAccount
  shared_files_count: numeroFile
  versione
}`

/** What only who manages folders gets. */
const RESERVED = ['accounts', 'scadenze', 'shared_accounts_count', 'shared_files_count']

const versione = pkField({
  descrizione: 'Quella letta: se nel frattempo qualcun altro ha salvato, il salvataggio è rifiutato.',
})

const cartellaBody = {
  name: textField({ fills: 'nome', required: true }),
  description: textField({ fills: 'descrizione' }),
  parent_folder: pkField({
    fills: 'parentPk',
    descrizione: 'Numero della cartella superiore; null per una cartella principale.',
  }),
}
const cartella = { payload: 'cartella', read: CARTELLA }

const documentoBody = {
  title: textField({ fills: 'titolo' }),
  description: textField({ fills: 'descrizione' }),
  permalink_code: textField({
    fills: 'permalink',
    descrizione: 'Da 3 a 64 lettere minuscole, cifre e trattini; vuoto per toglierlo.',
  }),
}
const folder = pkField({ fills: 'cartellaPk' })
const documentoFresh = {
  folder: { ...folder, required: true },
  name: textField({ fills: 'nome', descrizione: 'Se manca, il nome del file.' }),
  file: fileField({ required: true }),
  ...documentoBody,
}
const documentoChange = { folder, ...documentoBody, versione }
const documento = { payload: 'documento', read: DOCUMENTO }

interface SequencePlace {
  id: number
  name: string
  parent: number | null
}
interface Tree {
  id: number
  name: string
  children: Tree[]
}

/** Folders read as a list, parents first, as the tree that the old API answered. */
function treeOf(places: readonly SequencePlace[]): Tree[] {
  const all = new Map(places.map(({ id, name }) => [id, { id, name, children: [] as Tree[] }]))
  const radici: Tree[] = []
  for (const { id, parent } of places) {
    const one = all.get(id)
    if (one) (all.get(parent ?? 0)?.children ?? radici).push(one)
  }
  return radici
}

const condivisioneBody = {
  ids: listOfField(pkField(), { fills: 'accountPks', descrizione: 'Numeri degli account; vuota, nessuno.' }),
  scadenze: rowsField(
    { account: pkField({ required: true }), fino_al: dayField({ descrizione: 'Incluso; null, senza fine.' }) },
    { descrizione: 'L’ultimo giorno di alcuni; chi non è nominato tiene il suo.' },
  ),
}

/** The document area: folders, their files, whom they are shared with. */
export const cartelleEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: CARTELLE,
    summary: 'Le cartelle principali che si possono vedere, per nome; cercando, quelle di ogni livello.',
    answer: 'elenco',
    assenti: RESERVED,
    query: { search: textField({ descrizione: 'Ogni parola di nome e descrizione, in qualunque ordine.' }) },
    orderings: { ...ordersOf(['id']), name: 'nome' },
    document: listDocument('cartelle', CARTELLA),
  },
  {
    method: 'POST',
    path: CARTELLE,
    summary: 'Aggiunge una cartella.',
    answer: 'dati',
    status: 201,
    assenti: RESERVED,
    body: cartellaBody,
    document: writeDocument('createCartella', cartellaBody, cartella),
  },
  {
    method: 'GET',
    path: `${CARTELLE}tree/`,
    summary: 'L’albero delle cartelle che si possono vedere.',
    answer: 'dati',
    rimodella: {
      fa: treeOf,
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name', 'children'],
          properties: {
            id: { type: 'integer' },
            name: { type: 'string' },
            children: { type: 'array', items: { type: 'object' }, description: 'Fatte allo stesso modo.' },
          },
        },
      },
    },
    document: 'query { dati: alberoCartelle { id: pk name: nome parent: parentPk } }',
  },
  {
    method: 'GET',
    path: `${CARTELLE}{id}/`,
    summary: 'Una cartella con ciò che contiene.',
    answer: 'dati',
    assenti: RESERVED,
    document: `query ($id: Int!) { dati: cartella(pk: $id) ${CARTELLA} }`,
  },
  {
    method: 'PATCH',
    path: `${CARTELLE}{id}/`,
    summary: 'Cambia solo i campi inviati di una cartella; con un’altra cartella superiore la sposta.',
    answer: 'dati',
    assenti: RESERVED,
    body: { ...cartellaBody, versione },
    document: writeDocument('updateCartella', { ...cartellaBody, versione }, { ...cartella, key: BY_NUMBER }),
  },
  {
    method: 'DELETE',
    path: `${CARTELLE}{id}/`,
    summary: 'Mette nel cestino una cartella con tutto ciò che contiene.',
    answer: 'vuota',
    document: writeDocument('deleteCartella', {}, { key: BY_NUMBER }),
  },
  {
    method: 'PUT',
    path: `${CARTELLE}{id}/share_folder/`,
    summary: 'Condivide una cartella principale con questi account, e con nessun altro.',
    answer: 'dati',
    assenti: RESERVED,
    body: condivisioneBody,
    document: writeDocument('shareCartella', condivisioneBody, { ...cartella, key: BY_NUMBER }),
  },
  {
    method: 'POST',
    path: FILE,
    summary: 'Carica un file in una cartella.',
    answer: 'dati',
    status: 201,
    body: documentoFresh,
    document: writeDocument('addDocumentoCartella', documentoFresh, documento),
  },
  {
    method: 'PATCH',
    path: `${FILE}{id}/`,
    summary:
      'Cambia titolo, descrizione e permalink di un file, quelli inviati; vuoti, li toglie. Con `folder` lo sposta.',
    answer: 'dati',
    body: documentoChange,
    document: writeDocument('updateDocumentoCartella', documentoChange, { ...documento, key: BY_NUMBER }),
  },
  {
    method: 'DELETE',
    path: `${FILE}{id}/`,
    summary: 'Mette un file nel cestino.',
    answer: 'vuota',
    document: writeDocument('deleteDocumentoCartella', {}, { key: BY_NUMBER }),
  },
  {
    method: 'POST',
    path: `${FILE}{id}/replace/`,
    summary: 'Mette un altro file al posto di uno: titolo, descrizione e permalink restano.',
    answer: 'dati',
    body: { file: fileField({ required: true }) },
    document: writeDocument(
      'replaceDocumentoCartella',
      { file: fileField() },
      { payload: 'documento', read: DOCUMENTO, key: BY_NUMBER },
    ),
  },
  listEndpoint('/api/qrapp/admin/accounts/', ACCOUNT, {
    name: 'accountCartelle',
    summary: 'Gli account attivi della app, per cognome: con loro si condividono le cartelle.',
    query: { search: textField({ descrizione: 'Ogni parola di nome, username o e-mail.' }) },
    orders: ['id', 'nome'],
  }),
]

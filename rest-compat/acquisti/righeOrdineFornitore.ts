import type { Endpoint } from '#rest/core/endpoint.ts'
import {
  booleanField,
  decimalField,
  freeField,
  listOfField,
  pkField,
  type RestFields,
  textField,
} from '#rest/core/fields.ts'
import { type Resource, readOf, resource, writeDocument } from '#rest/core/resource.ts'

const PATH = '/api/planner/righe-ordini-fornitore/'

const righe: Resource = {
  path: PATH,
  node: 'RigaOrdineFornitore',
  payload: 'riga',
  fields: {
    ordine: pkField({ required: true }),
    tipologia: { descrizione: 'Nome del materiale.' },
    fornitore: { descrizione: 'Un fornitore di quel materiale.' },
    quantita: { descrizione: 'Più di 0, al massimo 3 decimali.' },
    riga_ordine: { descrizione: "Riga dell'ordine per cui è." },
    ordine_fornitore: pkField({ descrizione: 'Può venire insieme al resto; un altro è rifiutato.' }),
    extra_fields: freeField({
      type: ['object', 'null'],
      additionalProperties: { type: 'string' },
      description: 'Chiavi e testi liberi, tutti.',
    }),
  },
  read: {
    ordine: 'ordinePk',
    riga_ordine: 'rigaOrdinePk',
    fornitore: 'fornitorePk',
    fornitore_data: 'fornitore { id: pk nome }',
    ordine_fornitore: 'ordineFornitorePk',
  },
  order: `ordine tipologia riga_ordine fornitore fornitore_data codice extra_fields quantita um spessore stampato misure
    misure_vetro sezione descrizione ordine_fornitore`,
  list: {
    name: 'righeOrdineFornitore',
    summary: 'Le righe degli ordini a fornitore che si possono vedere, per tipologia.',
    query: {
      ordine: pkField({ fills: 'ordinePk' }),
      tipologia: textField(),
      fornitore: pkField({ fills: 'fornitorePk' }),
      ordine_fornitore: pkField({ fills: 'ordineFornitorePk' }),
      con_ordine: booleanField({ descrizione: 'true: in un ordine a fornitore; false: in attesa.' }),
    },
    orders: ['id', 'tipologia', 'codice', 'fornitore', 'quantita'],
  },
  create: { name: 'createRigaOrdineFornitore', summary: 'Aggiunge una riga a un ordine.' },
  update: {
    name: 'updateRigaOrdineFornitore',
    summary: 'Cambia una riga; i campi che mancano restano come sono.',
    patch: 'Cambia solo i campi inviati di una riga.',
  },
  delete: { name: 'deleteRigaOrdineFornitore', summary: 'Elimina una riga.' },
}

const READ = readOf(righe)
const payload = (name: string) => ({ payload: name, read: READ })

/** What else of something done with rows. */
interface Other {
  /** Where the input of the mutation has the rows. */
  rows?: string
  body?: RestFields
  answer?: Parameters<typeof writeDocument>[2]
}

/** Something done with rows, which the body calls `ids`. */
function withRighe(action: string, mutation: string, summary: string, { rows = 'pks', body, answer }: Other = {}) {
  const ids = listOfField(pkField(), { fills: rows, required: true, descrizione: 'Le righe: tutte o nessuna.' })
  const table = { ids, ...body }
  const document = writeDocument(mutation, table, answer)
  return { method: 'POST', path: `${PATH}${action}/`, summary, body: table, document } as const
}

/** Rows to be bought from suppliers. */
export const righeOrdineFornitoreEndpoints: Endpoint[] = [
  ...resource(righe),
  {
    method: 'POST',
    path: `${PATH}{id}/split/`,
    summary: 'Divide una riga in parti la cui somma è la sua quantità; risponde con le parti.',
    answer: 'dati',
    body: { quantita: listOfField(decimalField(), { required: true }) },
    document: `mutation ($id: Int!, $quantita: [Decimal!]!) {
      esito: splitRigaOrdineFornitore(input: { pk: $id, quantita: $quantita }) {
        errors { code field message }
        dati: righe ${READ}
      }
    }`,
  },
  {
    method: 'POST',
    path: `${PATH}{id}/duplicate/`,
    summary: 'Aggiunge una riga uguale, in attesa di un ordine a fornitore.',
    answer: 'dati',
    status: 201,
    document: `mutation ($id: Int!) {
      esito: duplicateRigaOrdineFornitore(input: { pk: $id }) {
        errors { code field message }
        dati: riga ${READ}
      }
    }`,
  },
  {
    ...withRighe(
      'merge',
      'mergeRigheOrdineFornitore',
      'Unisce righe uguali in tutto tranne la quantità, che viene sommata.',
      { answer: payload('riga') },
    ),
    answer: 'dati',
  },
  {
    ...withRighe('reset', 'resetRigheOrdineFornitore', 'Stacca righe dal loro ordine a fornitore.', {
      answer: payload('righe'),
    }),
    answer: 'dati',
  },
  {
    ...withRighe(
      'sposta',
      'moveRigheOrdineFornitore',
      'Mette righe in un ordine a fornitore della stessa commessa, tipologia e fornitore.',
      { answer: payload('righe'), body: { ordine_fornitore: pkField({ required: true }) } },
    ),
    answer: 'dati',
  },
  {
    ...withRighe(
      'genera',
      'generateOrdiniFornitore',
      'Genera gli ordini a fornitore di righe in attesa: uno per commessa, tipologia e fornitore.',
      { answer: { payload: 'ordiniFornitore' }, rows: 'rigaPks' },
    ),
    answer: 'dati',
    status: 201,
    rimodella: {
      fa: (ordini_fornitore: number[]) => ({ ordini_fornitore }),
      schema: {
        type: 'object',
        required: ['ordini_fornitore'],
        properties: { ordini_fornitore: { type: 'array', items: { type: 'integer' } } },
      },
    },
  },
  {
    ...withRighe('delete-multi', 'deleteRigheOrdineFornitore', 'Elimina righe.'),
    answer: 'vuota',
  },
]

import type { Endpoint } from '#rest/core/endpoint.ts'
import { choiceField, listOfField, pkField, textField } from '#rest/core/fields.ts'
import { listEndpoint, resource } from '#rest/core/resource.ts'

const search = textField({
  descrizione: 'Ogni parola, in qualunque ordine, senza badare ad accenti e maiuscole; dei telefoni le cifre.',
})

const fields = {
  nome: {},
  codice: { descrizione: "Chiave dell'importazione; vuoto: nessuno." },
  tipo_cliente: textField({ descrizione: 'IMPRE, PRIVA o RIVEN.' }),
  cod_fatturazione: {},
  agente: {},
  telefono_2: {},
  testo_email: { descrizione: 'Html: ciò che non è ammesso viene tolto.' },
}

const complete = resource({
  path: '/api/planner/clienti/',
  node: 'Cliente',
  payload: 'cliente',
  fields,
  read: {
    agente: 'agentePk',
    agente_data: 'agente { id: pk codice user { first_name: firstName last_name: lastName } }',
    numero_ordini: 'numeroOrdini',
  },
  order: 'note testo_email pagamento numero_ordini',
  list: {
    name: 'clienti',
    summary: 'I clienti che si possono vedere, per nome.',
    query: {
      search: search,
      tipo_cliente: choiceField(['IMPRE', 'PRIVA', 'RIVEN']),
      agente: pkField({ fills: 'agentePk' }),
    },
    orders: [
      'nome',
      'codice',
      'tipoCliente',
      'citta',
      'provincia',
      'piva',
      'email',
      'telefono',
      'agente',
      'numeroOrdini',
      'id',
    ],
  },
  create: { name: 'createCliente', summary: 'Aggiunge un cliente.' },
  detail: { name: 'cliente', summary: 'Un cliente.' },
  update: { name: 'updateCliente', summary: 'Cambia un cliente; i campi che mancano restano come sono.' },
  delete: { name: 'deleteCliente', summary: 'Elimina un cliente senza ordini.' },
})

/** Customers. */
export const clientiEndpoints: Endpoint[] = [
  ...complete,
  listEndpoint(
    '/api/planner/clienti-autocomplete/',
    '{ id: pk text: etichetta nome codice citta tipo_cliente: tipoCliente }',
    {
      name: 'clienti',
      summary: 'I clienti per un campo di scelta, 20 per pagina; con `id` quelli indicati.',
      perPagina: 20,
      query: { search: search, id: listOfField(pkField(), { fills: 'pks' }) },
      orders: [],
    },
  ),
]

import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, listOfField, pkField, type RestFields, textField } from '#rest/core/fields.ts'
import { objectSchema, schemaPart, schemaParts } from '#rest/core/reshape.ts'
import { BY_NUMBER, writeDocument } from '#rest/core/resource.ts'
import { ROLES_SELECTION } from './utenteSelection.ts'

interface Ruolo {
  path: string
  /** As in the names of the three operations: `createOperatore`. */
  nome: string
  /** Field of the user under which the role is. */
  campo: keyof typeof ROLES_SELECTION
  body: RestFields
  /** 'un operatore' */
  what: string
}

const versione = pkField({ descrizione: 'Quella dell’utente letto: se è cambiata, il salvataggio è rifiutato.' })

/** The answer of an operation is the user; the client wants the role, which the document finds under `ruolo`. */
const ruoloOf = ({ ruolo }: { ruolo: unknown }) => ruolo
const schema = (read: JsonSchema): JsonSchema => objectSchema(schemaParts(schemaPart(read, 'ruolo')))

/** The three endpoints of a role: a user gets it, it changes, it goes. */
function endpointsOf({ path, nome, campo, body, what }: Ruolo): Endpoint[] {
  const answer = { payload: 'user', read: `{ ruolo: ${campo} { ${ROLES_SELECTION[campo]} } }` }
  const fresh = { user: pkField({ required: true }), ...body }
  const change = { ...body, versione }
  return [
    {
      method: 'POST',
      path,
      summary: `Fa di un utente ${what}.`,
      answer: 'dati',
      status: 201,
      body: fresh,
      rimodella: { fa: ruoloOf, schema },
      document: writeDocument(`create${nome}`, fresh, answer),
    },
    {
      method: 'PUT',
      path: `${path}{id}/`,
      summary: `Cambia ${what}; quel che manca resta.`,
      answer: 'dati',
      body: change,
      rimodella: { fa: ruoloOf, schema },
      document: writeDocument(`update${nome}`, change, { ...answer, key: BY_NUMBER }),
    },
    {
      method: 'DELETE',
      path: `${path}{id}/`,
      summary: `L'utente non è più ${what}.`,
      answer: 'vuota',
      document: `mutation ($id: Int!) { esito: delete${nome}(input: { pk: $id }) { errors { code field message } } }`,
    },
  ]
}

/** The roles that a user can have. */
export const ruoliUtenteEndpoints: Endpoint[] = [
  ...endpointsOf({
    path: '/api/admin-users/operators/',
    nome: 'Operatore',
    campo: 'operatore',
    what: 'un operatore',
    body: {
      modifica_stato_ordine: booleanField(),
      modifica_stato_fasi_ordine: booleanField(),
      modifica_stato_fasi_ordine_fornitore: booleanField(),
      vede_ordini: booleanField(),
    },
  }),
  ...endpointsOf({
    path: '/api/admin-users/agenti/',
    nome: 'Agente',
    campo: 'agente',
    what: 'un agente',
    body: {
      codice: textField({ required: true }),
      capo_area: pkField({ descrizione: 'Numero di un altro agente; null lo toglie.' }),
      tipo_agente: textField({ required: true, descrizione: 'B2C, B2B o B2C*s.' }),
    },
  }),
  ...endpointsOf({
    path: '/api/admin-users/accounts/',
    nome: 'AppAccount',
    campo: 'appAccount',
    what: 'un account dell’app',
    body: { visualizza_stati_ordine: booleanField(), visualizza_ecommerce: booleanField() },
  }),
  ...endpointsOf({
    path: '/api/admin-users/fornitori/',
    nome: 'FornitoreUtente',
    campo: 'fornitore',
    what: 'un fornitore, che apre solo il suo portale',
    body: { fornitore: pkField({ required: true }) },
  }),
  {
    method: 'PUT',
    path: '/api/admin-users/accounts/{id}/accesso_clienti/',
    summary: 'I clienti di cui un account dell’app vede gli ordini: questi e nessun altro.',
    answer: 'dati',
    body: { ids: listOfField(pkField(), { fills: 'clientePks', required: true }), versione },
    rimodella: { fa: ruoloOf, schema },
    document: `mutation ($id: Int!, $ids: [Int!], $versione: Int) {
      esito: setAccessoClienti(input: { pk: $id, clientePks: $ids, versione: $versione }) {
        errors { code field message } dati: user { ruolo: appAccount { ${ROLES_SELECTION.appAccount} } }
      }
    }`,
  },
]

import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, listOfField, pkField, type RestFields, textField } from '#rest/core/fields.ts'
import { objectSchema, schemaPart, schemaParts } from '#rest/core/reshape.ts'
import { ROLES_SELECTION } from './utenteSelection.ts'

interface Ruolo {
  path: string
  /** As in the names of the three operations: `createOperatore`. */
  nome: string
  /** Field of the user under which the role is. */
  campo: keyof typeof ROLES_SELECTION
  body: RestFields
  /** GraphQL types of the body's variables. */
  variables: Record<string, string>
  /** 'un operatore' */
  what: string
}

const versione = pkField({ descrizione: 'Quella dell’utente letto: se è cambiata, il salvataggio è rifiutato.' })

/** The answer of an operation is the user; the client wants the role, which the document finds under `ruolo`. */
const ruoloOf = ({ ruolo }: { ruolo: unknown }) => ruolo
const schema = (read: JsonSchema): JsonSchema => objectSchema(schemaParts(schemaPart(read, 'ruolo')))

/** The three endpoints of a role: a user gets it, it changes, it goes. */
function endpointsOf({ path, nome, campo, body, variables, what }: Ruolo): Endpoint[] {
  const declared = Object.entries(variables)
    .map(([variable, tipo]) => `$${variable}: ${tipo}`)
    .join(', ')
  const pastFasi = Object.keys(variables)
    .map((variable) => `${variable}: $${variable}`)
    .join(', ')
  const answer = `errors { code field message } dati: user { ruolo: ${campo} { ${ROLES_SELECTION[campo]} } }`
  return [
    {
      method: 'POST',
      path,
      summary: `Fa di un utente ${what}.`,
      answer: 'dati',
      status: 201,
      body: { user: pkField({ obbligatorio: true }), ...body },
      rimodella: { fa: ruoloOf, schema },
      document: `mutation ($user: Int!, ${declared}) {
        esito: create${nome}(input: { user: $user, ${pastFasi} }) { ${answer} }
      }`,
    },
    {
      method: 'PUT',
      path: `${path}{id}/`,
      summary: `Cambia ${what}; quel che manca resta.`,
      answer: 'dati',
      body: { ...body, versione },
      rimodella: { fa: ruoloOf, schema },
      document: `mutation ($id: Int!, $versione: Int, ${declared}) {
        esito: update${nome}(input: { pk: $id, versione: $versione, ${pastFasi} }) { ${answer} }
      }`,
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
    variables: {
      modificaStatoOrdine: 'Boolean',
      modificaStatoFasiOrdine: 'Boolean',
      modificaStatoFasiOrdineFornitore: 'Boolean',
      vedeOrdini: 'Boolean',
    },
  }),
  ...endpointsOf({
    path: '/api/admin-users/agenti/',
    nome: 'Agente',
    campo: 'agente',
    what: 'un agente',
    body: {
      codice: textField({ obbligatorio: true }),
      capo_area: pkField({ descrizione: 'Numero di un altro agente; null lo toglie.' }),
      tipo_agente: textField({ obbligatorio: true, descrizione: 'B2C, B2B o B2C*s.' }),
    },
    variables: { codice: 'String!', capoArea: 'Int', tipoAgente: 'String!' },
  }),
  ...endpointsOf({
    path: '/api/admin-users/accounts/',
    nome: 'AppAccount',
    campo: 'appAccount',
    what: 'un account dell’app',
    body: { visualizza_stati_ordine: booleanField(), visualizza_ecommerce: booleanField() },
    variables: { visualizzaStatiOrdine: 'Boolean', visualizzaEcommerce: 'Boolean' },
  }),
  ...endpointsOf({
    path: '/api/admin-users/fornitori/',
    nome: 'FornitoreUtente',
    campo: 'fornitore',
    what: 'un fornitore, che apre solo il suo portale',
    body: { fornitore: pkField({ obbligatorio: true }) },
    variables: { fornitore: 'Int!' },
  }),
  {
    method: 'PUT',
    path: '/api/admin-users/accounts/{id}/accesso_clienti/',
    summary: 'I clienti di cui un account dell’app vede gli ordini: questi e nessun altro.',
    answer: 'dati',
    body: { ids: listOfField(pkField(), { obbligatorio: true }), versione },
    rimodella: { fa: ruoloOf, schema },
    document: `mutation ($id: Int!, $ids: [Int!], $versione: Int) {
      esito: setAccessoClienti(input: { pk: $id, clienti: $ids, versione: $versione }) {
        errors { code field message } dati: user { ruolo: appAccount { ${ROLES_SELECTION.appAccount} } }
      }
    }`,
  },
]

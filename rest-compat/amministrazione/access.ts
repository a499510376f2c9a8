import { isObjectType } from 'graphql'
import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, textField } from '#rest/core/fields.ts'
import { nullableSchema, objectSchema, schemaPart, schemaParts, wholeSchema } from '#rest/core/reshape.ts'
import { schema } from '#server/schema.ts'

/** All scalar fields of a type, as a selection: a document that must name every one of them cannot forget any. */
function scalarsOf(tipo: string): string {
  const type = schema.getType(tipo)
  if (!isObjectType(type)) throw new Error(`REST: tipo ${tipo} sconosciuto`)
  return Object.keys(type.getFields()).join(' ')
}

const UTENTE = `fragment Utente on Viewer {
  id: pk
  username
  email
  first_name: firstName
  last_name: lastName
  is_superuser: isSuperuser
  is_staff: isStaff
  can_admin_users: canAdminUsers
  can_view_linea_saomad: canViewLineaSaomad
  can_view_attivita_operatori: canViewAttivitaOperatori
  vbh_readonly_access: vbhReadonlyAccess
  agente: agentePk
  codice: codiceAgente
  is_capo_area: isCapoArea
  operatore: operatorePk
  vede_ordini: vedeOrdini
  modifica_stato_ordine: modificaStatoOrdine
  modifica_stato_fasi_ordine: modificaStatoFasiOrdine
  modifica_stato_fasi_ordine_fornitore: modificaStatoFasiOrdineFornitore
  app_account: appAccountPk
  visualizza_stati_ordine: visualizzaStatiOrdine
  visualizza_ecommerce: visualizzaEcommerce
  fornitore: fornitorePk
  nome: nomeFornitore
  tipologia: tipologiaFornitore
  permissions: permessi { ${scalarsOf('Permessi')} }
}`

/** Flags of the user, an object of the old API that is not there when the first is null. */
const INFO = ['can_admin_users', 'can_view_linea_saomad', 'can_view_attivita_operatori', 'vbh_readonly_access'] as const

/** Whom the user stands for, objects of the old API by the field that is their `id`: their other fields, in their order. */
const OF_USER: Readonly<Record<string, readonly string[]>> = {
  agente: ['codice', 'is_capo_area'],
  operatore: [
    'vede_ordini',
    'modifica_stato_ordine',
    'modifica_stato_fasi_ordine',
    'modifica_stato_fasi_ordine_fornitore',
  ],
  app_account: ['visualizza_stati_ordine', 'visualizza_ecommerce'],
  fornitore: ['nome', 'tipologia'],
}

/** Fields that stand in an object, not beside it. */
const INNER = new Set<string>([...INFO, ...Object.values(OF_USER).flat()])

/** What is read flat, in objects of their own. */
const rimodella = {
  fa(read: Record<string, unknown>) {
    const picked = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, read[name]]))
    return Object.fromEntries(
      Object.entries(read).flatMap(([name, value]) => {
        if (name === INFO[0]) return [['info', value === null ? null : picked(INFO)]]
        const inner = OF_USER[name]
        if (inner) return [[name, value === null ? null : { id: value, ...picked(inner) }]]
        return INNER.has(name) ? [] : [[name, value]]
      }),
    )
  },
  schema(whole: JsonSchema) {
    const always = (name: string) => {
      const part = schemaPart(whole, name)
      return { ...part, type: Array.isArray(part.type) ? part.type.find((type) => type !== 'null') : part.type }
    }
    const object = (names: readonly string[], more = {}) =>
      nullableSchema(wholeSchema({ ...more, ...Object.fromEntries(names.map((name) => [name, always(name)])) }))
    const parts = Object.entries(schemaParts(whole)).flatMap(([name, part]) => {
      if (name === INFO[0]) return [['info', object(INFO)] as const]
      const inner = OF_USER[name]
      if (inner) return [[name, object(inner, { id: always(name) })] as const]
      return INNER.has(name) ? [] : [[name, part] as const]
    })
    return objectSchema(Object.fromEntries(parts))
  },
}

/** Who is asking. */
export const accessEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/login/',
    summary: 'Apre una sessione: la risposta imposta i cookie `sessionid` e `csrftoken`.',
    answer: 'dati',
    document: `mutation ($username: String!, $password: String!, $ricordami: Boolean, $codice: String) {
      esito: login(input: { username: $username, password: $password, ricordami: $ricordami, codice: $codice }) {
        errors { code field message }
        dati: viewer { ...Utente }
      }
    } ${UTENTE}`,
    rimodella,
    body: {
      username: textField({ required: true }),
      password: textField({ required: true, intatto: true }),
      ricordami: booleanField({ descrizione: '14 giorni invece di 12 ore di inattività.' }),
      codice: textField({
        descrizione:
          'Codice del secondo fattore, dell’app o di recupero. Chi deve averlo e non lo ha lo attiva dalla pagina di accesso.',
      }),
    },
  },
  {
    method: 'POST',
    path: '/api/logout/',
    summary: 'Chiude la sessione.',
    answer: 'vuota',
    document: 'mutation { esito: logout(input: {}) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/user/',
    summary: 'Chi sta chiedendo, con tutti i permessi.',
    answer: 'dati',
    seNullo: 'UNAUTHENTICATED',
    rimodella,
    document: `{ dati: viewer { ...Utente } } ${UTENTE}`,
  },
]

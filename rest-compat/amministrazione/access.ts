import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, textField } from '#rest/core/fields.ts'
import { nullableSchema, objectSchema, schemaPart, schemaParts } from '#rest/core/reshape.ts'
import { scalarsOf } from '#rest/core/selection.ts'

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
  agente { id: pk codice is_capo_area: isCapoArea }
  operatore {
    id: pk
    vede_ordini: vedeOrdini
    modifica_stato_ordine: modificaStatoOrdine
    modifica_stato_fasi_ordine: modificaStatoFasiOrdine
    modifica_stato_fasi_ordine_fornitore: modificaStatoFasiOrdineFornitore
  }
  app_account: appAccountPk
  visualizza_stati_ordine: visualizzaStatiOrdine
  visualizza_ecommerce: visualizzaEcommerce
  fornitore { id: pk nome tipologia }
  permissions: permessi { ${scalarsOf('Permessi')} }
}`

/** Fields of an object that the old API answers, in their order, as they are read beside it. */
const INFO = ['can_admin_users', 'can_view_linea_saomad', 'can_view_attivita_operatori', 'vbh_readonly_access'] as const
const APP = ['visualizza_stati_ordine', 'visualizza_ecommerce'] as const

/** Flags of the user, and of the account of the app, in objects of their own. */
const rimodella = {
  fa(read: Record<string, unknown>) {
    const { id, username, email, first_name, last_name, is_superuser, is_staff, ...others } = read
    const { agente, operatore, app_account, fornitore, permissions } = others
    const flags = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, read[name]]))
    return {
      id,
      username,
      email,
      first_name,
      last_name,
      is_superuser,
      is_staff,
      info: read.can_admin_users === null ? null : flags(INFO),
      agente,
      operatore,
      app_account: app_account === null ? null : { id: app_account, ...flags(APP) },
      fornitore,
      permissions,
    }
  },
  schema(whole: JsonSchema) {
    const always = (name: string) => {
      const part = schemaPart(whole, name)
      return { ...part, type: Array.isArray(part.type) ? part.type.find((type) => type !== 'null') : part.type }
    }
    const flags = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, always(name)]))
    const parts = Object.entries(schemaParts(whole)).flatMap(([name, part]) => {
      if (name === 'app_account') {
        return [[name, nullableSchema(objectSchema({ id: always(name), ...flags(APP) }))] as const]
      }
      if (name === 'can_admin_users') return [['info', nullableSchema(objectSchema(flags(INFO)))] as const]
      return [...INFO, ...APP].some((one) => one === name) ? [] : [[name, part] as const]
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
      username: textField({ obbligatorio: true }),
      password: textField({ obbligatorio: true, intatto: true }),
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

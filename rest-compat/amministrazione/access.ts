import type { Endpoint } from '../core/endpoint.ts'
import { booleanField, textField } from '../core/fields.ts'
import { scalarsOf } from '../core/selection.ts'

const UTENTE = `fragment Utente on Viewer {
  id: pk
  username
  email
  first_name: firstName
  last_name: lastName
  is_superuser: isSuperuser
  is_staff: isStaff
  info {
    can_admin_users: canAdminUsers
    can_view_linea_saomad: canViewLineaSaomad
    can_view_attivita_operatori: canViewAttivitaOperatori
    vbh_readonly_access: vbhReadonlyAccess
  }
  agente { id: pk codice is_capo_area: isCapoArea }
  operatore {
    id: pk
    vede_ordini: vedeOrdini
    modifica_stato_ordine: modificaStatoOrdine
    modifica_stato_fasi_ordine: modificaStatoFasiOrdine
    modifica_stato_fasi_ordine_fornitore: modificaStatoFasiOrdineFornitore
  }
  app_account: appAccount {
    id: pk
    visualizza_stati_ordine: visualizzaStatiOrdine
    visualizza_ecommerce: visualizzaEcommerce
  }
  fornitore { id: pk nome tipologia }
  permissions: permessi { ${scalarsOf('Permessi')} }
}`

/** Who is asking. */
export const accessEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/login/',
    summary: 'Apre una sessione: la risposta imposta i cookie `sessionid` e `csrftoken`.',
    risposta: 'dati',
    document: `mutation ($username: String!, $password: String!, $ricordami: Boolean, $codice: String) {
      esito: login(input: { username: $username, password: $password, ricordami: $ricordami, codice: $codice }) {
        errors { code field message }
        dati: viewer { ...Utente }
      }
    } ${UTENTE}`,
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
    risposta: 'vuota',
    document: 'mutation { esito: logout(input: {}) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/user/',
    summary: 'Chi sta chiedendo, con tutti i permessi.',
    risposta: 'dati',
    seNullo: 'UNAUTHENTICATED',
    document: `{ dati: viewer { ...Utente } } ${UTENTE}`,
  },
]

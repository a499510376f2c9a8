import { booleano, oggetto, pk, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { BY_NUMBER, listDocument, writeDocument } from '../core/resource.ts'
import { UTENTE } from './utenteLetto.ts'

const info = oggetto(
  {
    note: testo(),
    can_admin_users: booleano(),
    can_view_attivita_operatori: booleano(),
    remind_stato_ordine_fornitore: booleano(),
    remind_miss_ordini_fornitore: booleano(),
    mail_schedulazione: booleano(),
    vbh_readonly_access: booleano(),
    can_view_linea_saomad: booleano(),
  },
  { descrizione: 'Quel che manca resta; gli indicatori valgono solo per gli amministratori.' },
)

const dati = {
  username: testo({ obbligatorio: true }),
  email: testo(),
  first_name: testo(),
  last_name: testo(),
  is_superuser: booleano(),
  is_staff: booleano(),
  info,
}

const password = {
  password: testo({ obbligatorio: true, intatto: true }),
  confirm_password: testo({ intatto: true, descrizione: 'Se c’è, deve essere uguale.' }),
}

const modifica = {
  ...dati,
  is_active: booleano({ descrizione: 'Può entrare.' }),
  versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' }),
}

/** The administration of users. */
export const utenti: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/admin-users/users/',
    summary: 'Gli utenti, per nome utente.',
    risposta: 'elenco',
    query: {
      search: testo({ descrizione: 'Ogni parola, nei nomi, nell’email o nel codice agente.' }),
      is_staff: booleano(),
      is_superuser: booleano(),
      is_app_account: booleano({ descrizione: 'Ha un account dell’app.' }),
      is_operatore: booleano({ descrizione: 'È un operatore.' }),
      agente: booleano({ descrizione: 'È un agente.' }),
      is_active: booleano({ descrizione: 'Può entrare.' }),
    },
    ordinamenti: {
      id: 'id',
      username: 'username',
      email: 'email',
      first_name: 'firstName',
      last_name: 'lastName',
      last_login: 'ultimoAccesso',
    },
    document: listDocument('users', '{ ...UtenteLetto }', { fragments: UTENTE }),
  },
  {
    method: 'POST',
    path: '/api/admin-users/users/',
    summary: 'Aggiunge un utente.',
    risposta: 'dati',
    status: 201,
    body: { ...dati, ...password },
    document: `mutation ($input: CreateUserInput!) {
      esito: createUser(input: $input) {
        errors { code field message }
        dati: user { ...UtenteLetto }
      }
    } ${UTENTE}`,
  },
  {
    method: 'GET',
    path: '/api/admin-users/users/{id}/',
    summary: 'Un utente.',
    risposta: 'dati',
    document: `query ($id: Int!) { dati: userAdmin(pk: $id) { ...UtenteLetto } } ${UTENTE}`,
  },
  {
    method: 'PUT',
    path: '/api/admin-users/users/{id}/',
    summary: 'Cambia un utente; quel che manca resta, la password ha il suo indirizzo.',
    risposta: 'dati',
    body: modifica,
    document: writeDocument('updateUser', modifica, {
      payload: 'user',
      read: '{ ...UtenteLetto }',
      fragments: UTENTE,
      key: BY_NUMBER,
    }),
  },
  {
    method: 'DELETE',
    path: '/api/admin-users/users/{id}/',
    summary: 'Elimina un utente che non compare nello storico.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteUser(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'PUT',
    path: '/api/admin-users/users/{id}/update_password/',
    summary: 'Cambia la password di un utente e chiude le sue sessioni.',
    risposta: 'dati',
    body: password,
    document: `mutation ($id: Int!, $password: String, $confirmPassword: String) {
      esito: setPasswordUser(input: { pk: $id, password: $password, confirmPassword: $confirmPassword }) {
        errors { code field message }
        dati: user { ...UtenteLetto }
      }
    } ${UTENTE}`,
  },
]

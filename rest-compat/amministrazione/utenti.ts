import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, objectField, pkField, type RestField, refusedValue, textField } from '#rest/core/fields.ts'
import { BY_NUMBER, listDocument, writeDocument } from '#rest/core/resource.ts'
import { UTENTE_SELECTION } from './utenteSelection.ts'

const info = objectField(
  {
    note: textField(),
    can_admin_users: booleanField(),
    can_view_attivita_operatori: booleanField(),
    remind_stato_ordine_fornitore: booleanField(),
    remind_miss_ordini_fornitore: booleanField(),
    mail_schedulazione: booleanField(),
    vbh_readonly_access: booleanField(),
    can_view_linea_saomad: booleanField(),
  },
  { descrizione: 'Quel che manca resta; gli indicatori valgono solo per gli amministratori.' },
)

const data = {
  username: textField({ required: true }),
  email: textField(),
  first_name: textField(),
  last_name: textField(),
  is_superuser: booleanField(),
  is_staff: booleanField(),
  info,
}

const password = {
  password: textField({ required: true, intatto: true }),
  confirm_password: textField({ intatto: true, descrizione: 'Se c’è, deve essere uguale.' }),
}

/** A field that is not written here: whoever sends it is told where. */
const elsewhere = (message: string): RestField => ({
  required: false,
  tipo: 'string',
  schema: { type: 'null', description: message },
  read: (value) => (value === null || value === '' ? { valore: null, errori: [] } : refusedValue(message)),
})
const passwordElsewhere = elsewhere('La password si cambia con PUT /api/admin-users/users/{id}/update_password/.')

const edit = {
  ...data,
  is_active: booleanField({ descrizione: 'Può entrare.' }),
  versione: pkField({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' }),
}

/** The administration of users. */
export const utentiEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/admin-users/users/',
    summary: 'Gli utenti, per nome utente.',
    answer: 'elenco',
    query: {
      search: textField({ descrizione: 'Ogni parola, nei nomi, nell’email o nel codice agente.' }),
      is_staff: booleanField(),
      is_superuser: booleanField(),
      is_app_account: booleanField({ descrizione: 'Ha un account dell’app.' }),
      is_operatore: booleanField({ descrizione: 'È un operatore.' }),
      agente: booleanField({ descrizione: 'È un agente.' }),
      is_active: booleanField({ descrizione: 'Può entrare.' }),
    },
    orderings: {
      id: 'id',
      username: 'username',
      email: 'email',
      first_name: 'firstName',
      last_name: 'lastName',
      last_login: 'ultimoAccesso',
    },
    document: listDocument('users', '{ ...UtenteLetto }', { fragments: UTENTE_SELECTION }),
  },
  {
    method: 'POST',
    path: '/api/admin-users/users/',
    summary: 'Aggiunge un utente.',
    answer: 'dati',
    status: 201,
    body: { ...data, ...password },
    document: `mutation ($input: CreateUserInput!) {
      esito: createUser(input: $input) {
        errors { code field message }
        dati: user { ...UtenteLetto }
      }
    } ${UTENTE_SELECTION}`,
  },
  {
    method: 'GET',
    path: '/api/admin-users/users/{id}/',
    summary: 'Un utente.',
    answer: 'dati',
    document: `query ($id: Int!) { dati: userAdmin(pk: $id) { ...UtenteLetto } } ${UTENTE_SELECTION}`,
  },
  {
    method: 'PUT',
    path: '/api/admin-users/users/{id}/',
    summary: 'Cambia un utente; quel che manca resta, la password ha il suo indirizzo.',
    answer: 'dati',
    body: { ...edit, password: passwordElsewhere },
    document: writeDocument('updateUser', edit, {
      payload: 'user',
      read: '{ ...UtenteLetto }',
      fragments: UTENTE_SELECTION,
      key: BY_NUMBER,
    }),
  },
  {
    method: 'DELETE',
    path: '/api/admin-users/users/{id}/',
    summary: 'Elimina un utente che non compare nello storico.',
    answer: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteUser(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'PUT',
    path: '/api/admin-users/users/{id}/update_password/',
    summary: 'Cambia la password di un utente e chiude le sue sessioni.',
    answer: 'dati',
    body: password,
    document: `mutation ($id: Int!, $password: String!, $confirmPassword: String) {
      esito: setPasswordUser(input: { pk: $id, password: $password, confirmPassword: $confirmPassword }) {
        errors { code field message }
        dati: user { ...UtenteLetto }
      }
    } ${UTENTE_SELECTION}`,
  },
]

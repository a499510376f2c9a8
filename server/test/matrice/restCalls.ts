import { nextNumber } from '../factories.ts'
import { confermeBodies, confermePaths } from './confermeCalls.ts'
import { documentiBodies, documentiPaths } from './documentiCalls.ts'
import { beforeOfficina, officinaBodies, officinaPaths } from './officinaCalls.ts'
import { portaleBodies, portalePaths } from './portaleCalls.ts'
import { beforeOrdini, ordiniBodies, ordiniPaths } from './restOrdiniCalls.ts'
import { beforePersonale, personaleBodies, personalePaths } from './restPersonaleCalls.ts'
import type { MatrixScene, ObjectKind } from './scene.ts'

const limits = { altezza_min: 500, altezza_max: 600, larghezza_min: 500, larghezza_max: 600 }

/** The row behind `{id}` of a path of the old API. */
export const kindOfPath: readonly [RegExp, ObjectKind][] = [
  ...documentiPaths,
  ...officinaPaths,
  ...ordiniPaths,
  ...confermePaths,
  ...personalePaths,
  ...portalePaths,
  [/^\/api\/(preventivi|preventivo-pdf)\//, 'Preventivo'],
  [/^\/api\/famiglie\//, 'FamigliaInCatalogo'],
  [/^\/api\/tipi-serramento\//, 'TipoSerramento'],
  [/^\/api\/vincoli-misura\//, 'Vincolo'],
  [/^\/api\/jobs\//, 'Job'],
  [/^\/api\/admin-users\/users\//, 'User'],
  [/^\/api\/admin-users\/operators\//, 'Operatore'],
  [/^\/api\/admin-users\/agenti\//, 'Agente'],
  [/^\/api\/admin-users\/accounts\//, 'AppAccount'],
  [/^\/api\/planner\/clienti\//, 'Cliente'],
  [/^\/api\/planner\/messaggi-ordine-emails\//, 'MessaggioOrdineEmail'],
]

/** Bodies of the old API's writes; an empty object when missing here. */
export const restBodies: Record<string, (pk: number, scena: MatrixScene) => object> = {
  ...documentiBodies,
  ...ordiniBodies,
  ...confermeBodies,
  ...officinaBodies,
  ...personaleBodies,
  ...portaleBodies,
  'POST /api/login/': () => ({ username: 'super', password: 'sbagliata' }),
  'POST /api/preventivo-prezzo/': (_pk, { dati }) => ({
    famiglia: dati.famiglia,
    valori_opzioni: [dati.valore],
    serramenti: [
      {
        tipo_serramento: dati.tipoSerramento,
        tipo_apertura: dati.tipoApertura,
        quantita: 1,
        altezza: 1000,
        larghezza: 800,
      },
    ],
  }),
  'POST /api/preventivi-create/': (_pk, { dati }) => ({
    famiglia: dati.famiglia,
    valori_opzioni: [dati.valore],
    serramenti: [
      {
        tipo_serramento: dati.tipoSerramento,
        tipo_apertura: dati.tipoApertura,
        quantita: 1,
        altezza: 1000,
        larghezza: 800,
      },
    ],
    // Each another quote: the same one again is answered with the first, for a minute.
    nome_cognome: `Nuovo ${nextNumber()}`,
    telefono: '1',
    email: 'a@example.com',
    citta: 'Bologna',
    provincia: 'Bologna',
    privacy: true,
  }),
  'POST /api/vincoli-misura/': (_pk, { dati }) => ({
    famiglia: dati.famiglia,
    tipo_serramento: dati.tipoSerramento,
    ...limits,
  }),
  'PUT /api/preventivi/{id}/set_stato/': (_pk, { dati }) => ({ stato: dati.stato }),
  'PUT /api/preventivi/{id}/set_agente/': (_pk, { dati }) => ({ agente: dati.agente }),
  'PUT /api/preventivi/{id}/set_eliminato/': () => ({ eliminato: true }),
  'PUT /api/preventivi/set_agente_multi/': (pk, { dati }) => ({ preventivi: [pk], agente: dati.agente }),
  'PUT /api/preventivi/set_stato_multi/': (pk) => ({ preventivi: [pk], stato: null }),
  'PUT /api/preventivi/set_eliminato_multi/': (pk) => ({ preventivi: [pk], eliminato: true }),
  'POST /api/preventivi/{id}/send_email/': (_pk, { dati }) => ({ email_template: dati.template }),
  'PATCH /api/tipi-serramento/{id}/': () => limits,
  'PUT /api/tipi-serramento/{id}/update_aperture/': (_pk, { dati }) => ({ aperture: [dati.tipoApertura] }),
  'PUT /api/vincoli-misura/{id}/': () => limits,
  'POST /api/admin-users/users/': () => ({ username: 'matrice.nuovo', password: 'una frase lunga' }),
  'PUT /api/admin-users/users/{id}/': (pk) => ({ username: `cambiato${pk}` }),
  'PUT /api/admin-users/users/{id}/update_password/': () => ({ password: 'una frase lunga' }),
  'POST /api/admin-users/operators/': (user) => ({ user }),
  'POST /api/admin-users/agenti/': (user) => ({ user, codice: `N${user}`, tipo_agente: 'B2C' }),
  'PUT /api/admin-users/agenti/{id}/': (pk) => ({ codice: `C${pk}`, tipo_agente: 'B2B' }),
  'POST /api/admin-users/accounts/': (user) => ({ user }),
  'PUT /api/admin-users/accounts/{id}/accesso_clienti/': () => ({ ids: [] }),
  'POST /api/planner/clienti/': () => ({ nome: 'Nuovo' }),
  'PUT /api/planner/clienti/{id}/': (_pk, { dati }) => ({ nome: 'Altro', agente: dati.agente }),
  'POST /api/planner/messaggi-ordine-emails/': () => ({ titolo: 'Nuovo' }),
  'PUT /api/planner/messaggi-ordine-emails/{id}/': () => ({ titolo: 'Altro' }),
}

/** Paths whose row is in the query string or in the body. */
export const testedElsewhere: Record<string, { tipo: ObjectKind; query?: (pk: number) => string }> = {
  '/api/admin-users/operators/': { tipo: 'UtenteSenzaRuoli' },
  '/api/admin-users/agenti/': { tipo: 'UtenteSenzaRuoli' },
  '/api/admin-users/accounts/': { tipo: 'UtenteSenzaRuoli' },
  '/api/admin-users/fornitori/': { tipo: 'UtenteSenzaRuoli' },
  '/api/email-templates': { tipo: 'Preventivo', query: (pk) => `?preventivo=${pk}` },
  '/api/planner/pianificazione-banchi/': { tipo: 'Ordine' },
  '/api/preventivi/set_agente_multi/': { tipo: 'Preventivo' },
  '/api/preventivi/set_stato_multi/': { tipo: 'Preventivo' },
  '/api/preventivi/set_eliminato_multi/': { tipo: 'Preventivo' },
}

/** Clears what an earlier try left. */
export const beforeRest: Record<string, (scena: MatrixScene) => Promise<unknown>> = {
  ...beforeOrdini,
  ...beforePersonale,
  ...beforeOfficina,
  'POST /api/admin-users/users/': ({ app }) => app.db.user.deleteMany({ where: { username: 'matrice.nuovo' } }),
  'POST /api/vincoli-misura/': ({ app }) => app.db.vincolo.deleteMany({ where: { altezzaMin: limits.altezza_min } }),
}

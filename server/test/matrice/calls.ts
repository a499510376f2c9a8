import { demoSettings } from '#prisma/seed/azienda/azienda.ts'
import { catalogoActions, catalogoNodes, catalogoQueries } from './catalogoCalls.ts'
import { confermeActions, confermeNodes, confermeQueries } from './confermeCalls.ts'
import { documentiActions, documentiNodes, documentiQueries } from './documentiCalls.ts'
import { listeActions, listeNodes } from './listeCalls.ts'
import { offerteActions, offerteNodes, offerteQueries } from './offerte/offerteCalls.ts'
import { officinaActions, officinaNodes, officinaQueries } from './officinaCalls.ts'
import { ordiniActions, ordiniNodes, ordiniQueries } from './ordiniCalls.ts'
import { partsNodes } from './partsRows.ts'
import { personaleActions, personaleNodes, personaleQueries } from './personaleCalls.ts'
import { portaleActions, portaleNodes, portaleQueries } from './portaleCalls.ts'
import type { MatrixScene, ObjectKind } from './scene.ts'
import { schedulazioneActions, schedulazioneQueries } from './schedulazioneCalls.ts'
import { tabletActions } from './tabletCalls.ts'
import { tipiActions, tipiNodes } from './tipiCalls.ts'

/** How a root field is asked: about which type of row, with which arguments. */
export interface MatrixQuery {
  /** Type of the row whose number is passed; missing for a field without an object. */
  tipo?: ObjectKind
  args?: string | ((pk: number) => string)
}

/** Query fields with required arguments; the others are asked as they are. */
export const matrixQueries: Record<string, MatrixQuery> = {
  ...catalogoQueries,
  ...documentiQueries,
  ...officinaQueries,
  ...ordiniQueries,
  ...confermeQueries,
  ...offerteQueries,
  ...personaleQueries,
  ...portaleQueries,
  ...schedulazioneQueries,
  preventivo: { tipo: 'PreventivoPieno', args: (pk) => `pk: ${pk}` },
  preventivoPdf: { tipo: 'PreventivoPieno', args: (pk) => `pk: ${pk}` },
  storicoPreventivo: { tipo: 'PreventivoPieno', args: (pk) => `pk: ${pk}` },
  eliminati: { args: () => `tipi: [ORDINE], dopo: "${new Date().toISOString()}"` },
  avvio: { args: 'codice: "indovinato"' },
  emailTemplates: { tipo: 'Preventivo', args: (pk) => `preventivoPk: ${pk}` },
  job: { tipo: 'Job', args: (pk) => `pk: ${pk}` },
  mail: { tipo: 'Mail', args: (pk) => `pk: ${pk}` },
  webhook: { tipo: 'Webhook', args: (pk) => `pk: ${pk}` },
  segnalazione: { tipo: 'Segnalazione', args: (pk) => `pk: ${pk}` },
  cliente: { tipo: 'Cliente', args: (pk) => `pk: ${pk}` },
  clientiSimili: { args: 'piva: "01234567890"' },
  messaggioOrdineEmail: { tipo: 'MessaggioOrdineEmail', args: (pk) => `pk: ${pk}` },
  viste: { args: 'elenco: ORDINI' },
  userAdmin: { tipo: 'User', args: (pk) => `pk: ${pk}` },
  modelloImportazione: { args: 'importazione: CLIENTI' },
  cerca: { args: 'testo: "Cliente"' },
  segnalazioni: { args: 'filtro: { origine: "server" }' },
  interessati: { args: 'testo: "Cliente"' },
  accessi: { args: 'filtro: { evento: "accesso" }' },
}

/** The row to try for each type that `node` knows. */
export const matrixNodes: Record<string, ObjectKind> = {
  ...catalogoNodes,
  ...documentiNodes,
  ...listeNodes,
  ...officinaNodes,
  ...tipiNodes,
  ...ordiniNodes,
  ...confermeNodes,
  ...offerteNodes,
  ...personaleNodes,
  ...portaleNodes,
  ...partsNodes,
  Preventivo: 'PreventivoPieno',
  Serramento: 'Serramento',
  SpecchiaturaPreventivo: 'SpecchiaturaPreventivo',
  OpzionePreventivo: 'OpzionePreventivo',
  Cliente: 'Cliente',
  MessaggioOrdineEmail: 'MessaggioOrdineEmail',
  VistaSalvata: 'VistaSalvata',
  User: 'User',
  Agente: 'Agente',
  ApiToken: 'ApiToken',
  Webhook: 'Webhook',
  ConsegnaWebhook: 'ConsegnaWebhook',
  LinkCalendario: 'LinkCalendario',
  AppAccount: 'AppAccount',
  FornitoreUtente: 'FornitoreUtente',
  InfoUser: 'InfoUser',
  Operatore: 'Operatore',
  TabletOfficina: 'TabletOfficina',
  Job: 'Job',
  Mail: 'Mail',
  Accesso: 'Accesso',
  Segnalazione: 'Segnalazione',
  TipoSerramento: 'TipoSerramento',
  Vincolo: 'Vincolo',
}

/** What a mutation is given; valid, so that only the permission can stand in the way. */
export interface MatrixAction {
  tipo?: ObjectKind
  input(pk: number, scena: MatrixScene): object
  /** Clears what an earlier try left. */
  prima?(scena: MatrixScene): Promise<unknown>
  /** Nobody is expected to succeed: the answer to everybody is a user error. */
  never?: true
}

const onPreventivo = (other: (scena: MatrixScene) => object): MatrixAction => ({
  tipo: 'Preventivo',
  input: (pk, scena) => ({ pk, ...other(scena) }),
})
const onPreventivi = (other: (scena: MatrixScene) => object): MatrixAction => ({
  tipo: 'Preventivo',
  input: (pk, scena) => ({ pks: [pk], ...other(scena) }),
})
const misure = { altezzaMin: 500, altezzaMax: 600, larghezzaMin: 500, larghezzaMax: 600 }

export const matrixActions: Record<string, MatrixAction> = {
  ...catalogoActions,
  ...documentiActions,
  ...listeActions,
  ...officinaActions,
  ...tabletActions,
  ...tipiActions,
  ...ordiniActions,
  ...confermeActions,
  ...offerteActions,
  ...personaleActions,
  ...portaleActions,
  ...schedulazioneActions,
  login: { input: () => ({ username: 'super', password: 'sbagliata' }), never: true },
  createPrimoUtente: {
    input: () => ({
      codice: 'indovinato',
      username: 'matrice.primo',
      contenuto: 'VUOTO',
      password: 'una frase lunga',
      confirmPassword: 'una frase lunga',
      azienda: demoSettings.azienda,
    }),
    never: true,
  },
  logout: { input: () => ({}) },
  changePassword: {
    input: () => ({ attuale: 'sbagliata', password: 'una frase lunga', confirmPassword: 'una frase lunga' }),
    never: true,
  },
  requestRecuperoPassword: { input: () => ({ chi: 'nessuno' }), never: true },
  resetPassword: {
    input: () => ({ segreto: 'indovinato', password: 'una frase lunga', confirmPassword: 'una frase lunga' }),
    never: true,
  },
  prepareSecondoFattoreAccesso: { input: () => ({ username: 'super', password: 'sbagliata' }), never: true },
  prepareSecondoFattore: { input: () => ({ password: 'sbagliata' }), never: true },
  confirmSecondoFattore: { input: () => ({ codice: '123456' }), never: true },
  regenerateCodiciRecupero: { input: () => ({ password: 'sbagliata', codice: '123456' }), never: true },
  removeSecondoFattore: { input: () => ({ password: 'sbagliata', codice: '123456' }), never: true },
  removeSecondoFattoreUtente: { tipo: 'User', input: (pk) => ({ pk }), never: true },
  // Nobody says here by which name the product is asked.
  preparePasskey: { input: () => ({}), never: true },
  confirmPasskey: { input: () => ({ nome: 'x', risposta: { id: 'indovinata' } }), never: true },
  deletePasskey: { input: () => ({ pk: 0 }), never: true },
  preparePasskeyAccesso: { input: () => ({}), never: true },
  loginConPasskey: { input: () => ({ risposta: { id: 'indovinata' } }), never: true },
  confirmIdentita: { input: () => ({ password: 'sbagliata' }), never: true },
  endSessione: { input: () => ({ codice: 'indovinato' }), never: true },
  createToken: { input: (_pk, { dati }) => ({ userPk: dati.agente && 1, nome: 'prova' }) },
  createLinkCalendario: { input: () => ({ nome: 'prova', tipo: 'CONSEGNE' }) },
  revokeLinkCalendario: { tipo: 'LinkCalendario', input: (pk) => ({ pk }) },
  createWebhook: {
    input: () => ({ nome: 'prova', indirizzo: 'https://192.0.2.1/', userPk: 1, argomenti: ['ORDINE'] }),
    never: true,
  },
  updateWebhook: { tipo: 'Webhook', input: (pk) => ({ pk, nome: 'Altro nome' }), never: true },
  deleteWebhook: { tipo: 'Webhook', input: (pk) => ({ pk }) },
  regenerateSegretoWebhook: { tipo: 'Webhook', input: (pk) => ({ pk }) },
  suspendWebhook: { tipo: 'Webhook', input: (pk) => ({ pk }) },
  resumeWebhook: { tipo: 'Webhook', input: (pk) => ({ pk }), never: true },
  sendProvaWebhook: { tipo: 'Webhook', input: (pk) => ({ pk }) },
  retryConsegnaWebhook: { tipo: 'ConsegnaWebhook', input: (pk) => ({ pk }) },
  revokeToken: { tipo: 'ApiToken', input: (pk) => ({ pk }) },
  createPreventivo: {
    input: (_pk, { dati }) => ({
      famigliaPk: dati.famiglia,
      valoreOpzionePks: [dati.valore],
      serramenti: [
        {
          tipoSerramentoPk: dati.tipoSerramento,
          tipoAperturaPk: dati.tipoApertura,
          quantita: 1,
          altezza: 1000,
          larghezza: 800,
        },
      ],
      nomeCognome: 'Nuovo',
      telefono: '1',
      email: 'a@example.com',
      citta: 'Bologna',
      provincia: 'Bologna',
      privacy: true,
    }),
  },
  setAgentePreventivo: onPreventivo(({ dati }) => ({ agentePk: dati.agente })),
  setStatoPreventivo: onPreventivo(() => ({ statoPk: null })),
  setEliminatoPreventivo: onPreventivo(() => ({ eliminato: true })),
  setAgentePreventivi: onPreventivi(({ dati }) => ({ agentePk: dati.agente })),
  setStatoPreventivi: onPreventivi(() => ({ statoPk: null })),
  setEliminatoPreventivi: onPreventivi(() => ({ eliminato: true })),
  sendEmailPreventivo: {
    tipo: 'Preventivo',
    input: (preventivoPk, { dati }) => ({ preventivoPk, emailTemplatePk: dati.template }),
  },
  sendEmailAgentePreventivo: { tipo: 'Preventivo', input: (preventivoPk) => ({ preventivoPk }) },
  createVincolo: {
    input: (_pk, { dati }) => ({ famigliaPk: dati.famiglia, tipoSerramentoPk: dati.tipoSerramento, ...misure }),
    prima: ({ app }) => app.db.vincolo.deleteMany({ where: { altezzaMin: misure.altezzaMin } }),
  },
  updateVincolo: { tipo: 'Vincolo', input: (pk) => ({ pk, ...misure, versione: 1 }) },
  deleteVincolo: { tipo: 'Vincolo', input: (pk) => ({ pk }) },
  updateTipoSerramento: { tipo: 'TipoSerramento', input: (pk) => ({ pk, ...misure, versione: 1 }) },
  updateApertureTipoSerramento: {
    tipo: 'TipoSerramento',
    input: (tipoSerramento, { dati }) => ({ tipoSerramentoPk: tipoSerramento, aperturaPks: [dati.tipoApertura] }),
  },
  setPassoNascosto: { input: () => ({ passo: 'TABLET', nascosto: true }) },
  setCatalogoPubblicato: { input: () => ({ pubblicato: true }) },
  setMarchio: {
    input: () => ({ removeImmagine: true, versione: 0 }),
    prima: ({ app }) => app.db.impostazione.deleteMany(),
  },
  updateImpostazione: {
    input: () => ({ chiave: 'sito', valore: 'https://altro.example', versione: 0 }),
    prima: ({ app }) => app.db.impostazione.deleteMany(),
  },
  suspendMail: { tipo: 'Mail', input: (pk) => ({ pk }) },
  resumeMail: { tipo: 'MailSospesa', input: (pk) => ({ pk }) },
  cancelMail: { tipo: 'Mail', input: (pk) => ({ pk }) },
  retryMail: { tipo: 'Mail', input: (pk) => ({ pk }) },
  updateMail: {
    tipo: 'Mail',
    input: (pk) => ({ pk, aIndirizzo: 'b@example.com', aNome: '', oggetto: 'Altro', corpo: '<p>Altro</p>' }),
  },
  createCliente: { input: () => ({ nome: 'Nuovo' }) },
  updateCliente: { tipo: 'Cliente', input: (pk) => ({ pk, versione: 1, citta: 'Imola' }) },
  deleteCliente: { tipo: 'Cliente', input: (pk) => ({ pk }) },
  deleteInteressato: { tipo: 'Cliente', input: (pk) => ({ clientePks: [pk] }) },
  createMessaggioOrdineEmail: { input: () => ({ titolo: 'Nuovo', testo: '<p>Testo</p>' }) },
  updateMessaggioOrdineEmail: {
    tipo: 'MessaggioOrdineEmail',
    input: (pk) => ({ pk, versione: 1, titolo: 'Altro', testo: '<p>Altro</p>' }),
  },
  deleteMessaggioOrdineEmail: { tipo: 'MessaggioOrdineEmail', input: (pk) => ({ pk }) },
  createUser: {
    input: () => ({ username: 'matrice.nuovo', password: 'una frase lunga' }),
    prima: ({ app }) => app.db.user.deleteMany({ where: { username: 'matrice.nuovo' } }),
  },
  updateUser: { tipo: 'User', input: (pk) => ({ pk, versione: 1, username: `cambiato${pk}` }) },
  deleteUser: { tipo: 'User', input: (pk) => ({ pk }) },
  setPasswordUser: { tipo: 'User', input: (pk) => ({ pk, password: 'una frase lunga' }) },
  setAttivoUser: { tipo: 'User', input: (pk) => ({ pk, attivo: false }) },
  createOperatore: { tipo: 'UtenteSenzaRuoli', input: (user) => ({ userPk: user, vedeOrdini: true }) },
  updateOperatore: { tipo: 'Operatore', input: (pk) => ({ pk, versione: 1, vedeOrdini: true }) },
  deleteOperatore: { tipo: 'Operatore', input: (pk) => ({ pk }) },
  createAgente: {
    tipo: 'UtenteSenzaRuoli',
    input: (user) => ({ userPk: user, codice: `N${user}`, tipoAgente: 'B2C' }),
  },
  updateAgente: { tipo: 'Agente', input: (pk) => ({ pk, versione: 1, codice: `C${pk}`, tipoAgente: 'B2B' }) },
  deleteAgente: { tipo: 'Agente', input: (pk) => ({ pk }) },
  createAppAccount: { tipo: 'UtenteSenzaRuoli', input: (user) => ({ userPk: user }) },
  updateAppAccount: { tipo: 'AppAccount', input: (pk) => ({ pk, versione: 1, visualizzaEcommerce: true }) },
  deleteAppAccount: { tipo: 'AppAccount', input: (pk) => ({ pk }) },
  setAccessoClienti: { tipo: 'AppAccount', input: (pk) => ({ pk, versione: 1, clientePks: [] }) },
  startVediCome: { tipo: 'User', input: (user) => ({ userPk: user }) },
  endVediCome: { input: () => ({}) },
  importClienti: { input: () => ({ files: [] }), never: true },
  importOrders: { input: () => ({ files: [] }), never: true },
  importRigheOrdiniFornitore: { input: () => ({ files: [] }), never: true },
  undoEliminazione: { input: () => ({ operazione: 'deletePersona', pk: 2_000_000_000 }), never: true },
  undoImportazioneRighe: { tipo: 'ImportazioneRighe', input: (pk) => ({ pk }) },
  importTempi: { input: () => ({ files: [] }), never: true },
  importVincoli: { input: () => ({ files: [] }), never: true },
  uploadFogli: { input: () => ({ importazione: 'clienti', files: [] }), never: true },
  uploadCatalogo: { input: () => ({ file: { nome: 'vuoto.zip', base64: '' } }), never: true },
  importCatalogo: { input: () => ({ nome: 'perso.zip', chiave: 'perso' }), never: true },
  uploadFogliVincoli: { input: () => ({ files: [] }), never: true },
  cancelJob: { tipo: 'Job', input: (pk) => ({ pk }) },
  createVista: { input: () => ({ elenco: 'ORDINI', nome: crypto.randomUUID(), url: 'stato=1' }) },
  updateVista: { tipo: 'VistaSalvata', input: (pk) => ({ pk, nome: crypto.randomUUID(), url: '', condivisa: true }) },
  deleteVista: { tipo: 'VistaSalvata', input: (pk) => ({ pk }) },
  reportProblema: { input: () => ({ messaggio: 'x' }) },
}

import type { AdminFlag } from '#amministrazione/utenti/amministrazione/rules.ts'

/** The flags that only an administrator can hold. */
export const flagLabels: Readonly<Record<AdminFlag, string>> = {
  canAdminUsers: 'Amministra gli utenti',
  canViewAttivitaOperatori: 'Vede le attività degli operatori',
  canViewLineaSaomad: 'Vede i log della linea',
  remindStatoOrdineFornitore: 'Riceve i promemoria sugli ordini fornitore',
  remindMissOrdiniFornitore: 'Riceve i promemoria sugli ordini fornitore mancanti',
  mailSchedulazione: 'Riceve le mail di schedulazione',
  vbhReadonlyAccess: 'Accede in sola lettura all’amministrazione esterna',
}

const OTHER_PROGRAM = 'Serve a un altro programma, che lo legge da qui.'

/** What is said below a flag that changes nothing in this product. */
export const flagHelp: Readonly<Partial<Record<AdminFlag, string>>> = {
  canViewLineaSaomad: OTHER_PROGRAM,
  vbhReadonlyAccess: OTHER_PROGRAM,
}

/** Every field of the roles, without the role's name. */
export const ruoloLabels = {
  modificaStatoOrdine: 'Modifica lo stato dell’ordine',
  modificaStatoFasiOrdine: 'Modifica lo stato delle fasi dell’ordine',
  modificaStatoFasiOrdineFornitore: 'Modifica lo stato delle fasi degli ordini fornitore',
  vedeOrdini: 'Vede tutti gli ordini, senza prezzi',
  visualizzaStatiOrdine: 'Visualizza gli stati degli ordini e riceve le notifiche',
  visualizzaEcommerce: 'Visualizza la sezione e-commerce dell’app',
  clientePks: 'Clienti collegati',
  fornitorePk: 'Fornitore',
  codice: 'Codice',
  capoAreaPk: 'Capo area',
  tipoAgente: 'Tipo agente',
} as const

/** Every field of the user's own data, as conflicts name it. */
export const utenteLabels: Readonly<Record<string, string>> = {
  username: 'Nome utente',
  email: 'E-mail',
  firstName: 'Nome',
  lastName: 'Cognome',
  isSuperuser: 'Admin',
  isStaff: 'Staff',
  isActive: 'Attivo',
  'info.note': 'Note',
  ...Object.fromEntries(Object.entries(flagLabels).map(([name, text]) => [`info.${name}`, text])),
}

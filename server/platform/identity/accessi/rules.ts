// What *Accessi* tells of. docs/rules/amministrazione.md#accesses

/** What happened at a door, in the words of the page. */
export const EVENTO_ACCESSO_LABELS = {
  accesso: 'Accesso',
  passwordErrata: 'Password errata',
  codiceErrato: 'Secondo fattore errato',
  passkeyErrata: 'Passkey non accettata',
  uscita: 'Uscita',
  conferma: 'Identità confermata',
  tablet: 'Accesso al tablet',
  pinErrato: 'PIN errato',
  link: 'Link aperto',
  token: 'Token usato',
  tokenRifiutato: 'Token rifiutato',
  esportazione: 'Esportazione',
  vediCome: 'Vedi come',
  fineVediCome: 'Fine di Vedi come',
  password: 'Password cambiata',
  secondoFattore: 'Secondo fattore attivato',
  senzaSecondoFattore: 'Secondo fattore tolto',
  passkey: 'Passkey aggiunta',
  senzaPasskey: 'Passkey tolta',
  nuovoToken: 'Token creato',
  tokenRevocato: 'Token revocato',
  impostazione: 'Impostazione di sicurezza',
  cancellazione: 'Dati personali cancellati',
  eliminati: 'Righe vecchie eliminate',
} as const

export type EventoAccesso = keyof typeof EVENTO_ACCESSO_LABELS

export const EVENTI_ACCESSO = Object.keys(EVENTO_ACCESSO_LABELS) as EventoAccesso[]

import type { HistoryWords } from '#platform/history/words.ts'

/** What the history says of users, their tokens and shared tablets. */
export const amministrazioneHistoryWords: HistoryWords = {
  actions: {
    User: {
      cambiaPassword: 'Password cambiata',
      setPasswordUser: 'Password data da un amministratore',
      chiediRecuperoPassword: 'Nuova password chiesta per e-mail',
      recuperaPassword: 'Password cambiata dal link',
      confermaSecondoFattore: 'Secondo fattore attivato',
      rigeneraCodiciRecupero: 'Nuovi codici di recupero',
      togliSecondoFattore: 'Secondo fattore tolto',
      togliSecondoFattoreUtente: 'Secondo fattore tolto da un amministratore',
      aggiungiPasskey: 'Passkey aggiunta',
      togliPasskey: 'Passkey tolta',
      terminaSessione: 'Dispositivi disconnessi',
      impostaPin: 'PIN dei tablet impostato',
      togliPin: 'PIN dei tablet tolto',
    },
    TabletOfficina: {
      crea: 'Creato',
      modifica: 'Modificato',
      nuovoCodice: 'Nuovo codice di collegamento',
      collega: 'Collegato',
      scollega: 'Scollegato',
      elimina: 'Eliminato',
    },
    ApiToken: { createToken: 'Token creato', revokeToken: 'Token revocato' },
  },
}

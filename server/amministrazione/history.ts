import type { HistoryWords } from '#platform/history/words.ts'
import { webhookLabels } from './webhook/rules.ts'

const ERASED = { cancellaDatiPersonali: 'Dati personali cancellati' }

/** What the history says of users, their tokens and shared tablets. */
export const amministrazioneHistoryWords: HistoryWords = {
  fields: { argomenti: webhookLabels.argomenti, aree: webhookLabels.aree },
  actions: {
    Cliente: ERASED,
    Preventivo: ERASED,
    Offerta: ERASED,
    ConfermaOrdine: ERASED,
    Ordine: ERASED,
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
    Webhook: {
      crea: 'Webhook creato',
      modifica: 'Modificato',
      elimina: 'Webhook eliminato',
      suspendWebhook: 'Sospeso',
      resumeWebhook: 'Ripreso',
      sospeso: 'Sospeso dal programma',
      regenerateSegretoWebhook: 'Nuovo segreto',
      riprovaConsegna: 'Consegna rimandata',
      riprovaDaQui: 'Consegne rimandate da un punto in poi',
    },
    LinkCalendario: { crea: 'Calendario condiviso', revokeLinkCalendario: 'Calendario revocato' },
    ApiToken: { createToken: 'Token creato', revokeToken: 'Token revocato' },
  },
}

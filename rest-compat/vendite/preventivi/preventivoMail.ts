import type { Endpoint } from '#rest/core/endpoint.ts'
import { pkField, textField } from '#rest/core/fields.ts'
import { PREVENTIVO_SELECTION } from './preventivoSelection.ts'

/** What is written about a quote: mails. */
export const preventivoMailEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/email-templates',
    summary: "I modelli dell'e-mail al cliente, compilati per un preventivo.",
    answer: 'dati',
    query: { preventivo: pkField({ required: true }) },
    document: `query ($preventivo: Int!) {
      dati: emailTemplates(preventivoPk: $preventivo) { id: emailTemplatePk label subject_compiled: subjectCompiled body }
    }`,
  },
  {
    method: 'POST',
    path: '/api/preventivi/{id}/send_email/',
    summary: "Invia l'e-mail al cliente, una volta sola.",
    answer: 'dati',
    body: {
      email_template: pkField(),
      subject: textField({ descrizione: "Al posto dell'oggetto del modello." }),
      body: textField({ descrizione: 'Html, al posto del corpo del modello.' }),
    },
    document: `mutation ($id: Int!, $emailTemplate: Int!, $subject: String, $body: String) {
      esito: sendEmailPreventivo(
        input: { preventivoPk: $id, emailTemplatePk: $emailTemplate, subject: $subject, body: $body }
      ) {
        errors { code field message }
        dati: preventivo { ...PreventivoLetto }
      }
    } ${PREVENTIVO_SELECTION}`,
  },
  {
    method: 'POST',
    path: '/api/preventivi/{id}/send_email_agente/',
    summary: "Invia l'e-mail all'agente assegnato, una volta sola.",
    answer: 'dati',
    document: `mutation ($id: Int!) {
      esito: sendEmailAgentePreventivo(input: { preventivoPk: $id }) {
        errors { code field message }
        dati: preventivo { ...PreventivoLetto }
      }
    } ${PREVENTIVO_SELECTION}`,
  },
]

import type { Endpoint } from '#rest/core/endpoint.ts'

const FIELDS = '{ id: pk tipo descrizione stato progresso risultato errori { code field message } creato_il: creatoIl }'

/** Long works: imports, bulk PDFs. */
export const jobsEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/jobs/{id}/',
    summary: 'Stato di un lavoro lungo.',
    answer: 'dati',
    document: `query ($id: Int!) { dati: job(pk: $id) ${FIELDS} }`,
  },
  {
    method: 'POST',
    path: '/api/jobs/{id}/annulla/',
    summary: 'Annulla un lavoro lungo: non scrive nulla. Rifiutato se è già terminato.',
    answer: 'dati',
    document: `mutation ($id: Int!) {
      esito: cancelJob(input: { pk: $id }) { errors { code field message } dati: job ${FIELDS} }
    }`,
  },
]

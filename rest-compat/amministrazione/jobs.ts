import type { Endpoint } from '../core/endpoint.ts'

/** Long works: imports, bulk PDFs. */
export const jobs: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/jobs/{id}/',
    summary: 'Stato di un lavoro lungo.',
    risposta: 'dati',
    document: `query ($id: Int!) {
      dati: job(pk: $id) { id: pk tipo stato progresso risultato errori creato_il: creatoIl }
    }`,
  },
]

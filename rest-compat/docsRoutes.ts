import type { Endpoint } from '#rest/core/endpoint.ts'
import { openapiOf } from '#rest/docs/openapi.ts'
import { docsPage } from '#rest/docs/page.ts'

const WHO_ASKS = '{ dati: viewer { pk } }'

/** The table itself, for programs and for people; for whoever is logged in. */
export const docsRoutes: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/schema/',
    summary: 'Questa API in formato OpenAPI 3.1, JSON o YAML (`?format=yaml`).',
    answer: 'pagina',
    mime: 'application/json',
    alsoYaml: true,
    document: WHO_ASKS,
    pagina: (table) => JSON.stringify(openapiOf(table)),
  },
  {
    method: 'GET',
    path: '/api/docs/',
    summary: 'Questa API come pagina da leggere.',
    answer: 'pagina',
    mime: 'text/html',
    document: WHO_ASKS,
    pagina: docsPage,
  },
]

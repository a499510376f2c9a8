import type { Endpoint } from './core/endpoint.ts'
import { openapiOf } from './docs/openapi.ts'
import { docsPage } from './docs/page.ts'

const CHI_CHIEDE = '{ dati: viewer { pk } }'

/** The table itself, for programs and for people; for whoever is logged in. */
export const docsRoutes: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/schema/',
    summary: 'Questa API in formato OpenAPI 3.1, JSON o YAML (`?format=yaml`).',
    risposta: 'pagina',
    mime: 'application/json',
    alsoYaml: true,
    document: CHI_CHIEDE,
    pagina: (tabella) => JSON.stringify(openapiOf(tabella)),
  },
  {
    method: 'GET',
    path: '/api/docs/',
    summary: 'Questa API come pagina da leggere.',
    risposta: 'pagina',
    mime: 'text/html',
    document: CHI_CHIEDE,
    pagina: docsPage,
  },
]

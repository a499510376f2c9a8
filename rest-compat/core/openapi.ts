import type { JsonSchema } from './answerShape.ts'
import { PARSES } from './body.ts'
import { type Endpoint, mimeOf, type RestFields } from './endpoint.ts'
import { jsonSchemaOfFields } from './fields.ts'
import { type ReadyEndpoint, responseSchema } from './ready.ts'

const descritto = (description: string, body: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${body}` } } },
})

const risposte = {
  400: descritto('Richiesta non valida: i messaggi per campo, in italiano.', 'Errori'),
  401: descritto('Token non valido.', 'Dettaglio'),
  403: descritto('Non autenticato, non autorizzato, o controllo CSRF fallito.', 'Dettaglio'),
  404: descritto('Non trovato, o non visibile a chi chiede.', 'Dettaglio'),
  429: descritto('Troppe richieste: riprovare dopo `Retry-After` secondi.', 'Dettaglio'),
}

type Stato = keyof typeof risposte

const riferimenti = (stati: Stato[]) =>
  Object.fromEntries(stati.map((stato) => [stato, { $ref: `#/components/responses/${stato}` }]))

const PAGINA = [
  { name: 'page', schema: { type: 'string', default: '1' }, description: 'Da 1, oppure `last`.' },
  { name: 'page_size', schema: { type: 'integer', minimum: 1, maximum: 1000 }, description: 'Righe per pagina.' },
]
const AUTOCOMPLETE = [
  {
    name: 'q',
    schema: { type: 'string' },
    description: 'Cerca: la risposta diventa `{results: [{id, text, …}], pagination: {more}}`.',
  },
  { name: 'page', schema: { type: 'integer' }, description: 'Pagina della ricerca, da 1.' },
  { name: 'id', schema: { type: 'string' }, description: 'Le voci con questi numeri, separati da virgole.' },
]

function parametriDi(endpoint: Endpoint): object[] {
  const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name && endpoint.testi?.includes(name) ? 'string' : 'integer' },
  }))
  const filters = Object.entries(endpoint.query ?? {}).map(([name, campo]) => ({
    name,
    schema: campo.schema,
    ...(campo.obbligatorio ? { required: true } : {}),
  }))
  const page = endpoint.risposta === 'elenco' ? [...PAGINA, ordering(endpoint.ordinamenti)] : []
  const ricerca = endpoint.risposta === 'dati' && endpoint.autocomplete ? AUTOCOMPLETE : []
  return [...path, ...[...filters, ...page, ...ricerca].map((parametro) => ({ in: 'query', ...parametro }))]
}

function ordering(sortings: Record<string, string>) {
  const description = `Uno o più, con virgole; \`-\` davanti per il verso contrario: ${Object.keys(sortings).join(', ')}.`
  return { name: 'ordering', schema: { type: 'string' }, description }
}

function successoDi(pronto: ReadyEndpoint): Record<string, object> {
  const { endpoint } = pronto
  const schema = responseSchema(pronto)
  if (!schema) return { 204: { description: 'Fatto.' } }
  const status = endpoint.risposta === 'dati' ? (endpoint.status ?? 200) : 200
  return { [status]: { description: 'Fatto.', content: { [mimeOf(endpoint)]: { schema } } } }
}

/** `put_preventivi_id_set_stato` */
function nomeDi({ method, path }: ReadyEndpoint): string {
  const parole = path.split(/[^a-z0-9]+/i).filter((word) => word !== '' && word !== 'api')
  return [method.toLowerCase(), ...parole].join('_')
}

function operazioneDi(pronto: ReadyEndpoint): JsonSchema {
  const { endpoint, documento, gruppo, path, pubblico } = pronto
  const parameters = parametriDi(endpoint)
  const schema = jsonSchemaOfFields(endpoint.body ?? {})
  const errori: Stato[] = [
    ...(endpoint.body || endpoint.query ? [400 as const] : []),
    401,
    403,
    ...(path.includes('{') || endpoint.risposta === 'elenco' ? [404 as const] : []),
    ...(pubblico && documento.scrive ? [429 as const] : []),
  ]
  return {
    operationId: nomeDi(pronto),
    summary: endpoint.summary,
    tags: [gruppo],
    security: pubblico ? [{}] : [{ sessione: [], ...(documento.scrive ? { csrf: [] } : {}) }, { token: [] }],
    ...(parameters.length > 0 ? { parameters: parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { content: Object.fromEntries(formatiDi(endpoint.body).map((mime) => [mime, { schema }])) } }
      : {}),
    responses: { ...successoDi(pronto), ...riferimenti(errori) },
  }
}

/** A file travels in a multipart body only. */
const formatiDi = (body: RestFields) =>
  PARSES.filter((mime) => mime === PARSES[2] || !Object.values(body).some((c) => c.file))

const lista = { type: 'array', items: { type: 'string' } }

/** The OpenAPI 3.1 document of the whole table. */
export function openapiOf(pronti: readonly ReadyEndpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const pronto of pronti) {
    paths[pronto.path] = { ...paths[pronto.path], [pronto.method.toLowerCase()]: operazioneDi(pronto) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Serramenti: API documentata',
      version: '1',
      description:
        'JSON in entrata e in uscita; i corpi possono essere anche moduli. Ogni indirizzo risponde con e senza la barra finale. ' +
        'Le date sono YYYY-MM-DD, gli istanti ISO 8601 in ora italiana, le misure millimetri interi. ' +
        'Con il cookie di sessione ogni scrittura porta `X-CSRFToken`, uguale al cookie `csrftoken`; con un token non serve.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        sessione: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Dettaglio: { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } },
        Errori: {
          type: 'object',
          description: 'Campo → messaggi; righe per posizione, `{}` per quelle buone.',
          properties: { non_field_errors: lista, detail: { type: 'string' } },
          additionalProperties: { anyOf: [lista, { type: 'array', items: { $ref: '#/components/schemas/Errori' } }] },
        },
      },
      responses: risposte,
    },
  }
}

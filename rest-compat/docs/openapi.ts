import type { RequiredPermission } from '#platform/operation.ts'
import type { JsonSchema } from '#rest/core/answerShape.ts'
import { PARSES } from '#rest/core/body.ts'
import { type Endpoint, mimeOf, type ReadyEndpoint } from '#rest/core/endpoint.ts'
import { jsonSchemaOfFields, type RestFields } from '#rest/core/fields.ts'
import { responseSchema, searchedSchema } from '#rest/core/ready.ts'
import { exampleOf } from './example.ts'
import { groupWords } from './groups.ts'
import { NamedSchemas, nameOfPath } from './named.ts'
import { parameterWords } from './parameterWords.ts'

const descritto = (description: string, body: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${body}` } } },
})

/** What is answered beside success, by status; a bare list of messages is what imports answer. */
const answers = {
  202: descritto('Fatto, ma non si è potuto rileggere: ricaricare, senza ripetere.', 'Dettaglio'),
  400: descritto('Richiesta non valida: i messaggi per campo, in italiano.', 'Errori'),
  '400Lista': descritto('Richiesta non valida: i messaggi, in italiano.', 'ErroriImportazione'),
  401: descritto('Token non valido.', 'Dettaglio'),
  403: descritto('Non autenticato, non autorizzato, o controllo CSRF fallito.', 'Dettaglio'),
  404: descritto('Non trovato, o non visibile a chi chiede; una pagina oltre l’ultima.', 'Dettaglio'),
  406: descritto('Nessuno dei formati di `Accept`.', 'Dettaglio'),
  409: descritto(
    'I dati sono cambiati nel frattempo, o la stessa richiesta è ancora in corso: allora si riprova dopo `Retry-After` secondi.',
    'Conflitto',
  ),
  413: descritto('Corpo troppo grande.', 'Dettaglio'),
  415: descritto('Corpo di un tipo che non si legge.', 'Dettaglio'),
  422: descritto(
    '`Idempotency-Key` già usata per un’altra richiesta, o la cui risposta non si mostra due volte.',
    'Dettaglio',
  ),
  429: descritto('Troppe richieste: riprovare dopo `Retry-After` secondi.', 'Dettaglio'),
  500: descritto('Un errore nostro, con il numero con cui lo si ritrova.', 'Guasto'),
  502: descritto('Un servizio locale non risponde.', 'Dettaglio'),
  503: descritto('Base dati non raggiungibile: riprovare dopo `Retry-After` secondi.', 'Dettaglio'),
}

type Answer = keyof typeof answers

const references = (some: Answer[]) =>
  Object.fromEntries(some.map((one) => [parseInt(String(one), 10), { $ref: `#/components/responses/${one}` }]))

/** Parameters of many calls, written once. */
const commonParameters = {
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, description: 'Il suo numero.' },
  Pagina: {
    name: 'page',
    in: 'query',
    schema: { type: 'string', default: '1' },
    description: 'Da 1, oppure `last`.',
  },
  RighePerPagina: {
    name: 'page_size',
    in: 'query',
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
    description: 'Righe per pagina.',
  },
  Cerca: {
    name: 'q',
    in: 'query',
    schema: { type: 'string' },
    description: 'Cerca: la risposta diventa `{results: [{id, text, …}], pagination: {more}}`.',
  },
  PaginaRicerca: { name: 'page', in: 'query', schema: { type: 'integer' }, description: 'Pagina della ricerca, da 1.' },
  ChiaveIdempotenza: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
    description: 'Scelta da chi chiama: la stessa richiesta con la stessa chiave si esegue una volta, per 24 ore.',
  },
  Numeri: {
    name: 'id',
    in: 'query',
    schema: { type: 'string' },
    description: 'Le voci con questi numeri, separati da virgole.',
  },
}
const common = (...names: (keyof typeof commonParameters)[]) =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** A parameter says what it means itself; its schema says what it is. */
function described(name: string, { description = parameterWords[name], ...schema }: JsonSchema) {
  return { schema, ...(description ? { description } : {}) }
}

const isArray = ({ type }: JsonSchema) => [type].flat().includes('array')

function parametersOf(endpoint: Endpoint): object[] {
  const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]): object[] => {
    const isText = name !== undefined && endpoint.texts?.includes(name)
    if (name === 'id' && !isText) return common('Id')
    const schema = { type: isText ? 'string' : 'integer' }
    return [{ name, in: 'path', required: true, ...described(name ?? '', schema) }]
  })
  const filters = Object.entries(endpoint.query ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    ...described(name, field.schema),
    ...(isArray(field.schema) ? { style: 'form', explode: true } : {}),
    ...(field.required ? { required: true } : {}),
  }))
  const aliases = Object.entries(endpoint.aliases ?? {}).map(([name, field]) => {
    const { description: _of, ...schema } = endpoint.query?.[field]?.schema ?? {}
    const form = isArray(schema) ? { style: 'form', explode: true } : {}
    return { name, in: 'query', schema, description: `Lo stesso che \`${field}\`.`, ...form }
  })
  const page = endpoint.answer === 'elenco' ? [...common('Pagina', 'RighePerPagina'), ordering(endpoint.orderings)] : []
  const search = isSearched(endpoint) ? common('Cerca', 'PaginaRicerca', 'Numeri') : []
  return [...path, ...filters, ...aliases, ...page, ...search]
}

/** Whether a list turns into a page of what is searched. */
const isSearched = (endpoint: Endpoint) => endpoint.answer === 'dati' && endpoint.autocomplete !== undefined

function ordering(sortings: Record<string, string>) {
  const description = `Uno o più, con virgole; \`-\` davanti per il verso contrario: ${Object.keys(sortings).join(', ')}.`
  return { name: 'ordering', in: 'query', schema: { type: 'string' }, description }
}

function successOf(pronto: ReadyEndpoint, named: NamedSchemas): Record<string, object> {
  const { endpoint, path } = pronto
  const schema = responseSchema(pronto)
  if (!schema) return { 204: { description: 'Fatto.' } }
  if (pronto.documento.dati?.what.tipo === 'scalare' && endpoint.answer === 'file')
    return { 307: { description: 'Il file si legge all’indirizzo di `Location`.' } }
  const status = endpoint.answer === 'dati' ? (endpoint.status ?? 200) : 200
  const mime = mimeOf(endpoint)
  const place = nameOfPath(path)
  // Of a page its rows say enough: an example of theirs stands with what reads one of them.
  const example = mime === JSON_TYPE && endpoint.answer === 'dati' ? { example: exampleOf(schema) } : {}
  const searched = searchedSchema(pronto)
  const whole = searched ? { oneOf: [schema, searched] } : schema
  // Without the character set: a media type alone is the key.
  const content = {
    [mime.split(';')[0] ?? mime]: { schema: named.refer(whole, place, `Risposta${place}`), ...example },
  }
  return { [status]: { description: 'Fatto.', content } }
}

const JSON_TYPE = 'application/json'

function bodyOf(body: RestFields, { path, method }: ReadyEndpoint, named: NamedSchemas): object {
  const { required, ...open } = jsonSchemaOfFields(body)
  // A PATCH leaves what it does not say.
  const isPart = method === 'PATCH' && required !== undefined
  const whole = isPart || required === undefined ? open : { ...open, required }
  const place = nameOfPath(path)
  const kind = isPart ? 'Parte' : method === 'POST' ? 'Corpo' : 'Modifica'
  const schema = named.refer(whole, place, kind + place)
  const formats = formatsOf(body)
  // The same values in each: written once.
  const exampled = formats.includes(JSON_TYPE) ? JSON_TYPE : formats[0]
  const content = formats.map((mime) => [mime, mime === exampled ? { schema, example: exampleOf(whole) } : { schema }])
  return { required: 'required' in whole, content: Object.fromEntries(content) }
}

/** What a call asks of who calls. */
function permessoInWords(permesso: RequiredPermission): string {
  if (permesso === 'pubblico') return 'Per chiunque, anche senza accesso.'
  if (permesso === 'login') return 'Per ogni utente, tranne i fornitori.'
  if (permesso === 'account') return 'Per ogni utente.'
  return `Per chi ha il permesso \`${permesso}\`.`
}

/** Who may call, and what is to be known of the answer. */
export function descriptionOf({ documento, endpoint, pubblico }: ReadyEndpoint): string {
  const permessi = [...new Set(pubblico ? (['pubblico'] as const) : documento.permessi.filter((p) => p !== 'pubblico'))]
  return [
    ...permessi.map(permessoInWords),
    ...(permessi.length === 0 ? ['Per chi ha fatto l’accesso.'] : []),
    ...(endpoint.answer === 'elenco' ? ['Risponde una pagina: `page`, `page_size`, `ordering`.'] : []),
    ...(endpoint.scriveInGet ? ['Scrive, benché sia una GET: da una sessione vuole `X-CSRFToken`.'] : []),
  ].join(' ')
}

/** `put_preventivi_id_set_stato` */
export function operationName({ method, path }: ReadyEndpoint): string {
  const words = path.split(/[^a-z0-9]+/i).filter((word) => word !== '' && word !== 'api')
  return [method.toLowerCase(), ...words].join('_')
}

/** Whether a call names in its query string what it reads. */
const names = ({ query = {} }: Endpoint) => Object.values(query).some(({ required }) => required)

/** What a call is answered beside its success. */
function answersOf({ endpoint, documento, gruppo, path }: ReadyEndpoint): Answer[] {
  const { scrive } = documento
  const isFound = path.includes('{') || endpoint.answer === 'elenco' || isSearched(endpoint) || names(endpoint)
  return [
    ...(scrive && endpoint.answer !== 'vuota' ? [202 as const] : []),
    ...(endpoint.body || endpoint.query || scrive
      ? [endpoint.errorsInList ? ('400Lista' as const) : (400 as const)]
      : []),
    401,
    403,
    ...(isFound ? [404 as const] : []),
    406,
    ...(scrive ? [409 as const] : []),
    ...(endpoint.body ? [413 as const, 415 as const] : []),
    ...(scrive ? [422 as const] : []),
    429,
    500,
    ...(gruppo === 'serviziLocali' ? [502 as const] : []),
    503,
  ]
}

function operationOf(pronto: ReadyEndpoint, named: NamedSchemas): JsonSchema {
  const { endpoint, documento, gruppo, pubblico } = pronto
  const parameters = [...parametersOf(endpoint), ...(documento.scrive ? common('ChiaveIdempotenza') : [])]
  const errors = answersOf(pronto)
  return {
    operationId: operationName(pronto),
    summary: endpoint.summary,
    description: descriptionOf(pronto),
    tags: [gruppo],
    security: pubblico ? [{}] : [{ sessione: [], ...(documento.scrive ? { csrf: [] } : {}) }, { token: [] }],
    ...(parameters.length > 0 ? { parameters: parameters } : {}),
    ...(endpoint.body ? { requestBody: bodyOf(endpoint.body, pronto, named) } : {}),
    responses: { ...successOf(pronto, named), ...references(errors) },
  }
}

/** A file travels in a multipart body only. */
const formatsOf = (body: RestFields) =>
  PARSES.filter((mime) => mime === PARSES[2] || !Object.values(body).some((c) => c.file))

const lista = { type: 'array', items: { type: 'string' } }
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties).slice(0, 1),
  properties,
})

const ERRORS: Record<string, JsonSchema> = {
  Dettaglio: object({ detail: { type: 'string' } }),
  Guasto: object({ detail: { type: 'string' }, request_id: { type: 'string' } }),
  Conflitto: object({
    detail: { type: 'string' },
    conflitti: {
      type: 'array',
      items: { type: 'object', additionalProperties: true },
      description: 'Ciò che non trova più posto.',
    },
    autore: { type: ['string', 'null'], description: 'Chi ha salvato nel frattempo.' },
    campi: { type: 'object', additionalProperties: true, description: 'I campi come sono ora.' },
    versione: { type: 'integer', description: 'Quella con cui salvare dopo aver scelto.' },
  }),
  Errori: {
    type: 'object',
    description: 'Campo → messaggi; righe per posizione, `{}` per quelle buone; di un oggetto i suoi campi.',
    properties: { non_field_errors: lista, detail: { type: 'string' } },
    additionalProperties: {
      anyOf: [
        lista,
        { type: 'array', items: { $ref: '#/components/schemas/Errori' } },
        { $ref: '#/components/schemas/Errori' },
      ],
    },
  },
  ErroriImportazione: { anyOf: [lista, { $ref: '#/components/schemas/Errori' }] },
}

/** The OpenAPI 3.1 document of the whole table. */
export function openapiOf(ready: readonly ReadyEndpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  const named = new NamedSchemas(ERRORS)
  for (const pronto of ready) {
    paths[pronto.path] = { ...paths[pronto.path], [pronto.method.toLowerCase()]: operationOf(pronto, named) }
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
    tags: [...new Set(ready.map(({ gruppo }) => gruppo))].map((name) => ({
      name,
      description: groupWords[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: {
        sessione: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
        token: { type: 'http', scheme: 'bearer' },
      },
      parameters: commonParameters,
      schemas: named.all,
      responses: answers,
    },
  }
}

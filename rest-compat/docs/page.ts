import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { ReadyEndpoint } from '#rest/core/endpoint.ts'
import { jsonSchemaOfFields } from '#rest/core/fields.ts'
import { responseSchema } from '#rest/core/ready.ts'
import { exampleOf } from './example.ts'
import { groupWords } from './groups.ts'
import { descriptionOf, operationName } from './openapi.ts'
import { parameterWords } from './parameterWords.ts'

const esc = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Escaped, with what stands between backticks as code. */
const prose = (text: string) => esc(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** `integer | null`, `object`, `list of object`. */
function schemaTypeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(' | ')
  const tipo = [schema.type ?? 'any'].flat().join(' | ')
  const items = schema.items as JsonSchema | undefined
  return items ? `${tipo} di ${schemaTypeOf(items)}` : [tipo, schema.format].filter(Boolean).join(', ')
}

/** One row a field, with its path; `lang` of the descriptions: the schema's are English. */
function righeSchema(schema: JsonSchema, lang: string, prefix = ''): string[] {
  const keys = schema.additionalProperties as JsonSchema | undefined
  const fields = (schema.properties as Record<string, JsonSchema> | undefined) ?? (keys ? { '{…}': keys } : {})
  const required = (schema.required as string[] | undefined) ?? []
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name
    const text = typeof field.description === 'string' ? field.description : ''
    const serve = lang === 'it' && required.includes(name) ? ', obbligatorio' : ''
    const celle = `<td>${esc(schemaTypeOf(field))}${serve}</td><td lang="${lang}">${prose(text)}</td>`
    const inner = (field.items as JsonSchema | undefined) ?? field
    return [
      `<tr><th scope="row"><code>${esc(path)}</code></th>${celle}</tr>`,
      ...righeSchema(inner, lang, `${path}${field.items ? '[]' : ''}.`),
    ]
  })
}

const HEADER =
  '<thead><tr><th scope="col">Campo</th><th scope="col">Tipo</th><th scope="col">Significato</th></tr></thead>'

function table(title: string, schema: JsonSchema | null, lang = 'it'): string {
  const elenco = schema?.type === 'array'
  const inner = elenco ? (schema?.items as JsonSchema) : schema
  const righe = inner ? righeSchema(inner, lang) : []
  if (righe.length === 0) return ''
  const name = `<summary>${title}${elenco ? ' (lista)' : ''}</summary>`
  return `<details${lang === 'it' ? ' open' : ''}>${name}<table>${HEADER}<tbody>${righe.join('')}</tbody></table></details>`
}

/** Parameters with what their names mean, where the endpoint does not say more. */
function withWords(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const worded = properties.map(([name, one]) => [name, { description: parameterWords[name], ...one }])
  return { ...schema, properties: Object.fromEntries(worded) }
}

/** What the page's script has to know to try a call. */
function callOf({ method, path, endpoint }: ReadyEndpoint): object {
  const query = [
    ...Object.keys(endpoint.query ?? {}),
    ...(endpoint.answer === 'elenco' ? ['page', 'page_size', 'ordering'] : []),
    ...(endpoint.answer === 'dati' && endpoint.autocomplete ? ['q'] : []),
  ]
  const { body } = endpoint
  if (!body) return { method, path, query }
  const fields = Object.entries(body)
  if (fields.some(([, { file }]) => file))
    return { method, path, query, files: fields.map(([name, { file }]) => ({ name, file: file === true })) }
  return { method, path, query, body: exampleOf(jsonSchemaOfFields(body)) }
}

const example = (schema: JsonSchema | null) =>
  schema === null || Object.keys(schema).length === 0 || schema.format === 'binary'
    ? ''
    : `<details><summary>Esempio di risposta</summary><pre tabindex="0">${esc(JSON.stringify(exampleOf(schema), null, 2))}</pre></details>`

function section(pronto: ReadyEndpoint): string {
  const { method, path, endpoint } = pronto
  const ordini = endpoint.answer === 'elenco' ? Object.keys(endpoint.orderings).join(', ') : ''
  const answer = responseSchema(pronto)
  const id = operationName(pronto)
  return [
    `<section id="${id}" data-call="${esc(JSON.stringify(callOf(pronto)))}"><div class="testa">`,
    `<h3><span class="metodo ${method.toLowerCase()}">${method}</span> <a href="#${id}"><code>${esc(path)}</code></a></h3>`,
    `<p>${prose(endpoint.summary)} <span class="chi">${prose(descriptionOf(pronto))}</span></p></div>`,
    ordini
      ? `<p>Pagine con <code>page</code> e <code>page_size</code>; <code>ordering</code>: ${esc(ordini)}.</p>`
      : '',
    table('Parametri', withWords(jsonSchemaOfFields(endpoint.query ?? {}))),
    table('Corpo', jsonSchemaOfFields(endpoint.body ?? {})),
    table('Risposta', answer, 'en'),
    example(answer),
    '</section>',
  ].join('')
}

/** What holds for every call, in short: the rest is in the guides. */
const USE = `<details class="uso"><summary>Errori, pagine, accesso</summary>
<ul>
<li>Un campo sbagliato: 400 <code>{"email": ["Campo obbligatorio"]}</code>, tutti insieme; ciò che riguarda l’insieme
sotto <code>non_field_errors</code>; le righe per posizione, <code>{}</code> per quelle buone.</li>
<li>403 chi non ha fatto l’accesso o non può, 404 ciò che non c’è o non si può vedere, 409 ciò che un altro ha salvato
nel frattempo, 429 troppe richieste: <code>Retry-After</code> dice quanti secondi aspettare. Il testo è in
<code>detail</code>.</li>
<li>Un elenco risponde <code>count</code>, <code>next</code>, <code>previous</code>, <code>results</code>; la pagina è
<code>page</code> (da 1, o <code>last</code>), le righe <code>page_size</code> (fino a 1.000), l’ordine
<code>ordering=-data,nome</code>. Ciò che non conta è nominato nell’intestazione <code>X-Ignored-Params</code>.</li>
<li>Un programma usa un token, fatto in <em>Impostazioni › Token</em>:
<code>curl -H 'Authorization: Bearer TOKEN' …</code></li>
</ul>
</details>`

/** The table as a page to read, to search and to try, for people; all but search and trying works without JavaScript. */
export function docsPage(ready: readonly ReadyEndpoint[]): string {
  const groups = Map.groupBy(ready, ({ gruppo }) => gruppo)
  const index = [...groups]
    .map(
      ([group, { length }]) => `<li><a href="#${esc(group)}">${esc(group)} <span class="chi">${length}</span></a></li>`,
    )
    .join('')
  const body = [...groups].map(
    ([group, items]) =>
      `<div class="gruppo"><h2 id="${esc(group)}">${esc(group)}</h2><p>${esc(groupWords[group] ?? '')}</p>${items.map(section).join('')}</div>`,
  )
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API documentata</title><link rel="stylesheet" href="/api/docs/style.css">
<script src="/api/docs/script.js" defer></script></head><body>
<header><a href="/" class="casa"><span aria-hidden="true">S</span> Serramenti</a>
<search id="ricerca" hidden><label for="cerca">Cerca fra le chiamate</label>
<input type="search" id="cerca" autocomplete="off" placeholder="Cerca fra le chiamate" aria-keyshortcuts="/"> <output id="trovate" for="cerca"></output></search></header>
<div class="corpo"><nav aria-label="Gruppi"><ul>${index}</ul></nav>
<main><h1>API documentata</h1>
<p>JSON in entrata e in uscita; ogni indirizzo risponde con e senza la barra finale. Con la sessione del browser ogni scrittura
porta l’intestazione <code>X-CSRFToken</code>; i programmi usano <code>Authorization: Bearer …</code>.
Lo stesso elenco in formato OpenAPI 3.1: <a href="/api/schema/"><code>/api/schema/</code></a>.
Per GraphQL, limiti e codici: <a href="/docs/integrators"><code>/docs/integrators</code></a>.</p>
${USE}
${body.join('\n')}
</main></div></body></html>
`
}

import type { JsonSchema } from './answerShape.ts'
import { jsonSchemaOfFields } from './fields.ts'
import { type ReadyEndpoint, responseSchema } from './ready.ts'

const esc = (testo: string) =>
  testo.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Escaped, with what stands between backticks as code. */
const prosa = (testo: string) => esc(testo).replace(/`([^`]+)`/g, '<code>$1</code>')

/** `integer | null`, `object`, `list of object`. */
function tipoDi(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(' | ')
  const tipo = [schema.type ?? 'any'].flat().join(' | ')
  const items = schema.items as JsonSchema | undefined
  return items ? `${tipo} di ${tipoDi(items)}` : [tipo, schema.format].filter(Boolean).join(', ')
}

/** One row a field, with its path; `lang` of the descriptions: the schema's are English. */
function righeSchema(schema: JsonSchema, lang: string, prefisso = ''): string[] {
  const chiavi = schema.additionalProperties as JsonSchema | undefined
  const fields = (schema.properties as Record<string, JsonSchema> | undefined) ?? (chiavi ? { '{…}': chiavi } : {})
  const required = (schema.required as string[] | undefined) ?? []
  return Object.entries(fields).flatMap(([nome, campo]) => {
    const path = prefisso + nome
    const testo = typeof campo.description === 'string' ? campo.description : ''
    const serve = lang === 'it' && required.includes(nome) ? ', obbligatorio' : ''
    const celle = `<td>${esc(tipoDi(campo))}${serve}</td><td lang="${lang}">${prosa(testo)}</td>`
    const interno = (campo.items as JsonSchema | undefined) ?? campo
    return [
      `<tr><th scope="row"><code>${esc(path)}</code></th>${celle}</tr>`,
      ...righeSchema(interno, lang, `${path}${campo.items ? '[]' : ''}.`),
    ]
  })
}

const INTESTAZIONE =
  '<thead><tr><th scope="col">Campo</th><th scope="col">Tipo</th><th scope="col">Significato</th></tr></thead>'

function tabella(title: string, schema: JsonSchema | null, lang = 'it'): string {
  const elenco = schema?.type === 'array'
  const interno = elenco ? (schema?.items as JsonSchema) : schema
  const righe = interno ? righeSchema(interno, lang) : []
  if (righe.length === 0) return ''
  const nome = `<summary>${title}${elenco ? ' (lista)' : ''}</summary>`
  return `<details${lang === 'it' ? ' open' : ''}>${nome}<table>${INTESTAZIONE}<tbody>${righe.join('')}</tbody></table></details>`
}

function sezione(pronto: ReadyEndpoint): string {
  const { method, path, endpoint, pubblico } = pronto
  const ordini = endpoint.risposta === 'elenco' ? Object.keys(endpoint.ordinamenti).join(', ') : ''
  return [
    `<section><h3><span class="metodo ${method.toLowerCase()}">${method}</span> <code>${esc(path)}</code></h3>`,
    `<p>${prosa(endpoint.summary)}${pubblico ? ' <em>Pubblico.</em>' : ''}</p>`,
    ordini
      ? `<p>Pagine con <code>page</code> e <code>page_size</code>; <code>ordering</code>: ${esc(ordini)}.</p>`
      : '',
    tabella('Parametri', jsonSchemaOfFields(endpoint.query ?? {})),
    tabella('Corpo', jsonSchemaOfFields(endpoint.body ?? {})),
    tabella('Risposta', responseSchema(pronto), 'en'),
    '</section>',
  ].join('')
}

/** The table as a page to read, for people. */
export function docsPage(pronti: readonly ReadyEndpoint[]): string {
  const gruppi = Map.groupBy(pronti, ({ gruppo }) => gruppo)
  const index = [...gruppi.keys()].map((gruppo) => `<li><a href="#${esc(gruppo)}">${esc(gruppo)}</a></li>`).join('')
  const corpo = [...gruppi].map(
    ([gruppo, voci]) => `<h2 id="${esc(gruppo)}">${esc(gruppo)}</h2>${voci.map(sezione).join('')}`,
  )
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API documentata</title><link rel="stylesheet" href="/api/docs/style.css"></head><body>
<main><h1>API documentata</h1>
<p>JSON in entrata e in uscita; ogni indirizzo risponde con e senza la barra finale. Con la sessione del browser ogni scrittura
porta l'intestazione <code>X-CSRFToken</code>; i programmi usano <code>Authorization: Bearer …</code>.
Lo stesso elenco in formato OpenAPI 3.1: <a href="/api/schema/"><code>/api/schema/</code></a>.</p>
<nav aria-label="Gruppi"><ul>${index}</ul></nav>
${corpo.join('\n')}
</main></body></html>
`
}

/** The page's only style sheet: the content security policy allows none inside it. */
export const DOCS_STYLE = `:root { color-scheme: light dark; --linea: light-dark(#d0d7de, #3d444d); --velo: light-dark(#f6f8fa, #151b23) }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 64rem; margin: 0 auto; padding: 1rem }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
section { border: 1px solid var(--linea); border-radius: 8px; padding: 0 1rem 1rem; margin: 1rem 0 }
h3 { font-size: 1.05rem }
summary { cursor: pointer; padding: .5rem 0; font-weight: 600 }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0 }
table { border-collapse: collapse; width: 100%; font-size: .875rem; table-layout: fixed }
th, td { text-align: left; vertical-align: top; padding: .25rem .5rem; border-top: 1px solid var(--linea); font-weight: normal; overflow-wrap: anywhere }
th:first-child { width: 40% } td:nth-child(2) { width: 20% }
thead th { background: var(--velo); font-weight: 600 }
.metodo { display: inline-block; min-width: 4rem; text-align: center; border-radius: 4px; padding: 0 .5rem; font-size: .8rem; color: #fff; background: #57606a }
.metodo.get { background: #0a5fb4 } .metodo.post { background: #1a7f37 } .metodo.put, .metodo.patch { background: #8a5a00 } .metodo.delete { background: #b3261e }
`

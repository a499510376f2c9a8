import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** A part of the page that is the same for everybody. */
interface FixedPart {
  type: string
  bytes: Uint8Array<ArrayBuffer>
  compressed: Uint8Array<ArrayBuffer>
  /** Address, with what tells one version from another. */
  address: string
}

interface GraphiqlParts {
  /** The page before its style, between style and script, and after the script. */
  page: readonly [string, string, string]
  style: FixedPart
  script: FixedPart
}

const START = 'YogaGraphiQL.renderYogaGraphiQL('
/** Where the call of the page has its options. */
export const OPTIONS_PLACE = '"options-of-the-page"'

async function fixed(name: string, type: string, text: string): Promise<FixedPart> {
  const bytes = new TextEncoder().encode(text)
  const compressed = new Uint8Array(await promisify(gzip)(bytes))
  return { type, bytes, compressed, address: `/graphql/${name}?v=${hash('sha256', bytes, 'hex').slice(0, 16)}` }
}

/** What is between two marks: before, it, after. */
function cut(text: string, from: string, to: number): [string, string, string] {
  const start = text.indexOf(from) + from.length
  return [text.slice(0, start - from.length), text.slice(start, to), text.slice(to)]
}

let made: Promise<GraphiqlParts> | undefined

/**
 * GraphiQL in parts: its 9 MB of script and style are cut out of the page and compressed once for the process, and
 * browsers keep them; what is written for each request is small.
 */
export function graphiqlParts(): Promise<GraphiqlParts> {
  made ??= make()
  made.catch(() => {
    made = undefined
  })
  return made
}

/** The call that starts it, with a mark where its options stand. */
function withoutOptions(call: string): string {
  const [from, to] = [call.indexOf('{"title"'), call.lastIndexOf('}') + 1]
  return from < 0 ? call : call.slice(0, from) + OPTIONS_PLACE + call.slice(to)
}

async function make(): Promise<GraphiqlParts> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const whole = renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql' }).trim()
  const [head, css, rest] = cut(whole, '<style>', whole.indexOf('</style>'))
  const [between, code, foot] = cut(rest.slice('</style>'.length), '<script>', rest.lastIndexOf('</script>') - 8)
  const call = code.lastIndexOf(START)
  const options = withoutOptions(code.slice(call))
  if (call < 0 || !options.includes(OPTIONS_PLACE)) throw new Error('GraphiQL: la pagina ha un’altra forma')
  const [style, script] = await Promise.all([
    fixed('graphiql.css', 'text/css; charset=utf-8', css),
    fixed('graphiql.js', 'text/javascript; charset=utf-8', code.slice(0, call)),
  ])
  return { page: [head, between, `${options}${foot}`], style, script }
}

/**
 * Script or style of the page, `GET /graphql/graphiql.js?v=…`.
 * @returns null for another name
 */
export async function answerGraphiqlPart(name: string, acceptsGzip: boolean): Promise<Response | null> {
  const { style, script } = await graphiqlParts()
  const part = { 'graphiql.css': style, 'graphiql.js': script }[name]
  if (!part) return null
  const headers: Record<string, string> = {
    'Content-Type': part.type,
    'Cache-Control': 'private, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  }
  if (acceptsGzip) headers['Content-Encoding'] = 'gzip'
  return new Response(acceptsGzip ? part.compressed : part.bytes, { headers })
}

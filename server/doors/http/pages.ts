import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from '#platform/context.ts'
import { htmlPageOf } from '#web/entries/pages.ts'
import { type Face, faceMeta, faceStyle, wizardHead } from './face.ts'
import { trustedTypesHead } from './trustedTypes.ts'

const DIST = resolve(import.meta.dirname, '../../../dist/web')

const MIME: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const TEXT = new Set(['.js', '.css', '.svg', '.webmanifest', '.txt'])
/** Names come from the build: letters, digits, dot, dash, underscore. */
const NAME = /^[\w.-]+$/

interface Asset {
  mime: string
  encodings: Map<string, Uint8Array<ArrayBuffer>>
}

const assets = new Map<string, Promise<Asset | null>>()

async function load(name: string): Promise<Asset | null> {
  const mime = MIME[extname(name)]
  const path = join(DIST, 'assets', name)
  if (!mime || !NAME.test(name) || !existsSync(path)) return null
  const bytes = await readFile(path)
  const encodings = new Map([['identity', new Uint8Array(bytes)]])
  if (TEXT.has(extname(name))) {
    // The build compresses what most pages load as well as it can be.
    const made = `${path}.br`
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    const br = existsSync(made) ? await readFile(made) : await promisify(brotliCompress)(bytes, { params })
    encodings.set('br', new Uint8Array(br))
    encodings.set('gzip', new Uint8Array(await promisify(gzip)(bytes)))
  }
  return { mime, encodings }
}

/** A built file: its name holds its hash, so it may be kept for ever; compressed once, kept in memory. */
export async function serveAsset(name: string, accepts: string): Promise<Response | null> {
  if (!assets.has(name)) {
    const loading = load(name)
    assets.set(name, loading)
    if (!(await loading)) assets.delete(name)
  }
  const asset = await assets.get(name)
  if (!asset) return null
  const encoding = ['br', 'gzip'].find((wanted) => asset.encodings.has(wanted) && accepts.includes(wanted))
  return new Response(asset.encodings.get(encoding ?? 'identity'), {
    headers: {
      'Content-Type': asset.mime,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  })
}

const html = new Map<string, string>()

async function template(entry: string): Promise<string> {
  const known = html.get(entry)
  if (known !== undefined) return known
  const text = await readFile(join(DIST, `${entry}.html`), 'utf8')
  html.set(entry, text)
  return text
}

/**
 * A page of the product with this response's nonce, never cached; null when the path is none of them.
 * Those that are not public send a visitor to the login, on a tablet of the workshop to its names, and a supplier to its
 * portal.
 * @param face whose product it is, for the page's own head
 */
export async function servePage(
  url: URL,
  nonce: string,
  { viewer, tabletSecret }: Pick<Context, 'viewer' | 'tabletSecret'>,
  face: () => Promise<Face>,
): Promise<Response | null> {
  const page = htmlPageOf(url.pathname)
  if (!page) return null
  if (!page.pubblica && viewer?.fornitore) return goTo('/fornitore')
  if (!page.pubblica && !viewer) {
    const next = url.pathname === '/' ? '' : `?next=${encodeURIComponent(url.pathname + url.search)}`
    return goTo(`${tabletSecret === '' ? '/login' : '/postazione'}${next}`)
  }
  const [made, house] = await Promise.all([template(page.entry), face()])
  const style = page.pubblica ? faceStyle(house, nonce) : ''
  const text = made
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('<head>', () => `<head>\n    ${trustedTypesHead(nonce)}`)
    .replace('<div class="testata-marchio"></div>', () => wizardHead(house))
    .replace('</head>', () => `${faceMeta(house)}${style}</head>`)
  return new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
}

const goTo = (place: string) =>
  new Response(null, { status: 302, headers: { Location: place, 'Cache-Control': 'no-store' } })

/** Weak validator of a text, for answers that clients poll. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** The page for an unknown address; its style has the response's nonce. */
export function pageNotFound(nonce: string): string {
  const text = '<p>L’indirizzo è sbagliato, oppure la pagina non c’è più.</p>\n<p><a href="/">Vai alla home</a></p>'
  return noticePage(nonce, 'Pagina non trovata', text)
}

/** What a browser shows while the product can't work for a moment; it asks again by itself. */
export function unavailablePage(nonce: string): string {
  const text = '<p>Il programma torna fra poco: questa pagina si ricarica da sola.</p>'
  return noticePage(nonce, 'Servizio momentaneamente non disponibile', text)
}

function noticePage(nonce: string, title: string, text: string): string {
  return `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark }
  body { margin: 0; padding: 0 16px; box-sizing: border-box; min-height: 100vh; display: grid; place-content: center;
    gap: 8px; text-align: center;
    font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f6f7f6, #121614); color: light-dark(#1b1f1d, #e8ebe9) }
  h1 { margin: 0; font-size: 20px }
  p { margin: 0 }
  a { display: inline-block; padding: 10px; color: light-dark(#1f5c46, #7fc7a6) }
</style>
<h1>${title}</h1>
${text}
</html>`
}

import { trimEndOf } from '#shared/text.ts'

/**
 * The pages of the product: one HTML entry per shell. The build, the development server and the
 * product's server read this table; the routes inside a shell live in the hash (`/preventivi/#/vincoli`).
 */
interface HtmlPage {
  /** Path as the browser asks it; a trailing slash is optional. */
  path: string
  /** Name of the entry: `web/entries/<entry>.html`, built to `dist/web/<entry>.html`. */
  entry: string
  /** True when it opens without a login. */
  pubblica: boolean
}

export const htmlPages: readonly HtmlPage[] = [
  { path: '/', entry: 'home', pubblica: false },
  { path: '/login', entry: 'login', pubblica: true },
  { path: '/recupero-password', entry: 'recuperoPassword', pubblica: true },
  { path: '/avvio', entry: 'avvio', pubblica: true },
  { path: '/postazione', entry: 'postazione', pubblica: true },
  { path: '/preventivo', entry: 'preventivo', pubblica: true },
  // Suppliers come by login, or by a link that only the page knows.
  { path: '/fornitore', entry: 'fornitore', pubblica: true },
  { path: '/conferma', entry: 'conferma', pubblica: true },
  { path: '/offerta', entry: 'offerta', pubblica: true },
  { path: '/richiesta', entry: 'richiesta', pubblica: true },
  { path: '/stato-ordine', entry: 'statoOrdine', pubblica: true },
  { path: '/preventivi', entry: 'admin', pubblica: false },
  { path: '/planner', entry: 'planner', pubblica: false },
  { path: '/catalogo', entry: 'catalogo', pubblica: false },
  { path: '/offerte', entry: 'offerte', pubblica: false },
  { path: '/materiali', entry: 'materiali', pubblica: false },
  { path: '/app', entry: 'app', pubblica: false },
  { path: '/utenti', entry: 'utenti', pubblica: false },
  { path: '/impostazioni', entry: 'impostazioni', pubblica: false },
]

/** The page served at a path, or null; `/preventivi` and `/preventivi/` are the same page. */
export function htmlPageOf(path: string): HtmlPage | null {
  const clean = path.length > 1 ? trimEndOf(path, '/') || '/' : path
  return htmlPages.find((page) => page.path === clean) ?? null
}

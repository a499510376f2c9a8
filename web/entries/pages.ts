import { trimEndOf } from '#shared/text/text.ts'

/**
 * The pages of the product: one HTML entry per shell. The build, the development server and the
 * product's server read this table; the routes inside a shell live in the hash (`/preventivi/#/vincoli`).
 */
interface HtmlPage {
  /** Path as the browser asks it; a trailing slash is optional. */
  percorso: string
  /** Name of the entry: `web/entries/<entry>.html`, built to `dist/web/<entry>.html`. */
  entry: string
  /** True when it opens without a login. */
  pubblica: boolean
}

export const htmlPages: readonly HtmlPage[] = [
  { percorso: '/', entry: 'home', pubblica: false },
  { percorso: '/login', entry: 'login', pubblica: true },
  { percorso: '/recupero-password', entry: 'recuperoPassword', pubblica: true },
  { percorso: '/avvio', entry: 'avvio', pubblica: true },
  { percorso: '/postazione', entry: 'postazione', pubblica: true },
  { percorso: '/preventivo', entry: 'preventivo', pubblica: true },
  // Suppliers come by login, or by a link that only the page knows.
  { percorso: '/fornitore', entry: 'fornitore', pubblica: true },
  { percorso: '/conferma', entry: 'conferma', pubblica: true },
  { percorso: '/stato-ordine', entry: 'statoOrdine', pubblica: true },
  { percorso: '/preventivi', entry: 'admin', pubblica: false },
  { percorso: '/planner', entry: 'planner', pubblica: false },
  { percorso: '/catalogo', entry: 'catalogo', pubblica: false },
  { percorso: '/materiali', entry: 'materiali', pubblica: false },
  { percorso: '/app', entry: 'app', pubblica: false },
  { percorso: '/utenti', entry: 'utenti', pubblica: false },
  { percorso: '/impostazioni', entry: 'impostazioni', pubblica: false },
]

/** The page served at a path, or null; `/preventivi` and `/preventivi/` are the same page. */
export function htmlPageOf(path: string): HtmlPage | null {
  const clean = path.length > 1 ? trimEndOf(path, '/') || '/' : path
  return htmlPages.find((page) => page.percorso === clean) ?? null
}

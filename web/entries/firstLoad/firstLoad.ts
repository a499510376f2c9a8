import { basename, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { MENU_WIDTH } from '#shell/sizes.ts'
import { htmlPages } from '../pages.ts'
import { firstScript, type PageChunks } from './firstScript.ts'
import { listQuestions, questionOf } from './listQuestions.ts'
import { withImported } from './preloadWizard.ts'
import { patternOf, type WrittenRoute, writtenRoutes } from './routeChunks.ts'

/** Files that say which pages there are. */
const ROUTES = '**/web/screens/**/{route,routes}.tsx'
const VIEWER = resolve(import.meta.dirname, '../../__generated__/ViewerQuery.graphql.ts')

/** Bytes of styles that the HTML itself takes along. */
const SMALL = 8_000

// What a page shows before its code is there: in the HTML itself, so that it comes with the first answer.

const bars = (count: number) => '<i></i>'.repeat(count)

/** Frame of a staff page: menu, bar, title, filters, rows. */
const staffOutline = `<div class="contorno" role="status" aria-label="Caricamento...">
<div class="contorno-menu">${bars(14)}</div>
<div class="contorno-corpo"><div class="contorno-barra"></div><div class="contorno-pagina">
<b id="contorno-titolo"></b><i class="contorno-filtri"></i><div class="contorno-righe">${bars(14)}</div></div></div></div>`

/** A page without menu: a public one, the login. */
const plainOutline = '<div class="contorno contorno-sola" role="status">Caricamento...</div>'

/** What stands in `#radice` until the page is drawn. */
export const outlineOf = (publicPage: boolean): string => (publicPage ? plainOutline : staffOutline)

/** Its style: the colours and sizes of theme.ts and of the frame. */
export const outlineStyle = `
:root{--c-fondo:#f6f7f6;--c-carta:#fff;--c-bordo:#dfe3e0;--c-testo:#1b1f1d}
:root[data-tema=dark]{--c-fondo:#121614;--c-carta:#1a1f1d;--c-bordo:#2f3633;--c-testo:#e8ebe9;color-scheme:dark}
body{margin:0;background:var(--c-fondo)}
.contorno{display:flex;height:100vh;height:100dvh;overflow:hidden;color:var(--c-testo);
font:14px/1.5 system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
.contorno-sola{align-items:center;justify-content:center}
.contorno i{display:block;height:12px;border-radius:4px;background:var(--c-bordo)}
.contorno-menu{box-sizing:border-box;width:${MENU_WIDTH.wide}px;flex-shrink:0;padding:20px 16px;background:var(--c-carta);
border-right:1px solid var(--c-bordo)}
.contorno-menu i{margin-bottom:24px;width:56%}
.contorno i:nth-child(3n+1){width:68%}
.contorno i:nth-child(4n){width:44%}
.contorno-corpo{flex:1;min-width:0}
.contorno-barra{height:48px;background:var(--c-carta);border-bottom:1px solid var(--c-bordo)}
.contorno-pagina{padding:16px 24px}
.contorno-pagina b{display:block;font-size:20px;line-height:26px;min-height:26px;font-weight:650;margin-bottom:16px}
.contorno .contorno-filtri{width:auto;height:36px;margin-bottom:16px}
.contorno-righe{border:1px solid var(--c-bordo);border-radius:6px;background:var(--c-carta)}
.contorno-righe i{width:82%;margin:12px 16px 24px}
@media(max-width:1199px){:root:not([data-menu=allargato]) .contorno-menu{width:${MENU_WIDTH.narrow}px}}
@media(min-width:1200px){:root[data-menu=ridotto] .contorno-menu{width:${MENU_WIDTH.narrow}px}}
@media(max-width:899px){.contorno-menu{display:none}.contorno-pagina{padding:16px}}
@media print{.contorno{display:none}}`

/**
 * Puts into every page's HTML what a slow network should not wait for: its outline, and a script that starts the code
 * and the first questions of the page that the address names together with the frame's own code.
 * @param without pages that have an outline of their own
 */
export function firstLoad(without: readonly string[] = ['preventivo']): Plugin {
  const routes = new Map<string, WrittenRoute[]>()
  return {
    name: 'primo-caricamento',
    transform: {
      order: 'pre',
      filter: { id: ROUTES },
      handler(code, id) {
        routes.set(id, writtenRoutes(this.parse(code, { lang: 'tsx' }), id, code))
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle }) {
        const entry = basename(path, '.html')
        const page = htmlPages.find((one) => one.entry === entry)
        if (!page || without.includes(entry)) return html
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const start = chunks.find((chunk) => chunk.isEntry && chunk.name === entry)
        const own = start ? routesOf(start, chunks, routes) : []
        const code = start ? chunksOf(start, chunks, own) : { files: [], routes: [] }
        const lists = page.pubblica ? undefined : await listQuestions(own.flatMap(({ list }) => list ?? []))
        const script = firstScript(code, page.pubblica ? null : questionOf(VIEWER), lists)
        const nonce = 'nonce="__CSP_NONCE__"'
        return withStyles(html, bundle)
          .replace('</head>', () => `  <style ${nonce}>${outlineStyle}</style>\n  </head>`)
          .replace(
            '<div id="radice"></div>',
            () => `<div id="radice">${outlineOf(page.pubblica)}</div>\n    <script ${nonce}>${script}</script>`,
          )
      },
    },
  }
}

/** The page with its small styles inside: a file of their own would hold back the first picture. */
function withStyles(html: string, bundle: Rolldown.OutputBundle | undefined): string {
  return html.replace(/<link rel="stylesheet"[^<>]*>/g, (link) => {
    const [, file = ''] = /href="\/(assets\/[^"]+)"/.exec(link) ?? []
    const asset = bundle?.[file]
    if (asset?.type !== 'asset' || asset.source.length > SMALL) return link
    const style = `<style nonce="__CSP_NONCE__">${asset.source.toString().replaceAll('</', '<\\/')}</style>`
    // What loads a page's code looks for its styles as links: one that is off is found, and asked for by nobody. Written
    // as a tag it would be, by what looks ahead in the HTML.
    const off = `var l=document.createElement('link');l.rel='stylesheet';l.disabled=true;l.href='/${file}'`
    return `${style}\n    <script nonce="__CSP_NONCE__">{${off};document.head.appendChild(l)}</script>`
  })
}

/** The routes of an entry. */
function routesOf(
  start: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  routes: ReadonlyMap<string, WrittenRoute[]>,
): WrittenRoute[] {
  const begun = withImported(start, chunks)
  const modules = new Set(chunks.filter(({ fileName }) => begun.includes(fileName)).flatMap((chunk) => chunk.moduleIds))
  return [...routes].filter(([file]) => modules.has(file)).flatMap(([, written]) => written)
}

/** What the routes of an entry load beyond what it begins with. */
function chunksOf(
  start: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  own: readonly WrittenRoute[],
): PageChunks {
  const begun = withImported(start, chunks)
  const files: string[] = []
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const lists = own.filter(({ list }) => list)
  const loaded = own.map((route): PageChunks['routes'][number] => {
    const opened = chunks.filter(({ facadeModuleId }) => facadeModuleId && route.imports.includes(facadeModuleId))
    const later = new Set(
      opened.flatMap((chunk) => withImported(chunk, chunks)).filter((file) => !begun.includes(file)),
    )
    // The script of another page would start that one in this one's place.
    const foreign = chunks.find(({ isEntry, fileName }) => isEntry && later.has(fileName))
    if (foreign) throw new Error(`${start.name} carica a ${route.path} l’inizio di ${foreign.name}`)
    const needed = [...later].map((file) => placeOf(file.replace('assets/', '')))
    const pattern = patternOf(route.path)
    return route.list ? [pattern, route.title, needed, lists.indexOf(route)] : [pattern, route.title, needed]
  })
  return { files, routes: loaded }
}

import { basename, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { htmlPages } from '../pages.ts'
import { withImported } from '../preloadWizard.ts'
import { firstScript, type PageChunks } from './firstScript.ts'
import { listQuestions, questionOf } from './listQuestions.ts'
import { outlineOf, outlineStyle } from './outline.ts'
import { patternOf, type WrittenRoute, writtenRoutes } from './routeChunks.ts'

/** Files that say which pages there are. */
const ROUTES = '**/web/screens/**/{route,routes}.tsx'
const VIEWER = resolve(import.meta.dirname, '../../__generated__/ViewerQuery.graphql.ts')

/** Bytes of styles that the HTML itself takes along. */
const SMALL = 8_000

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

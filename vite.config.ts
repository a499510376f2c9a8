import { resolve } from 'node:path'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressShared } from '#web/entries/firstLoad/compressShared.ts'
import { firstLoad } from '#web/entries/firstLoad/firstLoad.ts'
import { preloadWizard } from '#web/entries/firstLoad/preloadWizard.ts'
import { relayParts } from '#web/entries/firstLoad/relayParts.ts'
import { licenceNotices } from '#web/entries/licenceNotices.ts'
import { lightPages } from '#web/entries/lightPages.ts'
import { lightWizard } from '#web/entries/lightWizard.ts'
import { htmlPageOf, htmlPages } from '#web/entries/pages.ts'
import {
  beginsWizard,
  COMMON,
  drawsLists,
  isCommon,
  isFree,
  needsGrid,
  ofWizard,
  sharedModules,
} from '#web/entries/sharedModules.ts'
import project from './package.json' with { type: 'json' }

const entries = resolve(import.meta.dirname, 'web/entries')
const library = (names: string) => new RegExp(`/node_modules/(${names})/`)
const MUI = library('@mui/(?!x-)[a-z-]+|@emotion/[a-z-]+|@popperjs/core|stylis|react-transition-group')
/** Modules of the product itself; charts stay with the few screens that have some. */
const own = /\/(web|server)\/(?!ui\/chart)/
const isLater = (id: string) => own.test(id) && isFree(id)
/** What the pages begin with is no part of what comes later. */
const later = { minShareCount: 3, includeDependenciesRecursively: false, priority: 0 }
const server = `http://127.0.0.1:${process.env.PORT || 3000}`

/** In development the pages answer at their own paths (`/preventivi/`), as the product's server does. */
function pagesAtTheirPaths(): Plugin {
  return {
    name: 'pages-at-their-paths',
    configureServer(dev) {
      dev.middlewares.use((request, _response, next) => {
        const url = new URL(request.url ?? '/', 'http://dev')
        const page = htmlPageOf(url.pathname)
        if (page) request.url = `/${page.entry}.html${url.search}`
        next()
      })
    },
  }
}

export default defineConfig({
  root: entries,
  base: '/',
  define: { PRODUCT_VERSION: JSON.stringify(project.version) },
  publicDir: false,
  cacheDir: resolve(import.meta.dirname, 'node_modules/.vite'),
  // Vite writes the placeholder on script and style tags and in <meta property="csp-nonce">; the server replaces it.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    pagesAtTheirPaths(),
    babel({
      include: /\/web\/.*\.tsx?$/,
      plugins: [['babel-plugin-relay', { eagerEsModules: true, artifactDirectory: './web/__generated__' }]],
      parserOpts: { plugins: ['typescript', 'jsx'] },
    }),
    react(),
    relayParts(),
    sharedModules(),
    firstLoad(),
    preloadWizard(),
    lightPages(),
    lightWizard(),
    licenceNotices(),
    compressShared([
      'react',
      'mui',
      'moduli',
      'dati',
      'cornice',
      'leggero',
      'moduliElenchi',
      'elenchi',
      'griglia',
      'comune',
      'planner',
    ]),
  ],
  // All sources at once: a dependency met later would reload the page in the middle of the work.
  optimizeDeps: { entries: ['../**/*.{ts,tsx}', '!**/__tests__/**'] },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(htmlPages.map(({ entry }) => [entry, resolve(entries, `${entry}.html`)])),
      output: {
        // A shared chunk is named after all its users, in a form that the server refuses: the group's name is enough.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          // Shared libraries in few files: forty requests cost a page more than the bytes they save. The wizard has no
          // MUI (lightWizard.ts); what it shares with MUI must not bring MUI along. Most screens do without the charts,
          // some without the grid and the pickers.
          groups: [
            {
              name: 'react',
              test: library('react|react-dom|react-is|scheduler|hoist-non-react-statics'),
              priority: 7,
            },
            // What the public wizard shares, without what would come along.
            // Its crumbs are put together: on a slow network a file costs a page more than some bytes that it does not need.
            {
              name: 'leggero',
              test: ofWizard,
              priority: 6,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 12_000,
            },
            // What it begins with stays apart from React, which it does not wait for.
            { name: 'inizio', test: beginsWizard, priority: 8, minShareCount: 2 },
            // What some page begins with, and what only comes later: dialogs, tabs, fields.
            { name: 'mui', test: MUI, tags: ['$initial'], priority: 5 },
            // What lists are drawn with comes without what only dialogs and other pages need.
            { name: 'moduliElenchi', test: (id) => MUI.test(id) && drawsLists(id), priority: 4.6 },
            { name: 'moduli', test: MUI, priority: 4.5 },
            { name: 'interni', test: library('@mui/x-internals'), priority: 5 },
            { name: 'date', test: library('@mui/x-date-pickers|dayjs'), priority: 4 },
            { name: 'griglia', test: library('@mui/x-(?!charts|internal-gestures)[a-z-]+'), priority: 3 },
            { name: 'grafici', test: library('@mui/x-[a-z-]+|bezier-easing|flatqueue'), priority: 2 },
            { name: 'dati', test: library('react-relay|relay-runtime|react-router|graphql-ws'), priority: 1 },
            // What the pages begin with, what lists are made of, what is shared by many screens.
            {
              name: 'cornice',
              test: (id) => own.test(id) && isCommon(id),
              tags: ['$initial'],
              minShareCount: COMMON,
              priority: 1,
            },
            // Of what comes later: what lists are drawn with; what many screens share, with the grid and without.
            { ...later, name: 'elenchi', test: (id) => isLater(id) && drawsLists(id), priority: 0.5 },
            { ...later, name: 'tabelle', test: (id) => isLater(id) && needsGrid(id) },
            { ...later, name: 'comune', test: (id) => isLater(id) && !needsGrid(id) },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT || 5173),
    fs: { allow: [import.meta.dirname] },
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/files': server,
      '/documenti': server,
      '/d/': server,
      '/logout': server,
    },
  },
})

import { parseAst } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { firstScript, type PageChunks } from '../firstLoad/firstScript.ts'
import { outlineOf, outlineStyle } from '../firstLoad/outline.ts'
import { patternOf, writtenRoutes } from '../firstLoad/routeChunks.ts'

const routes = (code: string) => writtenRoutes(parseAst(code, { lang: 'tsx' }), '/x/routes.tsx')

test('a file of routes says address, title and code of each', () => {
  const code = `export const all = [
    { path: '/ordini/:id', ...loadRoute({ titolo: 'Ordine', pagina: () => import('./detail/Page.tsx') }),
      children: [{ path: ':scheda?', lazy: () => import('./Tab.tsx') }] },
    listRoute({ path: '/clienti', title: 'Clienti', page: () => import('../Clienti.tsx') }),
    { path: PATHS.other, ...loadRoute({ pagina: () => import('./Other.tsx') }) },
  ]`
  expect(routes(code)).toEqual([
    { path: '/ordini/:id', title: 'Ordine', imports: ['/x/detail/Page.tsx', '/x/Tab.tsx'] },
    { path: '/clienti', title: 'Clienti', imports: ['/Clienti.tsx'] },
  ])
})

test('the pattern of an address takes its tabs, not other addresses that begin so', () => {
  const of = (path: string) => new RegExp(patternOf(path))
  expect(of('/ordini/:id').test('/ordini/12/fasi')).toBe(true)
  expect(of('/ordini').test('/ordini-fornitore')).toBe(false)
  expect(of('/ordini/:id').test('/ordini')).toBe(false)
})

/** Runs the script as a browser would, at an address. */
function run(hash: string, chunks: PageChunks, stored: Record<string, string> = {}) {
  document.body.innerHTML = `<div id="radice">${outlineOf(false)}</div>`
  location.hash = hash
  localStorage.clear()
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  // biome-ignore lint/security/noGlobalEval: it is the text of the page's own script
  globalThis.eval(firstScript(chunks, null))
  const links = [...document.head.querySelectorAll('link')]
  for (const link of links) link.remove()
  return {
    title: document.getElementById('contorno-titolo')?.textContent,
    files: links.map((link) => `${link.rel} ${link.getAttribute('href')}`),
    theme: document.documentElement.dataset.tema,
  }
}

// Other tests use the same document, whose head holds the styles of what they draw.
afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('data-tema')
  location.hash = ''
})

test('the script asks for the code of the page that the address names', () => {
  const chunks: PageChunks = {
    files: ['a.js', 'b.js', 'c.js'],
    routes: [
      [patternOf('/ordini'), 'Ordini', [0, 1]],
      [patternOf('/ordini/:id'), 'Ordine', [2]],
    ],
  }
  expect(run('#/ordini?page=2', chunks)).toEqual({
    title: 'Ordini',
    files: ['modulepreload /assets/a.js', 'modulepreload /assets/b.js'],
    theme: 'light',
  })
  expect(run('#/ordini/7', chunks, { 'mui-mode': 'dark' })).toMatchObject({ title: 'Ordine', theme: 'dark' })
  expect(run('#/x', chunks)).toEqual({ title: '', files: [], theme: 'light' })
})

test('the outline has no style attribute, which the policy refuses, and says that it waits', () => {
  for (const outline of [outlineOf(true), outlineOf(false)]) {
    expect(outline).not.toContain('style=')
    expect(outline).toContain('Caricamento...')
  }
  expect(outlineStyle).not.toContain('<')
})

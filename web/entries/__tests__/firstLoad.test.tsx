import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseAst } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { sendDocument } from '#relay/network.ts'
import { ordiniUrlState } from '#screens/ordini/ordini/list/ordiniUrlState.ts'
import { fasiSchedulateUrlState } from '#screens/produzione/fasiSchedulate/fasiSchedulateUrlState.ts'
import { preventiviVariables } from '#screens/vendite/preventivi/preventiviUrlState.ts'
import { outlineOf, outlineStyle } from '../firstLoad/firstLoad.ts'
import { type FirstQuestion, firstScript, type ListQuestions, type PageChunks } from '../firstLoad/firstScript.ts'
import { listQuestions } from '../firstLoad/listQuestions.ts'
import { patternOf, writtenRoutes } from '../firstLoad/routeChunks.ts'

const routes = (code: string) => writtenRoutes(parseAst(code, { lang: 'tsx' }), '/x/routes.tsx', code)

test('a file of routes says address, title and code of each', () => {
  const code = `export const all = [
    { path: '/ordini/:id', ...loadRoute({ title: 'Ordine', page: () => import('./detail/Page.tsx') }),
      children: [{ path: ':scheda?', lazy: () => import('./Tab.tsx') }] },
    listRoute({ path: '/clienti', title: 'Clienti', page: () => import('../Clienti.tsx') }),
    { path: PATHS.other, ...loadRoute({ page: () => import('./Other.tsx') }) },
  ]`
  expect(routes(code)).toEqual([
    { path: '/ordini/:id', title: 'Ordine', imports: ['/x/detail/Page.tsx', '/x/Tab.tsx'], list: null },
    { path: '/clienti', title: 'Clienti', imports: ['/Clienti.tsx'], list: null },
  ])
})

test('of a list it says what it asks and what makes its variables, where both are imported', () => {
  const code = `import query from '#generated/Q.graphql.ts'
    import { clientiUrlState as url } from './clientiUrlState.ts'
    const here = url
    export const all = [
      listRoute({ path: '/clienti', query, url: { variables: url.variables } }),
      listRoute({ path: '/altri', query, url: here }),
    ]`
  const [clienti, others] = routes(code)
  expect(clienti?.list).toEqual({
    query: resolve(import.meta.dirname, '../../__generated__/Q.graphql.ts'),
    url: `import { clientiUrlState as url } from "/x/clientiUrlState.ts"\nexport default { variables: url.variables }`,
  })
  expect(others?.list).toBeNull()
})

const screens = `${resolve(import.meta.dirname, '../../screens')}/`

/** The list questions of files of routes, as the build finds them, and the script that makes their variables. */
async function questionsOf(files: string[]) {
  const written = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(screens + file, 'utf8')
      return writtenRoutes(parseAst(code, { lang: 'tsx' }), screens + file, code)
    }),
  )
  return listQuestions(written.flat().flatMap(({ list }) => list ?? []))
}

const LISTS = [
  ['ordini/ordini/list/route.tsx', 'OrdiniPageQuery', ordiniUrlState.variables],
  ['vendite/preventivi/routes.tsx', 'PreventiviPageQuery', preventiviVariables],
  ['produzione/fasiSchedulate/routes.tsx', 'FasiSchedulatePageQuery', fasiSchedulateUrlState.variables],
] as const
const SEARCHES = [
  '',
  'search=villa+rossi&page=3&righe=50&ordina=-dataConsegna&margine=in_ritardo&check_fatte=3.1.3',
  'search=%C3%A8&stato=nessuno&data_da=2026-02-30&fasi=1~2026-01-02~&agente=7&page=0&cliente=12&senza_misure=si',
  'stato=2&agenti=1&agenti=2&eliminati=si&data_da=2026-03-01&fase=legno&settimana=2027-W02&ordina=x',
]

test('the script makes the variables that the pages make', async () => {
  const { questions, variables } = await questionsOf(LISTS.map(([file]) => file))
  expect(questions.map(({ name }) => name)).toEqual(LISTS.map(([, name]) => name))
  // The rules' schemas, and with them yup, are no part of it.
  expect(variables.length).toBeLessThan(12_000)
  // biome-ignore lint/security/noGlobalEval: it is the text of the page's own script
  const made: ((search: URLSearchParams) => unknown)[] = globalThis.eval(variables)
  for (const [place, [, , own]] of LISTS.entries())
    for (const search of SEARCHES)
      expect(made[place]?.(new URLSearchParams(search))).toEqual(own(new URLSearchParams(search)))
})

test('of the tables of filters it has what addresses say, not what integrators and bars read', async () => {
  const { variables } = await questionsOf([LISTS[0][0], 'persone/personale/routes.tsx'])
  for (const said of ['reparto', 'in_ritardo', 'numero_commessa']) expect(variables).toContain(said)
  for (const said of ['Only of the department', 'Tutti i reparti', 'Numero commessa', 'In forza'])
    expect(variables).not.toContain(said)
})

test('the pattern of an address takes its tabs, not other addresses that begin so', () => {
  const of = (path: string) => new RegExp(patternOf(path))
  expect(of('/ordini/:id').test('/ordini/12/fasi')).toBe(true)
  expect(of('/ordini').test('/ordini-fornitore')).toBe(false)
  expect(of('/ordini/:id').test('/ordini')).toBe(false)
})

test('the list of the address is asked for once, and answers the question of its page', async () => {
  const lists = await questionsOf([LISTS[0][0]])
  // The page is new, however long the process of the tests has run: an old answer is not taken.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { operationName } = JSON.parse(String(init?.body))
    return Response.json({ data: { operationName } })
  })
  const chunks: PageChunks = { files: [], routes: [[patternOf('/ordini'), 'Ordini', [], 0]] }
  run('#/ordini?search=villa&page=2', chunks, {}, { id: 'chi', name: 'ViewerQuery' }, lists)
  expect(asked).toHaveBeenCalledTimes(2)
  const [question] = lists.questions
  const variables = ordiniUrlState.variables(new URLSearchParams('search=villa&page=2'))
  // Relay writes them in an order of its own.
  const sorted = Object.fromEntries(Object.entries(variables).reverse())
  const early = await sendDocument({ id: question?.id ?? null, name: 'OrdiniPageQuery' }, sorted)
  expect(early.data).toEqual({ operationName: 'OrdiniPageQuery' })
  expect(asked).toHaveBeenCalledTimes(2)
  await sendDocument({ id: question?.id ?? null, name: 'OrdiniPageQuery' }, sorted)
  await sendDocument({ id: 'chi', name: 'ViewerQuery' }, { altro: 1 })
  expect(asked).toHaveBeenCalledTimes(4)
  asked.mockRestore()
  window.firstAnswers = undefined
})

/** Runs the script as a browser would, at an address. */
function run(
  hash: string,
  chunks: PageChunks,
  stored: Record<string, string> = {},
  first: FirstQuestion | null = null,
  lists?: ListQuestions,
) {
  document.body.innerHTML = `<div id="radice">${outlineOf(false)}</div>`
  location.hash = hash
  localStorage.clear()
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  // biome-ignore lint/security/noGlobalEval: it is the text of the page's own script
  globalThis.eval(firstScript(chunks, first, lists))
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

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import type { ESTree } from 'rolldown/utils'
import type { FirstQuestion, ListQuestions } from './firstScript.ts'
import { type WrittenList, withBelow } from './routeChunks.ts'

/** The persisted document of a compiled one. @throws Error when the file has none */
export function questionOf(file: string): FirstQuestion {
  const id = readFileSync(file, 'utf8').match(/@relayRequestID (\w+)/)?.[1]
  if (!id) throw new Error(`${file} non dice quale domanda fa`)
  // Relay names the file by its operation.
  return { id, name: basename(file, '.ts').replace(/[$.](parameters|graphql)$/, '') }
}

/**
 * What lists ask, and a script that makes their variables of a URL: the functions of their pages themselves, bundled
 * with nothing else, so that a page's HTML can ask before its code is there.
 */
export async function listQuestions(lists: readonly WrittenList[]): Promise<ListQuestions> {
  if (lists.length === 0) return { questions: [], variables: '[]' }
  const modules = new Map(lists.map(({ url }, place) => [`\0lista-${place}.ts`, url]))
  const names = [...modules.keys()]
  const imports = names.map((name, place) => `import list${place} from ${JSON.stringify(name)}`)
  const made = names.map((_name, place) => `(search) => list${place}.variables(search)`)
  modules.set('\0liste.ts', `${imports.join('\n')}\nexport default [${made.join(', ')}]`)
  const bundle = await rolldown({
    input: '\0liste.ts',
    platform: 'browser',
    checks: { invalidAnnotation: false },
    // Lists take words of the rules, not their schemas: nothing is kept for what making it might do besides.
    treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
    plugins: [writtenModules(modules), withoutWords(), pureStart()],
  })
  try {
    const { output } = await bundle.generate({ format: 'iife', name: 'variables', exports: 'default', minify: true })
    return {
      questions: lists.map(({ query }) => questionOf(query)),
      variables: `(function(){${output[0].code};return variables})()`,
    }
  } finally {
    await bundle.close()
  }
}

/** Modules that are no files. */
const writtenModules = (modules: ReadonlyMap<string, string>): Plugin => ({
  name: 'moduli-scritti',
  resolveId: (id) => (modules.has(id) ? id : null),
  load(id) {
    const code = modules.get(id)
    return code === undefined ? null : { code, moduleType: 'ts' }
  },
})

/** What an address has of a filter. */
const OF_ADDRESS = new Set(['url', 'initial', 'most', 'repeated', 'shape'])

/** Takes from the tables of filters what only integrators and the bar of a page read. */
const withoutWords = (): Plugin => ({
  name: 'filtri-senza-parole',
  transform: {
    filter: { id: /rules\.ts$/, code: '#shared/fields/filters.ts' },
    handler(code) {
      const edits = [...withBelow(this.parse(code, { lang: 'ts' }))].flatMap((node) => {
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
        return node.callee.name.endsWith('Filter') ? node.arguments.flatMap((given) => shortened(given, code)) : []
      })
      return edits
        .sort((a, b) => b.start - a.start)
        .reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), code)
    },
  },
})

/** What stands in place of an argument: nothing of a text, of the page's part its address alone. */
function shortened(given: ESTree.Node, code: string) {
  const { start, end } = given
  if (given.type === 'Literal') return [{ start, end, to: "''" }]
  if (given.type !== 'ObjectExpression') return []
  const kept = given.properties.filter(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && OF_ADDRESS.has(property.key.name),
  )
  return [{ start, end, to: `{ ${kept.map((property) => code.slice(property.start, property.end)).join(', ')} }` }]
}

/** Marks what modules call as they start as of no effect, so that what nobody uses of it goes. */
const pureStart = (): Plugin => ({
  name: 'avvio-senza-effetti',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
    handler(code) {
      const calls = new Set<number>()
      const look = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return
        const { type, start } = value as { type?: unknown; start?: number }
        if (typeof type === 'string' && type.includes('Function')) return
        if ((type === 'CallExpression' || type === 'NewExpression') && start !== undefined) calls.add(start)
        for (const one of Object.values(value)) look(one)
      }
      look(this.parse(code, { lang: 'tsx' }))
      return [...calls]
        .sort((a, b) => b - a)
        .reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code)
    },
  },
})

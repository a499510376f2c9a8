import { dirname, resolve } from 'node:path'
import type { ESTree } from 'rolldown/utils'
import project from '../../../package.json' with { type: 'json' }

/** A route as its file writes it: address, title, the modules that it imports when it is opened. */
export interface WrittenRoute {
  path: string
  title: string | null
  /** Paths of the modules. */
  imports: string[]
  /** What a list asks; null for other pages. */
  list: WrittenList | null
}

/** The question of a list, as `listRoute` is told it. */
export interface WrittenList {
  /** Path of the compiled document. */
  query: string
  /** A module whose default export is what makes the variables of the URL. */
  url: string
}

type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesBelow(node: Node): Generator<Node> {
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* withBelow(value)
}

/** A node and all that is in it. */
export function* withBelow(node: Node): Generator<Node> {
  yield node
  yield* nodesBelow(node)
}

function* properties(node: Node): Generator<[string, Node]> {
  if (node.type !== 'ObjectExpression') return
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier') yield [property.key.name, property.value]
}

const textOf = (node: Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null

const root = resolve(import.meta.dirname, '../../..')

/** The path of a module that a file imports, by a relative path or by a room of package.json. */
function pathOf(file: string, source: string): string {
  const room = Object.entries(project.imports).find(([name]) => source.startsWith(name.slice(0, -1)))
  if (!room) return resolve(dirname(file), source)
  const [name, folder] = room
  return resolve(root, folder.replace('*', source.slice(name.length - 1)))
}

/** Name in a file → what is imported under it, as a line of a module elsewhere. */
function importsOf(program: Node, file: string): Map<string, { path: string; line: string }> {
  const found = new Map<string, { path: string; line: string }>()
  for (const node of withBelow(program)) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue
    const path = pathOf(file, node.source.value)
    for (const one of node.specifiers) {
      const { name } = one.local
      const imported = one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported.name : 'default'
      if (one.type !== 'ImportNamespaceSpecifier')
        found.set(name, { path, line: `import { ${imported} as ${name} } from ${JSON.stringify(path)}` })
    }
  }
  return found
}

/** The question of a list whose `query` and `url` are imported; null where they are put together in the file. */
function writtenList(options: Node, imports: ReturnType<typeof importsOf>, code: string): WrittenList | null {
  const { query, url } = Object.fromEntries(properties(options))
  const document = query?.type === 'Identifier' ? imports.get(query.name) : undefined
  if (!document || !url) return null
  const names = [...withBelow(url)].flatMap((node) => (node.type === 'Identifier' ? [node.name] : []))
  const used = [...new Set(names)].flatMap((name) => imports.get(name)?.line ?? [])
  if (used.length === 0) return null
  return { query: document.path, url: `${used.join('\n')}\nexport default ${code.slice(url.start, url.end)}` }
}

/**
 * The routes that a file writes as objects with a `path` of letters. Routes put together in another way are not seen:
 * their code comes when they are opened, as ever.
 * @param file its path, from which imports are resolved
 * @param code its text
 */
export function writtenRoutes(program: Node, file: string, code: string): WrittenRoute[] {
  const found: WrittenRoute[] = []
  const known = importsOf(program, file)
  const lists = new Set<Node>()
  for (const node of withBelow(program)) {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'listRoute')
      for (const options of node.arguments) lists.add(options)
    const path = textOf(new Map(properties(node)).get('path'))
    if (path === null || !path.startsWith('/')) continue
    const inside = [...nodesBelow(node)]
    const named = inside.flatMap((below) => [...properties(below)]).concat([...properties(node)])
    found.push({
      path,
      title: textOf(named.find(([name]) => name === 'title')?.[1]),
      imports: inside.flatMap((below) => {
        const source = below.type === 'ImportExpression' ? textOf(below.source) : null
        return source === null ? [] : [pathOf(file, source)]
      }),
      list: lists.has(node) ? writtenList(node, known, code) : null,
    })
  }
  return found
}

/** What matches the addresses of a route: `/ordini/:id` is `^/ordini/[^/]+$`, with what comes behind it where `below`. */
export const patternOf = (path: string): string =>
  `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\/:\w+/g, '/[^/]+')}(/|$)`

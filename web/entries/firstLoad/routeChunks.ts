import { dirname, resolve } from 'node:path'
import type { ESTree } from 'rolldown/utils'

/** A route as its file writes it: address, title, the modules that it imports when it is opened. */
export interface WrittenRoute {
  path: string
  title: string | null
  /** Paths of the modules. */
  imports: string[]
}

type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesBelow(node: Node): Generator<Node> {
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* withBelow(value)
}

function* withBelow(node: Node): Generator<Node> {
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

/**
 * The routes that a file writes as objects with a `path` of letters. Routes put together in another way are not seen:
 * their code comes when they are opened, as ever.
 * @param file its path, from which imports are resolved
 */
export function writtenRoutes(program: Node, file: string): WrittenRoute[] {
  const found: WrittenRoute[] = []
  for (const node of withBelow(program)) {
    const path = textOf(new Map(properties(node)).get('path'))
    if (path === null || !path.startsWith('/')) continue
    const inside = [...nodesBelow(node)]
    const named = inside.flatMap((below) => [...properties(below)]).concat([...properties(node)])
    found.push({
      path,
      title: textOf(named.find(([name]) => name === 'titolo' || name === 'title')?.[1]),
      imports: inside.flatMap((below) => {
        const source = below.type === 'ImportExpression' ? textOf(below.source) : null
        return source === null ? [] : [resolve(dirname(file), source)]
      }),
    })
  }
  return found
}

/** What matches the addresses of a route: `/ordini/:id` is `^/ordini/[^/]+$`, with what comes behind it where `below`. */
export const patternOf = (path: string): string =>
  `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\/:\w+/g, '/[^/]+')}(/|$)`

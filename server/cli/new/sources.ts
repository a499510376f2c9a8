import { globSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import project from '../../../package.json' with { type: 'json' }
import { root } from '../run.ts'

const files = globSync('{server,rest-compat}/**/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const text = new Map(files.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]))

/** The source of a file, by its path in the project. @throws Error when there is none */
export function sourceOf(path: string): string {
  const source = text.get(path)
  if (source === undefined) throw new Error(`Non c'è ${path}`)
  return source
}

/** Whether the project has a file. */
export const exists = (path: string) => text.has(path)

/** The files of a folder and of those below it. */
export const filesOf = (folder: string) => files.filter((path) => path.startsWith(`${folder}/`))

/** Where something is exported: no name is exported twice. */
export function findExport(name: string): string | undefined {
  const declared = new RegExp(`^export (?:async )?(?:function|const|interface|type|class) ${name}\\b`, 'm')
  return files.find((path) => declared.test(text.get(path) ?? ''))
}

/** As `findExport`. @throws Error when nothing exports it */
export function whereIs(name: string): string {
  const path = findExport(name)
  if (!path) throw new Error(`Nessun file esporta ${name}`)
  return path
}

/** The factory of a model for tests. @throws Error when there is none */
export function factoryOf(noun: string): string {
  const declared = new RegExp(`^export (?:async )?function ([a-z]+${noun})\\(`, 'm')
  for (const path of filesOf('server/test')) {
    const name = declared.exec(sourceOf(path))?.[1]
    if (name) return name
  }
  throw new Error(`Manca una factory di ${noun} per i test: server/test`)
}

const ROOMS = Object.entries(project.imports)
  .map(([name, folder]) => ({ name: name.slice(0, -1), folder: folder.slice(2, -1) }))
  .toSorted((a, b) => b.folder.length - a.folder.length)

/** The room of a file, as package.json names it. @throws Error for a file of none */
function roomOf(path: string) {
  const room = ROOMS.find(({ folder }) => path.startsWith(folder))
  if (!room) throw new Error(`${path}: in nessuna stanza di package.json`)
  return room
}

/** What a file writes to import another: a relative path within its room, the name of the room outside it. */
export function specifier(from: string, to: string): string {
  const [room, other] = [roomOf(from), roomOf(to)]
  if (room.name !== other.name) return other.name + to.slice(other.folder.length)
  const path = relative(dirname(from), to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * `import` lines of a file.
 * @param names exported names
 * @param own files of those that are not written yet
 */
export function importLines(
  from: string,
  names: readonly string[],
  own: Readonly<Record<string, string>> = {},
): string {
  const byFile = new Map<string, string[]>()
  for (const name of names) {
    const path = own[name] ?? whereIs(name.replace(/^type /, ''))
    byFile.set(path, [...(byFile.get(path) ?? []), name])
  }
  const lines = [...byFile].map(
    ([path, some]) => `import { ${some.sort().join(', ')} } from '${specifier(from, path)}'`,
  )
  return lines.join('\n')
}

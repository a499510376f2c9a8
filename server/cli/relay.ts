import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type RunOptions, root, run } from './run.ts'

const FOLDER = 'web/__generated__'
const FILE = join(root, FOLDER, 'persisted.json')
const ARTEFACTS = `${FOLDER}/*.graphql.ts`

/** Ids of the documents that the compiled artefacts send. */
function usedIds(): Set<string> {
  const artefacts = globSync(ARTEFACTS, { cwd: root })
  return new Set(artefacts.flatMap((file) => /"id": "(\w+)"/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? []))
}

const readDocuments = (): Record<string, string> => JSON.parse(readFileSync(FILE, 'utf8'))

/** What the `graphql` tags of a text name: operations, fragments, and the queries that fragments are read again by. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\bgraphql`([^`]*)`/g)].flatMap(([, document = '']) =>
    [...document.matchAll(/\b(?:query|mutation|subscription|fragment)\s+(\w+)|\bqueryName:\s*"(\w+)"/g)].map(
      ([, name, refetch]) => name ?? refetch ?? '',
    ),
  )

/**
 * Artefacts of documents that no source has any more: the compiler leaves them.
 * @param cwd the root of the tree
 */
export function staleArtefacts(cwd: string = root): string[] {
  const sources = globSync('web/**/*.{ts,tsx}', { cwd }).filter((file) => !file.includes('__generated__'))
  const wanted = new Set(
    sources.flatMap((file) => namesIn(readFileSync(join(cwd, file), 'utf8')).map((name) => `${name}.graphql.ts`)),
  )
  return globSync(ARTEFACTS, { cwd })
    .filter((file) => !wanted.has(basename(file)))
    .toSorted()
}

/**
 * Runs relay-compiler, removes what is left of documents that are gone, and keeps of the persisted documents exactly
 * those in use: the compiler only ever adds, and adds only what it recompiled.
 */
export async function compileRelay(options?: RunOptions): Promise<void> {
  // The compiler wants the file of the persisted documents to be there.
  if (!existsSync(FILE)) {
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, '{}')
  }
  await run('relay-compiler', [], options)
  if ([...usedIds()].some((id) => !(id in readDocuments()))) {
    for (const file of globSync(ARTEFACTS, { cwd: root })) rmSync(join(root, file))
    await run('relay-compiler', [], options)
  }
  for (const file of staleArtefacts()) rmSync(join(root, file))
  const used = usedIds()
  const kept = Object.entries(readDocuments()).filter(([id]) => used.has(id))
  kept.sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(FILE, JSON.stringify(Object.fromEntries(kept), null, 2))
}

import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunOptions, root, run } from './run.ts'

const FILE = join(root, 'web/relay/persisted.json')

/** Ids of the documents that the compiled artefacts send. */
function usedIds(): Set<string> {
  const artefacts = globSync('web/**/__generated__/*.graphql.ts', { cwd: root })
  return new Set(
    artefacts.flatMap((file) => /"id": "([0-9a-f]{64})"/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? []),
  )
}

const readDocuments = (): Record<string, string> => JSON.parse(readFileSync(FILE, 'utf8'))

/**
 * Runs relay-compiler and keeps of the persisted documents exactly those in use: the compiler only ever adds, and
 * adds only what it recompiled.
 */
export async function compileRelay(options?: RunOptions): Promise<void> {
  await run('relay-compiler', [], options)
  if ([...usedIds()].some((id) => !(id in readDocuments()))) {
    for (const file of globSync('web/**/__generated__/*.graphql.ts', { cwd: root })) rmSync(join(root, file))
    await run('relay-compiler', [], options)
  }
  const used = usedIds()
  const kept = Object.entries(readDocuments()).filter(([id]) => used.has(id))
  kept.sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(FILE, JSON.stringify(Object.fromEntries(kept), null, 2))
}

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPrisma, buildSchema, committedGenerated } from './build.ts'
import { root } from './run.ts'

/**
 * Regenerates the committed generated files in place.
 * @returns those that were not as their sources say, now put right; empty when nothing drifted
 */
export async function drifted(): Promise<string[]> {
  await buildPrisma()
  const before = hashes()
  await buildSchema()
  const after = hashes()
  const files = new Set([...before.keys(), ...after.keys()])
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort()
}

function hashes(): Map<string, string> {
  const files = committedGenerated.flatMap((pattern) => globSync(pattern, { cwd: root }))
  return new Map(
    files.map((f) => [
      f,
      createHash('sha256')
        .update(readFileSync(join(root, f)))
        .digest('hex'),
    ]),
  )
}

if (import.meta.main) {
  const files = await drifted()
  if (files.length) {
    console.error(`File generati non aggiornati, ora rigenerati: aggiungerli al commit.\n  ${files.join('\n  ')}`)
    process.exitCode = 1
  }
}

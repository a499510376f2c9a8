import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPrisma, buildSchema } from './build.ts'
import { root } from './run.ts'

const SCHEMA = 'schema.graphql'
const readSchema = () => readFileSync(join(root, SCHEMA), 'utf8')

/**
 * Writes schema.graphql anew, the one tracked file that is generated.
 * @returns the files that were not as their sources say, now put right; empty when nothing drifted
 */
export async function drifted(): Promise<string[]> {
  await buildPrisma()
  const before = readSchema()
  await buildSchema()
  return readSchema() === before ? [] : [SCHEMA]
}

if (import.meta.main) {
  const files = await drifted()
  if (files.length) {
    console.error(`File generati non aggiornati, ora rigenerati: aggiungerli al commit.\n  ${files.join('\n  ')}`)
    process.exitCode = 1
  }
}

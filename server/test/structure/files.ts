import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceFile } from './rule.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const FOUND = [
  '{server,web,rest-compat,prisma,e2e,bench}/**/*.{ts,tsx,mjs,css,sql,prisma}',
  'docs/**/*.md',
  '*.{md,ts,js}',
  'schema.graphql',
]
const FOREIGN = /(^|\/)(node_modules|__generated__|generated)(\/|$)/

/** The files of the repository that people write, and the schema, whose descriptions they write. */
export function readFiles(): SourceFile[] {
  const paths = FOUND.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (path) => FOREIGN.test(path) }))
  return paths
    .filter((path) => !FOREIGN.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

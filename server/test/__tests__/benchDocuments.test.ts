import { type DocumentNode, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#server/schema.ts'
import { readFiles } from '../structure/files.ts'

const TEXTS = /(['"`])((?:query|mutation|subscription)\b[^'"`]*\})\1/g
const CONSTANTS = /const ([A-Z_]+) = (['"`])([^'"`]*)\2/g
const SPREAD = /\$\{([A-Z_]+)\}/g

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** What the measures ask, with the texts of their files put in. */
function documentsOf(source: string): DocumentNode[] {
  const constants = new Map([...source.matchAll(CONSTANTS)].map(([, name, , text]) => [name, text]))
  return [...source.matchAll(TEXTS)].flatMap(
    ([, , text = '']) => parsed(text.replaceAll(SPREAD, (_, name: string) => constants.get(name) ?? '')) ?? [],
  )
}

// Nobody sees a measure break until it is wanted.
test('what the measures ask is asked as the schema has it', () => {
  const files = readFiles().filter(({ path }) => path.startsWith('bench/'))
  const all = files.flatMap((file) => documentsOf(file.text).map((document) => ({ path: file.path, document })))
  expect(all.length).toBeGreaterThan(20)
  const wrong = all.flatMap(({ path, document }) =>
    validate(schema, document).map(({ message }) => `${path}: ${message}`),
  )
  expect(wrong).toEqual([])
})

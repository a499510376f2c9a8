import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#server/schema.ts'
import { readFiles } from '../structure/files.ts'

const TEXTS = /(['"`])((?:query|mutation|subscription)\b[^'"`]*\})\1/g
const CONSTANTS = /const ([A-Z_]+) = (['"`])([^'"`]*)\2/g
const SPREAD = /\$\{([A-Z_]+)\}/g

/** What the measures ask, with the texts of their files put in; what is put in from elsewhere leaves a text out. */
function documentsOf(source: string): string[] {
  const constants = new Map([...source.matchAll(CONSTANTS)].map(([, name, , text]) => [name, text]))
  const texts = [...source.matchAll(TEXTS)].map(([, , text = '']) =>
    text.replaceAll(SPREAD, (spread: string, name: string) => constants.get(name) ?? spread),
  )
  return texts.filter((text) => !text.includes('${'))
}

/** What is wrong with a document, one that cannot be read included. */
function faultsOf(document: string): string[] {
  try {
    return validate(schema, parse(document)).map(({ message }) => message)
  } catch (error) {
    return [String(error)]
  }
}

// Nobody sees a measure break until it is wanted.
test('what the measures ask is asked as the schema has it', () => {
  const files = readFiles().filter(({ path }) => path.startsWith('bench/'))
  const all = files.flatMap(({ path, text }) => documentsOf(text).map((document) => ({ path, document })))
  expect(all.length).toBeGreaterThan(20)
  expect(all.flatMap(({ path, document }) => faultsOf(document).map((fault) => `${path}: ${fault}`))).toEqual([])
})

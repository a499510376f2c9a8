import { describe, expect, test } from 'vitest'
import { business } from './structure/business.ts'
import { citations } from './structure/citations.ts'
import { comparators } from './structure/comparators.ts'
import { days } from './structure/days.ts'
import { dead } from './structure/dead.ts'
import { documents } from './structure/documents.ts'
import { entities } from './structure/entities.ts'
import { readFiles } from './structure/files.ts'
import { imports, importsOf } from './structure/imports.ts'
import { language } from './structure/language.ts'
import { layers } from './structure/layers.ts'
import { names } from './structure/names.ts'
import type { Rule } from './structure/rule.ts'
import { sizes } from './structure/sizes.ts'

// The house rules that a program can check; docs/style.md says them all. A rule is a function of the files with an
// example that breaks it: a new one is written in structure/ and gets its line here.
const rules: Record<string, readonly Rule[]> = {
  sizes,
  layers,
  'what the platform knows': business,
  names,
  dead,
  days,
  comparators,
  documents,
  entities,
  'one language': language,
  'who may import what': imports,
  'what is cited': citations,
}
const files = readFiles()

test('the files and their imports are seen', () => {
  expect(importsOf(files)).toContainEqual({ from: 'server/test/structure.test.ts', to: 'vitest' })
  expect(importsOf(files).some(({ from, to }) => from.startsWith('web/') && to.startsWith('server/'))).toBe(true)
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'docs/style.md', 'schema.graphql']),
  )
})

describe.each(Object.entries(rules))('%s', (_area, ofArea) => {
  describe.each(ofArea)('$name', ({ check, example }) => {
    test('holds', () => expect(check(files)).toEqual([]))
    test('can fail', () => expect(check(example.files)).toEqual(example.offences))
  })
})

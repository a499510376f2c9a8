import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { titlesOf } from '#platform/imports/reading/table.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { importTablesPage, PAGE_MARKS } from '../page.ts'
import { csvTables } from '../tables.ts'
import { exampleFolder } from './scene.ts'

const path = fileURLToPath(new URL('../../../../docs/import.md', import.meta.url))

/** `DOCS=scrivi npx vitest run server/cli/import/__tests__/page.test.ts` writes them. */
test('docs/import.md has the tables of the files as they are declared', () => {
  const page = readFileSync(path, 'utf8')
  const [begin, end] = PAGE_MARKS
  const [before = '', rest = ''] = page.split(begin)
  const [, after = ''] = rest.split(end)
  const wanted = `${before}${begin}\n\n${importTablesPage(csvTables)}\n\n${end}${after}`
  if (process.env.DOCS === 'scrivi') writeFileSync(path, wanted)
  else expect(page).toBe(wanted)
})

test('the example has every file', () => {
  expect(readdirSync(exampleFolder).toSorted()).toEqual(csvTables.map(({ file }) => file).toSorted())
})

test.each(csvTables.map((table) => [table.file, table] as const))(
  '%s: no two columns share a title',
  (_file, table) => {
    const spellings = table.columns.flatMap(({ nome, titolo, others = [] }) =>
      [...new Set([titolo, ...others].map(foldTitle))].map((title) => ({ nome, title })),
    )
    const names = titlesOf(table.columns)
    expect(spellings.filter(({ nome, title }) => names.get(title) !== nome)).toEqual([])
  },
)

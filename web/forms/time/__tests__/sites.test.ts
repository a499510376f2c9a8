import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isSchema, ObjectSchema } from 'yup'
import { PERIOD_FORMS, SINGLE_DAYS } from '#e2e/periods/forms.ts'
import { PERIOD_SCREENS, SHOWS_PERIOD } from '#e2e/periods/screens.ts'
import { fieldsOf } from '#shared/fields/fields.ts'

const textOf = (path: string) => readFileSync(path, 'utf8')
const source = globSync('web/**/*.tsx', { exclude: (path) => /__tests__|__generated__/.test(path) })

/** The days of each schema of the rules, by its name. */
async function readDays(): Promise<ReadonlyMap<string, readonly string[]>> {
  const days = new Map<string, readonly string[]>()
  for (const path of globSync('server/**/rules.ts')) {
    const rules: Record<string, unknown> = await import(pathToFileURL(path).href)
    for (const [name, schema] of Object.entries(rules)) {
      if (!isSchema(schema) || !(schema instanceof ObjectSchema)) continue
      days.set(
        name,
        fieldsOf(schema).flatMap((field) => (field.kind === 'day' ? [field.name] : [])),
      )
    }
  }
  // The schema of a form is one of the rules, or made of some.
  for (const path of globSync('web/**/*.{ts,tsx}', { exclude: (file) => /__tests__|__generated__/.test(file) })) {
    const text = textOf(path)
    for (const [, name = ''] of text.matchAll(/^(?:export )?const (\w*[sS]chema) =/gm)) {
      if (!days.has(name)) days.set(name, daysSaidIn(text, days))
    }
  }
  return days
}

const daysSaidIn = (text: string, days: ReadonlyMap<string, readonly string[]>) =>
  [...new Set(text.match(/\b\w*[sS]chema\b/g))].flatMap((name) => days.get(name) ?? [])

/** How many fields of a file are days: drawn as such, or by a schema that says so. */
function dayFields(text: string, days: ReadonlyMap<string, readonly string[]>): number {
  const known = new Set(daysSaidIn(text, days))
  const drawn = [...text.matchAll(/<Field\b[^>]*?\bname="([\w.[\]]+)"/g)].filter(([, name = '']) => known.has(name))
  return drawn.length + (text.match(/<DateField\b/g)?.length ?? 0)
}

test('each place that shows a period is known to the story that writes in them all', () => {
  const found = source.filter((path) => SHOWS_PERIOD.test(textOf(path))).sort()
  expect(found).toEqual(Object.keys(PERIOD_SCREENS).sort())
})

test.each(['<PeriodFields', '      <FigurePeriod periodo={days} />'])('a new one is seen: %s', (line) =>
  expect(line).toMatch(SHOWS_PERIOD),
)

test('each form with two days is known to the story that writes in it, or has single days', async () => {
  const days = await readDays()
  const several = source.filter((path) => dayFields(textOf(path), days) > 1)
  expect(several.sort()).toEqual([...Object.keys(PERIOD_FORMS), ...SINGLE_DAYS].sort())
})

test('a day is known by its schema, whatever it is called', () => {
  const days = new Map([['cassaSchema', ['apertura', 'chiusura']]])
  const form = (name: string) => `<Field of={cassaSchema} name="${name}" autoFocus />`
  expect(dayFields(form('apertura') + form('chiusura') + form('nome'), days)).toBe(2)
})

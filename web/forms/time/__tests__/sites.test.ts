import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PERIOD_FORMS, SINGLE_DAYS } from '#e2e/periods/forms.ts'
import { PERIOD_SCREENS, SHOWS_PERIOD } from '#e2e/periods/screens.ts'

// A field that its schema draws is a day by its name.
const DAY_FIELD = /<DateField\b|<Field\b[^>]*\bname="(?:dal|al|data\w*|giorno\w*)"/g
const source = globSync('web/**/*.tsx', { exclude: (path) => /__tests__|__generated__/.test(path) })

test('each place that shows a period is known to the story that writes in them all', () => {
  const found = source.filter((path) => SHOWS_PERIOD.test(readFileSync(path, 'utf8'))).sort()
  expect(found).toEqual(Object.keys(PERIOD_SCREENS).sort())
})

test.each(['<PeriodFields', '      <FigurePeriod periodo={days} />'])('a new one is seen: %s', (line) =>
  expect(line).toMatch(SHOWS_PERIOD),
)

test('each form with two days is known to the story that writes in it, or has single days', () => {
  const several = source.filter((path) => [...readFileSync(path, 'utf8').matchAll(DAY_FIELD)].length > 1)
  expect(several.sort()).toEqual([...Object.keys(PERIOD_FORMS), ...SINGLE_DAYS].sort())
})

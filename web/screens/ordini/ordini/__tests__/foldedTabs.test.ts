import { expect, test } from 'vitest'
import { foldedTabs } from '../detail/foldedTabs.ts'

const names = (tabs: readonly { name: string }[]) => tabs.map(({ name }) => name).join(' ')
const tabs = (text: string) => text.split(' ').map((name) => ({ name }))
const ALL = 'edit sconti fasi fornitori schedulazioni view allegati marcatura-ce checklist logs avanzamento'

test.each([
  ['view', 'view fasi fornitori avanzamento', 'edit sconti schedulazioni allegati marcatura-ce checklist logs'],
  ['logs', 'view fasi fornitori avanzamento logs', 'edit sconti schedulazioni allegati marcatura-ce checklist'],
  [null, 'view fasi fornitori avanzamento', 'edit sconti schedulazioni allegati marcatura-ce checklist logs'],
])('four tabs and the open one are in sight, with %s open', (open, first, others) => {
  const folded = foldedTabs(tabs(ALL), open)
  expect(names(folded.first)).toBe(first)
  expect(names(folded.others)).toBe(others)
})

test('few tabs are all in sight', () => {
  const { first, others } = foldedTabs(tabs('view allegati checklist logs'), 'view')
  expect(names(first)).toBe('view allegati checklist logs')
  expect(others).toEqual([])
})

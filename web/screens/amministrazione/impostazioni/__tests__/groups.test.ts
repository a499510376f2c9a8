import { expect, test } from 'vitest'
import { settingKeys, settings } from '#amministrazione/impostazioni/rules.ts'
import { withMovedItem, withNewItem, withoutItem } from '#forms/entries/items.ts'
import { aziendaNames } from '../azienda.ts'
import { changedSettings, formFieldOf, foundSettings, groupSchema, sectionsOf, settingGroups } from '../groups.ts'

test('every setting stands under one heading, and the defaults of a group satisfy its form', async () => {
  expect(settingGroups.flatMap(({ keys }) => keys).sort()).toEqual([...settingKeys].sort())
  for (const { keys } of settingGroups) {
    // What only the company knows has no default that fits.
    const known = keys.filter((key) => settings[key].schema.isValidSync(settings[key].predefinito))
    const values = Object.fromEntries(known.map((key) => [key, settings[key].predefinito]))
    expect(await groupSchema(known).validate(values)).toEqual(values)
  }
})

test('every setting of a group stands once in its sections', () => {
  for (const group of settingGroups) {
    expect(
      sectionsOf(group)
        .flatMap(({ keys }) => keys)
        .sort(),
    ).toEqual([...group.keys].sort())
  }
})

test.each([
  ['', settingKeys.length],
  ['numero VERDE', 1],
  ['officina', 3],
  ['oltre il 10', 1],
  ['niente di simile', 0],
])('%j finds %i settings', (search, count) => {
  const values = { piani: settings.piani.predefinito }
  expect(settingGroups.flatMap((group) => [...foundSettings(group, values, search)])).toHaveLength(count)
})

test('the form shows every field of the company', () => {
  const fields = Object.keys(settings.azienda.predefinito)
  expect([...aziendaNames].sort()).toEqual(fields.sort())
})

test('what is saved is what differs, inside lists too', () => {
  const saved = { piani: ['1', '2'], sito: 'https://a.it', page_size_preventivi: 10 }
  const written = { piani: ['2', '1'], sito: 'https://a.it', page_size_preventivi: 11 }
  expect(changedSettings(['piani', 'sito', 'page_size_preventivi'], saved, written)).toEqual([
    'piani',
    'page_size_preventivi',
  ])
  expect(changedSettings(['piani'], saved, { ...saved, piani: ['1', '2'] })).toEqual([])
})

test.each([
  ['valore', 'azienda'],
  ['valore.cap', 'azienda.cap'],
  ['valore[2]', 'azienda[2]'],
  [null, 'azienda'],
  ['chiave', 'azienda'],
])('an error on %j belongs to %s', (field, column) => {
  expect(formFieldOf('azienda', field)).toBe(column)
})

test.each([
  [withNewItem(['a', 'b'], 0), ['a', '', 'b']],
  [withNewItem(['a', 'b'], 1), ['a', 'b', '']],
  [withNewItem([], -1), ['']],
  [withoutItem(['a', 'b', 'c'], 1), ['a', 'c']],
  [withMovedItem(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a']],
  [withMovedItem(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b']],
  [withMovedItem(['a', 'b'], 0, -1), ['a', 'b']],
  [withMovedItem(['a', 'b'], 1, 2), ['a', 'b']],
])('%j is %j', (items, waits) => {
  expect(items).toEqual(waits)
})

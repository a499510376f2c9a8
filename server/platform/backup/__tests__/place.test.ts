import { expect, test } from 'vitest'
import { isBackupDue } from '../../jobs/backup.ts'
import { backupMoment, backupName } from '../place.ts'
import { backupsToKeep } from '../retention.ts'

const at = (text: string) => backupName(new Date(text))

test('a name tells its moment', () => {
  const moment = new Date('2026-11-22T03:15:35.007Z')
  expect(backupName(moment)).toBe('20261122T031535007Z')
  expect(backupMoment(backupName(moment))).toEqual(moment)
})

const names = [
  at('2026-03-05T12:10:00Z'),
  at('2026-03-05T12:05:00Z'),
  at('2026-03-05T12:00:00Z'),
  at('2026-03-04T18:00:00Z'),
  at('2026-03-04T09:00:00Z'),
  at('2026-03-01T09:00:00Z'),
  at('2026-02-01T09:00:00Z'),
]

test.each([
  ['the newest', 2, 0, [0, 1]],
  ['one is there at least', 1, 0, [0]],
  ['more than there are', 99, 0, [0, 1, 2, 3, 4, 5, 6]],
  ['and the last of each day that has one', 2, 3, [0, 1, 3, 5]],
  ['a day that is kept anyway counts as one', 1, 1, [0]],
  ['all days', 1, 99, [0, 3, 5, 6]],
])('retention: %s', (_, newest, days, kept) => {
  expect([...backupsToKeep(names, { newest, days })].sort()).toEqual(kept.map((i) => names[i]).sort())
})

const now = new Date('2026-03-05T12:00:00Z')
test.each([
  [undefined, true],
  ['2026-03-05T11:55:00Z', true],
  ['2026-03-05T11:55:59Z', true],
  ['2026-03-05T11:56:01Z', false],
  ['2026-03-05T12:00:00Z', false],
])('every five minutes, the newest of %s: due %s', (newest, due) => {
  expect(isBackupDue(newest === undefined ? undefined : new Date(newest), 5, now)).toBe(due)
})

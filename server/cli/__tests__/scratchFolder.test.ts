import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../scratchFolder.ts'

test('folders that a killed process left go after a day, those of others stay', () => {
  const prefix = `prova-${process.pid}-`
  const first = scratchFolder(prefix)
  const left = join(dirname(first), `${prefix}left`)
  mkdirSync(left)
  const twoDaysAgo = Date.now() / 1000 - 48 * 60 * 60
  utimesSync(left, twoDaysAgo, twoDaysAgo)
  const second = scratchFolder(prefix)
  expect([left, first, second].map(existsSync)).toEqual([false, true, true])
  for (const folder of [first, second]) rmSync(folder, { recursive: true })
})

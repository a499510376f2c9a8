import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOWNLOAD_SITES, HANDS_OUT } from '#e2e/downloads/sites.ts'

const source = globSync('web/**/*.{ts,tsx}', { exclude: (path) => /__tests__|__generated__/.test(path) })

test('each place that hands out a file is known to the story that presses them all', () => {
  const found = source.filter((path) => HANDS_OUT.test(readFileSync(path, 'utf8'))).sort()
  expect(found).toEqual(Object.keys(DOWNLOAD_SITES).sort())
})

test('who presses what that story does not reach is there, and downloads', () => {
  for (const site of Object.values(DOWNLOAD_SITES))
    if ('elsewhere' in site) expect(readFileSync(site.elsewhere, 'utf8')).toMatch(/download|scarica|print|pdf/i)
})

test.each(['<Button href={url} download={name}>', 'fetch(`/esporta/x.xlsx`)', 'exportUrl(file, list, values)'])(
  'a new one is seen: %s',
  (line) => expect(line).toMatch(HANDS_OUT),
)

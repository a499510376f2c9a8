import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noticeOf, packageFolder } from '../licenceNotices.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notice-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['/p/node_modules/@mui/material/Button/Button.mjs', '/p/node_modules/@mui/material'],
  ['/p/node_modules/a/node_modules/b/x.js', '/p/node_modules/a/node_modules/b'],
  ['\0/p/node_modules/a/x.js?commonjs', '/p/node_modules/a'],
  ['/p/web/main.tsx', null],
])('%s is of %s', (id, expected) => expect(packageFolder(id)).toBe(expected))

test('a package is told with its version, its licence and the licence’s text', () => {
  writeFileSync(join(folder, 'package.json'), '{"name":"a","version":"1.2.3","license":"MIT"}')
  expect(noticeOf(folder)).toMatch(/^=+\na 1\.2\.3 \(MIT\)\n/)
  writeFileSync(join(folder, 'LICENSE.md'), 'Copyright (c) Somebody\n')
  expect(noticeOf(folder)).toContain('\n\nCopyright (c) Somebody\n')
})

test('a package without a licence stops the build', () => {
  writeFileSync(join(folder, 'package.json'), '{"name":"a","version":"1.2.3"}')
  expect(() => noticeOf(folder)).toThrow('a states no licence')
})

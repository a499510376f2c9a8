import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import product from '../../../../package.json' with { type: 'json' }
import { root } from '../../run.ts'
import { changesOf, osvQueries, wrongTagReason } from '../main.ts'

test('a release has what the CHANGELOG says of its version and no other', () => {
  const text = '# Changelog\n\n## 1.1.0\n\n- new\n\n### Fixed\n- a\n\n## 1.0.0 (2026)\n\n- old\n'
  expect(changesOf(text, '1.1.0')).toBe('- new\n\n### Fixed\n- a')
  expect(changesOf(text, '1.0.0')).toBe('- old')
  expect(changesOf(text, '1.0')).toBeNull()
  expect(changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), product.version)).toContain('Access')
})

test('a tag names the version that is released', () => {
  expect(wrongTagReason('v1.2.0', '1.2.0')).toBeNull()
  expect(wrongTagReason(undefined, '1.2.0')).toBeNull()
  for (const tag of ['v1.2.1', '1.2.0', 'v1.2.0-prova', ''])
    expect(wrongTagReason(tag, '1.2.0'), tag).toContain('v1.2.0')
  const workflow = readFileSync(join(root, '.github', 'workflows', 'release.yml'), 'utf8')
  expect(workflow).toContain('npm run release -- --tag "$GITHUB_REF_NAME"')
})

test('OSV is asked for each package of the bill', () => {
  const components = [{ name: 'a', version: '1.0.0', purl: 'pkg:npm/a@1.0.0' }, { name: 'without' }]
  expect(osvQueries({ components })).toEqual([{ package: { purl: 'pkg:npm/a@1.0.0' } }])
  expect(osvQueries({})).toEqual([])
})

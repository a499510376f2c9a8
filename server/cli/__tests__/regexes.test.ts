import { expect, test } from 'vitest'
import { regexesIn, verdictOf } from '../regexes.ts'

test('finds regular expressions, and not what looks like them', () => {
  const text = `
    const half: number = total /2/ count
    const found = <p title="/a+/">/b+/</p> // a comment: /c+/
    text.replace(/[/]d+/gu, \`\${text.match(/e/)}\`)
    new RegExp('f+', 'i')
    RegExp('g')
    new RegExp(half + 'h')
  `
  expect(regexesIn('a.tsx', text)).toEqual([
    { file: 'a.tsx', line: 4, regex: { source: '[/]d+', flags: 'gu' } },
    { file: 'a.tsx', line: 4, regex: { source: 'e', flags: '' } },
    { file: 'a.tsx', line: 5, regex: { source: 'f+', flags: 'i' } },
    { file: 'a.tsx', line: 6, regex: { source: 'g', flags: '' } },
    { file: 'a.tsx', line: 7, regex: null },
  ])
})

test.each([
  ['^[ \\t]+|[ \\t]+$', 'g', 'vulnerable'],
  [' Did you mean [^?]*\\?', 'g', 'vulnerable'],
  ['(a|a)*$', '', 'vulnerable'],
  ['^\\d{4}-\\d{2}-\\d{2}$', '', 'safe'],
  ['<[^<>]*>', 'g', 'safe'],
])('/%s/%s: %s', (source, flags, status) => {
  expect(verdictOf({ source, flags }).status).toBe(status)
})

import { expect, test } from 'vitest'
import { losesFormatting } from '../losesFormatting.ts'

test.each([
  ['<p>Gentile <strong>Ines</strong>, <a href="https://x.it">qui</a></p><ul><li><em>una</em></li></ul>', false],
  ['<h2>Titolo</h2><blockquote>detto</blockquote><hr>', false],
  ['<p>a</p><table><tr><td>b</td></tr></table>', true],
  ['<p><img src="data:image/png;base64,AA==" alt=""></p>', true],
  ['<p>imgtable tabella &lt;table&gt;</p>', false],
])('what the editor cannot keep in %s: %s', (html, expected) => {
  expect(losesFormatting(html)).toBe(expected)
})

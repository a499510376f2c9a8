import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { html, paragraphs, raw, richText, sanitizeRich, textFromHtml } from '../../platform/pdf/html.ts'
import { escapeHtml } from '../../shared/formats/formats.ts'
import { cpuMs } from '../cpu.ts'

describe('html``', () => {
  test('values are escaped, pieces of html are not, lists are joined, nothing prints nothing', () => {
    const nome = `<b onclick="x('y')">&`
    expect(html`<p title="${nome}">${nome}</p>`.text).toBe(
      '<p title="&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;">&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;</p>',
    )
    expect(html`${[1, 2].map((n) => html`<i>${n}</i>`)}${null}${undefined}${false}${0}${''}`.text).toBe(
      '<i>1</i><i>2</i>0',
    )
    expect(html`${raw('<hr>')}${richText('<script>x</script><b>y</b>')}`.text).toBe('<hr><b>y</b>')
  })

  test('no text becomes a tag or leaves an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/)
      }),
    )
  })
})

describe('sanitizeRich', () => {
  test.each([
    ['<script>x</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x" style="x" class="x">a</p>', '<p>a</p>'],
    ['<a href="javascript:x">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    ['<a href="JaVa&#x0A;script:x">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    ['<a href="//evil.example">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    ['<img src="https://evil.example/x.png">', ''],
    ['<img src="//evil.example/x.png">', ''],
    ['<img src="/\\evil.example/x.png">', ''],
    ['<img src="data:image/svg+xml;base64,x">', ''],
    ['<img src=x onerror=x>', ''],
    ['<svg onload=x></svg><math></math>', ''],
    ['<iframe src="/x"></iframe><form action="/x"><input></form><object data="/x"></object>', ''],
    ['<style>x</style><link rel=x><meta http-equiv=refresh><base href=x>', ''],
    ['<h1>a</h1>', '<h2>a</h2>'],
  ])('%s', (text, expected) => {
    expect(sanitizeRich(text)).toBe(expected)
  })

  test('what an editor makes stays', () => {
    const text =
      '<h3>a</h3><p>b <strong>c</strong></p><ul><li>d</li></ul><table><tbody><tr><td colspan="2">e</td></tr></tbody></table><img src="/files/x/y.png" alt="z" />'
    expect(sanitizeRich(text)).toBe(text)
  })

  test('cleaning twice is cleaning once, and nothing dangerous survives', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      'script',
      'img',
      ' onerror=x',
      ' src=',
      'javascript:',
      'a',
      '&lt;',
      '<!--',
      '-->',
      '<svg',
      '<p',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = sanitizeRich(pieces.join(''))
        expect(sanitizeRich(once)).toBe(once)
        expect(once).not.toMatch(/<(script|svg|!--)|<[^>]*\son\w+=/i)
      }),
    )
  })

  test('a huge and deeply nested text does not hold the process', () => {
    expect(cpuMs(() => sanitizeRich('<b>'.repeat(50_000)))).toBeLessThan(2_500)
    expect(cpuMs(() => textFromHtml('<td></td>'.repeat(20_000)))).toBeLessThan(2_500)
    expect(cpuMs(() => textFromHtml('<a href="https://x.it">'.repeat(10_000)))).toBeLessThan(2_500)
    expect(cpuMs(() => textFromHtml('<li '.repeat(20_000)))).toBeLessThan(2_500)
  })
})

test('paragrafi', () => {
  expect(paragraphs('a <b>\r\nc\n\n\nd').text).toBe('<p>a &lt;b&gt;<br>c</p>\n<p>d</p>')
})

test('textFromHtml reads as a letter', () => {
  const text = `<p>Gentile <b>Mario</b>,<br>ecco &egrave; &lt;qui&gt;:</p>
    <ul><li>uno</li><li>due</li></ul><p>Vedi <a href="https://example.it/x">il sito</a> o <a href="mailto:a@b.it">a@b.it</a></p><script>x</script>`
  expect(textFromHtml(text)).toBe(
    'Gentile Mario,\necco è <qui>:\n\n- uno\n- due\n\nVedi il sito (https://example.it/x) o a@b.it',
  )
})

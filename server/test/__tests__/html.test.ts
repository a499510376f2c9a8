import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { html, paragraphs, raw, richText, sanitizeRich, textFromHtml } from '#platform/pdf/html.ts'
import { escapeHtml } from '#shared/formats/formats.ts'
import { cpuMs } from '../cpu.ts'
import { casesOf, seedOf } from '../depth.ts'
import { hostileRichText, STORED_KEY } from '../hostile/richText.ts'

describe('html``', () => {
  test('values are escaped, pieces of html are not, lists are joined, nothing prints nothing', () => {
    const name = `<b onclick="x('y')">&`
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
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

/** Hostile texts; each a page of its own that would ask for what is in it. */
const RUNS = casesOf(10_000)
const OFFLINE = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
} as const
const PICTURE = ['src', 'alt', 'width', 'height']
const LINK = ['href', 'rel', 'target']
const CELL = ['colspan', 'rowspan']

const isStoredFile = (url: URL, own: string) =>
  url.origin === own && /^\/files\/[0-9a-f]{64}\/[^/]+$/.test(url.pathname)

/** An address that names another program or site as it stands, or a file of ours. */
const isElsewhere = (href: string, own: string) =>
  /^(https?:\/\/|mailto:|tel:|\{\{)/i.test(href) ||
  isStoredFile(new URL(href, own), own) ||
  /^\/d\/[^/]/.test(new URL(href, own).pathname)

const KEY = STORED_KEY

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
    // What is asked for as the page is drawn is a stored file or nothing.
    ['<img src="/api/planner/ordini/1/completa-attivita-operatore/">', ''],
    ['<img src="/logout">', ''],
    [`<img src="/files/${KEY}/a.png">`, `<img src="/files/${KEY}/a.png" />`],
    [`<img src="/files/${KEY}/..">`, ''],
    [`<img src="/files/${KEY}/../../api/user/">`, ''],
    [`<img src="/files/${KEY}/%2e%2e/%2E%2e/api/user/">`, ''],
    [`<img src="/files/${KEY}/..\\..\\api/user/">`, ''],
    [`<img src="/files/${KEY}/.&#9;./api/user/">`, ''],
    [`<img src="/files/../api/user/">`, ''],
    ['<img src="/files/x/y.png">', ''],
    [`<img src="files/${KEY}/a.png">`, ''],
    [`<img src="data:image/png;base64,iVBO" srcset="/api/user/ 1x">`, '<img src="data:image/png;base64,iVBO" />'],
    // A link goes elsewhere, or to a file.
    ['<a href="/api/user/">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    ['<a href="api/user/" ping="/api/user/">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    ['<a href="?x#y">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    [
      '<a href="mailto:a@example.com">a</a>',
      '<a href="mailto:a@example.com" rel="noopener noreferrer" target="_blank">a</a>',
    ],
    [
      `<a href="/files/${KEY}/a.pdf">a</a>`,
      `<a href="/files/${KEY}/a.pdf" rel="noopener noreferrer" target="_blank">a</a>`,
    ],
    ['<a href="/d/abc">a</a>', '<a href="/d/abc" rel="noopener noreferrer" target="_blank">a</a>'],
  ])('%s', (text, expected) => {
    expect(sanitizeRich(text)).toBe(expected)
  })

  test('what an editor makes stays', () => {
    const text =
      '<h3>a</h3><p>b <strong>c</strong></p><ul><li>d</li></ul><table><tbody><tr><td colspan="2">e</td></tr></tbody></table><img src="/files/KEY/y.png" alt="z" />'.replace(
        'KEY',
        KEY,
      )
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

  test('nothing but stored files and data is asked for by a page that shows it', () => {
    const own = 'https://own.example'
    let pictures = 0
    const page = new Window({ url: `${own}/preventivi/`, settings: OFFLINE })
    fc.assert(
      fc.property(hostileRichText, (text) => {
        const clean = sanitizeRich(text)
        const shown = page.document.createElement('div')
        shown.innerHTML = clean
        for (const element of shown.querySelectorAll('*')) {
          for (const { name, value: given } of element.attributes) {
            const value = given ?? ''
            const allowed = element.tagName === 'IMG' ? PICTURE : element.tagName === 'A' ? LINK : CELL
            expect(allowed, clean).toContain(name)
            if (name === 'src') {
              pictures++
              expect(
                value.startsWith('data:image/') || isStoredFile(new URL(value, page.location.href), own),
                clean,
              ).toBe(true)
            }
            if (name === 'href') expect(isElsewhere(value, own), clean).toBe(true)
          }
        }
      }),
      { numRuns: RUNS, seed: seedOf(20261124) },
    )
    expect(pictures).toBeGreaterThan(RUNS / 200)
  })

  test('a huge and deeply nested text does not hold the process', () => {
    expect(cpuMs(() => sanitizeRich('<b>'.repeat(50_000)))).toBeLessThan(2_500)
    expect(cpuMs(() => textFromHtml('<td></td>'.repeat(20_000)))).toBeLessThan(2_500)
    expect(cpuMs(() => textFromHtml('<a href="https://x.it">'.repeat(10_000)))).toBeLessThan(2_500)
    expect(cpuMs(() => textFromHtml('<li '.repeat(20_000)))).toBeLessThan(2_500)
  })
})

test('paragraphs', () => {
  expect(paragraphs('a <b>\r\nc\n\n\nd').text).toBe('<p>a &lt;b&gt;<br>c</p>\n<p>d</p>')
})

test('textFromHtml reads as a letter', () => {
  const text = `<p>Gentile <b>Mario</b>,<br>ecco &egrave; &lt;qui&gt;:</p>
    <ul><li>uno</li><li>due</li></ul><p>Vedi <a href="https://example.it/x">il sito</a> o <a href="mailto:a@b.it">a@b.it</a></p><script>x</script>`
  expect(textFromHtml(text)).toBe(
    'Gentile Mario,\necco è <qui>:\n\n- uno\n- due\n\nVedi il sito (https://example.it/x) o a@b.it',
  )
})

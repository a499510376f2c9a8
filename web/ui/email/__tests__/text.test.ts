import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlFromText } from '../htmlFromText.ts'
import { losesFormatting, textOfHtml } from '../textOfHtml.ts'

describe('the body as text', () => {
  test.each([
    ['<p>Gentile Mario,</p><p>grazie.</p>', 'Gentile Mario,\n\ngrazie.'],
    ['<p>Cordiali saluti,<br><strong>Valdombra</strong><br>051 123</p>', 'Cordiali saluti,\n**Valdombra**\n051 123'],
    ['<p>uno</p>\n  <p>due\n   righe</p>', 'uno\n\ndue righe'],
    ['<ul><li>porta</li><li>finestra</li></ul><p>fine</p>', '- porta\n- finestra\n\nfine'],
    ['<ol><li>uno</li><li>due</li></ol>', '1. uno\n2. due'],
    ['<p>vedi <a href="https://x.it/a?b=1&amp;c=2" rel="noopener">qui</a>.</p>', 'vedi qui (https://x.it/a?b=1&c=2).'],
    ['<p><a href="https://x.it/">https://x.it</a></p>', 'https://x.it'],
    ['<p>1 &lt; 2 &amp; 3 &gt; 2 &quot;sì&quot; &#39;no&#39; &#x20ac;&nbsp;5</p>', '1 < 2 & 3 > 2 "sì" \'no\' € 5'],
    ['<p>tot: <b> 3 </b>pezzi <strong></strong>in tutto</p>', 'tot: **3** pezzi in tutto'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a  b  \nc  d'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(textOfHtml(html).replace(/[ \t]+\n/g, '\n')).toBe(text.replace(/[ \t]+\n/g, '\n'))
  })

  test('says what it cannot keep', () => {
    expect(losesFormatting('<p>solo <strong>testo</strong><br>e <a href="https://x.it">indirizzi</a></p>')).toBe(false)
    expect(losesFormatting('<p><img src="data:image/png;base64,AA=="></p>')).toBe(true)
    expect(losesFormatting('<p><em>corsivo</em></p>')).toBe(true)
  })
})

describe('html of an edited text', () => {
  test.each([
    ['Gentile Mario,\n\n\ngrazie.\nA presto', '<p>Gentile Mario,</p><p>grazie.<br>A presto</p>'],
    ['Serve:\n- porta\n- finestra\ne basta', '<p>Serve:</p><ul><li>porta</li><li>finestra</li></ul><p>e basta</p>'],
    ['1. uno\n2) due', '<ol><li>uno</li><li>due</li></ol>'],
    ['**grassetto** e 2 ** 3', '<p><strong>grassetto</strong> e 2 ** 3</p>'],
    [
      'vedi https://x.it/a?b=1&c=2.',
      '<p>vedi <a href="https://x.it/a?b=1&amp;c=2">https://x.it/a?b=1&amp;c=2</a>.</p>',
    ],
    ['qui (https://x.it)', '<p>qui (<a href="https://x.it">https://x.it</a>)</p>'],
    ['   \r\n \n', ''],
  ])('%j', (text, html) => {
    expect(htmlFromText(text)).toBe(html)
  })

  test('what is written never becomes markup', () => {
    expect(htmlFromText('<script>alert("1")</script> & <b>x</b>')).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;b&gt;x&lt;/b&gt;</p>',
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        const senzaNostri = htmlFromText(text).replace(
          /<\/?(p|br|ul|ol|li|strong)>|<a href="https?:[^"<>]*">|<\/a>/g,
          '',
        )
        expect(senzaNostri).not.toMatch(/[<>]/)
      }),
    )
  })

  test('reading back what was made gives the same text', () => {
    const text =
      'Gentile Mario,\n\nabbiamo **3 serramenti** per te:\n\n- porta\n- finestra\n\nvedi https://x.it/a\ne scrivici'
    expect(textOfHtml(htmlFromText(text))).toBe(text)
  })

  test('the house template keeps its shape through an edit', () => {
    const modello =
      '<p>Gentile Mario,</p><p>ecco <strong>3 serramenti</strong>:</p><p>2 × Porta<br>1 × Finestra</p><p>Cordiali saluti,<br><strong>Valdombra</strong><br>051 123 · info@v.it</p>'
    expect(htmlFromText(textOfHtml(modello))).toBe(modello)
  })
})

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { childrenOf } from '#server-test/processes.ts'
import { silentLog } from '../../log.ts'
import { html, raw } from '../html.ts'
import { letterhead } from '../letterhead.ts'
import { createPdf } from '../pdf.ts'
import { pdfImages, pdfPages, pdfText } from './readPdf.ts'

const pdf = createPdf({ log: silentLog() })
afterAll(() => pdf.close())

const browsers = () => childrenOf(process.pid, 'chrom|headless|avvia')

const azienda = {
  ragioneSociale: 'Serramenti & Figli <srl>',
  indirizzo: 'Via del Lavoro 1',
  cap: '41100',
  citta: 'Modena',
  provincia: 'Modena',
  partitaIva: '01234567890',
  telefono: '059 000000',
  email: 'info@example.it',
  pec: 'figli@pec.example.it',
  codiceSdi: 'ABC1234',
  iban: '',
}
const carta = { azienda, colore: '#7a1f5c', sito: 'https://www.example.it/', immagineMarchio: '' }

test('a long table: A4, several pages, the embedded font, no script run', async () => {
  const body = html`
    <script>document.title = 'eseguito'</script>
    <table><thead><tr><th>Riga</th><th class="numero">Quantità</th></tr></thead>
    <tbody>${Array.from({ length: 90 }, (_none, n) => html`<tr><td>Riga numero ${n}</td><td class="numero">${n}</td></tr>`)}</tbody>
    </table>`
  const bytes = await pdf.render({
    html: await letterhead({ carta, titolo: 'Preventivo n. 12', corpo: body, piede: 'Offerta "A" <b>' }),
  })
  const document = pdfText(bytes)
  expect(document.startsWith('%PDF-')).toBe(true)
  expect(pdfPages(bytes)).toBe(4)
  expect(document).toMatch(/MediaBox ?\[0 0 59[45]\.\d+ 84[12]\.\d+\]/)
  expect(document).toContain('Inter')
  expect(document).not.toContain('eseguito')
})

test('nothing is fetched from outside, pictures inside the document are printed', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('x')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const dot = 'data:image/gif;base64,R0lGODdhAgACAIAAAP8AAP///ywAAAAAAgACAAACAoRRADs='
  const bytes = await pdf.render({
    html: `<link rel="stylesheet" href="${outside}/css"><style>@import url(${outside}/import); body { background: url(${outside}/bg) }</style>
      <iframe src="${outside}/frame"></iframe><iframe src="file:///etc/passwd"></iframe>
      <object data="${outside}/object"></object><meta http-equiv="refresh" content="0;url=${outside}/refresh">
      <img src="${dot}" width="20"><p>fine</p>`,
  })
  server.close()
  expect(asked).toEqual([])
  expect(pdfImages(bytes)).toBe(1)
})

function kill(): void {
  for (const pid of browsers()) process.kill(pid, 'SIGKILL')
}

test('a Chromium that is killed is replaced, and the document printed all the same', async () => {
  await pdf.render({ html: html`<p>prima</p>` })
  kill()
  expect(pdfPages(await pdf.render({ html: html`<p>dopo</p>` }))).toBe(1)
  const [during] = await Promise.all([
    pdf.render({ html: html`${raw('<p>riga</p>'.repeat(3000))}` }),
    Promise.resolve().then(kill),
  ])
  expect(pdfPages(during)).toBeGreaterThan(20)
})

test('a document too slow to print is refused in time and harms no other', async () => {
  const hasty = createPdf({ log: silentLog(), timeoutMs: 5000 })
  const endless = raw(`<table>${'<tr><td>x<table><tr><td>'.repeat(60_000)}`)
  await expect(hasty.render({ html: html`<div>${endless}</div>` })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(pdfPages(await hasty.render({ html: html`<p>bene</p>` }))).toBe(1)
  await hasty.close()
  await expect(hasty.render({ html: html`<p>tardi</p>` })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a Chromium that hangs is killed, and takes nothing with it', async () => {
  const hung = async () => {
    // Long enough for a Chromium to start and print on a busy machine.
    const hasty = createPdf({ log: silentLog(), timeoutMs: 6000 })
    const before = new Set(browsers())
    await hasty.render({ html: html`<p>prima</p>` })
    const lost = hasty.render({ html: html`${raw('<p>riga</p>'.repeat(3000))}` })
    // What is written to it from now on stays unread, which at its end is an error of the pipe.
    for (const pid of browsers().filter((one) => !before.has(one))) process.kill(pid, 'SIGSTOP')
    await expect(lost).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await hasty.close()
  }
  const faults: unknown[] = []
  const note = (error: unknown) => faults.push(error)
  process.prependListener('uncaughtException', note)
  for (let n = 0; n < 3; n++) await hung()
  await new Promise((resolve) => setTimeout(resolve, 200))
  process.off('uncaughtException', note)
  expect(faults).toEqual([])
})

test('a Chromium has no password of ours, and no more memory than it may need', async () => {
  process.env.SEGRETO_DI_PROVA = 'smtp://utente:password@host'
  const sealed = createPdf({ log: silentLog() })
  const before = new Set(browsers())
  await sealed.render({ html: html`<p>prima</p>` })
  delete process.env.SEGRETO_DI_PROVA
  const [pid] = browsers().filter((one) => !before.has(one))
  const told = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')
  expect(told('environ')).not.toContain('SEGRETO_DI_PROVA')
  expect(told('environ')).not.toContain('NODE_ENV')
  expect(told('limits')).toMatch(/Max data size +1536000000 +1536000000/)
  await sealed.close()
})

test('the browser is renewed after its documents, and none is left behind', async () => {
  const brief = createPdf({ log: silentLog(), restartAfter: 3 })
  const before = new Set(browsers())
  for (let n = 0; n < 7; n++) await brief.render({ html: html`<p>${n}</p>` })
  await brief.close()
  expect(browsers().filter((pid) => !before.has(pid))).toEqual([])
})

test('closing gives up what is being printed', async () => {
  const closing = createPdf({ log: silentLog() })
  await closing.render({ html: html`<p>avviato</p>` })
  const given = expect(closing.render({ html: raw('<p>riga</p>'.repeat(20_000)) })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  await closing.close()
  await given
})

test('the paper shows what the company has said, its mark and colour, and no line for what it has not', async () => {
  const dot = 'data:image/png;base64,iVBORw0KGgo='
  const text = async (different: object) =>
    (await letterhead({ carta: { ...carta, ...different }, titolo: 't', corpo: html`` })).text
  const full = await text({ immagineMarchio: dot })
  for (const shown of [
    '#7a1f5c',
    dot,
    'PEC figli@pec.example.it',
    'SDI ABC1234',
    '41100 Modena (MO)',
    'www.example.it',
  ]) {
    expect(full).toContain(shown)
  }
  const nothing = Object.fromEntries(Object.keys(azienda).map((name) => [name, '']))
  const bare = await text({ azienda: nothing, sito: '' })
  expect(bare).not.toMatch(/P\. IVA|PEC|SDI|<img|<br>/)
})

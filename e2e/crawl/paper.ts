import type { PageLook } from './looks.ts'

/** Letters and figures alone: signs are drawn by other fonts, apart from their words, and styles write capitals. */
const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+|\p{Lm}/gu, '')
    .toLowerCase()
/** Letters of a text that must be found: what is longer may be shortened in its column. */
const LETTERS = 7

/**
 * On paper there is what the page says, all of it (but of what has sheets of its own, `data-stampa="propria"`), and nothing of the frame: each text of the page is in the PDF, and
 * within its sheet.
 */
export const paper: PageLook = async (page) => {
  const texts = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    const aside =
      'button, .MuiButton-root, .MuiIconButton-root, [role="search"], [role="tablist"], nav, .solo-schermo, [data-stampa="propria"], .colonna-azioni, .MuiDataGrid-columnHeader, svg, [role="status"], option, label, legend, .MuiInputBase-root, .MuiPickersInputBase-root, [aria-hidden="true"]'
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const around = node.parentElement
      if (!around || around.closest(aside) || !around.checkVisibility({ visibilityProperty: true })) continue
      const { width, height } = around.getBoundingClientRect()
      const text = node.textContent?.trim() ?? ''
      if (text.length > 2 && width > 2 && height > 2) found.add(text)
    }
    return [...found]
  })
  const bytes = await page.pdf({ printBackground: true, preferCSSPageSize: true })
  const printed = await readPaper(new Uint8Array(bytes))
  const missing = texts.filter((text) => !printed.text.includes(squeezed(text).slice(0, LETTERS)))
  return [
    ...(missing.length
      ? [`non stampati: ${missing.slice(0, 6).join(' | ')} (${missing.length} di ${texts.length})`]
      : []),
    ...(printed.outside.length ? [`tagliati al bordo: ${printed.outside.slice(0, 4).join(' | ')}`] : []),
    ...(/ctrlk|vaialcontenuto/.test(printed.text) ? ['la cornice è stampata'] : []),
  ]
}

/** All texts of a PDF without their spaces, and those that end beyond their sheet. */
async function readPaper(data: Uint8Array): Promise<{ text: string; outside: string[] }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const reading = getDocument({ data, verbosity: 0 })
  const pdf = await reading.promise
  const outside: string[] = []
  let text = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const [, , right = 0] = sheet.view
    const before = text.length
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue
      text += squeezed(item.str)
      if (item.transform[4] + item.width > right + 1) outside.push(item.str)
    }
    if (text.length === before) outside.push(`foglio ${number} vuoto`)
  }
  await reading.destroy()
  return { text, outside }
}

import { expect, test, withoutAxeFindings } from './base.ts'

// What was found sound is not looked at again; what is drawn otherwise is, wherever it stands.

const page = (list: string) =>
  `<!doctype html><html lang="it"><title>Prova</title><main><h1>Prova</h1><ul>${list}</ul></main>`
const line = (inside: string) => `<li><span class="detto">${inside}</span></li>`

test('axe looks at what a page adds to those before it', async ({ page: drawn }) => {
  const refuses = async (html: string, rule: string) => {
    await drawn.setContent(html)
    await expect(withoutAxeFindings(drawn)).rejects.toThrow(rule)
  }
  await drawn.setContent(page(line('uno')))
  await withoutAxeFindings(drawn)
  await drawn.setContent(page(line('uno') + line('due')))
  await withoutAxeFindings(drawn)

  await refuses(page(line('uno') + line('<img src="data:,">')), 'image-alt')
  await refuses(page(line('<button></button>')), 'button-name')
  await refuses(page('<div>tra le righe</div>'), 'list')
  await refuses(page(line('<input aria-labelledby="nessuno">')), 'label')
  await refuses(page(`${line('uno')}<li><span class="detto" style="color: #ddd">pallido</span></li>`), 'color-contrast')
  // Found once more: what was refused is not taken for sound.
  await refuses(page(line('<button></button>')), 'button-name')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pdf } from '#platform/pdf/pdf.ts'
import { type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
const printed: string[] = []
beforeAll(async () => {
  scene = await openOfferteScene()
  const { render } = scene.app.services.pdf
  scene.app.services.pdf.render = async (documento: Parameters<Pdf['render']>[0]) => {
    printed.push(String(documento.html).replace(/\s+/g, ' '))
    return render(documento)
  }
})
afterAll(() => scene.app.close())

/** What stands in elements of a class, up to their end. */
function blocksOf(page: string, name: string): string[] {
  const [, ...rest] = page.split(new RegExp(`<(?:div|section) class="${name}">`))
  return rest.map((text) => {
    let depth = 1
    for (const { 0: tag, index } of text.matchAll(/<(\/?)(?:div|section)\b[^>]*>/g)) {
      depth += tag.startsWith('</') ? -1 : 1
      if (depth === 0) return text.slice(0, index)
    }
    return text
  })
}

test('a piece is told its price, services stand beside the sums, and one signs below them, on the same page', async () => {
  await scene.makeSent(scene.superuser, scene.makeOfferta(scene.superuser, { messaInPosa: true }))
  const page = printed.at(-1) ?? ''
  expect(page).toMatch(/× 500,00\s€/)
  const [sums = ''] = blocksOf(page, 'somme')
  expect(sums).toContain('Posa in opera')
  expect(sums).toContain('Totale, IVA inclusa')
  const [end = ''] = blocksOf(page, 'chiusura')
  for (const what of ['Totale, IVA inclusa', 'Per accettazione', 'Firma del cliente']) expect(end).toContain(what)
})

test('of several alternatives the one that is taken is ticked beside its total, below terms that are short', async () => {
  const offerta = await scene.makeOfferta()
  const versione = offerta.versioni[0]
  const pk = scene.alternativaOf(offerta)
  await scene.write('updateVersioneOfferta', { pk: versione?.pk, pagamento: 'Alla consegna' })
  await scene.write('addAlternativaOfferta', { versioneOffertaPk: versione?.pk, nome: 'Seconda', copiaPk: pk })
  await scene.makeSent(scene.superuser, Promise.resolve(offerta))
  const [end = ''] = blocksOf(printed.at(-1) ?? '', 'chiusura')
  expect(end).toMatch(/☐ Seconda.*1\.\d{3},\d{2}\s€/)
  expect(end.match(/☐/g)).toHaveLength(2)
  expect(end).toContain('Alla consegna')
  expect(end).toContain('Firma del cliente')
})

test('terms that fill a page do not keep the place to sign from standing on it', async () => {
  const offerta = await scene.makeOfferta()
  await scene.write('updateVersioneOfferta', {
    pk: offerta.versioni[0]?.pk,
    condizioni: 'Condizione generale. '.repeat(60),
  })
  await scene.makeSent(scene.superuser, Promise.resolve(offerta))
  const [end = ''] = blocksOf(printed.at(-1) ?? '', 'chiusura')
  expect(end).toContain('Firma del cliente')
  expect(end).not.toContain('Condizione generale')
})

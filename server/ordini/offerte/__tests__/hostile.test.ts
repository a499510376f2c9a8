import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedBody } from '#platform/mail/finish.ts'
import type { Pdf } from '#platform/pdf/pdf.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

// What a visitor, or a colleague with bad intent, may write wherever an offer takes a text.
const HOSTILE = `<img src=x onerror="alert(1)"><script>alert(2)</script>' "{{nome}}`
const ELEMENTS = /<(?:script|img src=x)/i

let scene: OfferteScene
const printed: string[] = []
beforeAll(async () => {
  scene = await openOfferteScene()
  const { render } = scene.app.services.pdf
  scene.app.services.pdf.render = async (documento: Parameters<Pdf['render']>[0]) => {
    printed.push(String(documento.html))
    return render(documento)
  }
})
afterAll(() => scene.app.close())

test('hostile texts of an offer stay texts in its PDF, its mail and what its page is told', async () => {
  const offerta = await scene.makeOfferta()
  const pk = scene.alternativaOf(offerta)
  const versione = offerta.versioni[0]
  const texts = await Promise.all([
    scene.write('updateAlternativaOfferta', {
      pk,
      nome: HOSTILE,
      descrizione: HOSTILE,
      righe: [
        lineInput(scene, versione?.alternative[0]?.righe[0] ?? null, { descrizione: HOSTILE }),
        { rivendita: true, descrizione: HOSTILE, numero: 1, listino: 10 },
      ],
      servizi: [{ nome: HOSTILE, tipo: 'POSA', importo: 200, iva: 22 }],
    }),
    scene.write('updateVersioneOfferta', {
      pk: versione?.pk,
      introduzione: HOSTILE,
      condizioni: HOSTILE,
      pagamento: HOSTILE,
    }),
    scene.write('updateOfferta', { pk: offerta.pk, nomeCliente: HOSTILE, riferimento: `${HOSTILE} 2` }),
  ])
  expect(texts.flatMap(({ errors }) => errors)).toEqual([])
  await scene.makeSent(scene.superuser, Promise.resolve(offerta))

  const html = printed.at(-1) ?? ''
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(ELEMENTS)

  const mail = await scene.app.db.mail.findFirstOrThrow({
    where: { contesto: 'LinkCliente' },
    orderBy: { id: 'desc' },
  })
  const body = await finishedBody(scene.app.db, mail, 'http://serramenti.example')
  expect(body).toContain('&lt;script&gt;')
  expect(body).not.toMatch(ELEMENTS)
  // Each finishing of a mail writes a link of its own, and the one before opens nothing.
  const token = /\/offerta#([\w-]{43})"/.exec(body)?.[1] ?? ''
  // A header is one line.
  expect(`${mail.oggetto}${mail.aNome}`).not.toMatch(/[\r\n]/)

  // The page draws texts, never markup: it is told them as they were written.
  const { pagina } = await mutateAs<{ pagina: { introduzione: string; nomeCliente: string } }>(
    scene.app.visitor,
    'openPaginaOfferta',
    { token },
    'pagina { introduzione nomeCliente }',
  )
  expect(pagina).toMatchObject({ introduzione: HOSTILE, nomeCliente: HOSTILE })
  const asked = await mutateAs<object>(
    scene.app.visitor,
    'writeOffertaCliente',
    { token, note: HOSTILE },
    'pagina { stato }',
  )
  expect(asked.errors).toEqual([])
  const notice = await scene.app.db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(await finishedBody(scene.app.db, notice, 'http://serramenti.example')).not.toMatch(ELEMENTS)
})

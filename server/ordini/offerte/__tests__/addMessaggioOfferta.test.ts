import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

const write = (offertaPk: number, note = 'Il vetro è <basso> emissivo', who = scene.staff) =>
  mutateAs<object>(who, 'addMessaggioOfferta', { offertaPk, note }, 'offerta { messaggi { note autore } }')
const linkMails = () => scene.app.db.mail.count({ where: { contesto: 'LinkCliente' } })

test('the customer of an open offer reads it in a mail with a link, and on its page', async () => {
  const sent = await scene.makeSent()
  const before = await linkMails()
  expect((await write(sent.pk)).errors).toEqual([])
  expect(await linkMails()).toBe(before + 1)
  const mail = await scene.app.db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(mail.corpo).toContain('Il vetro è &lt;basso&gt; emissivo')
  const page = await mutateAs<{ pagina: { messaggi: object[] } }>(
    scene.app.visitor,
    'openPaginaOfferta',
    { token: await scene.tokenOf() },
    'pagina { messaggi { note mio } }',
  )
  expect(page.pagina.messaggi).toEqual([{ note: 'Il vetro è <basso> emissivo', mio: false }])
})

test('of a draft, of one that was refused and of one whose links were revoked no mail leaves', async () => {
  const draft = await scene.makeOfferta()
  const refused = await scene.makeSent()
  await scene.write('refuseOfferta', { pk: refused.versionePk, causa: 'PREZZO', motivo: '' })
  const revoked = await scene.makeSent()
  await scene.write('revokeLinkOfferta', { pk: revoked.versionePk })
  const before = await linkMails()
  for (const { pk } of [draft, refused, revoked]) expect((await write(pk)).errors).toEqual([])
  expect(await linkMails()).toBe(before)
})

test('without a text, or by who does not see the offer, nothing is written', async () => {
  const sent = await scene.makeSent()
  expect((await write(sent.pk, ' ')).errors).toMatchObject([{ field: 'note' }])
  const operatore = await scene.app.as('operatore')
  await expect(write(sent.pk, 'Ciao', operatore)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(await scene.app.db.messaggioOfferta.count({ where: { offertaId: sent.pk } })).toBe(0)
})

test('a draft is read as the PDF that would leave, by who sees the offer', async () => {
  const draft = await scene.makeOfferta()
  const address = `/offerte/${draft.pk}/versioni/1/anteprima.pdf`
  const read = await scene.staff.fetch(address)
  expect([read.status, read.headers.get('content-type'), read.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(read.headers.get('content-disposition')).toContain(`offerta-${draft.pk}-1-bozza.pdf`)
  expect((await scene.app.visitor.fetch(address)).status).toBe(404)
  expect((await (await scene.app.as('operatore')).fetch(address)).status).toBe(404)
})

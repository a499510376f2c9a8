import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceMail } from '#platform/mail/announce.ts'
import { inTransaction } from '#platform/operation.ts'
import { type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

interface Labels {
  stato: string
  etichettaStato: string
  versioni: { etichettaStato: string }[]
}

async function labelsOf(pk: number): Promise<[string, string, string | undefined]> {
  const { data } = await scene.superuser.graphql<{ offerta: Labels }>(
    'query ($pk: Int!) { offerta(pk: $pk) { stato etichettaStato versioni { etichettaStato } } }',
    { pk },
  )
  const offerta = data?.offerta
  return [offerta?.stato ?? '', offerta?.etichettaStato ?? '', offerta?.versioni[0]?.etichettaStato]
}

test('an offer is told as sent once its mail has left', async () => {
  const { pk = 0, versionePk } = await scene.makeSent()
  const { db } = scene.app
  const link = await db.linkSegreto.findFirstOrThrow({ where: { versioneOffertaId: versionePk } })
  const mail = await db.mail.findFirstOrThrow({ where: { contesto: 'LinkCliente', contestoPk: link.id } })
  const become = (stato: typeof mail.stato) => db.mail.update({ where: { id: mail.id }, data: { stato } })
  expect(await labelsOf(pk)).toEqual(['INVIATA', 'In attesa di invio', 'In attesa di invio'])
  await become('SOSPESA')
  expect((await labelsOf(pk))[1]).toBe('In attesa di invio')
  await become('FALLITA')
  expect((await labelsOf(pk))[1]).toBe('Invio non riuscito')
  await become('ANNULLATA')
  expect((await labelsOf(pk))[1]).toBe('Invio annullato')
  // Its customer has the link all the same.
  await db.linkSegreto.update({ where: { id: link.id }, data: { letture: 1 } })
  expect((await labelsOf(pk))[1]).toBe('Inviata')
  await db.linkSegreto.update({ where: { id: link.id }, data: { letture: 0 } })
  await become('INVIATA')
  expect(await labelsOf(pk)).toEqual(['INVIATA', 'Inviata', 'Inviata'])
})

test('who looks at the offer hears that its mail has left', async () => {
  const { pk = 0, versionePk } = await scene.makeSent()
  const { app, superuser } = scene
  await app.services.events.start()
  const stream = await superuser.subscribe<{ changed: { pk: number } }>(
    'subscription { changed(topics: [OFFERTA]) { pk } }',
  )
  const heard = stream.next()
  const link = await app.db.linkSegreto.findFirstOrThrow({ where: { versioneOffertaId: versionePk } })
  const mail = await app.db.mail.findFirstOrThrow({ where: { contesto: 'LinkCliente', contestoPk: link.id } })
  await inTransaction(await superuser.contesto(), ({ tx }) => announceMail(tx, { ...mail, stato: 'INVIATA' }))
  expect((await heard).value?.data?.changed.pk).toBe(pk)
  await stream.return(undefined)
})

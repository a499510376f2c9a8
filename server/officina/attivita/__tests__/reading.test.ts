import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

let app: TestApp
let omar: Client
let capo: Client
let taglio: number

beforeAll(async () => {
  app = await createTestApp()
  omar = await app.as(await makeUser(app.db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} }))
  capo = await app.as('super')
  taglio = await lavorazioneNamed(app.db, 'taglio')
})
afterAll(() => app.close())

const create = (input: object, who = omar) =>
  mutateAs<{ attivita: { pk: number } }>(who, 'createAttivita', { lavorazionePk: taglio, ...input }, 'attivita { pk }')

test('an operator reads own work, without prices, and the office all of it', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const { attivita } = await create({ ordinePk: ordine.id, pezzi: [{ rigaPk: riga.id, posizioni: [2] }] })
  const FIELDS = `pk operatoreNome ordine { numeroCommessa nomeCliente netto } lavorazione { nome }
    righe { numero pezzi { posizione fatto suo fattoDa } } sessioni { pk }`
  const read = await queryAs<Record<string, unknown>>(omar, `{ attivita(pk: ${attivita.pk}) { ${FIELDS} } }`)
  expect(read).toMatchObject({
    operatoreNome: 'Omar Bianchi',
    ordine: { numeroCommessa: ordine.numeroCommessa, netto: null },
    lavorazione: { nome: 'taglio' },
    righe: [
      {
        numero: 2,
        pezzi: [
          { posizione: 1, fatto: false, suo: false, fattoDa: null },
          { posizione: 2, fatto: true, suo: true, fattoDa: 'Omar Bianchi' },
        ],
      },
    ],
    sessioni: [],
  })
  const all = `{ attivitaOperatori(filtro: { ordinePk: ${ordine.id} }) { totalCount edges { node { ordine { netto } } } } }`
  expect(await queryAs(capo, all)).toMatchObject({ totalCount: 1, edges: [{ node: { ordine: { netto: 1234 } } }] })
  await expect(queryAs(omar, all)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  await expect(queryAs(await app.as('staff'), `{ attivita(pk: ${attivita.pk}) { pk } }`)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})

test('the days of a month, and the orders with pieces left', async () => {
  const who = await app.as(await makeUser(app.db, { operatore: {} }))
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const { attivita } = await create({ ordinePk: ordine.id }, who)
  const today = dayOfInstant(new Date())
  const month = `{ giorniAttivita(mese: "${today.slice(0, 7)}") { giorno attivita aperte } }`
  expect(await queryAs(who, month)).toEqual([{ giorno: today, attivita: 1, aperte: 1 }])
  await expect(queryAs(who, '{ giorniAttivita(mese: "2026-13") { giorno } }')).rejects.toBeDefined()
  const ordini = () =>
    queryAs<object[]>(
      who,
      `{ ordiniDaLavorare(lavorazionePk: ${taglio}, search: "${ordine.numeroCommessa}") { ordine { pk } lavorazione { pk } pezziTotali pezziEseguiti aperta fermaDal } }`,
    )
  expect(await ordini()).toEqual([
    {
      ordine: { pk: ordine.id },
      lavorazione: { pk: taglio },
      pezziTotali: 2,
      pezziEseguiti: 0,
      aperta: attivita.pk,
      fermaDal: null,
    },
  ])
  const done = { pezzi: [{ rigaPk: riga.id, posizioni: [1, 2] }] }
  await mutateAs(who, 'updateAttivita', { pk: attivita.pk, ...done })
  expect(await ordini()).toEqual([])
  const closed = await app.db.valoreStato.findFirst({ where: { contesto: 'ORDINE', nome: 'Consegnato' } })
  const stato = closed ?? (await app.db.valoreStato.create({ data: { contesto: 'ORDINE', nome: 'Consegnato' } }))
  const consegnato = await makeOrdineInOfficina(app.db)
  await app.db.ordine.update({ where: { id: consegnato.ordine.id }, data: { statoId: stato.id } })
  const pks = (await queryAs<{ ordine: { pk: number } }[]>(who, '{ ordiniDaLavorare { ordine { pk } } }')).map(
    ({ ordine: { pk } }) => pk,
  )
  expect(pks).toContain(ordine.id)
  expect(pks).not.toContain(consegnato.ordine.id)
  // What the label of a piece asks: that order alone, of any operation, or nothing.
  const only = (pk: number) => queryAs<object[]>(who, `{ ordiniDaLavorare(ordinePk: ${pk}) { ordine { pk } aperta } }`)
  expect(await only(ordine.id)).toEqual([{ ordine: { pk: ordine.id }, aperta: attivita.pk }])
  expect(await only(consegnato.ordine.id)).toEqual([])
  expect(await only(2147483647)).toEqual([])
})

test('what is left is by workstations; the office closes it, and undoes it', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const rimanenze = `{ rimanenzeOrdine(ordinePk: ${ordine.id}) { postazioni lavorazioni { nome pezziTotali pezziEseguiti } } }`
  const before = await queryAs<{ postazioni: string[]; lavorazioni: object[] }[]>(omar, rimanenze)
  expect(before[0]).toMatchObject({
    postazioni: ['Banco 1', 'Banco 2', 'Banco 3', 'Banco 4'],
    lavorazioni: [
      { nome: 'assemblaggio telaio', pezziTotali: 2 },
      { pezziTotali: 4 },
      { pezziTotali: 4 },
      { pezziTotali: 2 },
    ],
  })
  const secondary = `{ lavorazioniSecondarie(ordinePk: ${ordine.id}, lavorazionePk: ${taglio}) { nome } }`
  expect(await queryAs(omar, secondary)).toEqual([
    { nome: 'assemblaggio telaio' },
    { nome: 'collaudo' },
    { nome: 'imballaggio' },
  ])
  const one = { ordinePk: ordine.id, lavorazionePk: taglio }
  expect((await mutateAs(capo, 'completeLavorazioneOrdine', one)).errors).toEqual([])
  expect((await mutateAs(capo, 'completeAttivitaOrdine', { ordinePk: ordine.id })).errors).toEqual([])
  const automatiche = await app.db.attivita.findMany({ where: { ordineId: ordine.id }, orderBy: { id: 'asc' } })
  expect(automatiche).toHaveLength(8)
  expect(automatiche[0]).toMatchObject({ automatica: true, operatoreId: null, tempo: 0, fineLavorazione: true })
  // All the minutes of the order, by the shares that fill both phases: 2 × (100 + 50).
  expect(automatiche.reduce((sum, { tempoTeorico }) => sum + tempoTeorico.toNumber(), 0)).toBe(300)
  await expect(mutateAs(omar, 'completeAttivitaOrdine', { ordinePk: ordine.id })).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
  for (const { id } of automatiche) await mutateAs(capo, 'deleteAttivitaAutomatica', { pk: id })
  expect(await queryAs(omar, rimanenze)).toEqual(before)
})

test('the office corrects the hours of a forgotten session, not what was done', async () => {
  const { attivita } = await create({ oraInizio: '08:00' })
  const correct = (input: object) =>
    mutateAs(capo, 'correctAttivita', { pk: attivita.pk, ...input }, 'attivita { tempo versione }')
  expect((await correct({ oraInizio: '08:00', oraFine: '07:00' })).errors).toMatchObject([{ field: 'oraFine' }])
  expect(await correct({ oraInizio: '08:00', oraFine: '12:15' })).toMatchObject({
    errors: [],
    attivita: { tempo: 255 },
  })
  expect(
    await app.db.auditLog.findMany({ where: { oggetto: 'Attivita', oggettoPk: attivita.pk, campo: 'oraFine' } }),
  ).toMatchObject([{ prima: null, dopo: '12:15', userId: capo.user?.id }])
  await expect(correct({ versione: 1, oraInizio: '09:00', oraFine: '12:15' })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT' },
  })
})

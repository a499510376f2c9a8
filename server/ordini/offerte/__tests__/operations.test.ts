import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAgente, makeCliente, makePreventivo } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

const firstOf = <T>(items: readonly T[]): T => {
  const [first] = items
  if (!first) throw new Error('nothing there')
  return first
}

describe('a new offer', () => {
  test('takes the windows of a quote, priced at once, with the discount of the customer and the installation', async () => {
    const offerta = await scene.makeOfferta(scene.superuser, { messaInPosa: true })
    const versione = firstOf(offerta.versioni)
    const alternativa = firstOf(versione.alternative)
    const riga = firstOf(alternativa.righe)
    expect(riga).toMatchObject({
      numero: 2,
      listino: 1000,
      listinoCalcolato: 1000,
      scontoArticolo: 5,
      netto: 950,
      iva: 22,
    })
    expect(riga.passi.map(({ tipo }) => tipo)).toEqual(['BASE', 'LISTINO_PEZZO', 'LISTINO_RIGA'])
    expect(alternativa.servizi).toEqual([{ nome: 'Posa in opera', importo: 160, importoCalcolato: 160 }])
    // 950 + 22 % and 160 + 10 %.
    expect(offerta).toMatchObject({ stato: 'BOZZA', netto: 1110, totale: 1335 })
    expect(versione.puoInviare).toBe(true)
  })

  test('marks what no list prices, and is not sent with it', async () => {
    const { id: preventivoPk } = await makePreventivo(scene.app.db)
    const { offerta } = await scene.write('createOfferta', { preventivoPk })
    const versione = firstOf(offerta.versioni)
    expect(firstOf(firstOf(versione.alternative).righe)).toMatchObject({ listino: null, netto: null })
    expect(firstOf(firstOf(versione.alternative).righe).senzaPrezzo).toContain('da quotare')
    expect(versione).toMatchObject({ puoInviare: false })
    const { errors } = await scene.write('sendOfferta', { pk: versione.pk })
    expect(firstOf(errors).message).toContain('una riga senza prezzo')
  })

  test('is for a customer, or for a quote; not for both, nor for a quote that is an order', async () => {
    const cliente = await makeCliente(scene.app.db, { email: 'c@example.it' })
    const made = await scene.write('createOfferta', { clientePk: cliente.id })
    expect(made.offerta).toMatchObject({ stato: 'BOZZA', netto: 0 })
    const { id: preventivoPk } = await scene.makeQuote()
    const both = await scene.write('createOfferta', { preventivoPk, clientePk: cliente.id })
    expect(firstOf(both.errors).message).toBe('Scegli un preventivo o un cliente, uno dei due.')
    await scene.app.db.ordine.create({
      data: {
        numeroCommessa: 'X-1',
        data: new Date(),
        clienteId: cliente.id,
        tipoCliente: 'PRIVA',
        preventivoId: preventivoPk,
      },
    })
    const ordered = await scene.write('createOfferta', { preventivoPk })
    expect(firstOf(ordered.errors).message).toContain('già diventato un ordine')
  })
})

describe('lines', () => {
  test('a window that changes is priced anew, another keeps its price though the list is another', async () => {
    const offerta = await scene.makeOfferta()
    const pk = scene.alternativaOf(offerta)
    const riga = firstOf(firstOf(firstOf(offerta.versioni).alternative).righe)
    await scene.app.db.voceListino.updateMany({ where: { listinoId: scene.listino.id }, data: { prezzo: 600 } })
    await scene.app.db.listino.update({ where: { id: scene.listino.id }, data: { versione: { increment: 1 } } })
    const same = await scene.write('updateAlternativaOfferta', {
      pk,
      righe: [lineInput(scene, riga, { descrizione: 'Bagno' }), lineInput(scene, null)],
    })
    const righe = firstOf(firstOf(same.offerta.versioni).alternative).righe
    expect(righe.map(({ listino }) => listino)).toEqual([1000, 600])
    const anew = await scene.write('updateAlternativaOfferta', { pk, riprezza: true })
    expect(firstOf(firstOf(anew.offerta.versioni).alternative).righe.map(({ listino }) => listino)).toEqual([1200, 600])
    await scene.app.db.voceListino.updateMany({ where: { listinoId: scene.listino.id }, data: { prezzo: 500 } })
    await scene.app.db.listino.update({ where: { id: scene.listino.id }, data: { versione: { increment: 1 } } })
  })

  test('free lines take no discount of the whole; what the catalogue does not have is told on its field', async () => {
    const offerta = await scene.makeOfferta()
    const pk = scene.alternativaOf(offerta)
    const riga = firstOf(firstOf(firstOf(offerta.versioni).alternative).righe)
    const free = { rivendita: true, descrizione: 'Davanzale', numero: 1, listino: 150, iva: 22 }
    const done = await scene.write('updateAlternativaOfferta', {
      pk,
      sconto: 10,
      righe: [lineInput(scene, riga), free],
    })
    const righe = firstOf(firstOf(done.offerta.versioni).alternative).righe
    expect(righe.map(({ netto }) => netto)).toEqual([855, 150])
    const wrong = await scene.write('updateAlternativaOfferta', {
      pk,
      righe: [
        lineInput(scene, riga, { accessoriPks: [999_999] }),
        { ...free, descrizione: '' },
        lineInput(scene, null, { altezza: null }),
      ],
    })
    expect(wrong.errors.map(({ field }) => field).sort()).toEqual(['righe[1].descrizione', 'righe[2].altezza'])
    const unknown = await scene.write('updateAlternativaOfferta', {
      pk,
      righe: [lineInput(scene, riga, { accessoriPks: [999_999] })],
    })
    expect(unknown.errors.map(({ field }) => field)).toEqual(['righe[0].accessoriPks'])
    expect(await scene.app.db.rigaOfferta.count({ where: { alternativaId: pk } })).toBe(2)
  })

  test('a stale change is refused with what stands there now', async () => {
    const offerta = await scene.makeOfferta()
    const pk = scene.alternativaOf(offerta)
    await scene.write('updateAlternativaOfferta', { pk, versione: offerta.versione, sconto: 1 })
    await expect(
      scene.write('updateAlternativaOfferta', { pk, versione: offerta.versione, sconto: 2 }, scene.staff),
    ).rejects.toMatchObject({ extensions: { code: 'CONFLICT', campi: { sconto: 1 } } })
    // What changes nothing is no conflict.
    const same = await scene.write('updateAlternativaOfferta', { pk, versione: offerta.versione, sconto: 1 })
    expect(same.errors).toEqual([])
  })
})

describe('discounts, by every door', () => {
  const tooMuch = 'il massimo senza l’assenso della direzione'

  test.each([
    ['agente', 10],
    ['staff', 20],
  ] as const)('%s gives up to %d percent, however it is given', async (name, most) => {
    const who = scene[name]
    const offerta = await scene.makeOfferta(who)
    const pk = scene.alternativaOf(offerta)
    const riga = firstOf(firstOf(firstOf(offerta.versioni).alternative).righe)
    const give = (input: object) => scene.write('updateAlternativaOfferta', { pk, ...input }, who)
    const refused = [
      { righe: [lineInput(scene, riga, { scontoArticolo: most + 0.01 })] },
      // The customer's five percent and the discount of the whole together.
      { sconto: most - 4 },
      { righe: [lineInput(scene, riga, { aMano: true, listino: 1000 - most * 10 - 0.01, scontoArticolo: 0 })] },
      { servizi: [{ nome: 'Posa in opera', tipo: 'POSA', importo: 160 - 1.6 * most - 0.01 }] },
      { servizi: [{ nome: 'Posa scontata', tipo: 'POSA', importo: 1 }] },
      { righe: [lineInput(scene, riga, { scontoArticolo: most }), lineInput(scene, null, { scontoArticolo: 100 })] },
    ]
    for (const input of refused) {
      const { errors } = await give(input)
      expect(firstOf(errors).message, JSON.stringify(input)).toContain(tooMuch)
    }
    expect(await scene.app.db.alternativaOfferta.findUniqueOrThrow({ where: { id: pk } })).toMatchObject({
      scontoApprovato: null,
    })
    expect((await give({ righe: [lineInput(scene, riga, { scontoArticolo: most })] })).errors).toEqual([])
  })

  test('what a superuser has given may be given in that alternative, sent by an agent, and copied', async () => {
    const offerta = await scene.makeOfferta(scene.agente)
    const pk = scene.alternativaOf(offerta)
    const riga = firstOf(firstOf(firstOf(offerta.versioni).alternative).righe)
    const given = await scene.write('updateAlternativaOfferta', {
      pk,
      righe: [lineInput(scene, riga, { scontoArticolo: 30 })],
    })
    expect(firstOf(firstOf(given.offerta.versioni).alternative).scontoApprovato).toBe(30)
    const touched = await scene.write('updateAlternativaOfferta', { pk, descrizione: 'Come detto' }, scene.agente)
    expect(touched.errors).toEqual([])
    const sent = await scene.write('sendOfferta', { pk: firstOf(offerta.versioni).pk }, scene.agente)
    expect(sent.errors).toEqual([])
    const next = await scene.write('addVersioneOfferta', { offertaPk: offerta.pk }, scene.agente)
    expect(firstOf(firstOf(next.offerta.versioni).alternative)).toMatchObject({ scontoApprovato: 30 })
    const more = await scene.write(
      'updateAlternativaOfferta',
      { pk: firstOf(firstOf(next.offerta.versioni).alternative).pk, sconto: 1 },
      scene.agente,
    )
    expect(firstOf(more.errors).message).toContain(tooMuch)
  })

  test('another customer takes the discount of the one before away, until the lines are priced anew', async () => {
    const favoured = await makeCliente(scene.app.db, { agenteId: scene.agenteId })
    const plain = await makeCliente(scene.app.db, { agenteId: scene.agenteId, email: 'b@example.it' })
    await scene.app.db.scontoListino.create({
      data: { listinoId: scene.listino.id, ordine: 2, clienteId: favoured.id, percentuale: 40 },
    })
    await scene.app.db.listino.update({ where: { id: scene.listino.id }, data: { versione: { increment: 1 } } })
    const made = await scene.write('createOfferta', { clientePk: favoured.id }, scene.agente)
    const pk = scene.alternativaOf(made.offerta)
    const lined = await scene.write('updateAlternativaOfferta', { pk, righe: [lineInput(scene, null)] }, scene.agente)
    expect(firstOf(firstOf(firstOf(lined.offerta.versioni).alternative).righe)).toMatchObject({ scontoArticolo: 40 })
    await scene.write(
      'updateOfferta',
      { pk: made.offerta.pk, clientePk: plain.id, emailCliente: 'b@example.it' },
      scene.agente,
    )
    const { errors } = await scene.write('sendOfferta', { pk: firstOf(made.offerta.versioni).pk }, scene.agente)
    expect(firstOf(errors).message).toContain(tooMuch)
  })

  test('a kind of customer that is only said gives no discount, and lets nobody give more', async () => {
    await scene.app.db.scontoListino.create({
      data: { listinoId: scene.listino.id, ordine: 1, tipoCliente: 'RIVEN', percentuale: 35 },
    })
    await scene.app.db.listino.update({ where: { id: scene.listino.id }, data: { versione: { increment: 1 } } })
    const { id: preventivoPk } = await makePreventivo(scene.app.db, {
      famigliaId: scene.famiglia.id,
      agenteId: scene.agenteId,
      tipoCliente: 'rivenditore',
      serramenti: [{ tipoSerramentoId: scene.tipo.id, tipoAperturaId: scene.tipo.aperture[0]?.id ?? 0 }],
    })
    const { offerta } = await scene.write('createOfferta', { preventivoPk }, scene.agente)
    const riga = firstOf(firstOf(firstOf(offerta.versioni).alternative).righe)
    expect(riga).toMatchObject({ scontoArticolo: 0, netto: 500 })
    await scene.write('updateOfferta', { pk: offerta.pk, tipoCliente: 'RIVEN' }, scene.agente)
    const more = lineInput(scene, riga, { scontoArticolo: 35, descrizione: 'x', larghezza: 1100 })
    const input = { pk: scene.alternativaOf(offerta), righe: [more] }
    const { errors } = await scene.write('updateAlternativaOfferta', input, scene.agente)
    expect(firstOf(errors).message).toContain(tooMuch)
  })

  test('a draft that gives too much by now is not sent by who may not give it', async () => {
    const offerta = await scene.makeOfferta(scene.agente)
    await scene.app.db.alternativaOfferta.update({ where: { id: scene.alternativaOf(offerta) }, data: { sconto: 50 } })
    const { errors } = await scene.write('sendOfferta', { pk: firstOf(offerta.versioni).pk }, scene.agente)
    expect(firstOf(errors).message).toContain(tooMuch)
  })

  test('what no list prices the office quotes, not an agent', async () => {
    const offerta = await scene.makeOfferta(scene.agente)
    const pk = scene.alternativaOf(offerta)
    const quoted = lineInput(scene, null, { famigliaPk: null, aMano: true, listino: 10, scontoArticolo: 0 })
    const { errors } = await scene.write('updateAlternativaOfferta', { pk, righe: [quoted] }, scene.agente)
    expect(firstOf(errors)).toMatchObject({ field: 'righe[0].listino', code: 'FORBIDDEN' })
    const done = await scene.write('updateAlternativaOfferta', { pk, righe: [quoted] }, scene.staff)
    const [riga] = firstOf(firstOf(done.offerta.versioni).alternative).righe
    expect(riga).toMatchObject({ listino: 10, listinoCalcolato: null })
    // Written by the office, it stays when the agent saves the rest; another window with it does not.
    const kept = { ...quoted, pk: riga?.pk, descrizione: 'Su misura' }
    expect((await scene.write('updateAlternativaOfferta', { pk, righe: [kept] }, scene.agente)).errors).toEqual([])
    const larger = { ...kept, larghezza: 3000 }
    expect((await scene.write('updateAlternativaOfferta', { pk, righe: [larger] }, scene.agente)).errors).toHaveLength(
      1,
    )
  })
})

describe('versions and alternatives', () => {
  test('four alternatives at most, one at least; a copy has all that is in it', async () => {
    const offerta = await scene.makeOfferta()
    const versionePk = firstOf(offerta.versioni).pk
    const pk = scene.alternativaOf(offerta)
    const add = (nome: string, copiaPk: number | null = null) =>
      scene.write('addAlternativaOfferta', { versioneOffertaPk: versionePk, nome, copiaPk })
    const copied = await add('Legno-alluminio', pk)
    const [, second] = firstOf(copied.offerta.versioni).alternative
    expect(second).toMatchObject({ nome: 'Legno-alluminio', netto: 950 })
    await add('PVC')
    await add('Ferro')
    expect(firstOf((await add('Vetro')).errors).message).toContain('al massimo 4')
    for (const one of [pk, second?.pk]) await scene.write('removeAlternativaOfferta', { pk: one })
    const left = await scene.app.db.alternativaOfferta.findMany({ where: { versioneOffertaId: versionePk } })
    expect(left.map(({ nome }) => nome)).toEqual(['PVC', 'Ferro'])
    await scene.write('removeAlternativaOfferta', { pk: left[0]?.id })
    const last = await scene.write('removeAlternativaOfferta', { pk: left[1]?.id })
    expect(firstOf(last.errors).message).toContain('unica alternativa')
  })

  test('what was sent is frozen; a new version is another draft, compared line by line, and replaces it once sent', async () => {
    const sent = await scene.makeSent()
    const frozen = await scene.write('updateAlternativaOfferta', { pk: scene.alternativaOf(sent), sconto: 1 })
    expect(firstOf(frozen.errors).message).toContain('non si cambia')
    expect(
      firstOf((await scene.write('updateVersioneOfferta', { pk: sent.versionePk, condizioni: 'x' })).errors).message,
    ).toContain('non si cambia')
    const next = await scene.write('addVersioneOfferta', { offertaPk: sent.pk })
    expect(next.offerta.versioni.map(({ numero, stato }) => [numero, stato])).toEqual([
      [2, 'BOZZA'],
      [1, 'INVIATA'],
    ])
    expect(firstOf((await scene.write('addVersioneOfferta', { offertaPk: sent.pk })).errors).message).toContain(
      'in bozza',
    )
    const draft = firstOf(next.offerta.versioni)
    const alternativa = firstOf(draft.alternative)
    const riga = firstOf(alternativa.righe)
    await scene.write('updateAlternativaOfferta', {
      pk: alternativa.pk,
      righe: [lineInput(scene, riga, { larghezza: 1100 }), lineInput(scene, null)],
    })
    const compared = await queryAs<{ righe: { tipo: string; cambiamenti: string[] }[] }[]>(
      scene.superuser,
      `{ c: confrontoVersioniOfferta(primaPk: ${sent.versionePk}, dopoPk: ${draft.pk}) { righe { tipo cambiamenti } } }`,
    )
    expect(firstOf(compared).righe).toEqual([
      { tipo: 'CAMBIATA', cambiamenti: ['Misure: 1.000 × 1.200 mm → 1.100 × 1.200 mm'] },
      { tipo: 'AGGIUNTA', cambiamenti: [] },
    ])
    const replaced = await scene.write('sendOfferta', { pk: draft.pk })
    expect(replaced.offerta.versioni.map(({ stato }) => stato)).toEqual(['INVIATA', 'SOSTITUITA'])
  })

  test('sending freezes the PDF by its hash and mails a link whose secret is nowhere before', async () => {
    const sent = await scene.makeSent()
    const versione = firstOf(sent.versioni)
    expect(versione.impronta).toMatch(/^[0-9a-f]{64}$/)
    expect(sent.token).toHaveLength(43)
    const pdf = await scene.superuser.fetch(versione.pdf ?? '')
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const other = await scene.app.as('app')
    expect((await other.fetch(versione.pdf ?? '')).status).toBe(404)
    expect(firstOf((await scene.write('sendOfferta', { pk: versione.pk })).errors).message).toContain(
      'già stata inviata',
    )
    expect(
      firstOf(
        (await scene.write('deleteOfferta', { pk: sent.pk }).catch(() => ({ errors: [{ message: 'resta' }] }))).errors,
      ).message,
    ).toContain('resta')
  })

  test('is withdrawn, or refused with a reason, once', async () => {
    const [first, second] = [await scene.makeSent(), await scene.makeSent()]
    expect((await scene.write('revokeOfferta', { pk: first.versionePk })).offerta.stato).toBe('RITIRATA')
    const input = { pk: second.versionePk, causa: 'PREZZO', motivo: 'Troppo cara' }
    expect((await scene.write('refuseOfferta', input)).offerta.stato).toBe('RIFIUTATA')
    expect(firstOf((await scene.write('refuseOfferta', input)).errors).message).toContain('già stata rifiutata')
    expect(
      firstOf(
        (await scene.write('acceptOfferta', { pk: first.versionePk, alternativaPk: scene.alternativaOf(first) }))
          .errors,
      ).message,
    ).toContain('ritirata')
  })
})

describe('who sees and makes offers', () => {
  test('an agent those of own quotes and customers, and no other; the rest of the users none', async () => {
    const other = await makeAgente(scene.app.db)
    const theirs = await scene.makeOfferta(scene.superuser, { agenteId: other.id })
    const own = await scene.makeOfferta(scene.agente)
    const ask = (pk: number) => queryAs<{ pk: number } | null>(scene.agente, `{ o: offerta(pk: ${pk}) { pk } }`)
    expect([await ask(own.pk), await ask(theirs.pk)]).toEqual([{ pk: own.pk }, null])
    const doors = [
      ['createOfferta', { preventivoPk: theirs.preventivoPk }],
      ['createOfferta', { clientePk: (await makeCliente(scene.app.db, { agenteId: other.id })).id }],
      ['updateOfferta', { pk: theirs.pk, note: 'x' }],
      ['deleteOfferta', { pk: theirs.pk }],
      ['addVersioneOfferta', { offertaPk: theirs.pk }],
      ['updateVersioneOfferta', { pk: firstOf(theirs.versioni).pk, condizioni: 'x' }],
      ['addAlternativaOfferta', { versioneOffertaPk: firstOf(theirs.versioni).pk, nome: 'x' }],
      ['updateAlternativaOfferta', { pk: scene.alternativaOf(theirs), sconto: 1 }],
      ['removeAlternativaOfferta', { pk: scene.alternativaOf(theirs) }],
      ['sendOfferta', { pk: firstOf(theirs.versioni).pk }],
      ['createLinkOfferta', { pk: firstOf(theirs.versioni).pk }],
      ['revokeLinkOfferta', { pk: firstOf(theirs.versioni).pk }],
      ['revokeOfferta', { pk: firstOf(theirs.versioni).pk }],
      ['refuseOfferta', { pk: firstOf(theirs.versioni).pk, causa: 'ALTRO' }],
      ['addMessaggioOfferta', { offertaPk: theirs.pk, note: 'x' }],
    ] as const
    const fields = (name: string) => (name === 'deleteOfferta' ? 'deletedId' : 'offerta { pk }')
    for (const [name, input] of doors) {
      const Name = name.charAt(0).toUpperCase() + name.slice(1)
      const document = `mutation ($i: ${Name}Input!) { r: ${name}(input: $i) { ${fields(name)} errors { message } } }`
      const { errors } = await scene.agente.graphql(document, { i: input })
      expect(errors?.[0]?.extensions?.code, name).toBe('NOT_FOUND')
      for (const kind of ['operatore.capo', 'app', 'fornitore'] as const) {
        const refused = await (await scene.app.as(kind)).graphql(document, { i: input })
        expect(refused.errors?.[0]?.extensions?.code, `${name} ${kind}`).toBe('FORBIDDEN')
      }
    }
    const otherCliente = await makeCliente(scene.app.db, { agenteId: other.id })
    const moved = await scene.write('updateOfferta', { pk: own.pk, clientePk: otherCliente.id }, scene.agente)
    expect(firstOf(moved.errors).field).toBe('clientePk')
    await expect(
      scene.write(
        'acceptOfferta',
        { pk: firstOf(own.versioni).pk, alternativaPk: scene.alternativaOf(own) },
        scene.agente,
      ),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
const printed: string[] = []
beforeAll(async () => {
  scene = await openOfferteScene()
  await scene.app.db.servizioListino.updateMany({
    where: { listinoId: scene.listino.id, tipo: 'POSA' },
    data: { costo: 50 },
  })
  const { render } = scene.app.services.pdf
  scene.app.services.pdf.render = async (documento) => {
    printed.push(String(documento.html))
    return render(documento)
  }
})
afterAll(() => scene.app.close())

// A cost that no price, sum or measure of the scene says.
const COST = 77.31
const SAID = /77[.,]31/

interface Costs {
  margine: { costo: number; importo: number; senzaCosto: number } | null
  righe: { pk: number; costo: number | null }[]
  servizi: { costo: number | null; costoAMano: boolean | null }[]
}

async function costsOf(who: Client, pk: number): Promise<Costs | undefined> {
  const query = `query { offerta(pk: ${pk}) { versioni { alternative {
    margine { costo importo senzaCosto } righe { pk costo } servizi { costo costoAMano } } } } }`
  const offerta = await queryAs<{ versioni: { alternative: Costs[] }[] }>(who, query)
  return offerta.versioni[0]?.alternative[0]
}

const free = (different: object = {}) => ({
  rivendita: true,
  descrizione: 'Davanzale in pietra',
  numero: 2,
  listino: 150,
  costo: COST,
  ...different,
})

const posa = (different: object = {}) => ({ nome: 'Posa speciale', tipo: 'POSA', importo: 300, ...different })

/** An offer of a window, a free line and a service, both with their costs. */
async function makeCosted() {
  const offerta = await scene.makeOfferta()
  const pk = scene.alternativaOf(offerta)
  const riga = offerta.versioni[0]?.alternative[0]?.righe[0] ?? null
  const window = lineInput(scene, riga)
  const written = await scene.write('updateAlternativaOfferta', {
    pk,
    righe: [window, free()],
    servizi: [posa({ costo: 210 })],
  })
  expect(written.errors).toEqual([])
  return { offerta, pk, window, freePk: written.offerta.versioni[0]?.alternative[0]?.righe[1]?.pk ?? 0 }
}

test('a free line and a service with their costs are in the margin, told to who sees margins alone', async () => {
  const { offerta } = await makeCosted()
  const costs = await costsOf(scene.superuser, offerta.pk)
  expect(costs).toMatchObject({
    margine: { costo: 287.31, importo: 162.69, senzaCosto: 950 },
    righe: [{ costo: null }, { costo: COST }],
    servizi: [{ costo: 210, costoAMano: true }],
  })
  for (const who of [scene.staff, scene.agente]) {
    expect(await costsOf(who, offerta.pk)).toMatchObject({
      margine: null,
      righe: [{ costo: null }, { costo: null }],
      servizi: [{ costo: null, costoAMano: null }],
    })
  }
})

test('below nothing, too much, a third decimal and text are refused in words, and nothing is changed', async () => {
  const { offerta, pk, window } = await makeCosted()
  const cases = [
    [-1, 'righe[1].costo'],
    [10_000_000_000, 'righe[1].costo'],
    [1.234, 'righe[1].costo'],
  ] as const
  for (const [costo, field] of cases) {
    const { errors } = await scene.write('updateAlternativaOfferta', { pk, righe: [window, free({ costo })] })
    expect(errors, String(costo)).toMatchObject([{ field, message: expect.stringMatching(/\w/) }])
    const ofService = await scene.write('updateAlternativaOfferta', { pk, servizi: [posa({ costo })] })
    expect(ofService.errors, String(costo)).toMatchObject([{ field: 'servizi[0].costo' }])
  }
  const text = scene.write('updateAlternativaOfferta', { pk, righe: [window, free({ costo: 'molto' })] })
  await expect(text.then(({ errors }) => errors.length)).resolves.toBeGreaterThan(0)
  expect(await costsOf(scene.superuser, offerta.pk)).toMatchObject({ righe: [{}, { costo: COST }] })
})

test('who may not see costs writes none and takes none away, unless the line becomes another one', async () => {
  const { offerta, pk, window, freePk } = await makeCosted()
  const told = await scene.write(
    'updateAlternativaOfferta',
    { pk, righe: [window, free({ pk: freePk })], servizi: [posa({ costo: 210 })] },
    scene.staff,
  )
  expect(told.errors).toMatchObject([
    { field: 'righe[1].costo', code: 'FORBIDDEN' },
    { field: 'servizi[0].costo', code: 'FORBIDDEN' },
  ])
  const kept = { righe: [{}, { costo: COST }], servizi: [{ costo: 210, costoAMano: true }] }
  for (const costo of [undefined, null]) {
    const sent = { pk, righe: [window, free({ pk: freePk, listino: 160, costo })], servizi: [posa({ costo })] }
    expect((await scene.write('updateAlternativaOfferta', sent, scene.staff)).errors).toEqual([])
    expect(await costsOf(scene.superuser, offerta.pk)).toMatchObject(kept)
  }
  // Ten pieces do not cost what two do: an old cost would be a false one.
  const more = { pk, righe: [window, free({ pk: freePk, numero: 10, costo: null })] }
  expect((await scene.write('updateAlternativaOfferta', more, scene.staff)).errors).toEqual([])
  expect(await costsOf(scene.superuser, offerta.pk)).toMatchObject({ righe: [{}, { costo: null }] })
})

test('the cost of a service by hand goes before its list, and follows it again once its cost is taken away', async () => {
  const { offerta, pk } = await makeCosted()
  const ofList = { nome: 'Posa in opera', tipo: 'POSA' }
  const servizi = async (one: object) => {
    expect((await scene.write('updateAlternativaOfferta', { pk, servizi: [one] })).errors).toEqual([])
    return (await costsOf(scene.superuser, offerta.pk))?.servizi
  }
  expect(await servizi(ofList)).toEqual([{ costo: 80, costoAMano: false }])
  expect(await servizi({ ...ofList, costo: 0 })).toEqual([{ costo: 0, costoAMano: true }])
  await scene.write('updateAlternativaOfferta', { pk, riprezza: true })
  expect((await costsOf(scene.superuser, offerta.pk))?.servizi).toEqual([{ costo: 0, costoAMano: true }])
  expect(await servizi({ ...ofList, costo: null })).toEqual([{ costo: 80, costoAMano: false }])
})

test('sent and copied they stay; two versions are compared by them, and no customer reads them', async () => {
  const { offerta } = await makeCosted()
  const sent = await scene.makeSent(scene.superuser, Promise.resolve(offerta))
  const paper = printed.at(-1) ?? ''
  expect(paper).toContain('Davanzale in pietra')
  expect(paper).not.toMatch(SAID)
  const page = await mutateAs<object>(
    scene.app.visitor,
    'openPaginaOfferta',
    { token: sent.token },
    'pagina { nomeCliente alternative { nome netto righe { nome descrizione listino netto } servizi { nome importo } } }',
  )
  expect(JSON.stringify(page)).toContain('Davanzale in pietra')
  expect(JSON.stringify(page)).not.toMatch(SAID)
  for (const mail of await scene.app.db.mail.findMany()) expect(JSON.stringify(mail)).not.toMatch(SAID)

  const next = await scene.write('addVersioneOfferta', { offertaPk: offerta.pk })
  const copy = next.offerta.versioni[0]
  expect(await costsOf(scene.superuser, offerta.pk)).toMatchObject({
    righe: [{}, { costo: COST }],
    servizi: [{ costo: 210, costoAMano: true }],
  })
  const alternativa = copy?.alternative[0]
  await scene.write('updateAlternativaOfferta', {
    pk: alternativa?.pk,
    righe: [lineInput(scene, alternativa?.righe[0] ?? null), free({ pk: alternativa?.righe[1]?.pk, costo: 90 })],
  })
  const compare = (who: Client) =>
    who.graphql(`query { confrontoVersioniOfferta(primaPk: ${sent.versionePk}, dopoPk: ${copy?.pk}) {
      marginePrima { costo } margineDopo { costo } righe { nome cambiamenti } } }`)
  const compared = JSON.stringify(await compare(scene.superuser))
  expect(compared).toMatch(/Costo: 77,31\s€ → 90,00\s€/)
  expect(compared).toContain('"marginePrima":{"costo":287.31}')
  expect(compared).toContain('"margineDopo":{"costo":300}')
  const withheld = JSON.stringify(await compare(scene.agente))
  expect(withheld).toContain('"margineDopo":null')
  expect(withheld).not.toMatch(/Costo|77,31|90,00/)
})

test('the history tells a change of costs; a stale change tells them to who sees margins alone', async () => {
  const { offerta, pk, window } = await makeCosted()
  const lines = await scene.app.db.auditLog.findMany({ where: { oggetto: 'Offerta', oggettoPk: offerta.pk } })
  expect(lines.filter(({ campo }) => campo === 'costi')).toMatchObject([
    { dopo: expect.stringMatching(/Davanzale in pietra 77,31\s€; Posa speciale 210,00\s€/) },
  ])
  const stale = { pk, versione: offerta.versione, righe: [window] }
  const conflictOf = (who: Client) =>
    scene.write('updateAlternativaOfferta', stale, who).then(
      () => '',
      (error: { extensions: object }) => JSON.stringify(error.extensions),
    )
  expect(await conflictOf(scene.staff)).toContain('Davanzale')
  expect(await conflictOf(scene.staff)).not.toMatch(SAID)
  expect(await conflictOf(scene.superuser)).toMatch(SAID)
})

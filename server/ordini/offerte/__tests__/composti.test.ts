import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaper } from '#platform/settings/paper.ts'
import { makePreventivo, makeTipoSerramento } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { specchiatureColumns } from '#shared/composti/specchiature.ts'
import { ordiniSettings } from '../../impostazioni/rules.ts'
import { readPrintedVersione } from '../pdf/data.ts'
import { offertaDocument } from '../pdf/document.ts'
import { lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
let fissa: Awaited<ReturnType<typeof makeTipoSerramento>>
beforeAll(async () => {
  scene = await openOfferteScene()
  const { app, listino, famiglia } = scene
  fissa = await makeTipoSerramento(app.db, { ante: 1 })
  const voce = { famigliaId: famiglia.id, tipoSerramentoId: fissa.id, modo: 'MQ' as const, prezzo: 100 }
  await app.db.voceListino.create({ data: { ...voce, listinoId: listino.id } })
  await app.db.listino.update({ where: { id: listino.id }, data: { versione: { increment: 1 } } })
})
afterAll(() => scene.app.close())

/** A window with a side light, 400 + 1000 mm. */
const sideLight = (fixed = fissa.id) => [
  { x: 0, y: 0, larghezza: 400, altezza: 1200, tipoSerramentoPk: fixed, tipoAperturaPk: null, ante: null },
  {
    ...{ x: 400, y: 0, larghezza: 1000, altezza: 1200, tipoSerramentoPk: scene.tipo.id },
    ...{ tipoAperturaPk: scene.tipo.aperture[0]?.id ?? null, ante: 2 },
  },
]
const composed = (different: object = {}) =>
  lineInput(scene, null, { larghezza: 1400, numero: 2, specchiature: sideLight(), ...different })

async function draft() {
  const offerta = await scene.makeOfferta()
  return { ...offerta, alternativaPk: scene.alternativaOf(offerta), versionePk: offerta.versioni[0]?.pk ?? 0 }
}

const READ = `query ($pk: Int!) { o: offerta(pk: $pk) { versioni { pk alternative { pk righe { pk ante listino senzaPrezzo
  passi { tipo testo importo }
  specchiature { x larghezza ante tipoSerramentoPk senso } } } } } }`
interface Read {
  versioni: {
    pk: number
    alternative: {
      pk: number
      righe: {
        pk: number
        ante: number | null
        listino: number | null
        senzaPrezzo: string
        passi: { tipo: string; testo: string; importo: number }[]
        specchiature: { x: number; larghezza: number; ante: number }[]
      }[]
    }[]
  }[]
}
const read = async (pk: number) => {
  const [versione] = (await queryAs<Read>(scene.superuser, READ, { pk })).versioni
  return versione?.alternative[0]?.righe ?? []
}

test('a composed line is priced field by field, each step kept with it', async () => {
  const { pk, alternativaPk } = await draft()
  const { errors } = await scene.write('updateAlternativaOfferta', { pk: alternativaPk, righe: [composed()] })
  expect(errors).toEqual([])
  const [riga] = await read(pk)
  // 0,48 m² at 100 € and a piece at 500 €, twice.
  expect(riga).toMatchObject({ ante: 3, listino: 1096, specchiature: [{ x: 0, ante: 1 }, { ante: 2 }] })
  expect(riga?.passi.map(({ tipo, importo }) => [tipo, importo])).toEqual([
    ['BASE', 48],
    ['SPECCHIATURA', 48],
    ['BASE', 500],
    ['SPECCHIATURA', 500],
    ['LISTINO_PEZZO', 548],
    ['LISTINO_RIGA', 1096],
  ])
  expect(riga?.passi[1]?.testo).toBe(`Specchiatura 1: ${fissa.nome} 400 × 1.200 mm`)
  // Another mullion is another window; who does not know of fields keeps them.
  const [side, leaf] = sideLight()
  const moved = [
    { ...side, larghezza: 500 },
    { ...leaf, x: 500, larghezza: 900 },
  ]
  await scene.write('updateAlternativaOfferta', {
    pk: alternativaPk,
    righe: [composed({ pk: riga?.pk, specchiature: moved })],
  })
  expect((await read(pk))[0]?.listino).toBe(1120)
  const old = lineInput(scene, null, { pk: riga?.pk, larghezza: 1400, numero: 2, ante: 3 })
  await scene.write('updateAlternativaOfferta', { pk: alternativaPk, righe: [old] })
  expect((await read(pk))[0]).toMatchObject({ listino: 1120, specchiature: [{ larghezza: 500 }, { x: 500 }] })
})

test('a field without a price is told with its place, what is wrong on its field', async () => {
  const { pk, alternativaPk } = await draft()
  const other = await makeTipoSerramento(scene.app.db)
  await scene.write('updateAlternativaOfferta', {
    pk: alternativaPk,
    righe: [composed({ specchiature: sideLight(other.id) })],
  })
  const [riga] = await read(pk)
  expect(riga).toMatchObject({ listino: null, passi: [] })
  expect(riga?.senzaPrezzo).toContain(`Specchiatura 1, ${other.nome} 400 × 1.200 mm: Il listino non ha una voce`)
  const wrong = await scene.write('updateAlternativaOfferta', {
    pk: alternativaPk,
    righe: [composed({ specchiature: sideLight(2_000_000) })],
  })
  expect(wrong.errors).toMatchObject([{ field: 'righe[0].specchiature[0].tipoSerramentoPk' }])
  const narrow = await scene.write('updateAlternativaOfferta', {
    pk: alternativaPk,
    righe: [composed({ altezza: 1300 })],
  })
  expect(narrow.errors).toMatchObject([{ field: 'righe[0].specchiature' }])
  expect(await read(pk)).toEqual([riga])
})

test('a new version copies it, and the two are compared in words', async () => {
  const { pk, alternativaPk, versionePk } = await draft()
  const righe = [composed(), lineInput(scene, null, { numero: 1 })]
  await scene.write('updateAlternativaOfferta', { pk: alternativaPk, righe })
  expect((await scene.write('sendOfferta', { pk: versionePk })).errors).toEqual([])
  const next = await scene.write('addVersioneOfferta', { offertaPk: pk })
  const second = next.offerta.versioni[0]
  const [riga, simple] = await read(pk)
  expect(riga).toMatchObject({ listino: 1096, specchiature: [{ larghezza: 400 }, { larghezza: 1000 }] })
  await scene.write('updateAlternativaOfferta', {
    pk: second?.alternative[0]?.pk,
    righe: [composed({ pk: riga?.pk, specchiature: null, ante: null }), lineInput(scene, null, { pk: simple?.pk })],
  })
  const { righe: differences } = (
    await queryAs<{ righe: { tipo: string; cambiamenti: string[] }[] }[]>(
      scene.superuser,
      'query ($a: Int!, $b: Int!) { o: confrontoVersioniOfferta(primaPk: $a, dopoPk: $b) { righe { tipo cambiamenti } } }',
      { a: versionePk, b: second?.pk },
    )
  )[0] ?? { righe: [] }
  const words = `1) ${fissa.nome} 400 × 1.200 mm; 2) ${scene.tipo.nome} 1.000 × 1.200 mm, ${scene.tipo.aperture[0]?.nome}`
  expect(differences.map(({ tipo }) => tipo)).toEqual(['CAMBIATA', 'UGUALE'])
  expect(differences[0]?.cambiamenti).toContain(`Elemento composto: ${words} → –`)
  // What was sent stays.
  const sent = await scene.app.db.specchiaturaOfferta.count({
    where: { riga: { alternativa: { versioneOffertaId: versionePk } } },
  })
  expect(sent).toBe(2)
})

test('the customer sees its drawing, and the order has the same fields and net', async () => {
  const { pk, alternativaPk, versionePk } = await draft()
  await scene.write('updateAlternativaOfferta', { pk: alternativaPk, sconto: 3, righe: [composed()] })
  const settings = await readPaper(scene.app.services, ordiniSettings)
  const versione = await readPrintedVersione(scene.app.db, versionePk)
  if (!versione) throw new Error('nothing there')
  const told = { data: '2026-03-01', validaFino: '2026-04-01', consegna: null, bozza: true, stile: '' }
  const paper = String(await offertaDocument(versione, told, settings))
  expect(paper).toContain(`1) ${fissa.nome} 400 × 1.200 mm`)
  await scene.write('sendOfferta', { pk: versionePk, senzaFinestre: true })
  const { pagina } = await mutateAs<{ pagina: { alternative: { righe: object[] }[] } }>(
    scene.app.visitor,
    'openPaginaOfferta',
    { token: await scene.tokenOf() },
    'pagina { alternative { righe { figura { specchiature { x larghezza disegno senso } } } } }',
  )
  expect(pagina.alternative[0]?.righe).toMatchObject([
    {
      figura: {
        specchiature: [
          { x: 0, larghezza: 400 },
          { x: 400, larghezza: 1000 },
        ],
      },
    },
  ])
  const { ordine } = await mutateAs<{ ordine: { pk: number } }>(
    scene.superuser,
    'acceptOfferta',
    { pk: versionePk, alternativaPk },
    'ordine { pk }',
  )
  const riga = await scene.app.db.rigaOrdine.findFirstOrThrow({
    where: { ordineId: ordine.pk },
    include: { specchiature: { orderBy: { posizione: 'asc' } } },
  })
  const offered = await scene.app.db.offerta.findUniqueOrThrow({ where: { id: pk } })
  expect(riga.netto?.toNumber()).toBe(offered.netto.toNumber())
  expect(riga).toMatchObject({
    ante: 3,
    specchiature: [
      { x: 0, larghezza: 400 },
      { x: 400, larghezza: 1000 },
    ],
  })
  const { errors } = await mutateAs(scene.superuser, 'deleteTipoSerramento', { pk: fissa.id })
  expect(errors[0]?.message).toContain('offert')
})

test('the offer of a quote has the fields of its elements, priced at once', async () => {
  const { app, famiglia, tipo } = scene
  const p = await makePreventivo(app.db, {
    famigliaId: famiglia.id,
    serramenti: [
      {
        ...{ quantita: 2, altezza: 1200, larghezza: 1400 },
        ...{ tipoSerramentoId: tipo.id, tipoAperturaId: tipo.aperture[0]?.id ?? 0 },
      },
    ],
  })
  await app.db.serramento.update({
    where: { id: p.serramenti[0]?.id ?? 0 },
    data: {
      specchiature: {
        createMany: {
          data: specchiatureColumns(sideLight().map(({ ante, ...one }) => ({ ...one, ante: ante ?? 1 }))),
        },
      },
    },
  })
  const { errors, offerta } = await mutateAs(scene.superuser, 'createOfferta', { preventivoPk: p.id }, 'offerta { pk }')
  expect(errors).toEqual([])
  const [riga] = await read((offerta as { pk: number }).pk)
  expect(riga).toMatchObject({
    ...{ ante: 3, listino: 1096 },
    specchiature: [
      { x: 0, larghezza: 400, ante: 1, tipoSerramentoPk: fissa.id },
      { x: 400, larghezza: 1000, ante: 2, tipoSerramentoPk: tipo.id },
    ],
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countToDo, readRigheToWork } from '#officina/attivita/work.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeFamiglia, makePreventivo, makeTipoSerramento, nextNumber } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeCodiceSerramento } from '#server-test/ordini/factories.ts'
import type { Misure } from '#shared/composti/rules.ts'
import { SCHEMI_COMPOSTI, type SchemaComposto, specchiatureOfSchema } from '#shared/composti/schemi.ts'
import { specchiatureText } from '#shared/composti/specchiature.ts'
import { escapeHtml } from '#shared/formats/formats.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'
import { readDistinte } from '../../distinte/read.ts'
import { readPrintedOrdine } from '../../ordini/pdf/data.ts'
import { ordineDocument } from '../../ordini/pdf/document.ts'

type Famiglia = Awaited<ReturnType<typeof makeFamiglia>>
type Tipo = Awaited<ReturnType<typeof makeTipoSerramento>>

let app: TestApp
let superuser: Client
let clientePk: number
let codiceSerramentoPk: number
let famiglia: Famiglia
let otherFamiglia: Famiglia
let tipo: Tipo
let scorrevole: Tipo

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  clientePk = (await makeCliente(app.db)).id
  codiceSerramentoPk = (await makeCodiceSerramento(app.db)).id
  famiglia = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio', 'Triplo'], Colore: ['Noce', 'Bianco'] } })
  otherFamiglia = await makeFamiglia(app.db)
  tipo = await makeTipoSerramento(app.db, { ante: 2, accessori: ['Zanzariera', 'Cassonetto'] })
  scorrevole = await makeTipoSerramento(app.db, { aperture: ['Ribalta'], accessori: [] })
})
afterAll(() => app.close())

const READ = `query ($pk: Int!) { o: ordine(pk: $pk) { versione indirizzoPosa accessoPosa messaInPosa righe {
  pk famigliaPk tipoAperturaPk ante opzioni { opzione { nome } valore { pk nome } } accessori { pk } } } }`
interface Read {
  versione: number
  righe: {
    pk: number
    famigliaPk: number | null
    tipoAperturaPk: number | null
    ante: number | null
    opzioni: { opzione: { nome: string }; valore: { pk: number; nome: string } }[]
    accessori: { pk: number }[]
  }[]
}
const read = (pk: number) => queryAs<Read>(superuser, READ, { pk })
const window = () => ({
  famigliaPk: famiglia.id,
  tipoAperturaPk: tipo.aperture[1]?.id ?? 0,
  opzioni: famiglia.opzioni.map(({ id, valori }) => ({ opzionePk: id, valorePk: valori[1]?.id ?? 0 })),
  accessoriPks: tipo.accessori.map(({ id }) => id),
})
const riga = (different: object = {}) => ({ tipoSerramentoPk: tipo.id, codiceSerramentoPk, numero: 1, ...different })
const write = (name: string, input: object) =>
  mutateAs<{ ordine: { pk: number; righe: { pk: number }[] } | null }>(
    superuser,
    name,
    input,
    'ordine { pk righe { pk } }',
  )
const create = (righe: object[], different: object = {}) =>
  write('createOrdine', {
    numeroCommessa: `F${nextNumber()}`,
    data: '2026-03-01',
    clientePk,
    tipoCliente: 'PRIVA',
    righe,
    ...different,
  })
async function created(righe: object[], different: object = {}) {
  const { ordine, errors } = await create(righe, different)
  if (!ordine) throw new Error(JSON.stringify(errors))
  return ordine
}

describe('the window of a line', () => {
  test('is stored whole, stays where it is not told, is emptied by null', async () => {
    const { pk, righe } = await created([riga(window())], { indirizzoPosa: 'Via Roma 1', accessoPosa: 'SCALE' })
    expect(await read(pk)).toMatchObject({
      indirizzoPosa: 'Via Roma 1',
      accessoPosa: 'SCALE',
      messaInPosa: false,
      righe: [{ famigliaPk: famiglia.id, opzioni: [{ valore: { nome: 'Triplo' } }, { valore: { nome: 'Bianco' } }] }],
    })
    await write('updateOrdine', { pk, righe: [riga({ pk: righe[0]?.pk, numero: 3 })] })
    const [kept] = (await read(pk)).righe
    expect(kept).toMatchObject({
      tipoAperturaPk: window().tipoAperturaPk,
      accessori: window().accessoriPks.map((one) => ({ pk: one })),
    })
    await write('updateOrdine', { pk, righe: [riga({ pk: righe[0]?.pk, accessoriPks: null, famigliaPk: null })] })
    expect((await read(pk)).righe).toMatchObject([{ famigliaPk: null, opzioni: [], accessori: [] }])
  })

  test('a change of options alone is a change, told in words in the history', async () => {
    const { pk, righe } = await created([riga(window())])
    const opzioni = window().opzioni.slice(0, 1)
    await write('updateOrdine', { pk, righe: [riga({ pk: righe[0]?.pk, opzioni })] })
    const history = await app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk: pk, azione: 'modifica' } })
    expect(history).toMatchObject([
      { campo: 'righe[1].opzioni', prima: 'Colore: Bianco, Vetro: Triplo', dopo: 'Vetro: Triplo' },
    ])
    expect((await read(pk)).versione).toBe(2)
  })

  test('of another type it loses what that does not offer', async () => {
    const { pk, righe } = await created([riga(window())])
    await write('updateOrdine', { pk, righe: [riga({ pk: righe[0]?.pk, tipoSerramentoPk: scorrevole.id })] })
    expect((await read(pk)).righe).toMatchObject([
      { famigliaPk: famiglia.id, tipoAperturaPk: window().tipoAperturaPk, accessori: [] },
    ])
  })

  test('what does not belong together is refused on its field, and nothing changes', async () => {
    const before = await app.db.ordine.count()
    const strange = { ...window(), famigliaPk: otherFamiglia.id }
    const wrong = [riga(window()), riga(strange), riga({ ...window(), tipoSerramentoPk: scorrevole.id })]
    expect((await create(wrong)).errors).toMatchObject([
      { field: 'righe[1].opzioni' },
      { field: 'righe[1].opzioni' },
      { field: 'righe[2].accessoriPks' },
      { field: 'righe[2].accessoriPks' },
    ])
    expect(await app.db.ordine.count()).toBe(before)
  })

  test('what is retired stays where it is and is not chosen anew', async () => {
    const valore = famiglia.opzioni[0]?.valori[0]?.id ?? 0
    const opzioni = [{ opzionePk: famiglia.opzioni[0]?.id ?? 0, valorePk: valore }]
    const { pk, righe } = await created([riga({ ...window(), opzioni })])
    await app.db.valoreOpzione.update({ where: { id: valore }, data: { ritirato: true } })
    expect(
      (await write('updateOrdine', { pk, righe: [riga({ pk: righe[0]?.pk, opzioni, numero: 2 })] })).errors,
    ).toEqual([])
    expect((await create([riga({ ...window(), opzioni })])).errors).toMatchObject([{ field: 'righe[0].opzioni' }])
    await app.db.valoreOpzione.update({ where: { id: valore }, data: { ritirato: false } })
  })

  test('two people who change different parts both keep them; the same part is a conflict', async () => {
    const { pk, righe } = await created([riga(window())])
    const [line] = righe
    const edit = (versione: number, change: object) =>
      write('updateOrdine', { pk, versione, righe: [riga({ pk: line?.pk, ...change })] })
    await edit(1, { opzioni: [] })
    await expect(edit(1, { opzioni: window().opzioni.slice(0, 1) })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT' },
    })
  })

  test('an order is found by where it is delivered', async () => {
    const { pk } = await created([riga()], { indirizzoPosa: 'Calle del Forno 9', cittaPosa: 'Murano' })
    const found = (search: string) =>
      queryAs<{ edges: { node: { pk: number } }[] }>(
        superuser,
        `query ($search: String) { o: ordini(filtro: { search: $search }, first: 5) { edges { node { pk } } } }`,
        { search },
      )
    expect((await found('murano forno')).edges).toEqual([{ node: { pk } }])
    await write('updateOrdine', { pk, cittaPosa: 'Burano' })
    expect((await found('murano')).edges).toEqual([])
  })

  test('what orders have is not removed from the catalogue', async () => {
    await created([riga(window())])
    const { errors } = await mutateAs(superuser, 'deleteFamiglia', { pk: famiglia.id })
    expect(errors[0]?.message).toContain('ordin')
  })
})

interface RandomWindow extends Misure {
  quantita: number
  apertura: number
  accessori: number[]
  schema: SchemaComposto | null
}

test('nothing lost: all of any quote is in its order, its bills, what is bought, and on its paper', async () => {
  const settings = await readPaper(app.services, venditeSettings)
  // Panes as large as the window, as many as its leaves have sheets.
  await app.db.regolaDistinta.create({
    data: {
      ...{ famigliaId: famiglia.id, tipologia: 'vetro', descrizione: 'Lastra', um: 'pz' },
      ...{ quantita: 'ante * if(vetro == "Triplo", 3, 2)', larghezza: 'larghezza', altezza: 'altezza' },
    },
  })
  const text = fc
    .string({ unit: fc.constantFrom('a', 'e', 'ì', '1', '&', ' '), minLength: 1, maxLength: 12 })
    .map((t) => `x${t.trim()}y`)
  const serramento = fc.record({
    altezza: fc.integer({ min: 400, max: 2400 }),
    larghezza: fc.integer({ min: 300, max: 1500 }),
    quantita: fc.integer({ min: 1, max: 9 }),
    apertura: fc.nat(1),
    accessori: fc.subarray([0, 1]),
    schema: fc.option(fc.constantFrom(...SCHEMI_COMPOSTI), { nil: null }),
  })
  /** The fields of a window, beside each other those that open and those that do not; none for a simple one. */
  const fieldsOf = ({ schema, larghezza, altezza }: RandomWindow) =>
    ((schema && specchiatureOfSchema(schema, { larghezza, altezza })) || []).map(({ fissa, ...box }, n) => ({
      ...box,
      ante: fissa ? 1 : 2,
      tipoSerramentoId: fissa ? scorrevole.id : tipo.id,
      tipoAperturaId: (fissa ? scorrevole : tipo).aperture[0]?.id ?? null,
      posizione: n + 1,
    }))
  const quote = fc.record({
    valori: fc.tuple(fc.nat(1), fc.nat(1)),
    serramenti: fc.array(serramento, { minLength: 1, maxLength: 4 }),
    indirizzoPosa: text,
    cittaPosa: text,
    provinciaPosa: fc.constantFrom('Parma', 'Bologna'),
    pianoPosa: fc.constantFrom('terra', '1', '2'),
    note: text,
  })
  await fc.assert(
    fc.asyncProperty(quote, async ({ valori, serramenti, ...place }) => {
      const p = await makePreventivo(app.db, {
        ...place,
        messaInPosa: true,
        famigliaId: famiglia.id,
        opzioni: {
          create: famiglia.opzioni.map(({ id, valori: all }, n) => ({
            opzioneId: id,
            valoreId: all[valori[n] ?? 0]?.id ?? 0,
          })),
        },
        serramenti: serramenti.map(({ apertura, accessori: _own, schema: _schema, ...measures }) => ({
          ...measures,
          tipoSerramentoId: tipo.id,
          tipoAperturaId: tipo.aperture[apertura]?.id ?? 0,
        })),
      })
      for (const [n, { id }] of p.serramenti.entries()) {
        const connect = serramenti[n]?.accessori.map((place) => ({ id: tipo.accessori[place]?.id ?? 0 })) ?? []
        const data = serramenti.flatMap((one, at) => (at === n ? fieldsOf(one) : []))
        const specchiature = { createMany: { data } }
        await app.db.serramento.update({ where: { id }, data: { accessori: { connect }, specchiature } })
      }
      const { ordine } = await write('createOrdineDaPreventivo', { preventivoPk: p.id })
      const printed = await readPrintedOrdine(await superuser.contesto(), ordine?.pk ?? 0)
      if (!printed) throw new Error('not seen')
      expect(printed).toMatchObject({ ...place, note: expect.stringContaining(place.note), messaInPosa: true })
      expect(
        printed.righe.map(({ altezza, larghezza, numero, ante }) => ({ altezza, larghezza, numero, ante })),
      ).toEqual(
        serramenti.map((one) => ({
          ...{ altezza: one.altezza, larghezza: one.larghezza, numero: one.quantita },
          ante: fieldsOf(one).reduce((sum, { ante }) => sum + ante, 0) || 2,
        })),
      )
      expect(
        printed.righe.map(({ specchiature }) =>
          specchiature.map(({ tipoSerramento, tipoApertura, ...box }) => ({
            ...box,
            tipoSerramentoId: tipoSerramento.id,
            tipoAperturaId: tipoApertura?.id ?? null,
          })),
        ),
      ).toEqual(serramenti.map((one) => fieldsOf(one).map(({ posizione: _place, ...field }) => field)))
      const words = famiglia.opzioni.map(({ nome, valori: all }, n) => `${nome}: ${all[valori[n] ?? 0]?.nome}`)
      const sheets = words[0] === 'Vetro: Triplo' ? 3 : 2
      /** The panes of a piece: of each of its fields, those of one size together. */
      const panesOf = (one: RandomWindow) => {
        const fields = fieldsOf(one)
        const panes = new Map<string, number>()
        for (const { larghezza, altezza, ante } of fields.length > 0 ? fields : [{ ...one, ante: 2 }]) {
          const size = `${larghezza} × ${altezza}`
          panes.set(size, (panes.get(size) ?? 0) + ante * sheets)
        }
        return [...panes]
      }
      const bills = (await readDistinte(app.db, { ordineId: ordine?.pk ?? 0 })).map(({ bill }) => bill)
      expect(
        bills.map(({ numero, righe }) => ({
          numero,
          righe: righe.map((one) => [`${one.larghezza} × ${one.altezza}`, one.quantita]),
        })),
      ).toEqual(serramenti.map((one) => ({ numero: one.quantita, righe: panesOf(one) })))
      await mutateAs(superuser, 'generateRigheDistinte', { ordinePk: ordine?.pk })
      const bought = await app.db.rigaOrdineFornitore.findMany({
        where: { ordineId: ordine?.pk ?? 0 },
        orderBy: [{ rigaOrdine: { posizione: 'asc' } }, { id: 'asc' }],
      })
      expect(bought.map(({ quantita, misureVetro }) => [misureVetro, quantita.toNumber()])).toEqual(
        serramenti.flatMap((one) => panesOf(one).map(([size, count]) => [size, one.quantita * count])),
      )
      for (const [n, line] of printed.righe.entries()) {
        expect(line.famiglia?.id).toBe(famiglia.id)
        expect(line.opzioni.map(({ opzione, valore }) => `${opzione.nome}: ${valore.nome}`).sort()).toEqual(
          [...words].sort(),
        )
        expect(line.tipoApertura?.id).toBe(tipo.aperture[serramenti[n]?.apertura ?? 0]?.id)
        expect(line.accessori).toHaveLength(serramenti[n]?.accessori.length ?? 0)
      }
      for (const by of ['cliente', 'officina'] as const) {
        const paper = (await ordineDocument(printed, settings, by)).text
        const said = [
          famiglia.nome,
          ...words,
          ...printed.righe.flatMap(({ accessori }) => accessori.map(({ nome }) => nome)),
          ...printed.righe.map(({ specchiature }) => specchiatureText(specchiature)),
        ]
        for (const word of [...said, place.indirizzoPosa, place.cittaPosa]) expect(paper).toContain(escapeHtml(word))
      }
      // Counted as the same windows by hand.
      const byHand = await created(
        serramenti.map((one) =>
          riga({
            ...{ numero: one.quantita, altezza: one.altezza, larghezza: one.larghezza },
            specchiature: fieldsOf(one).map(({ posizione: _place, tipoSerramentoId, tipoAperturaId, ...box }) => ({
              ...box,
              tipoSerramentoPk: tipoSerramentoId,
              tipoAperturaPk: tipoAperturaId,
            })),
          }),
        ),
      )
      const pieces = async (pk: number) => countToDo(await readRigheToWork(app.db, [pk]), { tipo: 'ante' })
      expect(await pieces(ordine?.pk ?? 0)).toBe(await pieces(byHand.pk))
    }),
    { numRuns: 12 },
  )
})

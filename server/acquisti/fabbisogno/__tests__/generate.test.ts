import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readDistinte } from '#ordini/distinte/read.ts'
import { DISTINTA_CHANGED, FROZEN_DISTINTA } from '#ordini/distinte/rules.ts'
import { freezeDistinte } from '#ordini/distinte/write.ts'
import { BOM_FROM_WINDOW } from '#ordini/serviziLocali/rules.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFamiglia, makeOrdine } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore } from '#server-test/personaleFactories.ts'
import { NO_DISTINTE } from '../generateRigheDistinte.ts'

let app: TestApp
let superuser: Client
let famigliaId: number
let ordinePk: number
let numeroCommessa: string
let rigaPk: number
let vetraio: number

const PANE = {
  ...{ posto: 20, tipologia: 'vetro', codice: '4/16/4', descrizione: 'Vetrocamera', sezione: '4/16/4', um: 'pz' },
  ...{ quantita: 'ante', larghezza: 'larghezza / ante - 100', altezza: 'altezza - 200' },
}
const BAR = { posto: 10, tipologia: 'legno', descrizione: 'Montante', um: 'pz', quantita: '2', lunghezza: 'altezza' }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  famigliaId = (await makeFamiglia(app.db)).id
  await app.db.regolaDistinta.createMany({ data: [PANE, BAR].map((regola) => ({ ...regola, famigliaId })) })
  vetraio = (await makeFornitore(app.db, { tipologia: 'vetro', isDefault: true })).id
})
beforeEach(async () => {
  const ordine = await makeOrdine(app.db)
  ordinePk = ordine.id
  numeroCommessa = ordine.numeroCommessa
  const window = { famigliaId, larghezza: 1200, altezza: 1400, ante: 2, numero: 3 }
  rigaPk = (await makeRigaOrdine(app.db, ordinePk, window)).id
})
afterAll(() => app.close())

const MADE = [
  { posto: 10, tipologia: 'legno', quantita: 2, lunghezza: 1400, larghezza: null, altezza: null, aMano: false },
  { posto: 20, tipologia: 'vetro', quantita: 2, lunghezza: null, larghezza: 500, altezza: 1200, aMano: false },
]
const bill = async () => (await readDistinte(app.db, { id: rigaPk }))[0]?.bill
const asInput = ({ aMano: _aMano, ...riga }: NonNullable<Awaited<ReturnType<typeof bill>>>['righe'][number]) => riga
const stored = async () => ((await bill())?.righe ?? []).map(asInput)
const set = (input: object) => mutateAs(superuser, 'setDistintaRiga', { rigaPk, ...input }, 'distinta { origine }')
const waiting = () =>
  app.db.rigaOrdineFornitore.findMany({ where: { ordineId: ordinePk }, orderBy: [{ tipologia: 'asc' }, { id: 'asc' }] })
const generate = (who = superuser) =>
  mutateAs(who, 'generateRigheDistinte', { ordinePk }, 'aggiunte tolte invariate avvisi')

describe('the bill of a line', () => {
  test('is made of the rules, and follows the window', async () => {
    expect(await bill()).toMatchObject({ origine: 'regole', righe: MADE, errori: [], superata: false })
    await app.db.rigaOrdine.update({ where: { id: rigaPk }, data: { altezza: 1500 } })
    expect((await bill())?.righe[0]).toMatchObject({ lunghezza: 1500 })
    const question = `{ distinteOrdine(ordinePk: ${ordinePk}) { rigaPk origine righe { descrizione larghezza altezza } } }`
    expect((await superuser.graphql(question)).data).toMatchObject({
      distinteOrdine: [{ rigaPk, origine: 'REGOLE', righe: [{}, { larghezza: 500, altezza: 1300 }] }],
    })
  })

  test('is that of its pieces too, which are not written apart then', async () => {
    const question = `{ bomRiga(ordine: "${numeroCommessa}", riga: 1, posizione: 2) { ord maktx quantity meins }
      bomModificabile(ordine: "${numeroCommessa}", riga: 1) }`
    expect((await superuser.graphql(question)).data).toEqual({
      bomRiga: [
        { ord: 10, maktx: 'Montante, 1400', quantity: 2, meins: 'pz' },
        { ord: 20, maktx: 'Vetrocamera, 4/16/4, 500 × 1200', quantity: 2, meins: 'pz' },
      ],
      bomModificabile: false,
    })
    const written = await mutateAs(superuser, 'setBomRiga', { rigaPk, posizione: 1, righe: [] })
    expect(written.errors).toMatchObject([{ message: BOM_FROM_WINDOW }])
  })

  test('changed by hand it is kept and marked, and given back to the rules', async () => {
    const [bar, pane] = await stored()
    const righe = [{ ...bar, quantita: 3 }, pane]
    expect((await set({ righe, lette: [bar, pane] })).errors).toEqual([])
    expect(await bill()).toMatchObject({ origine: 'mano', righe: [{ quantita: 3, aMano: true }, { aMano: false }] })
    await app.db.rigaOrdine.update({ where: { id: rigaPk }, data: { altezza: 1500 } })
    expect(await bill()).toMatchObject({ superata: true, righe: [{ lunghezza: 1400 }, {}] })
    expect((await set({ righe, lette: [bar, pane] })).errors).toMatchObject([{ message: DISTINTA_CHANGED }])
    expect((await set({})).errors).toEqual([])
    expect(await bill()).toMatchObject({ origine: 'regole', superata: false, righe: [{ lunghezza: 1500 }, {}] })
    const history = await app.db.auditLog.findMany({ where: { oggettoPk: ordinePk, azione: 'distinta' } })
    expect(history).toHaveLength(2)
  })

  test.each<[string, object, string]>([
    ['a material that there is not', { tipologia: 'oro' }, 'righe[0].tipologia'],
    ['half a bar', { quantita: 1.5 }, 'righe[0].quantita'],
    ['nothing of it', { quantita: 0 }, 'righe[0].quantita'],
    ['a bar that is a pane', { larghezza: 10, altezza: 10 }, 'righe[0].lunghezza'],
  ])('%s is refused and nothing changes', async (_name, differs, field) => {
    const [bar] = await stored()
    expect((await set({ righe: [{ ...bar, ...differs }] })).errors).toMatchObject([{ field }])
    expect(await bill()).toMatchObject({ origine: 'regole' })
  })

  test('frozen it stays as it is, whatever rules and windows do', async () => {
    const freeze = (congelate: boolean) =>
      mutateAs(superuser, 'setCongelamentoDistinte', { ordinePk, congelate }, 'distinte { congelataIl }')
    expect(await freeze(true)).toMatchObject({ distinte: [{ congelataIl: expect.any(String) }] })
    await app.db.rigaOrdine.update({ where: { id: rigaPk }, data: { altezza: 1500 } })
    expect(await bill()).toMatchObject({ righe: MADE, superata: true })
    expect((await set({ righe: [] })).errors).toMatchObject([{ message: FROZEN_DISTINTA }])
    expect(await freezeDistinte(app.db, ordinePk)).toBe(0)
    await freeze(false)
    expect(await bill()).toMatchObject({ congelataIl: null, righe: [{ lunghezza: 1500 }, {}] })
  })

  test('who does not change orders does not change it', async () => {
    const operator = await app.as('operatore')
    await expect(mutateAs(operator, 'setDistintaRiga', { rigaPk, righe: [] })).rejects.toThrow()
    expect(await bill()).toMatchObject({ origine: 'regole' })
  })

  test('60 windows take less than 200 ms', async () => {
    const { id } = await makeOrdine(app.db)
    const { tipoSerramentoId, codiceSerramentoId } = await app.db.rigaOrdine.findUniqueOrThrow({
      where: { id: rigaPk },
    })
    await app.db.rigaOrdine.createMany({
      data: Array.from({ length: 60 }, (_, n) => ({
        ...{ ordineId: id, posizione: n + 1, tipoSerramentoId, codiceSerramentoId, famigliaId },
        ...{ numero: 1, larghezza: 800 + n * 10, altezza: 1400, ante: 2 },
      })),
    })
    await readDistinte(app.db, { ordineId: id })
    const start = performance.now()
    const bills = await readDistinte(app.db, { ordineId: id })
    const took = performance.now() - start
    console.log(`60 windows: ${took.toFixed(0)} ms`)
    expect(bills.map(({ bill: { righe } }) => righe.length)).toEqual(Array.from({ length: 60 }, () => 2))
    expect(took).toBeLessThan(200)
  })
})

describe('generateRigheDistinte', () => {
  test('makes rows of all pieces for the default suppliers; a second time nothing', async () => {
    expect(await generate()).toMatchObject({ errors: [], aggiunte: 2, tolte: 0, avvisi: [] })
    const rows = await waiting()
    expect(rows.map(({ quantita, ...riga }) => ({ ...riga, quantita: quantita.toNumber() }))).toMatchObject([
      { tipologia: 'legno', quantita: 6, misure: '1400', misureVetro: '', daDistinta: true, rigaOrdineId: rigaPk },
      {
        ...{ tipologia: 'vetro', quantita: 6, misure: '', misureVetro: '500 × 1200', fornitoreId: vetraio },
        ...{ codice: '4/16/4', sezione: '4/16/4', um: 'pz', ordineFornitoreId: null },
      },
    ])
    expect(await generate()).toMatchObject({ aggiunte: 0, tolte: 0, invariate: 2 })
  })

  test('follows another measure, but for what is ordered, which it tells', async () => {
    await generate()
    const [, pane] = await waiting()
    const ordered = await mutateAs(superuser, 'generateOrdiniFornitore', { rigaPks: [pane?.id] }, 'ordiniFornitore')
    expect(ordered.errors).toEqual([])
    await app.db.rigaOrdine.update({ where: { id: rigaPk }, data: { altezza: 1500 } })
    expect(await generate()).toMatchObject({
      aggiunte: 2,
      tolte: 1,
      avvisi: ['Vetrocamera 500 × 1200: 6 pz già in ordine e non più necessari.'],
    })
    expect((await waiting()).map(({ misure, misureVetro }) => misure || misureVetro)).toEqual([
      '1500',
      '500 × 1200',
      '500 × 1300',
    ])
  })

  test('a duplicate is not of the bill, and stays', async () => {
    await generate()
    const [bar] = await waiting()
    await mutateAs(superuser, 'duplicateRigaOrdineFornitore', { pk: bar?.id }, 'riga { pk }')
    expect(await generate()).toMatchObject({ aggiunte: 0, tolte: 0 })
    expect(await waiting()).toHaveLength(3)
  })

  test('is refused where a rule cannot say it, with line, row and reason; nothing changes', async () => {
    await app.db.rigaOrdine.update({ where: { id: rigaPk }, data: { larghezza: 150 } })
    expect((await generate()).errors).toMatchObject([
      { message: 'Riga 1: Posto 20 «Vetrocamera», Larghezza: viene -25 mm, deve essere più di 0.' },
    ])
    expect(await waiting()).toEqual([])
  })

  test('is refused where no line has a bill', async () => {
    await app.db.rigaOrdine.update({ where: { id: rigaPk }, data: { famigliaId: null } })
    expect((await generate()).errors).toMatchObject([{ message: NO_DISTINTE }])
  })

  test('is for who administers supplier orders', async () => {
    await expect(generate(await app.as('operatore'))).rejects.toThrow()
    expect(await waiting()).toEqual([])
  })
})

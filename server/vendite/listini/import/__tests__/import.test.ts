import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReadCell } from '#platform/imports/reading/cell.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { GRID, type ListiniScene, openListiniScene } from '../../__tests__/listiniScene.ts'
import { griglieImport } from '../import.ts'

let scene: ListiniScene
beforeAll(async () => {
  scene = await openListiniScene()
})
afterAll(() => scene.app.close())

interface Outcome {
  inseriti: number
  aggiornati: number
  invariati: number
  totaleRilievi: number
  rilievi: { riga: number; colonna: string; testo: string }[]
  righe: { riga: number; azione: string; celle: { colonna: string; testo: string }[] }[]
}

const FIELDS = `esito {
  inseriti aggiornati invariati totaleRilievi rilievi { riga colonna testo } righe { riga azione celle { colonna testo } }
}`

/** A workbook of some sheets. */
function workbook(sheets: Record<string, unknown[][]>): string {
  const made = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(made, utils.aoa_to_sheet(rows), name)
  return (write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer).toString('base64')
}

const sheetOf = (names: readonly [string, string, string?], rows: unknown[][]) => [
  ['Famiglia', names[0]],
  ['Tipo serramento', names[1]],
  ['Valore', names[2] ?? ''],
  ...rows,
]

const send = (listinoPk: number, sheets: Record<string, unknown[][]>, rest: object = {}) =>
  mutateAs<{ esito: Outcome | null }>(
    scene.superuser,
    'importGriglieListino',
    { listinoPk, files: [{ nome: 'griglie.xlsx', base64: workbook(sheets) }], correzioni: [], ...rest },
    FIELDS,
  )

const gridRows = [
  ['mm', 800, 1200],
  [1000, 310, 402.5],
  [1400, 388.4],
]

describe('grids from a spreadsheet', () => {
  test('a sheet each: the same stays, another replaces, a new one is added', async () => {
    const listino = await scene.makeListino()
    const values = await scene.app.db.valoreOpzione.findMany({
      where: { opzione: { famigliaId: listino.famiglia.id } },
      include: { opzione: true },
      orderBy: { id: 'asc' },
    })
    const [valore] = values
    const names = [listino.famiglia.nome, listino.tipo.nome] as const
    const sheets = {
      Tutti: sheetOf(names, gridRows),
      Uno: sheetOf([...names, `${valore?.opzione.nome}: ${valore?.nome}`], [...gridRows, [1600, 400, 500]]),
    }
    const preview = await send(listino.pk, sheets, { anteprima: true })
    expect(preview).toMatchObject({ errors: [], esito: { inseriti: 1, aggiornati: 0, invariati: 1, totaleRilievi: 0 } })
    expect(await scene.app.db.voceListino.count({ where: { listinoId: listino.pk } })).toBe(1)
    expect(await send(listino.pk, sheets)).toMatchObject({ esito: { inseriti: 1, invariati: 1 } })
    expect(await scene.app.db.voceListino.findFirst({ where: { valoreId: valore?.id ?? 0 } })).toMatchObject({
      modo: 'GRIGLIA',
      griglia: {
        altezze: [1000, 1400, 1600],
        prezzi: [
          [310, 402.5],
          [388.4, null],
          [400, 500],
        ],
      },
    })
    const again = await send(listino.pk, {
      Tutti: sheetOf(names, [
        ['', 800],
        [1000, 311],
      ]),
    })
    expect(again).toMatchObject({ esito: { aggiornati: 1 } })
    expect(await scene.app.db.voceListino.findUnique({ where: { id: listino.vocePk } })).toMatchObject({
      griglia: { altezze: [1000], larghezze: [800], prezzi: [[311]] },
    })
  })

  test('prices that are computed in the sheet count to the cent, and are shown so', async () => {
    const listino = await scene.makeListino()
    const names = [listino.famiglia.nome, listino.tipo.nome] as const
    const sheets = {
      Calcolati: sheetOf(names, [
        ['', 800, 1200],
        [1000, 324.7 * 1.08, 100.005],
        [1400, 388.40000000000003, '12,345'],
      ]),
    }
    const { esito } = await send(listino.pk, sheets, { anteprima: true })
    // What somebody has typed as a text is not guessed.
    expect(esito?.rilievi).toMatchObject([
      { riga: 6, colonna: 'C', testo: expect.stringContaining('2 cifre decimali') },
    ])
    const shown = esito?.righe.map(({ celle }) => celle.filter(({ colonna }) => /^[ABC]$/.test(colonna)))
    expect(shown?.[4]?.map(({ testo }) => testo)).toEqual(['1000', '350,68', '100,01'])
    expect(shown?.[5]?.map(({ testo }) => testo)).toEqual(['1400', '388,4', '12,345'])
    const corrections = [{ file: 0, riga: 6, colonna: 'C', valore: '12,35' }]
    expect(await send(listino.pk, sheets, { correzioni: corrections })).toMatchObject({
      errors: [],
      esito: { aggiornati: 1 },
    })
    expect(await scene.app.db.voceListino.findUnique({ where: { id: listino.vocePk } })).toMatchObject({
      griglia: {
        prezzi: [
          [350.68, 100.01],
          [388.4, 12.35],
        ],
      },
    })
  })

  test('what is exported is imported again, unchanged', async () => {
    const listino = await scene.makeListino()
    const answer = await scene.staff.fetch(`/esporta/listino.xlsx?pk=${listino.pk}`)
    expect(answer.status).toBe(200)
    const base64 = Buffer.from(await answer.arrayBuffer()).toString('base64')
    const files = [{ nome: 'listino.xlsx', base64 }]
    const input = { listinoPk: listino.pk, files, correzioni: [] }
    expect(await mutateAs(scene.superuser, 'importGriglieListino', input, FIELDS)).toMatchObject({
      esito: { inseriti: 0, aggiornati: 0, invariati: 1, totaleRilievi: 0 },
    })
    const agente = await scene.app.as('agente')
    expect((await agente.fetch(`/esporta/listino.xlsx?pk=${listino.pk}`)).status).toBe(403)
  })

  test('what is wrong is told by sheet, row and column; nothing is imported until it is written again', async () => {
    const listino = await scene.makeListino()
    const names = [listino.famiglia.nome, listino.tipo.nome] as const
    const sheets = {
      Buono: sheetOf(names, [
        ['', 800],
        [1000, 999],
      ]),
      Rotto: sheetOf(
        ['Nessuna', listino.tipo.nome],
        [
          ['', 800, 700],
          [1000, 'abc', -3],
          [900, 0, 5, 7],
        ],
      ),
    }
    const preview = await send(listino.pk, sheets, { anteprima: true })
    expect(preview.esito?.rilievi.map(({ testo }) => testo)).toEqual([
      'foglio «Rotto», riga 1, colonna B: Famiglia «Nessuna» non c’è nel catalogo',
      'foglio «Rotto», riga 4, colonna C: Ogni misura dev’essere maggiore della precedente.',
      'foglio «Rotto», riga 5, colonna B: È richiesto un numero valido',
      expect.stringContaining('foglio «Rotto», riga 5, colonna C:'),
      'foglio «Rotto», riga 6, colonna D: Sopra questo prezzo manca la larghezza.',
      'foglio «Rotto», riga 6, colonna B: Scrivi un prezzo maggiore di zero, o lascia la cella vuota.',
      'foglio «Rotto», riga 6, colonna A: Ogni misura dev’essere maggiore della precedente.',
    ])
    const refused = await send(listino.pk, sheets)
    expect(refused.esito).toBeNull()
    expect(refused.errors).toHaveLength(7)
    expect(await scene.app.db.voceListino.findUnique({ where: { id: listino.vocePk } })).toMatchObject({
      griglia: GRID,
    })

    // The first sheet has six rows in the file: those of the second follow.
    const at = (row: number, column: string, text: string) => ({
      file: 0,
      riga: row + 5,
      colonna: column,
      valore: text,
    })
    const other = await scene.makeListino()
    const corrections = [
      at(1, 'B', other.famiglia.nome),
      at(4, 'C', '1200'),
      at(5, 'B', '10,5'),
      at(5, 'C', ''),
      at(6, 'D', ''),
      at(6, 'A', '1.400'),
      at(6, 'B', '12'),
    ]
    expect(await send(listino.pk, sheets, { correzioni: corrections })).toMatchObject({
      errors: [],
      esito: { inseriti: 1, aggiornati: 1 },
    })
    expect(
      await scene.app.db.voceListino.findFirst({ where: { listinoId: listino.pk, famigliaId: other.famiglia.id } }),
    ).toMatchObject({
      griglia: {
        altezze: [1000, 1400],
        larghezze: [800, 1200],
        prezzi: [
          [10.5, null],
          [12, 5],
        ],
      },
    })
  })

  test('two sheets for the same, and a list in force, are refused', async () => {
    const listino = await scene.makeListino()
    const names = [listino.famiglia.nome, listino.tipo.nome] as const
    const rows = [
      ['', 800],
      [1000, 5],
    ]
    const twice = await send(listino.pk, { A: sheetOf(names, rows), B: sheetOf(names, rows) }, { anteprima: true })
    expect(twice.esito?.rilievi).toMatchObject([{ testo: expect.stringContaining('foglio «B», riga 1') }])
    // Also where the first of the two is what is stored already.
    const second = await send(listino.pk, { A: sheetOf(names, gridRows), B: sheetOf(names, rows) }, { anteprima: true })
    expect(second.esito?.rilievi).toMatchObject([{ testo: expect.stringContaining('foglio «B», riga 1') }])
    await scene.write('setStatoListino', { pk: listino.pk, stato: 'IN_VIGORE' })
    expect((await send(listino.pk, { A: sheetOf(names, rows) })).errors).toMatchObject([
      { message: expect.stringContaining('in vigore') },
    ])
  })

  test('a list that changes between plan and writing is left as it is', async () => {
    const listino = await scene.makeListino()
    const { db } = scene.app
    const rows = sheetOf(
      [listino.famiglia.nome, listino.tipo.nome],
      [
        ['', 800],
        [1000, 5],
      ],
    ) as ReadCell[][]
    const sheet = { righe: rows, troppe: false }
    const sheets = [{ nome: 'g.xlsx', chiave: 'g', sheet, correzioni: [] }]
    const { execute } = await griglieImport.pianifica(sheets, db, { listinoPk: listino.pk })
    await mutateAs(scene.superuser, 'deleteVoceListino', { pk: listino.vocePk }, 'pk')
    const who = { userId: null, userNome: 'Prova' }
    const nothing = async () => undefined
    const writing = db.$transaction((tx) =>
      execute({ tx, chi: who, audit: nothing, emit: nothing, progresso: nothing }),
    )
    await expect(writing).rejects.toMatchObject({ errors: [{ message: expect.stringContaining('è cambiato') }] })
    expect(await db.voceListino.count({ where: { listinoId: listino.pk } })).toBe(0)
  })

  test('twenty heights by twenty widths in three finishes', async () => {
    const listino = await scene.makeListino()
    const { id: famigliaId } = listino.famiglia
    const opzione = await scene.app.db.opzione.create({ data: { famigliaId, nome: 'Finitura di prova' } })
    const finishes = ['Chiara', 'Scura', 'Laccata']
    await scene.app.db.valoreOpzione.createMany({ data: finishes.map((nome) => ({ nome, opzioneId: opzione.id })) })
    const sides = Array.from({ length: 20 }, (_, i) => 500 + i * 100)
    const grid = [
      ['', ...sides],
      ...sides.map((height) => [height, ...sides.map((width) => (height * width) / 10_000 + 100)]),
    ]
    const sheets = Object.fromEntries(
      finishes.map((name) => [name, sheetOf([listino.famiglia.nome, listino.tipo.nome, name], grid)]),
    )
    expect(await send(listino.pk, sheets)).toMatchObject({ errors: [], esito: { inseriti: 3 } })
    const voci = await scene.app.db.voceListino.count({ where: { listinoId: listino.pk, valoreId: { not: null } } })
    expect(voci).toBe(3)
  })
})

test('a real list, 20 × 20 sizes in three finishes, is imported in five seconds', async () => {
  const listino = await scene.makeListino()
  const of = await scene.app.db.opzione.findFirstOrThrow({ where: { famigliaId: listino.famiglia.id } })
  await scene.app.db.valoreOpzione.createMany({
    data: ['Frassino', 'Douglas', 'Teak'].map((nome, ordine) => ({ nome, ordine: 10 + ordine, opzioneId: of.id })),
  })
  const sizes = Array.from({ length: 20 }, (_, place) => 500 + place * 100)
  const rows = (first: number) => [
    ['mm', ...sizes],
    ...sizes.map((altezza, i) => [altezza, ...sizes.map((_, j) => first + i * 20 + j)]),
  ]
  const sheets = Object.fromEntries(
    ['Frassino', 'Douglas', 'Teak'].map((nome, place) => [
      nome,
      sheetOf([listino.famiglia.nome, listino.tipo.nome, `${of.nome}: ${nome}`], rows(100 * (place + 1))),
    ]),
  )
  const from = performance.now()
  const preview = await send(listino.pk, sheets, { anteprima: true })
  const done = await send(listino.pk, sheets)
  const took = performance.now() - from
  expect(preview).toMatchObject({ errors: [], esito: { inseriti: 3, totaleRilievi: 0 } })
  expect(done).toMatchObject({ errors: [], esito: { inseriti: 3 } })
  expect(await scene.app.db.voceListino.count({ where: { listinoId: listino.pk } })).toBe(4)
  expect(took).toBeLessThan(5000)
})

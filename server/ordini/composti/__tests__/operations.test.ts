import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRigheDaSpuntare } from '#officina/attivita/pieces.ts'
import { countToDo, readRigheToWork } from '#officina/attivita/work.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeTipoSerramento, nextNumber } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeCodiceSerramento } from '#server-test/ordini/factories.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'
import { readDistinte } from '../../distinte/read.ts'
import { readPrintedOrdine } from '../../ordini/pdf/data.ts'
import { ordineDocument } from '../../ordini/pdf/document.ts'

type Tipo = Awaited<ReturnType<typeof makeTipoSerramento>>

let app: TestApp
let superuser: Client
let clientePk: number
let codiceSerramentoPk: number
let finestra: Tipo
let porta: Tipo

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  clientePk = (await makeCliente(app.db)).id
  codiceSerramentoPk = (await makeCodiceSerramento(app.db)).id
  finestra = await makeTipoSerramento(app.db, { ante: 1 })
  porta = await makeTipoSerramento(app.db, { ante: 2, disegno: 'PORTA' })
})
afterAll(() => app.close())

/** A door of two leaves with a side light, 400 + 900 mm. */
const door = () => [
  { x: 0, y: 0, larghezza: 400, altezza: 2100, tipoSerramentoPk: finestra.id, tipoAperturaPk: null, ante: null },
  {
    ...{ x: 400, y: 0, larghezza: 900, altezza: 2100, tipoSerramentoPk: porta.id },
    ...{ tipoAperturaPk: porta.aperture[0]?.id ?? 0, ante: null },
  },
]
const riga = (changes: object = {}) => ({
  ...{ tipoSerramentoPk: porta.id, codiceSerramentoPk, numero: 2, larghezza: 1300, altezza: 2100 },
  ...changes,
})
const write = (name: string, input: object) =>
  mutateAs<{ ordine: { pk: number; righe: { pk: number }[] } | null }>(
    superuser,
    name,
    input,
    'ordine { pk righe { pk } }',
  )
const create = (righe: object[]) =>
  write('createOrdine', {
    ...{ numeroCommessa: `C${nextNumber()}`, data: '2026-03-01', clientePk, tipoCliente: 'PRIVA' },
    righe,
  })
async function created(righe: object[]) {
  const { ordine, errors } = await create(righe)
  if (!ordine) throw new Error(JSON.stringify(errors))
  return ordine
}
const FIELDS = 'x y larghezza altezza ante senso tipoSerramentoPk tipoAperturaPk tipoSerramento { nome }'
interface Read {
  righe: { pk: number; ante: number | null; specchiature: { larghezza: number; ante: number }[] }[]
}
const read = async (pk: number) =>
  (
    await queryAs<Read>(
      superuser,
      `query ($pk: Int!) { o: ordine(pk: $pk) { righe { pk ante specchiature { ${FIELDS} } } } }`,
      { pk },
    )
  ).righe[0]

describe('a composed element', () => {
  test('is stored, its leaves are the line’s, and a write that does not know of it keeps it', async () => {
    const { pk, righe } = await created([riga({ specchiature: door() })])
    const stored = await read(pk)
    expect(stored).toMatchObject({
      ante: 3,
      specchiature: [
        { x: 0, ante: 1 },
        { x: 400, ante: 2, senso: 'SINISTRA' },
      ],
    })
    const own = righe[0]?.pk
    await write('updateOrdine', { pk, righe: [riga({ pk: own, descrizione: 'Ingresso', ante: 3 })] })
    expect(await read(pk)).toEqual(stored)
    await write('updateOrdine', { pk, righe: [riga({ pk: own, larghezza: 1500 })] })
    expect((await read(pk))?.specchiature.map(({ larghezza }) => larghezza)).toEqual([400, 1100])
    await write('updateOrdine', { pk, righe: [riga({ pk: own, specchiature: null, ante: null })] })
    expect(await read(pk)).toMatchObject({ ante: null, specchiature: [] })
  })

  test('what is wrong with it is told on its field, and nothing changes', async () => {
    const count = await app.db.ordine.count()
    const [side, leaf] = door()
    const wrong = [
      riga({ specchiature: [side, { ...leaf, larghezza: 880 }] }),
      riga({ specchiature: [side, { ...leaf, tipoSerramentoPk: 2_000_000 }] }),
    ]
    expect((await create(wrong.slice(0, 1))).errors).toMatchObject([
      { field: 'righe[0].specchiature', message: expect.stringContaining('restano 20 × 2.100 mm') },
    ])
    expect((await create(wrong.slice(1))).errors).toMatchObject([
      { field: 'righe[0].specchiature[1].tipoSerramentoPk' },
    ])
    expect(await app.db.ordine.count()).toBe(count)
    const { pk, righe } = await created([riga({ specchiature: door() })])
    const narrow = await write('updateOrdine', { pk, righe: [riga({ pk: righe[0]?.pk, larghezza: 450 })] })
    expect(narrow.errors).toMatchObject([{ field: 'righe[0].specchiature' }])
    expect((await read(pk))?.specchiature).toHaveLength(2)
  })

  test('the history says it in words', async () => {
    const { pk, righe } = await created([riga()])
    await write('updateOrdine', { pk, righe: [riga({ pk: righe[0]?.pk, specchiature: door() })] })
    const history = await app.db.auditLog.findMany({
      where: { oggetto: 'Ordine', oggettoPk: pk, azione: 'modifica' },
      orderBy: { campo: 'desc' },
    })
    const words = `3 ante: 1) ${finestra.nome} 400 × 2.100 mm; 2) ${porta.nome} 900 × 2.100 mm, Battente`
    expect(history.map(({ campo, prima, dopo }) => [campo, prima, dopo])).toEqual([
      ['righe[1].specchiature', null, words],
      ['righe[1].ante', null, '3'],
    ])
  })

  test('what its fields have is not removed from the catalogue', async () => {
    const only = await makeTipoSerramento(app.db)
    const [side, leaf] = door()
    await created([riga({ specchiature: [{ ...side, tipoSerramentoPk: only.id }, leaf] })])
    const { errors } = await mutateAs(superuser, 'deleteTipoSerramento', { pk: only.id })
    expect(errors[0]?.message).toContain('ordin')
  })

  test('the workshop counts its leaves, its paper and its tablet draw each field', async () => {
    const { pk } = await created([riga({ specchiature: door() })])
    const work = await readRigheToWork(app.db, [pk])
    const counts = (['numero', 'ante', 'n_vetri'] as const).map((tipo) => countToDo(work, { tipo }))
    expect(counts).toEqual([2, 6, 6])
    const none = { attivita: 0, lavorazione: 0, ordine: pk } as const
    const [line] = await readRigheDaSpuntare(app.db, { ...none, tipo: 'ante' })
    expect(line?.specchiature).toMatchObject([
      { larghezza: 400, disegno: 'BATTENTE', senso: null },
      { larghezza: 900, disegno: 'PORTA', senso: 'SINISTRA' },
    ])
    const order = await readPrintedOrdine(await superuser.contesto(), pk)
    if (!order) throw new Error('unread')
    const page = (await ordineDocument(order, await readPaper(app.services, venditeSettings), 'officina')).text
    expect(page).toContain('translate(400 0)')
    expect(page).toContain('900 × 2.100 mm')
  })

  test('its bill is made field by field; alike rows are one', async () => {
    const rule = { tipologia: 'vetro', um: 'pz' }
    await app.db.regolaDistinta.create({
      data: {
        ...{ ...rule, posto: 10, descrizione: 'Vetro', quantita: 'ante', tipoSerramentoId: finestra.id },
        ...{ larghezza: 'larghezza - 100', altezza: 'altezza - 100' },
      },
    })
    await app.db.regolaDistinta.create({
      data: {
        ...rule,
        posto: 5,
        descrizione: 'Soglia',
        quantita: '1',
        lunghezza: 'larghezza',
        tipoSerramentoId: porta.id,
      },
    })
    const [side, leaf] = door()
    const three = [side, { ...leaf, larghezza: 900 }, { ...side, x: 1300 }]
    const { pk } = await created([riga({ larghezza: 1700, specchiature: three })])
    const [read] = await readDistinte(app.db, { ordineId: pk })
    expect(read?.bill.origine).toBe('regole')
    expect(
      read?.bill.righe.map(({ descrizione, quantita, lunghezza, larghezza, altezza }) => [
        ...[descrizione, quantita, lunghezza, larghezza, altezza],
      ]),
    ).toEqual([
      ['Soglia', 1, 900, null, null],
      ['Vetro', 2, null, 300, 2000],
    ])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTipoSerramento } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { EXTRA_IS_NO_WINDOW } from '../../tipiSerramento/rules.ts'
import { GRID, type ListiniScene, openListiniScene } from './listiniScene.ts'

let scene: ListiniScene
beforeAll(async () => {
  scene = await openListiniScene()
})
afterAll(() => scene.app.close())

const PRICE = `query ($finestra: FinestraInput!, $listinoPk: Int, $giorno: Date) {
  prezzo(finestra: $finestra, listinoPk: $listinoPk, giorno: $giorno) {
    listino { pk } pezzo riga senzaPrezzo passi { tipo testo importo }
  }
}`

interface Price {
  listino: { pk: number } | null
  pezzo: number | null
  riga: number | null
  senzaPrezzo: string | null
  passi: { tipo: string; testo: string; importo: number }[]
}

const windowOf = ({ famiglia, tipo }: { famiglia: { id: number }; tipo: { id: number } }) => ({
  famigliaPk: famiglia.id,
  tipoSerramentoPk: tipo.id,
  altezza: 1200,
  larghezza: 700,
  quantita: 2,
})

describe('a draft', () => {
  test('has entries, a history, and prices by its number alone', async () => {
    const listino = await scene.makeListino()
    const finestra = windowOf(listino)
    expect(await queryAs<Price>(scene.staff, PRICE, { finestra, listinoPk: listino.pk })).toMatchObject({
      listino: { pk: listino.pk },
      pezzo: 388.4,
      riga: 776.8,
      senzaPrezzo: null,
    })
    expect(await queryAs<Price>(scene.staff, PRICE, { finestra, giorno: '2026-06-01' })).toMatchObject({
      listino: null,
    })
    const history = await scene.app.db.auditLog.findMany({
      where: { oggetto: 'VoceListino', oggettoPk: listino.vocePk },
    })
    expect(history).toMatchObject([{ azione: 'crea' }])
  })

  test('a changed entry prices at once', async () => {
    const listino = await scene.makeListino()
    const griglia = {
      ...GRID,
      prezzi: [
        [310, 402.5],
        [500, 600],
      ],
    }
    const changed = await scene.writeVoce('updateVoceListino', { pk: listino.vocePk, griglia })
    expect(changed).toMatchObject({ errors: [], voce: { griglia } })
    const price = await queryAs<Price>(scene.staff, PRICE, { finestra: windowOf(listino), listinoPk: listino.pk })
    expect(price.pezzo).toBe(500)
  })

  test('prices no type of extra lines', async () => {
    const { pk, famiglia } = await scene.makeListino()
    const { id: tipoSerramentoPk } = await makeTipoSerramento(scene.app.db, { extra: true })
    const voce = { listinoPk: pk, famigliaPk: famiglia.id, tipoSerramentoPk, modo: 'PEZZO', prezzo: 10 }
    expect((await scene.writeVoce('createVoceListino', voce)).errors).toMatchObject([
      { field: 'tipoSerramentoPk', message: EXTRA_IS_NO_WINDOW },
    ])
    await scene.app.db.tipoSerramento.delete({ where: { id: tipoSerramentoPk } })
  })

  test('refuses a second entry for the same, and a value of another family', async () => {
    const listino = await scene.makeListino()
    const other = await scene.makeListino()
    const foreign = await scene.app.db.valoreOpzione.findFirstOrThrow({
      where: { opzione: { famigliaId: other.famiglia.id } },
    })
    const voce = {
      listinoPk: listino.pk,
      famigliaPk: listino.famiglia.id,
      tipoSerramentoPk: listino.tipo.id,
      modo: 'PEZZO',
      prezzo: 10,
    }
    const before = await scene.app.db.voceListino.count()
    expect((await scene.writeVoce('createVoceListino', voce)).errors).toMatchObject([
      { field: 'valorePk', message: expect.stringContaining('ha già una voce') },
    ])
    expect((await scene.writeVoce('createVoceListino', { ...voce, valorePk: foreign.id })).errors).toMatchObject([
      { field: 'valorePk', message: 'Il valore non è di un’opzione di questa famiglia.' },
    ])
    expect((await scene.writeVoce('createVoceListino', { ...voce, famigliaPk: 999_999 })).errors).toMatchObject([
      { field: 'famigliaPk' },
    ])
    expect(await scene.app.db.voceListino.count()).toBe(before)
  })

  test.each([
    [
      'a negative price',
      {
        prezzi: [
          [-1, 2],
          [3, 4],
        ],
      },
      'griglia.prezzi[0][0]',
    ],
    [
      'a price too large',
      {
        prezzi: [
          [1e12, 2],
          [3, 4],
        ],
      },
      'griglia.prezzi[0][0]',
    ],
    [
      'three decimals',
      {
        prezzi: [
          [1.005, 2],
          [3, 4],
        ],
      },
      'griglia.prezzi[0][0]',
    ],
    [
      'nothing as a price',
      {
        prezzi: [
          [0, 2],
          [3, 4],
        ],
      },
      'griglia.prezzi[0][0]',
    ],
    ['measures that do not grow', { altezze: [1000, 1000] }, 'griglia.altezze[1]'],
    ['a measure of nothing', { larghezze: [0, 1000] }, 'griglia.larghezze[0]'],
    ['a row too few', { prezzi: [[1, 2]] }, 'griglia'],
  ])('refuses %s beside its cell', async (_what, wrong, field) => {
    const listino = await scene.makeListino()
    const outcome = await scene.writeVoce('updateVoceListino', { pk: listino.vocePk, griglia: { ...GRID, ...wrong } })
    expect(outcome.errors.map((error) => error.field)).toContain(field)
    expect(await scene.app.db.voceListino.findUnique({ where: { id: listino.vocePk } })).toMatchObject({
      griglia: GRID,
    })
  })
})

describe('a list in force', () => {
  const inForce = (pk: number) => scene.write('setStatoListino', { pk, stato: 'IN_VIGORE' })

  test('prices its days, and is never changed', async () => {
    const listino = await scene.makeListino({ dal: '2026-01-01', al: '2026-12-31' })
    expect((await inForce(listino.pk)).errors).toEqual([])
    const finestra = windowOf(listino)
    expect(await queryAs<Price>(scene.staff, PRICE, { finestra, giorno: '2026-12-31' })).toMatchObject({
      listino: { pk: listino.pk },
      pezzo: 388.4,
    })
    expect(await queryAs<Price>(scene.staff, PRICE, { finestra, giorno: '2027-01-01' })).toMatchObject({ pezzo: null })
    const refused = [
      await scene.write('updateListino', { pk: listino.pk, nome: 'Altro' }),
      await scene.write('deleteListino', { pk: listino.pk }),
      await scene.write('setSupplementiListino', { pk: listino.pk, supplementi: [] }),
      await scene.write('setServiziListino', { pk: listino.pk, servizi: [] }),
      await scene.write('setScontiListino', { pk: listino.pk, sconti: [] }),
      await scene.writeVoce('updateVoceListino', { pk: listino.vocePk, griglia: { ...GRID, altezze: [1, 2] } }),
      await scene.writeVoce('deleteVoceListino', { pk: listino.vocePk }),
    ]
    for (const { errors } of refused) expect(errors).toMatchObject([{ code: 'CONFLICT', field: null }])
    expect(await scene.app.db.voceListino.findUnique({ where: { id: listino.vocePk } })).toMatchObject({
      griglia: GRID,
    })
  })

  test('is refused while another prices the same on the same days; a last day makes room', async () => {
    const first = await scene.makeListino({ dal: '2026-01-01' })
    const second = await scene.makeListino({ dal: '2027-01-01' }, first)
    expect((await inForce(first.pk)).errors).toEqual([])
    expect((await inForce(second.pk)).errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('senza un ultimo giorno') },
    ])
    expect((await scene.write('setUltimoGiornoListino', { pk: first.pk, al: '2026-01-02' })).errors).toMatchObject([
      { field: 'al', message: expect.stringContaining('passato') },
    ])
    expect((await scene.write('setUltimoGiornoListino', { pk: first.pk, al: '2026-12-31' })).errors).toEqual([])
    expect((await inForce(second.pk)).errors).toEqual([])
    expect((await scene.write('setUltimoGiornoListino', { pk: first.pk, al: null })).errors).toHaveLength(1)
    expect((await scene.write('setStatoListino', { pk: second.pk, stato: 'BOZZA' })).errors).toHaveLength(1)
    expect((await scene.write('setStatoListino', { pk: second.pk, stato: 'ARCHIVIATO' })).listino?.stato).toBe(
      'ARCHIVIATO',
    )
    expect((await scene.write('setUltimoGiornoListino', { pk: first.pk, al: null })).errors).toEqual([])
  })

  test('two that are put in force at once: one', async () => {
    const first = await scene.makeListino()
    const second = await scene.makeListino({}, first)
    const outcomes = await Promise.all([inForce(first.pk), inForce(second.pk)])
    expect(outcomes.map(({ errors }) => errors.length).sort()).toEqual([0, 1])
  })

  test('a list without entries, or with an empty grid, is not put in force', async () => {
    const empty = await scene.write('createListino', {
      nome: 'Vuoto',
      dal: '2026-01-01',
      scontoMaxAgenti: 0,
      scontoMaxUfficio: 0,
    })
    expect((await inForce(empty.listino?.pk ?? 0)).errors).toMatchObject([
      { message: expect.stringContaining('non ha ancora voci') },
    ])
    const listino = await scene.makeListino()
    await scene.writeVoce('updateVoceListino', {
      pk: listino.vocePk,
      griglia: { altezze: [], larghezze: [], prezzi: [] },
    })
    expect((await inForce(listino.pk)).errors).toMatchObject([
      { message: expect.stringContaining(listino.famiglia.nome) },
    ])
  })
})

describe('parts written whole', () => {
  test('supplements, services and discounts, in order; a copy with a percentage', async () => {
    const listino = await scene.makeListino()
    const accessorio = await scene.app.db.accessorio.create({ data: { nome: 'Zanzariera di prova' } })
    const supplementi = [
      { motivo: 'ALTEZZA', oltreMm: 1100, calcolo: 'PERCENTO', importo: 10 },
      { motivo: 'ACCESSORIO', accessorioPk: accessorio.id, calcolo: 'MQ', importo: 45.05, minimoMq: 1 },
    ]
    const written = await scene.write('setSupplementiListino', { pk: listino.pk, supplementi })
    expect(written.errors).toEqual([])
    const { dopo } = await scene.app.db.auditLog.findFirstOrThrow({ where: { campo: 'supplementi' } })
    expect(dopo).toBe('Altezza oltre 1.100 mm: 10 % della base; Accessorio Zanzariera di prova: 45,05 € al m²')
    const servizi = [
      { nome: 'Posa', tipo: 'POSA', calcolo: 'PEZZO', importo: 90.1, minimo: 150, piano: '', zona: '', iva: 10 },
    ]
    expect((await scene.write('setServiziListino', { pk: listino.pk, servizi })).errors).toEqual([])
    const sconti = [{ tipoCliente: 'RIVEN', percentuale: 30 }]
    expect((await scene.write('setScontiListino', { pk: listino.pk, sconti })).errors).toEqual([])
    const window = { ...windowOf(listino), accessoriPks: [accessorio.id] }
    const price = await queryAs<Price>(scene.staff, PRICE, { finestra: window, listinoPk: listino.pk })
    expect(price.passi.map(({ importo }) => importo)).toEqual([388.4, 38.84, 45.05, 472.29, 944.58])
    expect(price.passi[2]?.testo).toBe('Zanzariera di prova: 45,05 € al m² × 1 m²')

    const scontoOf = async (clientePk: number) => {
      const text =
        'query P($w: FinestraInput!, $l: Int, $c: Int) { prezzo(finestra: $w, listinoPk: $l, clientePk: $c) { sconto } }'
      const answer = await queryAs<{ sconto: number }>(scene.staff, text, { w: window, l: listino.pk, c: clientePk })
      return answer.sconto
    }
    const dealer = await scene.app.db.cliente.create({ data: { nome: 'Rivendita', tipoCliente: 'RIVEN' } })
    const other = await scene.app.db.cliente.create({ data: { nome: 'Signora' } })
    expect(await scontoOf(dealer.id)).toBe(30)
    expect(await scontoOf(other.id)).toBe(0)

    const copy = await scene.write('duplicateListino', {
      pk: listino.pk,
      nome: 'Copia',
      dal: '2027-01-01',
      percentuale: 3.5,
    })
    expect(copy).toMatchObject({ errors: [], listino: { stato: 'BOZZA' } })
    const raised = await queryAs<Price>(scene.staff, PRICE, { finestra: window, listinoPk: copy.listino?.pk })
    expect(raised.passi.map(({ importo }) => importo)).toEqual([401.99, 40.2, 46.63, 488.82, 977.64])
    expect(await scene.app.db.servizioListino.findFirst({ where: { listinoId: copy.listino?.pk ?? 0 } })).toMatchObject(
      {
        nome: 'Posa',
      },
    )
  })

  test('refuses two of one cause, what is missing and what there is not; nothing changes', async () => {
    const listino = await scene.makeListino()
    const of = (supplementi: object[]) => scene.write('setSupplementiListino', { pk: listino.pk, supplementi })
    const above = { motivo: 'ALTEZZA', oltreMm: 1100, calcolo: 'PERCENTO', importo: 10 }
    expect((await of([above, above])).errors).toMatchObject([{ field: 'supplementi[1].motivo' }])
    expect((await of([{ ...above, oltreMm: null }])).errors).toMatchObject([{ field: 'supplementi[0].oltreMm' }])
    expect((await of([{ ...above, importo: 501 }])).errors).toMatchObject([{ field: 'supplementi[0].importo' }])
    const unknown = { motivo: 'ACCESSORIO', accessorioPk: 999_999, calcolo: 'PEZZO', importo: 1 }
    expect((await of([unknown])).errors).toMatchObject([{ field: 'supplementi[0].accessorioPk' }])
    expect(await scene.app.db.supplementoListino.count({ where: { listinoId: listino.pk } })).toBe(0)
    const sconti = (items: object[]) => scene.write('setScontiListino', { pk: listino.pk, sconti: items })
    expect((await sconti([{ percentuale: 10 }])).errors).toMatchObject([{ field: 'sconti[0].tipoCliente' }])
    expect((await sconti([{ tipoCliente: 'RIVEN', percentuale: 101 }])).errors).toMatchObject([
      { field: 'sconti[0].percentuale' },
    ])
  })

  test('a stale version is refused', async () => {
    const listino = await scene.makeListino()
    const stale = scene.write('setScontiListino', {
      pk: listino.pk,
      versione: 1,
      sconti: [{ tipoCliente: 'RIVEN', percentuale: 30 }],
    })
    await expect(stale).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } })
  })
})

describe('who may', () => {
  test('staff read, superusers write, others do neither', async () => {
    const input = { nome: 'Di altri', dal: '2026-01-01', scontoMaxAgenti: 0, scontoMaxUfficio: 0 }
    await expect(scene.write('createListino', input, scene.staff)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    const agente = await scene.app.as('agente')
    const { errors } = await agente.graphql('{ listini { totalCount } }')
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  test('what lists price is not removed from the catalogue', async () => {
    const listino = await scene.makeListino()
    await scene.app.db.vincolo.deleteMany({ where: { famigliaId: listino.famiglia.id } })
    const { data } = await scene.superuser.graphql<{ deleteFamiglia: { errors: { message: string }[] } }>(
      `mutation ($pk: Int!) { deleteFamiglia(input: { pk: $pk }) { errors { message } } }`,
      { pk: listino.famiglia.id },
    )
    expect(data?.deleteFamiglia.errors[0]?.message).toContain('1 listino')
  })
})

test('gaps: what can be made without a price, and prices of what cannot', async () => {
  const listino = await scene.makeListino()
  const { rilievi } = await queryAs<{ rilievi: { codice: string; messaggio: string; vocePk: number | null }[] }>(
    scene.staff,
    `query ($pk: Int!) { listino(pk: $pk) { rilievi { codice messaggio vocePk } } }`,
    { pk: listino.pk },
  )
  expect(rilievi.filter(({ vocePk }) => vocePk === listino.vocePk).map(({ codice }) => codice)).toContain(
    'SENZA_PREZZO',
  )
  expect(rilievi.some(({ messaggio }) => messaggio.endsWith('si può fare e non ha una voce.'))).toBe(true)
})

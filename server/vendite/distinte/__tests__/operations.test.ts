import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFamiglia } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { FOREIGN_VALORE } from '../../listini/voci/entity.ts'
import { MATERIALE_MISSING, VALORE_WITHOUT_FAMIGLIA } from '../entity.ts'

let app: TestApp
let superuser: Client
let famigliaPk: number
let valorePk: number
let opzione: string

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  famigliaPk = (await makeFamiglia(app.db)).id
  const stored = await app.db.opzione.findFirstOrThrow({ where: { famigliaId: famigliaPk }, include: { valori: true } })
  opzione = stored.nome
  valorePk = stored.valori[0]?.id ?? 0
})
afterAll(() => app.close())

const REGOLA = { posto: 10, tipologia: 'vetro', descrizione: 'Vetrocamera', quantita: 'ante' }
interface Read {
  regola: { pk: number; quantita: string; versione: number } | null
}
const create = (input: object, who = superuser) =>
  mutateAs<Read>(who, 'createRegolaDistinta', { ...REGOLA, ...input }, 'regola { pk quantita versione }')
const count = () => app.db.regolaDistinta.count()

describe('rules of bills', () => {
  test('are added, changed, listed by family with those of all, and removed', async () => {
    const { regola, errors } = await create({ famigliaPk, valorePk, quantita: 'ante * 2' })
    expect(errors).toEqual([])
    expect(regola).toMatchObject({ quantita: 'ante * 2', versione: 1 })
    const pk = regola?.pk ?? 0
    await create({ descrizione: 'Silicone', tipologia: 'vetro', posto: 5 })
    const other = (await makeFamiglia(app.db)).id
    await create({ famigliaPk: other })
    const update = { pk, versione: 1, quantita: 'ante' }
    expect((await mutateAs<Read>(superuser, 'updateRegolaDistinta', update, 'regola { quantita }')).regola).toEqual({
      quantita: 'ante',
    })
    const question = `{ regoleDistinta(filtro: { famigliaPk: ${famigliaPk} }) { nodes { descrizione } } }`
    expect((await superuser.graphql(question)).data).toEqual({
      regoleDistinta: { nodes: [{ descrizione: 'Silicone' }, { descrizione: 'Vetrocamera' }] },
    })
    expect((await mutateAs(superuser, 'deleteRegolaDistinta', { pk })).errors).toEqual([])
    expect(await app.db.regolaDistinta.findUnique({ where: { id: pk } })).toBeNull()
  })

  test.each<[string, () => object, object]>([
    ['an expression', () => ({ quantita: 'ante +' }), { field: 'quantita', message: 'Manca qualcosa alla fine.' }],
    [
      'a name',
      () => ({ famigliaPk, quantita: 'spessore * 2' }),
      { field: 'quantita', message: 'Al carattere 1: la finestra non ha «spessore».' },
    ],
    ['a material', () => ({ tipologia: 'oro' }), { field: 'tipologia', message: MATERIALE_MISSING }],
    ['a value without a family', () => ({ valorePk }), { field: 'valorePk', message: VALORE_WITHOUT_FAMIGLIA }],
    [
      'half a pane',
      () => ({ larghezza: 'larghezza' }),
      { field: 'altezza', message: 'Una lastra vuole larghezza e altezza.' },
    ],
  ])('%s is refused on its field, and nothing changes', async (_name, input, error) => {
    const before = await count()
    expect((await create(input())).errors).toMatchObject([error])
    expect(await count()).toBe(before)
  })

  test('a value of another family is refused', async () => {
    const other = (await makeFamiglia(app.db)).id
    expect((await create({ famigliaPk: other, valorePk })).errors).toMatchObject([{ message: FOREIGN_VALORE }])
  })

  test('expressions may name the options of their family', async () => {
    const name = opzione.toLowerCase().replaceAll(' ', '_')
    expect((await create({ famigliaPk, quantita: `if(${name} == "x", 1, 2)` })).errors).toEqual([])
  })

  test('what a rule is for, and its material, stay', async () => {
    await app.db.materiale.create({ data: { nome: 'silicone' } })
    await create({ famigliaPk, tipologia: 'silicone', descrizione: 'Silicone neutro' })
    const gone = await mutateAs(superuser, 'deleteFamiglia', { pk: famigliaPk })
    expect(gone.errors[0]?.message).toContain('regol')
    const material = await mutateAs(superuser, 'deleteMateriale', { materiale: 'silicone' })
    expect(material.errors[0]?.message).toContain('1 regola di distinta (Silicone neutro)')
  })

  test('who does not keep the catalogue neither reads nor writes them', async () => {
    const staff = await app.as('staff')
    const before = await count()
    await expect(create({}, staff)).rejects.toThrow()
    expect(await count()).toBe(before)
  })
})

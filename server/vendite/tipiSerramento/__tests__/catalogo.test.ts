// Window types, openings and accessories as those who edit the catalogue make, change, retire and remove them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, makePreventivo, makeTipoSerramento, nextNumber } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'
import { LAST_ITEM, LISTA_CHANGED, NAME_TAKEN } from '#shared/arranged.ts'
import { ALREADY_WITHDRAWN, WITHDRAW_INSTEAD } from '../../catalogo/rules.ts'
import { ALTEZZA_MAX_SMALLER } from '../../vincoli/rules.ts'
import { EXTRA_IS_SOLD, FIXED_TIPO_EXTRA, otherExtraReason } from '../rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SVG = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`).toString('base64')

interface Written {
  pk: number
  nome: string
  versione: number
  immagine?: string | null
}

const NODES = {
  TipoSerramento: 'tipo { pk nome versione immagine aperture { pk } accessori { pk } famiglie usi }',
  TipoInCatalogo: 'tipo { pk nome versione immagine aperture { pk } accessori { pk } famiglie usi }',
  TipoApertura: 'apertura { pk nome versione immagine }',
  Accessorio: 'accessorio { pk nome versione }',
} as const

type Modello = keyof typeof NODES

/** Runs a mutation of a model; the object is under `nodo`. */
async function write(verb: string, modello: Modello, input: object, who = superuser) {
  const outcome = await mutateAs<Record<string, Written | null>>(
    who,
    `${verb}${modello}`,
    input,
    verb === 'delete' ? 'deletedId' : NODES[modello],
  )
  const [key = ''] = NODES[modello].split(' ')
  return { errors: outcome.errors, nodo: outcome[key] ?? null }
}

const next = async (modello: 'TipoSerramento' | 'TipoApertura' | 'Accessorio', other: object = {}) => {
  const { errors, nodo } = await write('create', modello, { nome: `${modello} ${nextNumber()}`, ...other })
  expect(errors).toEqual([])
  return nodo as Written
}

const tipoOf = (id: number) =>
  app.db.tipoSerramento.findUniqueOrThrow({ where: { id }, include: { aperture: true, accessori: true } })
const history = (oggetto: string, oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto, oggettoPk }, orderBy: { id: 'asc' } })
const offered = async (fields = 'pk') =>
  (await app.visitor.graphql<{ tipiSerramento: { pk: number }[] }>(`{ tipiSerramento { ${fields} } }`)).data
    ?.tipiSerramento ?? []

describe('a window type', () => {
  test('is made with what it offers, its bounds and its picture; the wizard has it once a family sells it', async () => {
    const aperture = [await next('TipoApertura'), await next('TipoApertura', { senso: 'RIBALTA' })]
    const accessorio = await next('Accessorio')
    const tipo = await next('TipoSerramento', {
      disegno: 'ARCO',
      ante: 2,
      altezzaMin: 500,
      altezzaMax: 900,
      aperturaPks: aperture.map(({ pk }) => pk),
      accessorioPks: [accessorio.pk],
      immagine: { nome: 'arco.png', base64: PNG },
    })
    expect(tipo).toMatchObject({
      versione: 1,
      immagine: expect.stringMatching(/arco\.png$/),
      aperture: aperture.map(({ pk }) => ({ pk })),
      accessori: [{ pk: accessorio.pk }],
      famiglie: [],
      usi: 0,
    })
    expect((await app.visitor.fetch(tipo.immagine ?? '')).status).toBe(200)
    expect(await offered('pk disegno altezzaMax aperture { pk } accessori { pk }')).toContainEqual({
      pk: tipo.pk,
      disegno: 'ARCO',
      altezzaMax: 900,
      aperture: aperture.map(({ pk }) => ({ pk })),
      accessori: [{ pk: accessorio.pk }],
    })
    expect(await history('TipoSerramento', tipo.pk)).toMatchObject([{ azione: 'crea', dopo: tipo.nome }])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'catalogo',
      payload: { tipoSerramento: tipo.pk },
    })
  })

  test('changes the fields that are sent, in words in its history; nothing changed writes nothing', async () => {
    const { id: pk, aperture } = await makeTipoSerramento(app.db, { altezzaMin: 400, altezzaMax: 600 })
    const [before] = aperture
    const { errors } = await write('update', 'TipoInCatalogo', { pk, versione: 1, aperturaPks: [before?.id], ante: 3 })
    expect(errors).toEqual([])
    expect(await tipoOf(pk)).toMatchObject({ ante: 3, altezzaMin: 400, versione: 2, accessori: [expect.anything()] })
    expect(await history('TipoSerramento', pk)).toMatchObject([
      { campo: 'ante', prima: '1', dopo: '3' },
      { campo: 'aperture', prima: 'Battente, Ribalta', dopo: 'Battente' },
    ])
    expect((await write('update', 'TipoInCatalogo', { pk, versione: 1, ante: 3 })).errors).toEqual([])
    expect((await tipoOf(pk)).versione).toBe(2)
  })

  test.each([
    ['bounds upside down', { altezzaMin: 900, altezzaMax: 800 }, 'altezzaMax', ALTEZZA_MAX_SMALLER],
    ['half a pair', { larghezzaMin: 900 }, 'larghezzaMax', /sia il minimo sia il massimo/],
    ['an unknown opening', { aperturaPks: [77_777] }, 'aperturaPks', /77777/],
    ['an unknown accessory', { accessorioPks: [77_777] }, 'accessorioPks', /77777/],
    [
      'a picture that is a script',
      { immagine: { nome: 'a.svg', base64: SVG('<script>1</script>') } },
      'immagine',
      /codice/,
    ],
    ['a picture that is none', { immagine: { nome: 'a.png', base64: 'AAAA' } }, 'immagine', /immagine valida/],
    ['a program', { immagine: { nome: 'a.exe', base64: PNG } }, 'immagine', /Tipo di file non ammesso/],
  ])('refuses %s and changes nothing, new or not', async (_example, change, field, message) => {
    const before = await app.db.tipoSerramento.count()
    const expected = [{ field, message: message instanceof RegExp ? expect.stringMatching(message) : message }]
    expect((await write('create', 'TipoSerramento', { nome: 'Mai', ...change })).errors).toMatchObject(expected)
    expect(await app.db.tipoSerramento.count()).toBe(before)
    const { id: pk } = await makeTipoSerramento(app.db)
    expect((await write('update', 'TipoInCatalogo', { pk, nome: 'Mai', ...change })).errors).toMatchObject(expected)
    expect(await tipoOf(pk)).toMatchObject({ versione: 1, immagineId: null })
    expect(await history('TipoSerramento', pk)).toEqual([])
  })

  test('no two have the same name, as imports read it, also when they come at once', async () => {
    const names = ['Oblò speciale', 'OBLO SPECIALE', ' oblò  speciale']
    const outcomes = await Promise.all(names.map((name) => write('create', 'TipoSerramento', { nome: name })))
    expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([
      { field: 'nome', message: NAME_TAKEN },
      { field: 'nome', message: NAME_TAKEN },
    ])
    const other = await next('TipoSerramento')
    const { errors } = await write('update', 'TipoInCatalogo', { pk: other.pk, nome: 'oblo speciale' })
    expect(errors).toMatchObject([{ field: 'nome', message: NAME_TAKEN }])
    expect((await tipoOf(other.pk)).nome).toBe(other.nome)
  })

  test('of two who change the same from the same version the second is told', async () => {
    const { pk } = await next('TipoSerramento')
    const outcomes = await Promise.allSettled(
      [2, 3].map((ante) => write('update', 'TipoInCatalogo', { pk, versione: 1, ante })),
    )
    const refusals: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toMatchObject([
      { extensions: { code: 'CONFLICT', campi: { ante: (await tipoOf(pk)).ante }, versione: 2 } },
    ])
    expect((await tipoOf(pk)).versione).toBe(2)
  })

  test('the type of the extra lines may be renamed, is neither retired nor sold nor removed, and is one', async () => {
    const { id: pk } =
      (await app.db.tipoSerramento.findFirst({ where: { extra: true } })) ??
      (await app.db.tipoSerramento.create({ data: { nome: 'EXTRA', extra: true } }))
    expect((await write('update', 'TipoInCatalogo', { pk, nome: 'Merce' })).errors).toEqual([])
    expect((await write('update', 'TipoInCatalogo', { pk, extra: false })).errors).toMatchObject([
      { field: 'extra', message: FIXED_TIPO_EXTRA },
    ])
    expect((await write('create', 'TipoSerramento', { nome: 'Altro', extra: true })).errors).toMatchObject([
      { field: 'extra', message: otherExtraReason('Merce') },
    ])
    expect((await write('update', 'TipoInCatalogo', { pk, ritirato: true })).errors).toMatchObject([
      { field: 'ritirato', message: FIXED_TIPO_EXTRA },
    ])
    expect((await write('delete', 'TipoSerramento', { pk })).errors).toMatchObject([{ message: FIXED_TIPO_EXTRA }])
    expect(await tipoOf(pk)).toMatchObject({ nome: 'Merce', ritirato: false, extra: true })
    await app.db.tipoSerramento.update({ where: { id: pk }, data: { extra: false } })
    const { tipo } = await makeCatalogo(app.db)
    expect((await write('update', 'TipoInCatalogo', { pk: tipo.id, extra: true })).errors).toMatchObject([
      { field: 'extra', message: EXTRA_IS_SOLD },
    ])
    await app.db.tipoSerramento.delete({ where: { id: pk } })
  })
})

describe('what is in use', () => {
  test('a type stays and says where it is; retired, it is no longer offered and nothing else changes', async () => {
    const { famiglia, tipo, vincolo } = await makeCatalogo(app.db)
    const apertura = tipo.aperture[0]?.id ?? 0
    const preventivo = await makePreventivo(app.db, {
      famigliaId: famiglia.id,
      serramenti: [{ tipoSerramentoId: tipo.id, tipoAperturaId: apertura }],
    })
    const { id: ordineId, numeroCommessa } = await makeFullOrdine(app.db)
    await app.db.rigaOrdine.updateMany({ where: { ordineId }, data: { tipoSerramentoId: tipo.id } })
    const [denied] = (await write('delete', 'TipoSerramento', { pk: tipo.id })).errors
    expect(denied?.message).toContain(`1 preventivo (n. ${preventivo.id})`)
    expect(denied?.message).toContain(`1 ordine (${numeroCommessa})`)
    expect(denied?.message).toContain(`1 vincolo misura (${famiglia.nome})`)
    expect(denied?.message).toContain(WITHDRAW_INSTEAD)
    expect(await offered()).toContainEqual({ pk: tipo.id })
    expect((await write('update', 'TipoInCatalogo', { pk: tipo.id, versione: 1, ritirato: true })).errors).toEqual([])
    expect(await offered()).not.toContainEqual({ pk: tipo.id })
    expect((await write('delete', 'TipoSerramento', { pk: tipo.id })).errors[0]?.message).toContain(ALREADY_WITHDRAWN)
    const read = await superuser.graphql(
      `{ preventivo(pk: ${preventivo.id}) { serramenti { tipoSerramento { nome } tipoApertura { nome } } } }`,
    )
    expect(read.data).toMatchObject({ preventivo: { serramenti: [{ tipoSerramento: { nome: tipo.nome } }] } })
    // Its constraints are still changed, and no other is added.
    const staff = await app.as('staff')
    const misure = { altezzaMin: 500, altezzaMax: 1500, larghezzaMin: 400, larghezzaMax: 900 }
    const referenced = { famigliaPk: famiglia.id, tipoSerramentoPk: tipo.id }
    const change = { pk: vincolo.id, ...referenced, ...misure }
    expect((await mutateAs(staff, 'updateVincolo', change, 'vincolo { pk }')).errors).toEqual([])
    expect(
      (await mutateAs(staff, 'createVincolo', { ...referenced, ...misure }, 'vincolo { pk }')).errors,
    ).toMatchObject([{ field: 'tipoSerramentoPk' }])
  })

  test('retired types are told to users who ask for them, never to visitors', async () => {
    const { pk } = await next('TipoSerramento', { ritirato: true })
    const question = '{ tipiSerramento(ritirati: true) { pk ritirato } }'
    const staff = await app.as('staff')
    expect((await staff.graphql<{ tipiSerramento: object[] }>(question)).data?.tipiSerramento).toContainEqual({
      pk,
      ritirato: true,
    })
    const seen = (await app.visitor.graphql<{ tipiSerramento: object[] }>(question)).data?.tipiSerramento
    expect(seen).not.toContainEqual({ pk, ritirato: true })
  })

  test('an opening and an accessory that a type offers stay; retired, the type keeps them and no other gets them', async () => {
    const [apertura, other, accessorio] = [
      await next('TipoApertura'),
      await next('TipoApertura'),
      await next('Accessorio'),
    ]
    const [aperturaPks, accessorioPks] = [[apertura.pk, other.pk], [accessorio.pk]]
    const tipo = await next('TipoSerramento', { aperturaPks, accessorioPks })
    expect((await write('delete', 'TipoApertura', { pk: apertura.pk })).errors[0]?.message).toContain(tipo.nome)
    expect((await write('delete', 'Accessorio', { pk: accessorio.pk })).errors[0]?.message).toContain(tipo.nome)
    expect((await write('update', 'TipoApertura', { pk: apertura.pk, ritirato: true })).errors).toEqual([])
    expect((await write('update', 'Accessorio', { pk: accessorio.pk, ritirato: true })).errors).toEqual([])
    expect(await offered('pk aperture { pk } accessori { pk }')).toContainEqual({
      pk: tipo.pk,
      aperture: [{ pk: other.pk }],
      accessori: [],
    })
    expect(
      (await write('update', 'TipoInCatalogo', { pk: tipo.pk, aperturaPks, accessorioPks, ante: 2 })).errors,
    ).toEqual([])
    const denial = await write('create', 'TipoSerramento', { nome: `Altro ${nextNumber()}`, aperturaPks })
    expect(denial.errors).toMatchObject([{ field: 'aperturaPks', message: expect.stringContaining(apertura.nome) }])
    // The staff sees the offered ones alone: choosing among them does not take the others away.
    const staff = await app.as('staff')
    const choice = { tipoSerramentoPk: tipo.pk, aperturaPks: [] }
    const outcome = await mutateAs(staff, 'updateApertureTipoSerramento', choice, 'tipoSerramento { aperture { pk } }')
    expect(outcome).toMatchObject({ errors: [], tipoSerramento: { aperture: [] } })
    expect((await tipoOf(tipo.pk)).aperture.map(({ id }) => id)).toEqual([apertura.pk])
  })

  test('an opening that goes while a type gets it: the one or the other, never half of it', async () => {
    const apertura = await next('TipoApertura')
    const tipo = await next('TipoSerramento')
    const [removed, put] = await Promise.all([
      write('delete', 'TipoApertura', { pk: apertura.pk }),
      write('update', 'TipoInCatalogo', { pk: tipo.pk, aperturaPks: [apertura.pk] }),
    ])
    expect([removed.errors.length, put.errors.length].toSorted()).toEqual([0, 1])
    expect((await tipoOf(tipo.pk)).aperture).toHaveLength(put.errors.length === 0 ? 1 : 0)
  })
})

describe.each([
  ['TipoSerramento', 'TipoInCatalogo', 'tipoSerramento', 'arrangeTipiSerramento'],
  ['TipoApertura', 'TipoApertura', 'tipoApertura', 'arrangeTipiApertura'],
  ['Accessorio', 'Accessorio', 'accessorio', 'arrangeAccessori'],
] as const)('the list of %s', (modello, change, table, sort) => {
  const righe = () =>
    (app.db[table] as typeof app.db.accessorio).findMany({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })

  test('a new one comes last, is moved to the front, changed and removed', async () => {
    const { pk } = await next(modello)
    const pks = (await righe()).map(({ id }) => id)
    expect(pks.at(-1)).toBe(pk)
    expect((await mutateAs(superuser, sort, { pks: [pk, ...pks.slice(0, -1)] })).errors).toEqual([])
    expect((await righe())[0]?.id).toBe(pk)
    expect((await mutateAs(superuser, sort, { pks: [pk] })).errors).toMatchObject([{ message: LISTA_CHANGED }])
    const name = `Cambiato ${nextNumber()}`
    expect((await write('update', change, { pk, versione: 1, nome: name })).nodo).toMatchObject({
      nome: name,
      versione: 2,
    })
    const [other] = (await righe()).slice(1)
    expect((await write('update', change, { pk, nome: other?.nome.toUpperCase() })).errors).toMatchObject(
      other ? [{ field: 'nome', message: NAME_TAKEN }] : [],
    )
    expect((await write('delete', modello, { pk })).errors).toEqual([])
    const actions = (await history(modello, pk)).map(({ azione }) => azione)
    expect([actions[0], actions.at(-1)]).toEqual(['crea', 'elimina'])
  })

  test('only superusers', async () => {
    const [riga] = await righe()
    const input = { pk: riga?.id ?? 0, nome: 'Mai' }
    for (const who of ['staff', 'agente'] as const) {
      const cliente = await app.as(who)
      await expect(write('create', modello, { nome: 'Mai' }, cliente)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
      await expect(write('update', change, input, cliente)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
      await expect(write('delete', modello, { pk: input.pk }, cliente)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
    }
    expect((await righe()).some(({ nome }) => nome === 'Mai')).toBe(false)
  })
})

describe('the last one', () => {
  test('of a list stays, also when two remove the last two at once', async () => {
    const empty = await createTestApp()
    try {
      const who = await empty.as('super')
      await empty.db.accessorio.deleteMany()
      const one = await write('create', 'Accessorio', { nome: 'Uno' }, who)
      const due = await write('create', 'Accessorio', { nome: 'Due' }, who)
      const outcomes = await Promise.all(
        [one, due].map(({ nodo }) => write('delete', 'Accessorio', { pk: nodo?.pk }, who)),
      )
      expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([{ message: LAST_ITEM }])
      expect(await empty.db.accessorio.count()).toBe(1)
    } finally {
      await empty.close()
    }
  })
})

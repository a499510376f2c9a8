// Window types, openings and accessories as those who edit the catalogue make, change, retire and remove them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LISTA_CAMBIATA, NOME_PRESO, ULTIMA_VOCE } from '../../../shared/arranged/rules.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeCatalogo, makePreventivo, makeTipoSerramento, nextNumber } from '../../../test/factories.ts'
import { mutateAs } from '../../../test/ordini/ask.ts'
import { makeFullOrdine } from '../../../test/ordini/factories.ts'
import { GIA_RITIRATA, INVECE_RITIRA } from '../../catalogo/rules.ts'
import { ALTEZZA_MAX_MINORE } from '../../vincoli/rules.ts'
import { TIPO_EXTRA_FISSO } from '../rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SVG = (dentro: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${dentro}</svg>`).toString('base64')

interface Scritto {
  pk: number
  nome: string
  versione: number
  immagine?: string | null
}

const NODI = {
  TipoSerramento: 'tipo { pk nome versione immagine aperture { pk } accessori { pk } famiglie usi }',
  TipoInCatalogo: 'tipo { pk nome versione immagine aperture { pk } accessori { pk } famiglie usi }',
  TipoApertura: 'apertura { pk nome versione immagine }',
  Accessorio: 'accessorio { pk nome versione }',
} as const

type Modello = keyof typeof NODI

/** Runs a mutation of a model; the object is under `nodo`. */
async function scrivi(verbo: string, modello: Modello, input: object, chi = superuser) {
  const esito = await mutateAs<Record<string, Scritto | null>>(
    chi,
    `${verbo}${modello}`,
    input,
    verbo === 'delete' ? 'deletedId' : NODI[modello],
  )
  const [chiave = ''] = NODI[modello].split(' ')
  return { errors: esito.errors, nodo: esito[chiave] ?? null }
}

const nuovo = async (modello: 'TipoSerramento' | 'TipoApertura' | 'Accessorio', altro: object = {}) => {
  const { errors, nodo } = await scrivi('create', modello, { nome: `${modello} ${nextNumber()}`, ...altro })
  expect(errors).toEqual([])
  return nodo as Scritto
}

const tipoOf = (id: number) =>
  app.db.tipoSerramento.findUniqueOrThrow({ where: { id }, include: { aperture: true, accessori: true } })
const storia = (oggetto: string, oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto, oggettoPk }, orderBy: { id: 'asc' } })
const offerti = async (campi = 'pk') =>
  (await app.visitatore.graphql<{ tipiSerramento: { pk: number }[] }>(`{ tipiSerramento { ${campi} } }`)).data
    ?.tipiSerramento ?? []

describe('a window type', () => {
  test('is made with what it offers, its bounds and its picture; the wizard has it once a family sells it', async () => {
    const aperture = [await nuovo('TipoApertura'), await nuovo('TipoApertura', { senso: 'RIBALTA' })]
    const accessorio = await nuovo('Accessorio')
    const tipo = await nuovo('TipoSerramento', {
      disegno: 'ARCO',
      ante: 2,
      altezzaMin: 500,
      altezzaMax: 900,
      aperture: aperture.map(({ pk }) => pk),
      accessori: [accessorio.pk],
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
    expect((await app.visitatore.fetch(tipo.immagine ?? '')).status).toBe(200)
    expect(await offerti('pk disegno altezzaMax aperture { pk } accessori { pk }')).toContainEqual({
      pk: tipo.pk,
      disegno: 'ARCO',
      altezzaMax: 900,
      aperture: aperture.map(({ pk }) => ({ pk })),
      accessori: [{ pk: accessorio.pk }],
    })
    expect(await storia('TipoSerramento', tipo.pk)).toMatchObject([{ azione: 'crea', dopo: tipo.nome }])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'catalogo',
      payload: { tipoSerramento: tipo.pk },
    })
  })

  test('changes the fields that are sent, in words in its history; nothing changed writes nothing', async () => {
    const { id: pk, aperture } = await makeTipoSerramento(app.db, { altezzaMin: 400, altezzaMax: 600 })
    const [prima] = aperture
    const { errors } = await scrivi('update', 'TipoInCatalogo', { pk, versione: 1, aperture: [prima?.id], ante: 3 })
    expect(errors).toEqual([])
    expect(await tipoOf(pk)).toMatchObject({ ante: 3, altezzaMin: 400, versione: 2, accessori: [expect.anything()] })
    expect(await storia('TipoSerramento', pk)).toMatchObject([
      { campo: 'ante', prima: '1', dopo: '3' },
      { campo: 'aperture', prima: 'Battente, Ribalta', dopo: 'Battente' },
    ])
    expect((await scrivi('update', 'TipoInCatalogo', { pk, versione: 1, ante: 3 })).errors).toEqual([])
    expect((await tipoOf(pk)).versione).toBe(2)
  })

  test.each([
    ['bounds upside down', { altezzaMin: 900, altezzaMax: 800 }, 'altezzaMax', ALTEZZA_MAX_MINORE],
    ['half a pair', { larghezzaMin: 900 }, 'larghezzaMax', /sia il minimo sia il massimo/],
    ['an unknown opening', { aperture: [77_777] }, 'aperture', /77777/],
    ['an unknown accessory', { accessori: [77_777] }, 'accessori', /77777/],
    [
      'a picture that is a script',
      { immagine: { nome: 'a.svg', base64: SVG('<script>1</script>') } },
      'immagine',
      /codice/,
    ],
    ['a picture that is none', { immagine: { nome: 'a.png', base64: 'AAAA' } }, 'immagine', /immagine valida/],
    ['a program', { immagine: { nome: 'a.exe', base64: PNG } }, 'immagine', /Tipo di file non ammesso/],
  ])('refuses %s and changes nothing, new or not', async (_caso, cambio, field, message) => {
    const prima = await app.db.tipoSerramento.count()
    const attesi = [{ field, message: message instanceof RegExp ? expect.stringMatching(message) : message }]
    expect((await scrivi('create', 'TipoSerramento', { nome: 'Mai', ...cambio })).errors).toMatchObject(attesi)
    expect(await app.db.tipoSerramento.count()).toBe(prima)
    const { id: pk } = await makeTipoSerramento(app.db)
    expect((await scrivi('update', 'TipoInCatalogo', { pk, nome: 'Mai', ...cambio })).errors).toMatchObject(attesi)
    expect(await tipoOf(pk)).toMatchObject({ versione: 1, immagineId: null })
    expect(await storia('TipoSerramento', pk)).toEqual([])
  })

  test('no two have the same name, as imports read it, also when they come at once', async () => {
    const nomi = ['Oblò speciale', 'OBLO SPECIALE', ' oblò  speciale']
    const esiti = await Promise.all(nomi.map((nome) => scrivi('create', 'TipoSerramento', { nome })))
    expect(esiti.flatMap(({ errors }) => errors)).toMatchObject([
      { field: 'nome', message: NOME_PRESO },
      { field: 'nome', message: NOME_PRESO },
    ])
    const altro = await nuovo('TipoSerramento')
    const { errors } = await scrivi('update', 'TipoInCatalogo', { pk: altro.pk, nome: 'oblo speciale' })
    expect(errors).toMatchObject([{ field: 'nome', message: NOME_PRESO }])
    expect((await tipoOf(altro.pk)).nome).toBe(altro.nome)
  })

  test('of two who change the same from the same version the second is told', async () => {
    const { pk } = await nuovo('TipoSerramento')
    const esiti = await Promise.allSettled(
      [2, 3].map((ante) => scrivi('update', 'TipoInCatalogo', { pk, versione: 1, ante })),
    )
    const rifiuti: unknown[] = esiti.flatMap((esito) => (esito.status === 'rejected' ? [esito.reason] : []))
    expect(rifiuti).toMatchObject([
      { extensions: { code: 'CONFLICT', campi: { ante: (await tipoOf(pk)).ante }, versione: 2 } },
    ])
    expect((await tipoOf(pk)).versione).toBe(2)
  })

  test('the type of the extra lines is neither renamed nor retired nor removed', async () => {
    const extra =
      (await app.db.tipoSerramento.findUnique({ where: { nome: 'EXTRA' } })) ??
      (await app.db.tipoSerramento.create({ data: { nome: 'EXTRA' } }))
    const pk = extra.id
    expect((await scrivi('update', 'TipoInCatalogo', { pk, nome: 'Extra' })).errors).toMatchObject([
      { field: 'nome', message: TIPO_EXTRA_FISSO },
    ])
    expect((await scrivi('update', 'TipoInCatalogo', { pk, ritirato: true })).errors).toMatchObject([
      { field: 'ritirato', message: TIPO_EXTRA_FISSO },
    ])
    expect((await scrivi('delete', 'TipoSerramento', { pk })).errors).toMatchObject([{ message: TIPO_EXTRA_FISSO }])
    expect(await tipoOf(pk)).toMatchObject({ nome: 'EXTRA', ritirato: false })
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
    const [negato] = (await scrivi('delete', 'TipoSerramento', { pk: tipo.id })).errors
    expect(negato?.message).toContain(`1 preventivo (n. ${preventivo.id})`)
    expect(negato?.message).toContain(`1 ordine (${numeroCommessa})`)
    expect(negato?.message).toContain(`1 vincolo misura (${famiglia.nome})`)
    expect(negato?.message).toContain(INVECE_RITIRA)
    expect(await offerti()).toContainEqual({ pk: tipo.id })
    expect((await scrivi('update', 'TipoInCatalogo', { pk: tipo.id, versione: 1, ritirato: true })).errors).toEqual([])
    expect(await offerti()).not.toContainEqual({ pk: tipo.id })
    expect((await scrivi('delete', 'TipoSerramento', { pk: tipo.id })).errors[0]?.message).toContain(GIA_RITIRATA)
    const letto = await superuser.graphql(
      `{ preventivo(pk: ${preventivo.id}) { serramenti { tipoSerramento { nome } tipoApertura { nome } } } }`,
    )
    expect(letto.data).toMatchObject({ preventivo: { serramenti: [{ tipoSerramento: { nome: tipo.nome } }] } })
    // Its constraints are still changed, and no other is added.
    const staff = await app.as('staff')
    const misure = { altezzaMin: 500, altezzaMax: 1500, larghezzaMin: 400, larghezzaMax: 900 }
    const riferiti = { famiglia: famiglia.id, tipoSerramento: tipo.id }
    const cambia = { pk: vincolo.id, ...riferiti, ...misure }
    expect((await mutateAs(staff, 'updateVincolo', cambia, 'vincolo { pk }')).errors).toEqual([])
    expect((await mutateAs(staff, 'createVincolo', { ...riferiti, ...misure }, 'vincolo { pk }')).errors).toMatchObject(
      [{ field: 'tipoSerramento' }],
    )
  })

  test('retired types are told to users who ask for them, never to visitors', async () => {
    const { pk } = await nuovo('TipoSerramento', { ritirato: true })
    const domanda = '{ tipiSerramento(ritirati: true) { pk ritirato } }'
    const staff = await app.as('staff')
    expect((await staff.graphql<{ tipiSerramento: object[] }>(domanda)).data?.tipiSerramento).toContainEqual({
      pk,
      ritirato: true,
    })
    const visto = (await app.visitatore.graphql<{ tipiSerramento: object[] }>(domanda)).data?.tipiSerramento
    expect(visto).not.toContainEqual({ pk, ritirato: true })
  })

  test('an opening and an accessory that a type offers stay; retired, the type keeps them and no other gets them', async () => {
    const [apertura, altra, accessorio] = [
      await nuovo('TipoApertura'),
      await nuovo('TipoApertura'),
      await nuovo('Accessorio'),
    ]
    const [aperture, accessori] = [[apertura.pk, altra.pk], [accessorio.pk]]
    const tipo = await nuovo('TipoSerramento', { aperture, accessori })
    expect((await scrivi('delete', 'TipoApertura', { pk: apertura.pk })).errors[0]?.message).toContain(tipo.nome)
    expect((await scrivi('delete', 'Accessorio', { pk: accessorio.pk })).errors[0]?.message).toContain(tipo.nome)
    expect((await scrivi('update', 'TipoApertura', { pk: apertura.pk, ritirato: true })).errors).toEqual([])
    expect((await scrivi('update', 'Accessorio', { pk: accessorio.pk, ritirato: true })).errors).toEqual([])
    expect(await offerti('pk aperture { pk } accessori { pk }')).toContainEqual({
      pk: tipo.pk,
      aperture: [{ pk: altra.pk }],
      accessori: [],
    })
    expect((await scrivi('update', 'TipoInCatalogo', { pk: tipo.pk, aperture, accessori, ante: 2 })).errors).toEqual([])
    const nega = await scrivi('create', 'TipoSerramento', { nome: `Altro ${nextNumber()}`, aperture })
    expect(nega.errors).toMatchObject([{ field: 'aperture', message: expect.stringContaining(apertura.nome) }])
    // The staff sees the offered ones alone: choosing among them does not take the others away.
    const staff = await app.as('staff')
    const scelta = { tipoSerramento: tipo.pk, aperture: [] }
    const esito = await mutateAs(staff, 'updateApertureTipoSerramento', scelta, 'tipoSerramento { aperture { pk } }')
    expect(esito).toMatchObject({ errors: [], tipoSerramento: { aperture: [] } })
    expect((await tipoOf(tipo.pk)).aperture.map(({ id }) => id)).toEqual([apertura.pk])
  })

  test('an opening that goes while a type gets it: the one or the other, never half of it', async () => {
    const apertura = await nuovo('TipoApertura')
    const tipo = await nuovo('TipoSerramento')
    const [tolta, messa] = await Promise.all([
      scrivi('delete', 'TipoApertura', { pk: apertura.pk }),
      scrivi('update', 'TipoInCatalogo', { pk: tipo.pk, aperture: [apertura.pk] }),
    ])
    expect([tolta.errors.length, messa.errors.length].toSorted()).toEqual([0, 1])
    expect((await tipoOf(tipo.pk)).aperture).toHaveLength(messa.errors.length === 0 ? 1 : 0)
  })
})

describe.each([
  ['TipoSerramento', 'TipoInCatalogo', 'tipoSerramento', 'ordinaTipiSerramento'],
  ['TipoApertura', 'TipoApertura', 'tipoApertura', 'ordinaTipiApertura'],
  ['Accessorio', 'Accessorio', 'accessorio', 'ordinaAccessori'],
] as const)('the list of %s', (modello, cambia, tabella, ordina) => {
  const righe = () =>
    (app.db[tabella] as typeof app.db.accessorio).findMany({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })

  test('a new one comes last, is moved to the front, changed and removed', async () => {
    const { pk } = await nuovo(modello)
    const pks = (await righe()).map(({ id }) => id)
    expect(pks.at(-1)).toBe(pk)
    expect((await mutateAs(superuser, ordina, { pks: [pk, ...pks.slice(0, -1)] })).errors).toEqual([])
    expect((await righe())[0]?.id).toBe(pk)
    expect((await mutateAs(superuser, ordina, { pks: [pk] })).errors).toMatchObject([{ message: LISTA_CAMBIATA }])
    const nome = `Cambiato ${nextNumber()}`
    expect((await scrivi('update', cambia, { pk, versione: 1, nome })).nodo).toMatchObject({ nome, versione: 2 })
    const [altro] = (await righe()).slice(1)
    expect((await scrivi('update', cambia, { pk, nome: altro?.nome.toUpperCase() })).errors).toMatchObject(
      altro ? [{ field: 'nome', message: NOME_PRESO }] : [],
    )
    expect((await scrivi('delete', modello, { pk })).errors).toEqual([])
    const azioni = (await storia(modello, pk)).map(({ azione }) => azione)
    expect([azioni[0], azioni.at(-1)]).toEqual(['crea', 'elimina'])
  })

  test('only superusers', async () => {
    const [riga] = await righe()
    const input = { pk: riga?.id ?? 0, nome: 'Mai' }
    for (const chi of ['staff', 'agente'] as const) {
      const cliente = await app.as(chi)
      await expect(scrivi('create', modello, { nome: 'Mai' }, cliente)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
      await expect(scrivi('update', cambia, input, cliente)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
      await expect(scrivi('delete', modello, { pk: input.pk }, cliente)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
    }
    expect((await righe()).some(({ nome }) => nome === 'Mai')).toBe(false)
  })
})

describe('the last one', () => {
  test('of a list stays, also when two remove the last two at once', async () => {
    const vuota = await createTestApp()
    try {
      const chi = await vuota.as('super')
      await vuota.db.accessorio.deleteMany()
      const uno = await scrivi('create', 'Accessorio', { nome: 'Uno' }, chi)
      const due = await scrivi('create', 'Accessorio', { nome: 'Due' }, chi)
      const esiti = await Promise.all(
        [uno, due].map(({ nodo }) => scrivi('delete', 'Accessorio', { pk: nodo?.pk }, chi)),
      )
      expect(esiti.flatMap(({ errors }) => errors)).toMatchObject([{ message: ULTIMA_VOCE }])
      expect(await vuota.db.accessorio.count()).toBe(1)
    } finally {
      await vuota.close()
    }
  })
})

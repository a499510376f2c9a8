import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LISTA_CAMBIATA, LISTA_PIENA, NOME_PRESO, ULTIMA_VOCE, VOCI_MAX } from '../../../shared/arranged/rules.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { fillLists } from '../../../test/lists.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeOrdineFornitore } from '../../../test/personaleFactories.ts'
import { LISTA_FISSA, SOLO_DELLE_FASI } from '../valoriStato/rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  await fillLists(app.services.config.databaseUrl)
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Stato {
  pk: number
  nome: string
  colore: string
  versione: number
}

const CAMPI = 'stato { pk nome colore versione }'
const scrivi = (nome: string, input: object, chi = superuser) =>
  mutateAs<{ stato: Stato | null }>(chi, nome, input, nome.startsWith('delete') ? 'deletedId' : CAMPI)
const ordina = (pks: number[], chi = superuser) => mutateAs(chi, 'ordinaValoriStato', { pks }, 'pks')
const lista = (contesto: 'ORDINE' | 'ORDINE_FORNITORE' | 'FASI' | 'MATERIALI', nomeFase = '') =>
  app.db.valoreStato.findMany({ where: { contesto, nomeFase }, orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })
const chiamato = async (contesto: Parameters<typeof lista>[0], nome: string) => {
  const trovato = (await lista(contesto)).find((stato) => stato.nome === nome)
  if (!trovato) throw new Error(`Manca ${nome}`)
  return trovato
}
const storia = (oggettoPk: number) => app.db.auditLog.findMany({ where: { oggetto: 'ValoreStato', oggettoPk } })
const ultimoAvviso = () => app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })

/** A list of its own for a test. */
async function listaDi(nomeFase: string, ...nomi: string[]) {
  await app.db.fase.create({ data: { nome: nomeFase, unit: 'DAYS', withFornitore: false, infiniteCapacity: true } })
  for (const [ordine, nome] of nomi.entries()) {
    await app.db.valoreStato.create({ data: { contesto: 'FASI', nomeFase, nome, ordine } })
  }
  return lista('FASI', nomeFase)
}

test('every database begins with the states of each list, and of each phase', async () => {
  const nomi = async (...quale: Parameters<typeof lista>) => (await lista(...quale)).map(({ nome }) => nome)
  expect(await nomi('ORDINE')).toEqual([
    'Da confermare',
    'Confermato',
    'In produzione',
    'Pronto',
    'Consegnato',
    'Sospeso',
  ])
  expect(await nomi('ORDINE_FORNITORE')).toEqual(['DA_FARE', 'INVIATO', 'CONFERMATO', 'IN_RITARDO', 'ARRIVATO'])
  expect(await nomi('MATERIALI')).toEqual(['Da ordinare', 'Ordinato', 'Arrivato'])
  for (const { nome } of await app.db.fase.findMany()) {
    expect(await nomi('FASI', nome)).toEqual(['Da fare', 'In corso', 'Finito'])
  }
})

describe('createValoreStato', () => {
  test('adds one at the end of its list, with its history and its notice', async () => {
    const esito = await scrivi('createValoreStato', { contesto: 'ordine', nome: ' In posa ', colore: 'info' })
    expect(esito).toMatchObject({ errors: [], stato: { nome: 'In posa', colore: 'info', versione: 1 } })
    expect((await lista('ORDINE')).at(-1)).toMatchObject({ nome: 'In posa', colore: 'INFO', nomeFase: '' })
    expect(await storia(esito.stato?.pk ?? 0)).toMatchObject([{ azione: 'crea', dopo: 'In posa' }])
    expect(await ultimoAvviso()).toMatchObject({ topic: 'liste', payload: { lista: 'valoreStato' } })
  })

  test.each([
    [{ contesto: 'ordine', nome: 'PRONTO' }, 'nome', NOME_PRESO],
    [{ contesto: 'ordine_fornitore', nome: 'da_fare' }, 'nome', NOME_PRESO],
    [{ contesto: 'ordine', nomeFase: 'banchi', nome: 'Nuovo' }, 'nomeFase', SOLO_DELLE_FASI],
    [{ contesto: 'fasi', nomeFase: 'mai vista', nome: 'Nuovo' }, 'nomeFase', 'Fase sconosciuta.'],
    [{ contesto: 'fasi', nome: 'Nuovo' }, 'nomeFase', 'Fase sconosciuta.'],
    [{ contesto: 'altro', nome: 'Nuovo' }, 'contesto', 'Il valore non è tra le scelte disponibili'],
    [{ contesto: 'ordine', nome: ' ' }, 'nome', 'Campo obbligatorio'],
  ])('refuses %j, and nothing is added', async (input, field, message) => {
    const prima = await app.db.valoreStato.count()
    expect((await scrivi('createValoreStato', input)).errors).toMatchObject([{ field, message }])
    expect(await app.db.valoreStato.count()).toBe(prima)
  })

  test('the same name may be in another list, also that of another phase', async () => {
    await listaDi('laccatura', 'Pronto')
    expect((await scrivi('createValoreStato', { contesto: 'materiali', nome: 'Pronto' })).errors).toEqual([])
    expect(
      (await scrivi('createValoreStato', { contesto: 'fasi', nomeFase: 'banchi', nome: 'Pronto' })).errors,
    ).toEqual([])
  })

  test('of several at once with the same name one is added', async () => {
    await listaDi('piega')
    const nomi = ['Doppio', 'doppio', 'DOPPIO', ' Doppio']
    const input = { contesto: 'fasi', nomeFase: 'piega' }
    const esiti = await Promise.all(nomi.map((nome) => scrivi('createValoreStato', { ...input, nome })))
    expect(esiti.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(esiti.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      NOME_PRESO,
      NOME_PRESO,
      NOME_PRESO,
    ])
    expect(await lista('FASI', 'piega')).toHaveLength(1)
  })

  test('refuses one more than a list may have', async () => {
    await listaDi('tanti', ...Array.from({ length: VOCI_MAX }, (_, n) => `Stato ${n}`))
    const input = { contesto: 'fasi', nomeFase: 'tanti', nome: 'Uno di troppo' }
    expect((await scrivi('createValoreStato', input)).errors).toMatchObject([{ field: null, message: LISTA_PIENA }])
  })
})

describe('updateValoreStato', () => {
  test('the new name and colour are those of the orders that have it', async () => {
    const stato = await chiamato('ORDINE', 'Sospeso')
    const { id } = await makeOrdine(app.db, { statoId: stato.id })
    const esito = await scrivi('updateValoreStato', { pk: stato.id, versione: 1, nome: 'Fermo', colore: 'negativo' })
    expect(esito).toMatchObject({ errors: [], stato: { nome: 'Fermo', colore: 'negativo', versione: 2 } })
    expect(await queryAs(superuser, `{ ordine(pk: ${id}) { stato { nome colore } } }`)).toEqual({
      stato: { nome: 'Fermo', colore: 'negativo' },
    })
    expect((await storia(stato.id)).map(({ campo, prima, dopo }) => [campo, prima, dopo]).sort()).toEqual([
      ['colore', 'attenzione', 'negativo'],
      ['nome', 'Sospeso', 'Fermo'],
    ])
  })

  test('its own name in other letters is no other one', async () => {
    const [stato] = await listaDi('taglio', 'pronto', 'fatto')
    expect((await scrivi('updateValoreStato', { pk: stato?.id, nome: 'Pronto' })).stato?.nome).toBe('Pronto')
  })

  test('a stale version is refused with what holds now', async () => {
    const [stato] = await listaDi('curva', 'Uno', 'Due')
    await scrivi('updateValoreStato', { pk: stato?.id, versione: 1, nome: 'Primo' })
    await expect(scrivi('updateValoreStato', { pk: stato?.id, versione: 1, nome: 'Altro' })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { nome: 'Primo' }, versione: 2 },
    })
  })

  test('refuses another list, a taken name, a name of the product: nothing changes', async () => {
    const daFare = await chiamato('ORDINE_FORNITORE', 'DA_FARE')
    const inviato = await chiamato('ORDINE_FORNITORE', 'INVIATO')
    const casi = [
      [{ pk: inviato.id, contesto: 'ordine' }, 'contesto', LISTA_FISSA],
      [{ pk: inviato.id, nomeFase: 'banchi' }, 'nomeFase', LISTA_FISSA],
      [{ pk: inviato.id, nome: 'Arrivato' }, 'nome', NOME_PRESO],
      [{ pk: daFare.id, nome: 'Da fare' }, 'nome', expect.stringContaining('riconosciuto dal programma')],
    ] as const
    for (const [input, field, message] of casi) {
      expect((await scrivi('updateValoreStato', input)).errors).toMatchObject([{ field, message }])
    }
    expect(await lista('ORDINE_FORNITORE')).toMatchObject([{ ...daFare }, { ...inviato }, {}, {}, {}])
    // Its colour is free.
    expect((await scrivi('updateValoreStato', { pk: daFare.id, colore: 'attenzione' })).stato).toMatchObject({
      nome: 'DA_FARE',
      colore: 'attenzione',
    })
  })
})

describe('deleteValoreStato', () => {
  test('removes one that nothing has', async () => {
    const [stato] = await listaDi('stacco', 'Via', 'Resta')
    expect((await scrivi('deleteValoreStato', { pk: stato?.id })).errors).toEqual([])
    expect(await lista('FASI', 'stacco')).toMatchObject([{ nome: 'Resta' }])
    expect(await storia(stato?.id ?? 0)).toMatchObject([{ azione: 'elimina', prima: 'Via' }])
  })

  test('refuses what is in use, with the orders; the name of the product; the last one', async () => {
    const pronto = await chiamato('ORDINE', 'Pronto')
    const { numeroCommessa, id } = await makeOrdine(app.db, { statoId: pronto.id })
    const [inCorso] = await listaDi('uso', 'In corso', 'Altro')
    await app.db.statoFase.create({ data: { ordineId: id, nomeFase: 'uso', statoId: inCorso?.id ?? 0 } })
    const ordinato = await chiamato('MATERIALI', 'Ordinato')
    await app.db.statoMateriale.create({ data: { ordineId: id, materiale: 'legno', statoId: ordinato.id } })
    const inviato = await chiamato('ORDINE_FORNITORE', 'INVIATO')
    await makeOrdineFornitore(app.db, { ordineId: id, statoId: inviato.id })
    const [solo] = await listaDi('solo', 'Unico')
    const usato = (che: string) => `È in uso in 1 ${che} (${numeroCommessa}): non si può eliminare.`
    const casi = [
      [pronto.id, usato('ordine')],
      [inCorso?.id, usato('fase di un ordine')],
      [ordinato.id, usato('materiale di un ordine')],
      [inviato.id, usato('ordine fornitore')],
      [(await chiamato('ORDINE_FORNITORE', 'ARRIVATO')).id, expect.stringContaining('riconosciuto dal programma')],
      [solo?.id, ULTIMA_VOCE],
    ] as const
    for (const [pk, message] of casi) {
      expect((await scrivi('deleteValoreStato', { pk })).errors).toMatchObject([
        { field: null, code: 'CONFLICT', message },
      ])
      expect(await app.db.valoreStato.count({ where: { id: pk } })).toBe(1)
    }
  })

  test('of the last two removed at once one stays', async () => {
    const due = await listaDi('ultimi', 'Uno', 'Due')
    const esiti = await Promise.all(due.map(({ id }) => scrivi('deleteValoreStato', { pk: id })))
    expect(esiti.flatMap(({ errors }) => errors)).toMatchObject([{ message: ULTIMA_VOCE }])
    expect(await lista('FASI', 'ultimi')).toHaveLength(1)
  })

  test('what is not there is not found', async () => {
    await expect(scrivi('deleteValoreStato', { pk: 2_000_000_000 })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
  })
})

describe('ordinaValoriStato', () => {
  test('puts a list in another order, and the orders with it', async () => {
    const [a, b, c] = (await listaDi('posti', 'A', 'B', 'C')).map(({ id }) => id)
    if (a === undefined || b === undefined || c === undefined) throw new Error('tre')
    const { id } = await makeOrdine(app.db, { statoId: c })
    expect((await ordina([c, a, b])).errors).toEqual([])
    expect((await lista('FASI', 'posti')).map(({ nome }) => nome)).toEqual(['C', 'A', 'B'])
    expect(await app.db.ordine.findUnique({ where: { id } })).toMatchObject({ postoStato: 0 })
    expect(await storia(c)).toMatchObject([{ azione: 'ordina', campo: 'ordine', prima: '2', dopo: '0' }])
  })

  test('refuses part of a list, one twice, those of another list, none: nothing moves', async () => {
    const suoi = (await listaDi('fermi', 'A', 'B')).map(({ id }) => id)
    const [altro] = await listaDi('altrui', 'Z')
    const [a = 0, b = 0] = suoi
    for (const pks of [[a], [a, a], [b, a, altro?.id ?? 0], [b, altro?.id ?? 0], [2_000_000_000]]) {
      expect((await ordina(pks)).errors).toMatchObject([{ field: 'pks', message: LISTA_CAMBIATA }])
    }
    expect((await lista('FASI', 'fermi')).map(({ id }) => id)).toEqual(suoi)
  })
})

describe('who may not', () => {
  let stato: number
  beforeEach(async () => {
    stato = (await chiamato('ORDINE', 'Consegnato')).id
  })
  test.each(['staff', 'operatore.capo', 'agente'] as const)('refuses %s', async (chi) => {
    const altri = await app.as(chi)
    const prima = await lista('ORDINE')
    const forbidden = { extensions: { code: 'FORBIDDEN' } }
    await expect(scrivi('createValoreStato', { contesto: 'ordine', nome: 'X' }, altri)).rejects.toMatchObject(forbidden)
    await expect(scrivi('updateValoreStato', { pk: stato, nome: 'X' }, altri)).rejects.toMatchObject(forbidden)
    await expect(scrivi('deleteValoreStato', { pk: stato }, altri)).rejects.toMatchObject(forbidden)
    await expect(ordina([stato], altri)).rejects.toMatchObject(forbidden)
    expect(await lista('ORDINE')).toEqual(prima)
  })
})

test('those who arrange them read how often each is named, and which names are the product’s', async () => {
  const stato = await chiamato('ORDINE', 'Confermato')
  await makeOrdine(app.db, { statoId: stato.id })
  await makeOrdine(app.db, { statoId: stato.id })
  const letti = await queryAs<{ pk: number; nome: string; contesto: string; usi: number; motivoNomeFisso: string }[]>(
    superuser,
    '{ statiInLista { pk nome contesto usi motivoNomeFisso } }',
  )
  expect(letti.find(({ pk }) => pk === stato.id)).toMatchObject({ usi: 2, motivoNomeFisso: null })
  expect(letti.filter(({ motivoNomeFisso }) => motivoNomeFisso).map(({ nome }) => nome)).toEqual([
    'DA_FARE',
    'ARRIVATO',
  ])
})

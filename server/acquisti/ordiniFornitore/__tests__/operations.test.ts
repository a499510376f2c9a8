import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
const stati = new Map<string, number>()

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  for (const [ordine, name] of ['DA_FARE', 'INVIATO', 'CONFERMATO', 'ARRIVATO'].entries()) {
    const data = { contesto: 'ORDINE_FORNITORE' as const, nome: name, ordine }
    stati.set(name, (await app.db.valoreStato.create({ data })).id)
  }
})
afterAll(() => app.close())

const FIELDS = 'ordineFornitore { pk statoNome versione dataArrivo }'
interface Outcome {
  ordineFornitore: { pk: number; statoNome: string; versione: number; dataArrivo: string | null } | null
}
const write = (name: string, input: object, who = superuser) =>
  mutateAs<Outcome>(who, name, input, name.startsWith('delete') ? '' : FIELDS)
const saved = (id: number) => app.db.ordineFornitore.findUnique({ where: { id } })
const storico = async (id: number) =>
  (await app.db.storicoStatoOrdineFornitore.findMany({ where: { ordineFornitoreId: id }, orderBy: { id: 'asc' } })).map(
    ({ stato }) => stato,
  )
const history = (oggetto: string, oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto, oggettoPk }, orderBy: { id: 'asc' } })
const events = async () =>
  (await app.db.eventLog.findMany({ orderBy: { id: 'desc' }, take: 2 })).map(({ topic, payload }) => [topic, payload])

async function scena(tipologia = 'legno') {
  const { id: ordine } = await makeOrdine(app.db)
  const { id: fornitore, nome } = await makeFornitore(app.db, { tipologia })
  return { ordine, fornitore, nome, tipologia }
}
const next = async (tipologia = 'legno', stato = 'DA_FARE') =>
  makeOrdineFornitore(app.db, { tipologia, statoId: stati.get(stato) ?? null })

async function refused(id: number, name: string, input: object, expected: object[]) {
  const before = [await saved(id), await app.db.auditLog.count(), await app.db.eventLog.count(), await storico(id)]
  expect((await write(name, input)).errors).toMatchObject(expected)
  expect([await saved(id), await app.db.auditLog.count(), await app.db.eventLog.count(), await storico(id)]).toEqual(
    before,
  )
}

describe('createOrdineFornitore', () => {
  test('adds one, DA_FARE, with its histories and events; the order lacks the material no longer', async () => {
    const { ordine, fornitore, nome, tipologia } = await scena()
    const lacking = () =>
      queryAs<{ ordiniFornitoreMancanti: { materiale: string }[] }>(
        superuser,
        `{ ordine(pk: ${ordine}) { ordiniFornitoreMancanti { materiale } } }`,
      ).then(({ ordiniFornitoreMancanti }) => ordiniFornitoreMancanti.map(({ materiale }) => materiale))
    await makeRigaOrdine(app.db, ordine)
    expect(await lacking()).toContain('legno')
    const outcome = await write('createOrdineFornitore', {
      ordinePk: ordine,
      fornitorePk: fornitore,
      tipologia,
      costoMateriale: 10.5,
      testoEmail: '<p>Ciao<script>x</script></p>',
    })
    expect(outcome).toMatchObject({ errors: [], ordineFornitore: { statoNome: 'DA_FARE', versione: 1 } })
    const pk = outcome.ordineFornitore?.pk ?? 0
    expect(await saved(pk)).toMatchObject({ ordineId: ordine, fornitoreId: fornitore, testoEmail: '<p>Ciao</p>' })
    expect(await storico(pk)).toEqual(['DA_FARE'])
    expect(await history('OrdineFornitore', pk)).toMatchObject([{ azione: 'crea', dopo: `legno da ${nome}` }])
    expect(await history('Ordine', ordine)).toMatchObject([{ azione: 'creaFornitura', dopo: `legno da ${nome}` }])
    expect(await events()).toEqual([
      ['ordine', { pk: ordine }],
      ['ordineFornitore', { pk }],
    ])
    expect(await lacking()).not.toContain('legno')
  })

  test('refuses what is not there or belongs to others; nothing is added', async () => {
    const { ordine, fornitore, tipologia } = await scena()
    const other = await makeRigaOrdine(app.db, (await makeOrdine(app.db)).id)
    const good = { ordinePk: ordine, fornitorePk: fornitore, tipologia }
    const before = await app.db.ordineFornitore.count()
    for (const [field, different] of [
      ['ordinePk', { ordinePk: 999_999 }],
      ['tipologia', { tipologia: 'mai vista' }],
      ['fornitorePk', { fornitorePk: 999_999 }],
      ['fornitorePk', { tipologia: 'vetro' }],
      ['stato', { stato: 'MAI VISTO' }],
      ['rigaOrdinePk', { rigaOrdinePk: other.id }],
      ['dataArrivo', { stato: 'ARRIVATO', domanda1Legno: true, domanda2Legno: 'NO' }],
    ] as const) {
      expect((await write('createOrdineFornitore', { ...good, ...different })).errors).toMatchObject([{ field }])
    }
    expect(await app.db.ordineFornitore.count()).toBe(before)
  })

  test.each(['staff', 'agente', 'operatore.capo', 'fornitore'] as const)('refuses %s', async (who) => {
    const { ordine, fornitore, tipologia } = await scena()
    await expect(
      write('createOrdineFornitore', { ordinePk: ordine, fornitorePk: fornitore, tipologia }, await app.as(who)),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    expect(await app.db.ordineFornitore.count({ where: { ordineId: ordine } })).toBe(0)
  })
})

describe('updateOrdineFornitore', () => {
  test('changes what is sent, with both histories; who may not see amounts does not read them there', async () => {
    const { id: pk, ordineId } = await next('vetro')
    const input = { pk, versione: 1, note: 'Nuove', costoMateriale: 12, dataConsegna: '2026-12-01' }
    expect(await write('updateOrdineFornitore', input)).toMatchObject({ ordineFornitore: { versione: 2 } })
    expect(await saved(pk)).toMatchObject({ note: 'Nuove', tipologia: 'vetro', statoId: stati.get('DA_FARE') })
    expect((await history('OrdineFornitore', pk)).map(({ campo }) => campo)).toEqual([
      'dataConsegna',
      'note',
      'costoMateriale',
    ])
    const logs = async (who: Client) =>
      (await queryAs<{ campo: string }[]>(who, `{ storicoOrdine(pk: ${ordineId}) { campo } }`)).map(
        ({ campo }) => campo,
      )
    expect(await logs(superuser)).toEqual(['vetro · Costo materiale', 'vetro · Note', 'vetro · Consegna prevista'])
    expect(await logs(await app.as('operatore.capo'))).toEqual(['vetro · Note', 'vetro · Consegna prevista'])
    const agente = await app.as('agente')
    const { id: agenteId } = await app.db.agente.findFirstOrThrow({ where: { userId: agente.user?.id } })
    await app.db.ordine.update({ where: { id: ordineId }, data: { agenteId } })
    expect(await logs(agente)).toEqual([])
  })

  test('nothing changed is nothing written; a stale version is told and overwrites nothing', async () => {
    const { id: pk } = await next('vetro')
    expect(await write('updateOrdineFornitore', { pk, note: '' })).toMatchObject({ ordineFornitore: { versione: 1 } })
    await write('updateOrdineFornitore', { pk, versione: 1, note: 'Prima' })
    await expect(write('updateOrdineFornitore', { pk, versione: 1, note: 'Dopo' })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { note: 'Prima' }, versione: 2 },
    })
    expect(await saved(pk)).toMatchObject({ note: 'Prima', versione: 2 })
  })

  test('another supplier of the same material: its rows follow; another material only without rows', async () => {
    const { id: pk, ordineId } = await next('vetro')
    const other = await makeFornitore(app.db, { tipologia: 'vetro' })
    const legno = await makeFornitore(app.db, { tipologia: 'legno' })
    await refused(pk, 'updateOrdineFornitore', { pk, fornitorePk: legno.id }, [{ field: 'fornitorePk' }])
    const direction = { pk, tipologia: 'legno', fornitorePk: legno.id }
    const data = { ordineId, ordineFornitoreId: pk, tipologia: 'vetro', quantita: 1 }
    const { id: riga } = await app.db.rigaOrdineFornitore.create({ data: data })
    await refused(pk, 'updateOrdineFornitore', direction, [{ field: 'tipologia', code: 'CONFLICT' }])
    await write('updateOrdineFornitore', { pk, fornitorePk: other.id })
    expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: riga } })).toMatchObject({
      fornitoreId: other.id,
      versione: 2,
    })
    await app.db.rigaOrdineFornitore.delete({ where: { id: riga } })
    expect((await write('updateOrdineFornitore', direction)).errors).toEqual([])
  })

  test('rilievo and CO do not go back', async () => {
    const { id: pk } = await next('vetro')
    await write('updateOrdineFornitore', { pk, rilievo: 'FATTO' })
    await refused(pk, 'updateOrdineFornitore', { pk, rilievo: 'DA_FARE' }, [{ field: 'rilievo', code: 'CONFLICT' }])
    await refused(pk, 'setRilievoOrdineFornitore', { pk, rilievo: 'DA_FARE' }, [{ field: 'rilievo' }])
    expect((await write('setCoOrdineFornitore', { pk, co: 'DA_FARE' })).errors).toEqual([])
    expect((await write('setCoOrdineFornitore', { pk, co: 'INVIATA' })).errors).toEqual([])
    await refused(pk, 'setCoOrdineFornitore', { pk, co: 'DA_FARE' }, [{ field: 'co' }])
    expect(await saved(pk)).toMatchObject({ rilievo: 'FATTO', co: 'INVIATA' })
  })
})

describe('setStatoOrdineFornitore', () => {
  test('an operator of supplier phases sets it; every change is in the list of its states', async () => {
    const { id: pk, ordineId } = await next('legno')
    const capo = await app.as('operatore.capo')
    await write('setStatoOrdineFornitore', { pk, stato: 'INVIATO' }, capo)
    await refused(pk, 'setStatoOrdineFornitore', { pk, stato: 'ARRIVATO' }, [
      { field: 'dataArrivo' },
      { field: 'domanda1Legno' },
      { field: 'domanda2Legno' },
    ])
    await refused(pk, 'setStatoOrdineFornitore', { pk, stato: 'MAI' }, [{ field: 'stato' }])
    const arrivo = { stato: 'ARRIVATO', dataArrivo: '2026-11-20', domanda1Legno: true, domanda2Legno: 'FSC' }
    await refused(pk, 'setStatoOrdineFornitore', { pk, ...arrivo }, [{ field: 'numeroDocumento' }])
    expect(
      await write('setStatoOrdineFornitore', { pk, versione: 2, ...arrivo, numeroDocumento: 'DDT 7' }, capo),
    ).toMatchObject({ errors: [], ordineFornitore: { statoNome: 'ARRIVATO', dataArrivo: '2026-11-20' } })
    await write('setStatoOrdineFornitore', { pk, stato: '' })
    expect(await storico(pk)).toEqual(['INVIATO', 'ARRIVATO', ''])
    const { statiFasi } = await queryAs<{ statiFasi: { nome: string; stato: string }[] }>(
      superuser,
      `{ ordine(pk: ${ordineId}) { statiFasi { nome stato } } }`,
    )
    expect(statiFasi.find(({ nome }) => nome === 'legno')?.stato).toBe('')
    await expect(write('setStatoOrdineFornitore', { pk, versione: 1, stato: 'INVIATO' }, capo)).rejects.toMatchObject({
      extensions: { code: 'CONFLICT' },
    })
  })

  test('the phase of its order shows it; nobody else may set it; a missing one', async () => {
    const { id: pk, ordineId } = await next('legno')
    await write('setStatoOrdineFornitore', { pk, stato: 'CONFERMATO' })
    const { statiFasi } = await queryAs<{ statiFasi: { nome: string; stato: string }[] }>(
      superuser,
      `{ ordine(pk: ${ordineId}) { statiFasi { nome stato } } }`,
    )
    expect(statiFasi.find(({ nome }) => nome === 'legno')?.stato).toBe('CONFERMATO')
    for (const who of ['agente', 'operatore'] as const) {
      await expect(write('setStatoOrdineFornitore', { pk, stato: '' }, await app.as(who))).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
    }
    await expect(write('setStatoOrdineFornitore', { pk: 999_999, stato: '' })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    expect(await saved(pk)).toMatchObject({ statoId: stati.get('CONFERMATO') })
  })
})

describe('deleteOrdineFornitore', () => {
  test('removes one that nobody knows of; its rows wait again, and the order lacks it again', async () => {
    const { id: pk, ordineId } = await next('legno')
    const data = { ordineId, ordineFornitoreId: pk, tipologia: 'legno', quantita: 1 }
    const { id: riga } = await app.db.rigaOrdineFornitore.create({ data: data })
    expect((await write('deleteOrdineFornitore', { pk })).errors).toEqual([])
    expect(await saved(pk)).toBeNull()
    expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: riga } })).toMatchObject({
      ordineFornitoreId: null,
      versione: 2,
    })
    expect(await history('Ordine', ordineId)).toMatchObject([{ azione: 'eliminaFornitura' }])
    expect(await events()).toEqual([
      ['ordine', { pk: ordineId }],
      ['ordineFornitore', { pk, eliminato: true }],
    ])
    const { mancanza } = await app.db.ordine.findUniqueOrThrow({
      where: { id: ordineId },
      select: { mancanza: { select: { materiali: true } } },
    })
    expect(mancanza?.materiali).toContain('legno')
    await expect(write('deleteOrdineFornitore', { pk })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  test('refuses one that is under way, saying why, and who may not', async () => {
    const sent = await next('legno', 'INVIATO')
    await refused(sent.id, 'deleteOrdineFornitore', { pk: sent.id }, [
      { code: 'CONFLICT', field: null, message: expect.stringContaining('è già avviato') },
    ])
    const mailed = await makeOrdineFornitore(app.db, { emailSentAt: new Date() })
    await refused(mailed.id, 'deleteOrdineFornitore', { pk: mailed.id }, [
      { message: expect.stringContaining('La mail') },
    ])
    const { id: pk } = await next('legno')
    await expect(write('deleteOrdineFornitore', { pk }, await app.as('operatore.capo'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await saved(pk)).not.toBeNull()
  })
})

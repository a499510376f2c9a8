import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeRigaOrdine } from '../../../test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../test/personaleFactories.ts'

let app: TestApp
let superuser: Client
const stati = new Map<string, number>()

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  for (const [ordine, nome] of ['DA_FARE', 'INVIATO', 'CONFERMATO', 'ARRIVATO'].entries()) {
    const data = { contesto: 'ORDINE_FORNITORE' as const, nome, ordine }
    stati.set(nome, (await app.db.valoreStato.create({ data })).id)
  }
})
afterAll(() => app.close())

const CAMPI = 'ordineFornitore { pk statoNome versione dataArrivo }'
interface Esito {
  ordineFornitore: { pk: number; statoNome: string; versione: number; dataArrivo: string | null } | null
}
const scrivi = (nome: string, input: object, chi = superuser) =>
  mutateAs<Esito>(chi, nome, input, nome.startsWith('delete') ? '' : CAMPI)
const salvato = (id: number) => app.db.ordineFornitore.findUnique({ where: { id } })
const storico = async (id: number) =>
  (await app.db.storicoStatoOrdineFornitore.findMany({ where: { ordineFornitoreId: id }, orderBy: { id: 'asc' } })).map(
    ({ stato }) => stato,
  )
const storia = (oggetto: string, oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto, oggettoPk }, orderBy: { id: 'asc' } })
const eventi = async () =>
  (await app.db.eventLog.findMany({ orderBy: { id: 'desc' }, take: 2 })).map(({ topic, payload }) => [topic, payload])

async function scena(tipologia = 'legno') {
  const { id: ordine } = await makeOrdine(app.db)
  const { id: fornitore, nome } = await makeFornitore(app.db, { tipologia })
  return { ordine, fornitore, nome, tipologia }
}
const nuovo = async (tipologia = 'legno', stato = 'DA_FARE') =>
  makeOrdineFornitore(app.db, { tipologia, statoId: stati.get(stato) ?? null })

async function rifiutato(id: number, nome: string, input: object, attesi: object[]) {
  const prima = [await salvato(id), await app.db.auditLog.count(), await app.db.eventLog.count(), await storico(id)]
  expect((await scrivi(nome, input)).errors).toMatchObject(attesi)
  expect([await salvato(id), await app.db.auditLog.count(), await app.db.eventLog.count(), await storico(id)]).toEqual(
    prima,
  )
}

describe('createOrdineFornitore', () => {
  test('adds one, DA_FARE, with its histories and events; the order lacks the material no longer', async () => {
    const { ordine, fornitore, nome, tipologia } = await scena()
    const mancano = () =>
      queryAs<{ ordiniFornitoreMancanti: { materiale: string }[] }>(
        superuser,
        `{ ordine(pk: ${ordine}) { ordiniFornitoreMancanti { materiale } } }`,
      ).then(({ ordiniFornitoreMancanti }) => ordiniFornitoreMancanti.map(({ materiale }) => materiale))
    await makeRigaOrdine(app.db, ordine)
    expect(await mancano()).toContain('legno')
    const esito = await scrivi('createOrdineFornitore', {
      ordine,
      fornitore,
      tipologia,
      costoMateriale: 10.5,
      testoEmail: '<p>Ciao<script>x</script></p>',
    })
    expect(esito).toMatchObject({ errors: [], ordineFornitore: { statoNome: 'DA_FARE', versione: 1 } })
    const pk = esito.ordineFornitore?.pk ?? 0
    expect(await salvato(pk)).toMatchObject({ ordineId: ordine, fornitoreId: fornitore, testoEmail: '<p>Ciao</p>' })
    expect(await storico(pk)).toEqual(['DA_FARE'])
    expect(await storia('OrdineFornitore', pk)).toMatchObject([{ azione: 'crea', dopo: `legno da ${nome}` }])
    expect(await storia('Ordine', ordine)).toMatchObject([{ azione: 'creaFornitura', dopo: `legno da ${nome}` }])
    expect(await eventi()).toEqual([
      ['ordine', { pk: ordine }],
      ['ordineFornitore', { pk }],
    ])
    expect(await mancano()).not.toContain('legno')
  })

  test('refuses what is not there or belongs to others; nothing is added', async () => {
    const { ordine, fornitore, tipologia } = await scena()
    const altra = await makeRigaOrdine(app.db, (await makeOrdine(app.db)).id)
    const buono = { ordine, fornitore, tipologia }
    const prima = await app.db.ordineFornitore.count()
    for (const [field, diverso] of [
      ['ordine', { ordine: 999_999 }],
      ['tipologia', { tipologia: 'mai vista' }],
      ['fornitore', { fornitore: 999_999 }],
      ['fornitore', { tipologia: 'vetro' }],
      ['stato', { stato: 'MAI VISTO' }],
      ['rigaOrdine', { rigaOrdine: altra.id }],
      ['dataArrivo', { stato: 'ARRIVATO', domanda1Legno: true, domanda2Legno: 'NO' }],
    ] as const) {
      expect((await scrivi('createOrdineFornitore', { ...buono, ...diverso })).errors).toMatchObject([{ field }])
    }
    expect(await app.db.ordineFornitore.count()).toBe(prima)
  })

  test.each(['staff', 'agente', 'operatore.capo', 'fornitore'] as const)('refuses %s', async (chi) => {
    const { ordine, fornitore, tipologia } = await scena()
    await expect(
      scrivi('createOrdineFornitore', { ordine, fornitore, tipologia }, await app.as(chi)),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    expect(await app.db.ordineFornitore.count({ where: { ordineId: ordine } })).toBe(0)
  })
})

describe('updateOrdineFornitore', () => {
  test('changes what is sent, with both histories; who may not see amounts does not read them there', async () => {
    const { id: pk, ordineId } = await nuovo('vetro')
    const input = { pk, versione: 1, note: 'Nuove', costoMateriale: 12, dataConsegna: '2026-12-01' }
    expect(await scrivi('updateOrdineFornitore', input)).toMatchObject({ ordineFornitore: { versione: 2 } })
    expect(await salvato(pk)).toMatchObject({ note: 'Nuove', tipologia: 'vetro', statoId: stati.get('DA_FARE') })
    expect((await storia('OrdineFornitore', pk)).map(({ campo }) => campo)).toEqual([
      'dataConsegna',
      'note',
      'costoMateriale',
    ])
    const logs = async (chi: Client) =>
      (await queryAs<{ campo: string }[]>(chi, `{ storicoOrdine(pk: ${ordineId}) { campo } }`)).map(
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
    const { id: pk } = await nuovo('vetro')
    expect(await scrivi('updateOrdineFornitore', { pk, note: '' })).toMatchObject({ ordineFornitore: { versione: 1 } })
    await scrivi('updateOrdineFornitore', { pk, versione: 1, note: 'Prima' })
    await expect(scrivi('updateOrdineFornitore', { pk, versione: 1, note: 'Dopo' })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { note: 'Prima' }, versione: 2 },
    })
    expect(await salvato(pk)).toMatchObject({ note: 'Prima', versione: 2 })
  })

  test('another supplier of the same material: its rows follow; another material only without rows', async () => {
    const { id: pk, ordineId } = await nuovo('vetro')
    const altro = await makeFornitore(app.db, { tipologia: 'vetro' })
    const legno = await makeFornitore(app.db, { tipologia: 'legno' })
    await rifiutato(pk, 'updateOrdineFornitore', { pk, fornitore: legno.id }, [{ field: 'fornitore' }])
    const verso = { pk, tipologia: 'legno', fornitore: legno.id }
    const dati = { ordineId, ordineFornitoreId: pk, tipologia: 'vetro', quantita: 1 }
    const { id: riga } = await app.db.rigaOrdineFornitore.create({ data: dati })
    await rifiutato(pk, 'updateOrdineFornitore', verso, [{ field: 'tipologia', code: 'CONFLICT' }])
    await scrivi('updateOrdineFornitore', { pk, fornitore: altro.id })
    expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: riga } })).toMatchObject({
      fornitoreId: altro.id,
      versione: 2,
    })
    await app.db.rigaOrdineFornitore.delete({ where: { id: riga } })
    expect((await scrivi('updateOrdineFornitore', verso)).errors).toEqual([])
  })

  test('rilievo and CO do not go back', async () => {
    const { id: pk } = await nuovo('vetro')
    await scrivi('updateOrdineFornitore', { pk, rilievo: 'FATTO' })
    await rifiutato(pk, 'updateOrdineFornitore', { pk, rilievo: 'DA_FARE' }, [{ field: 'rilievo', code: 'CONFLICT' }])
    await rifiutato(pk, 'setRilievoOrdineFornitore', { pk, rilievo: 'DA_FARE' }, [{ field: 'rilievo' }])
    expect((await scrivi('setCoOrdineFornitore', { pk, co: 'DA_FARE' })).errors).toEqual([])
    expect((await scrivi('setCoOrdineFornitore', { pk, co: 'INVIATA' })).errors).toEqual([])
    await rifiutato(pk, 'setCoOrdineFornitore', { pk, co: 'DA_FARE' }, [{ field: 'co' }])
    expect(await salvato(pk)).toMatchObject({ rilievo: 'FATTO', co: 'INVIATA' })
  })
})

describe('setStatoOrdineFornitore', () => {
  test('an operator of supplier phases sets it; every change is in the list of its states', async () => {
    const { id: pk, ordineId } = await nuovo('legno')
    const capo = await app.as('operatore.capo')
    await scrivi('setStatoOrdineFornitore', { pk, stato: 'INVIATO' }, capo)
    await rifiutato(pk, 'setStatoOrdineFornitore', { pk, stato: 'ARRIVATO' }, [
      { field: 'dataArrivo' },
      { field: 'domanda1Legno' },
      { field: 'domanda2Legno' },
    ])
    await rifiutato(pk, 'setStatoOrdineFornitore', { pk, stato: 'MAI' }, [{ field: 'stato' }])
    const arrivo = { stato: 'ARRIVATO', dataArrivo: '2026-11-20', domanda1Legno: true, domanda2Legno: 'FSC' }
    await rifiutato(pk, 'setStatoOrdineFornitore', { pk, ...arrivo }, [{ field: 'numeroDocumento' }])
    expect(
      await scrivi('setStatoOrdineFornitore', { pk, versione: 2, ...arrivo, numeroDocumento: 'DDT 7' }, capo),
    ).toMatchObject({ errors: [], ordineFornitore: { statoNome: 'ARRIVATO', dataArrivo: '2026-11-20' } })
    await scrivi('setStatoOrdineFornitore', { pk, stato: '' })
    expect(await storico(pk)).toEqual(['INVIATO', 'ARRIVATO', ''])
    const fasi = await queryAs<{ fasi: { nomeFase: string; stato: string }[] }>(
      superuser,
      `{ fasiOrdine(pk: ${ordineId}) { fasi { nomeFase stato } } }`,
    )
    expect(fasi.fasi.find(({ nomeFase }) => nomeFase === 'legno')?.stato).toBe('')
    await expect(scrivi('setStatoOrdineFornitore', { pk, versione: 1, stato: 'INVIATO' }, capo)).rejects.toMatchObject({
      extensions: { code: 'CONFLICT' },
    })
  })

  test('the phase of its order shows it; nobody else may set it; a missing one', async () => {
    const { id: pk, ordineId } = await nuovo('legno')
    await scrivi('setStatoOrdineFornitore', { pk, stato: 'CONFERMATO' })
    const { fasi } = await queryAs<{ fasi: { nomeFase: string; stato: string }[] }>(
      superuser,
      `{ fasiOrdine(pk: ${ordineId}) { fasi { nomeFase stato } } }`,
    )
    expect(fasi.find(({ nomeFase }) => nomeFase === 'legno')?.stato).toBe('CONFERMATO')
    for (const chi of ['agente', 'operatore'] as const) {
      await expect(scrivi('setStatoOrdineFornitore', { pk, stato: '' }, await app.as(chi))).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
    }
    await expect(scrivi('setStatoOrdineFornitore', { pk: 999_999, stato: '' })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    expect(await salvato(pk)).toMatchObject({ statoId: stati.get('CONFERMATO') })
  })
})

describe('deleteOrdineFornitore', () => {
  test('removes one that nobody knows of; its rows wait again, and the order lacks it again', async () => {
    const { id: pk, ordineId } = await nuovo('legno')
    const dati = { ordineId, ordineFornitoreId: pk, tipologia: 'legno', quantita: 1 }
    const { id: riga } = await app.db.rigaOrdineFornitore.create({ data: dati })
    expect((await scrivi('deleteOrdineFornitore', { pk })).errors).toEqual([])
    expect(await salvato(pk)).toBeNull()
    expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: riga } })).toMatchObject({
      ordineFornitoreId: null,
      versione: 2,
    })
    expect(await storia('Ordine', ordineId)).toMatchObject([{ azione: 'eliminaFornitura' }])
    expect(await eventi()).toEqual([
      ['ordine', { pk: ordineId }],
      ['ordineFornitore', { pk, eliminato: true }],
    ])
    const { mancanza } = await app.db.ordine.findUniqueOrThrow({
      where: { id: ordineId },
      select: { mancanza: { select: { materiali: true } } },
    })
    expect(mancanza?.materiali).toContain('legno')
    await expect(scrivi('deleteOrdineFornitore', { pk })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  test('refuses one that is under way, saying why, and who may not', async () => {
    const inviato = await nuovo('legno', 'INVIATO')
    await rifiutato(inviato.id, 'deleteOrdineFornitore', { pk: inviato.id }, [
      { code: 'CONFLICT', field: null, message: expect.stringContaining('è già avviato') },
    ])
    const spedito = await makeOrdineFornitore(app.db, { emailSentAt: new Date() })
    await rifiutato(spedito.id, 'deleteOrdineFornitore', { pk: spedito.id }, [
      { message: expect.stringContaining('La mail') },
    ])
    const { id: pk } = await nuovo('legno')
    await expect(scrivi('deleteOrdineFornitore', { pk }, await app.as('operatore.capo'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await salvato(pk)).not.toBeNull()
  })
})

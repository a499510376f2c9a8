import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeAgente, makeCliente, makeMessaggioOrdineEmail, makeOrdine } from '../../../server/test/factories.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
afterAll(() => app.close())

async function call<T = Record<string, unknown>>(method: string, path: string, body?: unknown, who = staff) {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const response = await who.fetch(path, { method, ...init })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T }
}

const FIELDS = [
  'id',
  'nome',
  'codice',
  'tipo_cliente',
  'piva',
  'cod_fatturazione',
  'agente',
  'agente_data',
  'email',
  'indirizzo',
  'citta',
  'cap',
  'provincia',
  'telefono',
  'telefono_2',
  'telefax',
  'note',
  'testo_email',
  'pagamento',
  'numero_ordini',
  'versione',
]

describe('customers', () => {
  test('one, with its agent and the number of its orders', async () => {
    const agente = await makeAgente(app.db, {}, { firstName: 'Mario', lastName: 'Rossi' })
    const { id } = await makeCliente(app.db, { nome: 'Verdi', tipoCliente: 'IMPRE', agenteId: agente.id })
    await makeOrdine(app.db, { clienteId: id })
    const { status, body } = await call('GET', `/api/planner/clienti/${id}/`)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(FIELDS)
    expect(body).toMatchObject({
      id,
      nome: 'Verdi',
      tipo_cliente: 'IMPRE',
      agente: agente.id,
      agente_data: { id: agente.id, codice: agente.codice, user: { first_name: 'Mario', last_name: 'Rossi' } },
      numero_ordini: 1,
    })
    expect((await call('GET', '/api/planner/clienti/999999')).status).toBe(404)
  })

  test('add, change without losing what is not sent, delete', async () => {
    const next = await call('POST', '/api/planner/clienti/', {
      nome: 'Neri',
      telefono_2: '051 1',
      tipo_cliente: '',
      testo_email: '<p>Ciao<script>x</script></p>',
    })
    expect(next).toMatchObject({ status: 201, body: { nome: 'Neri', telefono_2: '051 1', tipo_cliente: null } })
    expect(next.body.testo_email).toBe('<p>Ciao</p>')
    const path = `/api/planner/clienti/${next.body.id}/`
    expect(await call('PUT', path, { nome: 'Neri srl', cap: 40100 })).toMatchObject({
      status: 200,
      body: { nome: 'Neri srl', cap: '40100', telefono_2: '051 1', versione: 2 },
    })
    expect((await call('PUT', path, { nome: 'Altri', versione: 1 })).status).toBe(409)
    expect(await call('DELETE', path.slice(0, -1))).toEqual({ status: 204, body: null })
    expect((await call('DELETE', path)).status).toBe(404)
  })

  test('what is wrong, by its documented name', async () => {
    expect(await call('POST', '/api/planner/clienti/', {})).toEqual({
      status: 400,
      body: { nome: ['Campo obbligatorio'] },
    })
    const { codice } = await makeCliente(app.db)
    expect(await call('POST', '/api/planner/clienti/', { nome: 'x', codice })).toEqual({
      status: 400,
      body: { codice: ['Esiste già un cliente con questo codice.'] },
    })
    const malformed = { nome: 'x', email: 'x', tipo_cliente: 'AZIENDA', telefono_2: 'x'.repeat(41), agente: 999_999 }
    expect((await call('POST', '/api/planner/clienti/', malformed)).body).toEqual({
      email: ['Inserisci un indirizzo email valido.'],
      tipo_cliente: ['Il valore non è tra le scelte disponibili'],
      telefono_2: ['Assicurati che questo campo non abbia più di 40 caratteri.'],
      agente: [`Pk "999999" non valido - l'oggetto non esiste.`],
    })
    const { clienteId } = await makeOrdine(app.db)
    expect(await call('DELETE', `/api/planner/clienti/${clienteId}/`)).toEqual({
      status: 400,
      body: { non_field_errors: ['Il cliente ha un ordine: può essere eliminato solo un cliente senza ordini.'] },
    })
  })

  test('the list: search, filter, order, page', async () => {
    await makeCliente(app.db, { nome: 'Zeta Uno', tipoCliente: 'RIVEN' })
    await makeCliente(app.db, { nome: 'Zeta Due', tipoCliente: 'PRIVA' })
    const names = async (query: string) => {
      const { body } = await call<{ results: { nome: string }[] }>('GET', `/api/planner/clienti/?${query}`)
      return body.results.map(({ nome }) => nome)
    }
    expect(await names('search=zeta')).toEqual(['Zeta Due', 'Zeta Uno'])
    expect(await names('search=zeta&ordering=-nome')).toEqual(['Zeta Uno', 'Zeta Due'])
    expect(await names('search=zeta&tipo_cliente=RIVEN')).toEqual(['Zeta Uno'])
    expect(await call('GET', '/api/planner/clienti/?search=zeta&page_size=1')).toMatchObject({
      body: { count: 2, pagination: { page: 1, page_size: 1, num_pages: 2, more: true } },
    })
    expect(await call('GET', '/api/planner/clienti/?tipo_cliente=ALTRO')).toEqual({
      status: 400,
      body: { tipo_cliente: ['"ALTRO" non è una scelta valida.'] },
    })
  })

  test('by agent, for who sees agents', async () => {
    for (const [name, codice] of [
      ['Kappa Uno', 'ZZ9'],
      ['Kappa Due', 'AA1'],
    ] as const) {
      const agente = await makeAgente(app.db, { codice })
      await makeCliente(app.db, { nome: name, agenteId: agente.id })
    }
    const ask = async (who: Client) => {
      const response = await who.fetch('/api/planner/clienti/?search=kappa&ordering=agente')
      const { results } = (await response.json()) as { results: { nome: string }[] }
      return { names: results.map(({ nome }) => nome), ignored: response.headers.get('x-ignored-params') }
    }
    expect(await ask(staff)).toEqual({ names: ['Kappa Due', 'Kappa Uno'], ignored: null })
    expect(await ask(await app.as('operatore.capo'))).toMatchObject({ ignored: 'ordering=agente' })
  })

  test('an agent sees own customers, and a missing one where it is not theirs', async () => {
    const agente = await app.as('agente')
    const own = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id } })
    const mine = await makeCliente(app.db, { agenteId: own.id })
    const foreign = await makeCliente(app.db)
    const { body } = await call<{ results: { id: number }[] }>('GET', '/api/planner/clienti/', undefined, agente)
    expect(body.results.map(({ id }) => id)).toEqual([mine.id])
    expect((await call('GET', `/api/planner/clienti/${foreign.id}/`, undefined, agente)).status).toBe(404)
  })
})

describe('autocomplete', () => {
  test('20 a page with id and text; the named ones', async () => {
    const righe = await app.db.cliente.createManyAndReturn({
      data: Array.from({ length: 25 }, (_, i) => ({ nome: `Omega ${i}`, codice: `OM${i}`, citta: 'Lecco' })),
    })
    const { body } = await call<{ results: object[] }>('GET', '/api/planner/clienti-autocomplete/?search=omega')
    expect(body).toMatchObject({ count: 25, pagination: { page: 1, page_size: 20, more: true } })
    expect(body.results).toHaveLength(20)
    expect(body.results[0]).toEqual({
      id: righe[0]?.id,
      text: 'Omega 0 · OM0 · Lecco',
      nome: 'Omega 0',
      codice: 'OM0',
      citta: 'Lecco',
      tipo_cliente: null,
    })
    const second = await call<{ results: object[] }>('GET', '/api/planner/clienti-autocomplete?search=omega&page=2')
    expect(second.body.results).toHaveLength(5)
    const [, before, after] = righe
    expect(await call('GET', `/api/planner/clienti-autocomplete/?id=${before?.id}&id=${after?.id}`)).toMatchObject({
      body: { results: [{ text: 'Omega 1 · OM1 · Lecco' }, { text: 'Omega 2 · OM2 · Lecco' }] },
    })
    expect(await call('GET', `/api/planner/clienti-autocomplete/?id=${before?.id},${after?.id}`)).toMatchObject({
      body: { results: [{ text: 'Omega 1 · OM1 · Lecco' }, { text: 'Omega 2 · OM2 · Lecco' }] },
    })
    for (const malformed of ['x', `${before?.id},x`]) {
      expect((await call('GET', `/api/planner/clienti-autocomplete/?id=${malformed}`)).status).toBe(400)
    }
  })

  test.each(['q', 'term'])('%s is what selects call the words; search wins', async (name) => {
    const { id } = await makeCliente(app.db, { nome: `Carraro ${name}` })
    const search = (query: string) => call('GET', `/api/planner/clienti-autocomplete/?${query}`)
    expect(await search(`${name}=carraro+${name}&page=1`)).toMatchObject({ body: { results: [{ id }] } })
    expect(await search(`${name}=carraro&search=nessuno`)).toMatchObject({ body: { results: [] } })
  })
})

describe('texts for the mails of orders', () => {
  test('list, add, change, delete', async () => {
    const { id } = await makeMessaggioOrdineEmail(app.db, { titolo: 'Consegna', testo: '<p>Pronta</p>' })
    expect(await call('GET', '/api/planner/messaggi-ordine-emails/?search=consegna')).toMatchObject({
      status: 200,
      body: { count: 1, results: [{ id, titolo: 'Consegna', testo: '<p>Pronta</p>', versione: 1 }] },
    })
    const next = await call('POST', '/api/planner/messaggi-ordine-emails', { titolo: 'Ferie', testo: '<b>no</b>' })
    expect(next).toMatchObject({ status: 201, body: { titolo: 'Ferie', testo: '<b>no</b>' } })
    const path = `/api/planner/messaggi-ordine-emails/${next.body.id}`
    expect(await call('PUT', path, { titolo: 'Ferie 2' })).toMatchObject({ status: 200, body: { titolo: 'Ferie 2' } })
    expect(await call('PUT', path, { titolo: '' })).toEqual({
      status: 400,
      body: { titolo: ['Campo obbligatorio'] },
    })
    expect(await call('DELETE', path)).toEqual({ status: 204, body: null })
    expect((await call('DELETE', path)).status).toBe(404)
  })
})

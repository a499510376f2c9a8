import { describe, expect, test } from 'vitest'
import { orderingName } from '#shared/fields/orderings.ts'
import { readUrl, writeUrl } from '#ui/urlState.ts'
import { preventiviUrlState, preventiviVariables } from '../preventiviUrlState.ts'

const from = (search: string) => preventiviVariables(new URLSearchParams(search))

describe('the address of the list', () => {
  test('without anything it asks the first page of the quotes in use, newest first', () => {
    expect(from('')).toEqual({
      filtro: {
        search: null,
        citta: null,
        provincia: null,
        regionePosa: null,
        statoPk: null,
        agentePk: null,
        senzaAgente: null,
        eliminato: false,
        conOrdine: null,
        periodo: null,
      },
      pagina: 1,
      ordinamento: null,
    })
  })

  test('every filter has its own name in it', () => {
    const { filtro, pagina, ordinamento } = from(
      'search=rossi&citta=Imola&provincia=Bologna&regione_posa=Lazio&stato=3&agente=7&eliminato=si&con_ordine=no&start_date=2026-01-02&end_date=2026-02-03&pagina=4&ordina=-nomeCognome',
    )
    expect(filtro).toEqual({
      search: 'rossi',
      citta: 'Imola',
      provincia: 'Bologna',
      regionePosa: 'Lazio',
      statoPk: 3,
      agentePk: 7,
      senzaAgente: null,
      eliminato: true,
      conOrdine: false,
      periodo: { dal: '2026-01-02', al: '2026-02-03' },
    })
    expect([pagina, ordinamento]).toEqual([4, ['NOME_COGNOME_DESC']])
  })

  test.each([
    ['agente=nessuno', { agentePk: null, senzaAgente: true }],
    ['eliminato=tutti', { eliminato: null }],
    ['eliminato=forse', { eliminato: false }],
    ['stato=uno&agente=-1', { statoPk: null, agentePk: null }],
    ['start_date=2026-02-30&end_date=ieri', { periodo: null }],
  ])('%s', (search, expected) => {
    expect(from(search).filtro).toMatchObject(expected)
  })

  test('what the server would refuse is not sent', () => {
    expect(from('ordina=password').ordinamento).toBeNull()
    expect(from('ordina=-password&pagina=0').pagina).toBe(1)
    expect(from('pagina=999999999').pagina).toBe(1_000_000)
  })

  test('every sortable column can be asked for both ways', () => {
    for (const name of Object.values(preventiviUrlState.orders)) {
      expect(from(`ordina=${name}`).ordinamento).toEqual([orderingName(name)])
      expect(from(`ordina=-${name}`).ordinamento).toEqual([orderingName(`-${name}`)])
    }
  })

  test('defaults are not written', () => {
    const stato = readUrl(preventiviUrlState.schema, new URLSearchParams('search=x&eliminato=no&pagina=1'))
    expect(writeUrl(preventiviUrlState.schema, new URLSearchParams(), stato).toString()).toBe('search=x')
  })
})

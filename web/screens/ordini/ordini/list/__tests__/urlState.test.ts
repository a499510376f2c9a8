import { describe, expect, test } from 'vitest'
import { readUrl, writeUrl } from '#ui/urlState.ts'
import { faseFilterOf, faseFilters, withFaseFilter } from '../faseFilters.ts'
import { ordiniUrlState } from '../ordiniUrlState.ts'

const fromUrl = (text: string) => readUrl(ordiniUrlState.schema, new URLSearchParams(text))
const variables = (text: string) => ordiniUrlState.variables(new URLSearchParams(text))
const filter = (text: string) => ordiniUrlState.filter(fromUrl(text))

describe('the state of the list in its URL', () => {
  test('nothing in it: every order, first page, the order of the server', () => {
    const { filtro: empty, ...resto } = variables('')
    expect(new Set(Object.values(empty))).toEqual(new Set([null]))
    expect(resto).toEqual({ pagina: 1, perPagina: 25, ordinamento: null })
  })

  test.each([
    ['search=rossi+26', { search: 'rossi 26' }],
    ['scheduled=1', { scheduled: 'SCHEDULATI' }],
    ['scheduled=0', { scheduled: 'NON_SCHEDULATI' }],
    ['scheduled=non_schedulabili', { scheduled: 'NON_SCHEDULABILI' }],
    ['scheduled=2', { scheduled: null }],
    ['stato=4', { statoPk: 4, senzaStato: null }],
    ['stato=nessuno', { statoPk: null, senzaStato: true }],
    ['agente=nessuno', { agentePk: null, senzaAgente: true }],
    ['agente=x', { agentePk: null, senzaAgente: null }],
    ['tipo_cliente=PRIVA&area_consegna=EST', { tipoCliente: 'PRIVA', areaConsegna: 'EST' }],
    ['tipo_cliente=ALTRO&area_consegna=NORD', { tipoCliente: null, areaConsegna: 'NORD' }],
    ['senza_misure=si', { senzaMisure: true }],
    ['senza_misure=no', { senzaMisure: false }],
    ['ordini_fornitore_mancanti=si', { ordiniFornitoreMancanti: true }],
    ['data_da=2026-01-01&data_a=2026-02-30', { data: { dal: '2026-01-01', al: null } }],
    ['check_fatte=3.1.3.x&check_non_fatte=2', { checkFattaPks: [1, 3], checkNonFattaPks: [2] }],
    ['margine=in_ritardo', { margine: 'IN_RITARDO' }],
    ['margine=IN_RITARDO', { margine: null }],
    ['stato_invio_mail=inviata', { statoInvioMail: 'INVIATA' }],
    ['cliente=12', { clientePk: 12 }],
    [
      'fasi=banchi~2026-11-23~~~2026-11-30!~~2026-12-01',
      {
        fasi: [
          { nomeFase: 'banchi', inizio: { dal: '2026-11-23', al: null }, fine: { dal: null, al: '2026-11-30' } },
          { nomeFase: null, inizio: { dal: null, al: '2026-12-01' }, fine: null },
        ],
      },
    ],
    ['fasi=banchi~ieri~~~!~~!!x', { fasi: null }],
  ])('%s', (url, expected) => {
    expect(filter(url)).toMatchObject(expected)
  })

  test.each([
    ['pagina=3&righe=100&ordina=-netto', { pagina: 3, perPagina: 100, ordinamento: ['NETTO_DESC'] }],
    ['pagina=-1&righe=1000&ordina=--netto', { pagina: 1, perPagina: 25, ordinamento: null }],
    ['pagina=999999999', { pagina: 1_000_000 }],
    ['ordina=password', { ordinamento: null }],
  ])('%s', (url, expected) => {
    expect(variables(url)).toMatchObject(expected)
  })

  test('every value that the list writes is read back as it was', () => {
    const changes = {
      search: 'è "a" & b',
      stato: 'nessuno',
      agente: 7,
      check_fatte: [2, 5],
      senza_misure: false,
      fasi: withFaseFilter([], 'banchi', { inizioDa: '2026-01-02', fineA: '2026-01-03' }),
      colonne: ['numeroCommessa', 'fase:vetro camera'],
      righe: 50,
      ordina: '-dataConsegna',
    } as const
    const url = writeUrl(ordiniUrlState.schema, new URLSearchParams(), changes)
    expect(readUrl(ordiniUrlState.schema, new URLSearchParams(url.toString()))).toMatchObject(changes)
  })

  test('what the filters are does not include page, order and columns', () => {
    expect(ordiniUrlState.filters).not.toEqual(expect.arrayContaining(['pagina']))
    for (const name of ['pagina', 'righe', 'ordina', 'colonne']) expect(ordiniUrlState.filters).not.toContain(name)
    expect(Object.values(ordiniUrlState.orders)).toContain('inizioSchedulazione')
  })
})

describe('filters on phases', () => {
  test('one a phase, the last one written counts; an empty one is none', () => {
    const one = withFaseFilter([], 'legno', { inizioDa: '2026-01-01' })
    const due = withFaseFilter(one, 'vetro', { fineA: '2026-02-01' })
    expect(faseFilterOf(due, 'legno').inizioDa).toBe('2026-01-01')
    expect(faseFilterOf(due, 'banchi')).toMatchObject({ fase: 'banchi', inizioDa: null })
    expect(withFaseFilter(due, 'legno', { inizioDa: null }).map(({ fase }) => fase)).toEqual(['vetro'])
    expect(faseFilters().read('a~2026-01-01!a~2026-01-02')).toHaveLength(1)
  })
})

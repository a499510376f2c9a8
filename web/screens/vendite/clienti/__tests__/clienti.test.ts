import { describe, expect, test } from 'vitest'
import { CLIENTE_VUOTO, clienteSchema } from '../../../../../server/vendite/clienti/rules.ts'
import { leggiUrl } from '../../../../ui/urlState.ts'
import { cambiati, campi } from '../modulo/valori.ts'
import { ordinamenti, statoElenco, variabiliElenco } from '../statoElenco.ts'

describe('the list', () => {
  const variabili = (ricerca: string) => variabiliElenco(leggiUrl(statoElenco, new URLSearchParams(ricerca)))

  test('an empty address asks for everything, in the list’s own order', () => {
    expect(variabili('')).toEqual({
      filtro: { search: null, tipoCliente: null },
      pagina: 1,
      perPagina: 25,
      ordinamento: null,
    })
  })

  test('filters, order and page', () => {
    expect(variabili('search=rossi&tipo_cliente=IMPRE&ordina=-numeroOrdini&pagina=3')).toEqual({
      filtro: { search: 'rossi', tipoCliente: 'IMPRE' },
      pagina: 3,
      perPagina: 25,
      ordinamento: ['-numeroOrdini'],
    })
  })

  test.each(['tipo_cliente=ALTRO', 'ordina=password', 'pagina=-1', 'pagina=1e9', 'tipo_cliente=%3Cb%3E'])(
    'what makes no sense is left out: %s',
    (ricerca) => {
      expect(variabili(ricerca)).toEqual(variabili(''))
    },
  )

  test('no page beyond what the server takes', () => {
    expect(variabili('pagina=999999999').pagina).toBe(1_000_000)
  })

  test('every order has a column', () => {
    for (const [colonna, ordine] of Object.entries(ordinamenti)) expect(colonna).toBe(ordine)
  })
})

describe('the form', () => {
  test('has every field of the schema', () => {
    expect([...campi].sort()).toEqual(Object.keys(clienteSchema.fields).sort())
  })

  test('sends only what was touched', () => {
    const letti = { ...CLIENTE_VUOTO, nome: 'Rossi', agente: 3 }
    expect(cambiati(letti, letti)).toEqual({})
    expect(cambiati(letti, { ...letti, agente: null, citta: 'Imola' })).toEqual({ agente: null, citta: 'Imola' })
  })
})

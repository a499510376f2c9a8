import { describe, expect, test } from 'vitest'
import { clienteLabels, clienteSchema } from '#vendite/clienti/rules.ts'
import { clientiUrlState } from '../clientiUrlState.ts'

describe('the list', () => {
  const variables = (search: string) => clientiUrlState.variables(new URLSearchParams(search))

  test('an empty address asks for everything, in the list’s own order', () => {
    expect(variables('')).toEqual({
      filtro: { search: null, tipoCliente: null },
      pagina: 1,
      perPagina: 25,
      ordinamento: null,
    })
  })

  test('filters, order and page', () => {
    expect(variables('search=rossi&tipo_cliente=IMPRE&ordina=-numeroOrdini&pagina=3')).toEqual({
      filtro: { search: 'rossi', tipoCliente: 'IMPRE' },
      pagina: 3,
      perPagina: 25,
      ordinamento: ['NUMERO_ORDINI_DESC'],
    })
  })

  test.each(['tipo_cliente=ALTRO', 'ordina=password', 'pagina=-1', 'pagina=1e9', 'tipo_cliente=%3Cb%3E'])(
    'what makes no sense is left out: %s',
    (search) => {
      expect(variables(search)).toEqual(variables(''))
    },
  )

  test('no page beyond what the server takes', () => {
    expect(variables('pagina=999999999').pagina).toBe(1_000_000)
  })
})

test('the form has every field of the schema', () => {
  expect(Object.keys(clienteLabels).sort()).toEqual(Object.keys(clienteSchema.fields).sort())
})

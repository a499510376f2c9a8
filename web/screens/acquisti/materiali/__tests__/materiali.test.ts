import { describe, expect, test } from 'vitest'
import { materialeFormSchema } from '#acquisti/materiali/rules.ts'
import { shownValue } from '#forms/entity/shownValue.ts'
import { entityInput } from '#forms/entity/useEntityForm.ts'
import type { MaterialeRow } from '../MaterialeRow.tsx'
import { type MaterialeFormValues, materialeFormValues, materialeShown, writeMateriale } from '../materialeForm.ts'
import { materialiUrlState } from '../materialiUrlState.ts'

const variables = (search: string) => materialiUrlState.variables(new URLSearchParams(search))

describe('the list', () => {
  test('search, order and page', () => {
    expect(variables('')).toEqual({ filtro: { search: null }, pagina: 1, perPagina: 25, ordinamento: null })
    expect(variables('search=vetro&ordina=-nome&pagina=2')).toMatchObject({
      filtro: { search: 'vetro' },
      pagina: 2,
      ordinamento: ['NOME_DESC'],
    })
  })

  test.each(['ordina=password', 'pagina=-1', 'pagina=x'])('what makes no sense is left out: %s', (search) => {
    expect(variables(search)).toEqual(variables(''))
  })
})

describe('the form', () => {
  const columns = {
    colonneList: ['Codice', 'quantita'] as readonly string[],
    sort: [{ colonna: 'quantita', direzione: 'desc' }] as readonly { colonna: string; direzione: string }[],
    labels: [{ colonna: 'codice', titolo: 'Cod.' }] as readonly { colonna: string; titolo: string }[],
  }
  const flags = { showReminderOrdineFornitore: true, perSchedulazione: true, puoEliminare: false }
  const initial = materialeFormValues({
    id: 'x',
    pk: 1,
    nome: 'vetro',
    versione: 3,
    ...flags,
    ...columns,
  } as MaterialeRow)
  const of = { materiale: 'vetro' }
  const sent = (values: MaterialeFormValues) =>
    entityInput({ schema: materialeFormSchema, of, initial, values }, writeMateriale)

  test('what was read is what a new one would send', () => {
    expect(entityInput({ schema: materialeFormSchema, of: null, initial, values: initial }, writeMateriale)).toEqual({
      nome: 'vetro',
      showReminderOrdineFornitore: true,
      ...columns,
    })
    expect(materialeFormValues(null)).toEqual({
      nome: '',
      showReminderOrdineFornitore: false,
      colonne: [],
      versione: 0,
    })
  })

  test('sends only what was touched; the columns as one thing', () => {
    expect(sent(initial)).toEqual({ materiale: 'vetro', versione: 3 })
    expect(sent({ ...initial, nome: 'Vetri' })).toEqual({ materiale: 'vetro', versione: 3, nome: 'Vetri' })
    const fields = initial.colonne.map((column) => ({ ...column, label: '' }))
    expect(sent({ ...initial, showReminderOrdineFornitore: false, colonne: fields })).toEqual({
      materiale: 'vetro',
      versione: 3,
      showReminderOrdineFornitore: false,
      ...columns,
      labels: [],
    })
  })

  test('columns in words', () => {
    const shown = (value: unknown) => shownValue(materialeShown, 'colonne', value)
    expect(shown(initial.colonne)).toBe('Codice · «Cod.»\nquantita · 1 ° Decrescente')
    expect(shown([])).toBe('–')
  })
})

import { expect, test } from 'vitest'
import { readUrl } from '#ui/urlState.ts'
import { avanzamentoFilter, avanzamentoUrlState, eventsUrl } from '../avanzamentoUrlState.ts'

test('what a figure is made of is looked at with the same filters and days, from the first page', () => {
  const values = readUrl(
    avanzamentoUrlState,
    new URLSearchParams(
      'from_date=2026-11-01&to_date=2026-11-30&lavorazioni=3&materiali=completi&pagina=4&ordina=-netto',
    ),
  )
  const opened = readUrl(
    avanzamentoUrlState,
    new URLSearchParams(eventsUrl(values, { from_date: '2026-11-03', to_date: '2026-11-03' }).split('?')[1]),
  )
  expect(avanzamentoFilter(opened)).toEqual({
    ...avanzamentoFilter(values),
    periodo: { dal: '2026-11-03', al: '2026-11-03' },
    // Of the same orders: those whose materials are whole at the end of what is looked at.
    materialiAl: '2026-11-30',
  })
  expect(opened).toMatchObject({ scheda: 'avanzamento', pagina: 1, ordina: '' })
})

test('days that the device remembers go with the link', () => {
  const week = avanzamentoFilter(readUrl(avanzamentoUrlState, new URLSearchParams()))
  const url = eventsUrl(readUrl(avanzamentoUrlState, new URLSearchParams()), { ordine: 12 })
  expect(url).toContain(`from_date=${week.periodo.dal}`)
  expect(url).toContain('ordine=12')
})

test('an end that is open stays open for the materials; without a filter of them no day is told', () => {
  const opened = (search: string) =>
    new URLSearchParams(
      eventsUrl(readUrl(avanzamentoUrlState, new URLSearchParams(search)), { to_date: '2026-11-03' }).split('?')[1],
    ).get('materiali_al')
  expect(opened('from_date=2026-11-01&non_completi=vetro')).toBe('9999-12-31')
  expect(opened('from_date=2026-11-01&to_date=2026-11-30&materiali_al=2026-12-24&materiali=non_completi')).toBe(
    '2026-12-24',
  )
  expect(opened('from_date=2026-11-01&to_date=2026-11-30')).toBeNull()
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { PeriodFilter } from '#forms/time/PeriodFilter.tsx'
import { choiceFilter, periodFilter, pkFilter, searchFilter, textFilter, yesNoFilter } from '#shared/fields/filters.ts'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { ListFilters } from '../ListFilters.tsx'
import { urlState } from '../urlState.ts'
import { useList } from '../useList.ts'

const table = {
  testo: searchFilter(undefined, { url: 'cerca', label: 'Cerca persona' }),
  reparto: choiceFilter(['ufficio', 'banchi'], undefined, {
    url: 'reparto',
    label: 'Reparto',
    chip: '',
    all: 'Tutti i reparti',
    said: { ufficio: 'Ufficio', banchi: 'Banchi' },
  }),
  tipologia: textFilter(undefined, { url: 'tipologia', label: 'Tipologia', all: 'Tutte le tipologie' }),
  chiusi: yesNoFilter(undefined, { url: 'chiusi', said: { si: 'Chiusi', no: 'Non chiusi' } }),
  periodo: periodFilter(undefined, { url: ['da', 'a'], label: 'In forza' }),
  capoPk: pkFilter(undefined, { url: 'capo', label: 'Capo' }),
}
const url = urlState({ of: table, orders: ['nome'] })
const itself = (row: object) => row
const empty = { totalCount: 0, numeroPagine: 1, edges: [] }

function Bar({ inTabs }: { inTabs?: 'reparto' }) {
  const list = useList({ url, connection: empty, read: itself })
  return (
    <>
      <ListFilters
        list={list}
        inTabs={inTabs}
        choices={{ tipologia: [['legno', 'legno']] }}
        chips={{ capo: 'Capo: Anna' }}
      >
        <PeriodFilter of={table.periodo} state={list.state} />
      </ListFilters>
      <output>{useLocation().search}</output>
    </>
  )
}

const address = () => screen.getByRole('status').textContent
const chips = () => screen.queryAllByTitle('Togli il filtro').map((chip) => chip.textContent)
const words = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)

test('the search, a field for each filter that has a word for all, in the order of the table', async () => {
  renderScreen(<Bar />)
  expect(await screen.findByRole('searchbox', { name: 'Cerca persona' })).toBeTruthy()
  expect(screen.getAllByRole('combobox').map((field) => field.getAttribute('aria-label'))).toEqual([
    'Reparto',
    'Tipologia',
  ])
  expect(words('Reparto')).toEqual(['Tutti i reparti', 'Ufficio', 'Banchi'])
  expect(words('Tipologia')).toEqual(['Tutte le tipologie', 'legno'])
  expect(screen.getByRole('group', { name: 'In forza' })).toBeTruthy()
  expect(chips()).toEqual([])
})

test('a choice is in the address, and its field alone says it', async () => {
  renderScreen(<Bar />)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Reparto' }), 'Banchi')
  expect(address()).toBe('?reparto=banchi')
  expect(chips()).toEqual([])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reparto' }), 'Tutti i reparti')
  expect(address()).toBe('')
})

test('what an address names is said, what is no longer there too; all of it is cleared', async () => {
  renderScreen(<Bar />, { at: '/?tipologia=vetro&chiusi=no&da=2026-03-01&a=2026-03-31&altro=1' })
  expect((await screen.findAllByTitle('Togli il filtro')).map((chip) => chip.textContent)).toEqual([
    'Non chiusi',
    'In forza dal 01-03-2026',
    'In forza fino al 31-03-2026',
  ])
  expect(words('Tipologia')).toEqual(['Tutte le tipologie', 'legno', 'vetro'])
  await userEvent.click(screen.getByRole('button', { name: 'Azzera filtri' }))
  expect(address()).toBe('?altro=1')
})

test('what only the page can name, a number, is said by the page', async () => {
  renderScreen(<Bar />, { at: '/?capo=3' })
  expect((await screen.findByTitle('Togli il filtro')).textContent).toBe('Capo: Anna')
})

test('what the tabs over the bar say has no field and no chip, and is cleared with the others', async () => {
  renderScreen(<Bar inTabs="reparto" />, { at: '/?reparto=banchi' })
  expect(await screen.findByRole('combobox', { name: 'Tipologia' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Reparto' })).toBeNull()
  expect(chips()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Azzera filtri' }))
  expect(address()).toBe('')
})

test('on a phone, which has no tabs, it has its field', async () => {
  renderScreen(<Bar inTabs="reparto" />, { at: '/?reparto=banchi', width: 390 })
  await userEvent.click(await screen.findByRole('button', { name: 'Affina' }))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Reparto' }).value).toBe('banchi')
})

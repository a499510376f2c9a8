import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { DatePickerField } from '../DatePickerField.tsx'
import { PeriodFields } from '../PeriodFields.tsx'

afterEach(cleanup)

type Days = readonly [string | null, string | null]

function Period({ begin, heard }: { begin: Days; heard: (...days: Days) => void }) {
  const [days, setDays] = useState(begin)
  return (
    <PeriodFields
      name="Periodo"
      from={days[0]}
      to={days[1]}
      onChange={(...next) => {
        heard(...next)
        setDays(next)
      }}
    />
  )
}

async function showPeriod(begin: Days) {
  const heard = vi.fn()
  renderScreen(<Period begin={begin} heard={heard} />)
  await screen.findAllByRole('spinbutton')
  return heard
}

/** Writes a day into a field, part by part and digit by digit, and goes on to what follows unless it is not `left`. */
async function write(label: string, digits: string, left = true) {
  const parts = within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton')
  const texts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  for (const [place, part] of parts.entries()) {
    act(() => part.focus())
    for (const digit of texts[place] ?? '') {
      // The part of the day hears a digit as an input, as a browser tells it.
      part.textContent = digit
      fireEvent.input(part)
    }
  }
  if (left) act(() => (document.activeElement as HTMLElement).blur())
}

test.each<[string, Days, string, string, Days]>([
  ['a later month', ['2026-11-01', '2026-11-07'], '01122026', '31122026', ['2026-12-01', '2026-12-31']],
  ['an earlier one', ['2026-11-01', '2026-11-07'], '01022026', '28022026', ['2026-02-01', '2026-02-28']],
  ['a leap day', ['2026-11-01', '2026-11-07'], '29022028', '31032028', ['2028-02-29', '2028-03-31']],
  ['another year', ['2026-02-01', '2026-02-28'], '31012025', '31122027', ['2025-01-31', '2027-12-31']],
  ['one day', ['2026-11-01', '2026-11-07'], '31122026', '31122026', ['2026-12-31', '2026-12-31']],
  ['of nothing', [null, null], '31122026', '31012027', ['2026-12-31', '2027-01-31']],
])('a period typed by keyboard is what was typed, in both orders: %s', async (_what, begin, from, to, wanted) => {
  for (const order of ['fromFirst', 'toFirst']) {
    const heard = await showPeriod(begin)
    const writing = [() => write('Dal', from), () => write('al', to)]
    for (const one of order === 'fromFirst' ? writing : writing.reverse()) await one()
    expect(heard.mock.lastCall).toEqual(wanted)
    for (const [first, last] of heard.mock.calls) expect(!first || !last || first <= last).toBe(true)
    expect(heard.mock.calls.length).toBeLessThanOrEqual(2)
    cleanup()
  }
})

test('an end before its beginning is told beside the field, and moves nothing', async () => {
  const heard = await showPeriod(['2026-11-10', '2026-11-20'])
  await write('al', '05112026')
  expect(await screen.findByText('Viene prima del primo giorno')).toBeTruthy()
  expect(heard).not.toHaveBeenCalled()
  expect(
    within(screen.getByRole('group', { name: 'al' })).getByRole('spinbutton', { name: 'Giorno' }).textContent,
  ).toBe('05')
  await write('Dal', '01112026')
  expect(heard.mock.calls).toEqual([['2026-11-01', '2026-11-05']])
  expect(screen.queryByText('Viene prima del primo giorno')).toBe(null)
})

async function showDay(props: { valore?: string | null; min?: string } = {}) {
  const heard = vi.fn()
  renderScreen(<DatePickerField label="Giorno" valore={null} onChange={heard} {...props} />)
  await screen.findAllByRole('spinbutton')
  return heard
}

test('a day is taken when it is left or by Enter, not while it is written', async () => {
  const heard = await showDay({ valore: '2026-11-15' })
  await write('Giorno', '31122026', false)
  expect(heard).not.toHaveBeenCalled()
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Enter' })
  expect(heard.mock.calls).toEqual([['2026-12-31']])
})

test.each([
  ['3102', {}, 'Data incompleta'],
  ['31022026', {}, 'Data inesistente'],
  ['29022027', {}, 'Data inesistente'],
  ['01010026', {}, null],
  ['01011800', {}, 'Anno fra 1900 e 2199'],
  ['01112026', { min: '2026-11-24' }, 'Non prima del 24-11-2026'],
])('%s: what is no day is told and taken by nobody', async (digits, props, told) => {
  const heard = await showDay(props)
  await write('Giorno', digits)
  if (told === null) {
    expect(heard.mock.calls).toEqual([['2026-01-01']])
    return
  }
  expect(await screen.findByText(told)).toBeTruthy()
  expect(heard).not.toHaveBeenCalled()
})

test('a day counts when its field is left past the button of its calendar, as Tab goes', async () => {
  const heard = await showPeriod(['2026-11-10', '2026-11-20'])
  await write('al', '31122026', false)
  const calendar = within(screen.getByRole('group', { name: 'al' })).getByRole('button', { name: /^Scegli la data/ })
  act(() => calendar.focus())
  expect(heard).not.toHaveBeenCalled()
  act(() => calendar.blur())
  expect(heard.mock.calls).toEqual([['2026-11-10', '2026-12-31']])
})

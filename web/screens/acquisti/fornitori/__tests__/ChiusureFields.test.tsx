import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Formik } from 'formik'
import { expect, test } from 'vitest'
import { PERIODS_MAX } from '#acquisti/fornitori/rules.ts'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { GiorniChiusuraField, PeriodiChiusuraField } from '../ChiusureFields.tsx'
import type { ClosingPeriodForm } from '../fornitoreForm.ts'

const AUGUST = { dal: '2026-08-03', al: '2026-08-23' }

function renderFields(giorniChiusura: number[], periodiChiusura: ClosingPeriodForm[]) {
  let values = { giorniChiusura, periodiChiusura }
  renderScreen(
    <Formik initialValues={values} onSubmit={() => undefined}>
      {(form) => {
        values = form.values
        return (
          <>
            <GiorniChiusuraField />
            <PeriodiChiusuraField />
          </>
        )
      }}
    </Formik>,
  )
  return () => values
}
const toggle = (name: string) => screen.getByRole('button', { name })

test('weekdays are toggled, and kept from Monday on', async () => {
  const values = renderFields([7], [])
  expect(toggle('domenica').getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(toggle('sabato'))
  await waitFor(() => expect(values().giorniChiusura).toEqual([6, 7]))
  fireEvent.click(toggle('domenica'))
  await waitFor(() => expect(values().giorniChiusura).toEqual([6]))
})

test('a period is added blank and taken away; there may be so many', async () => {
  const values = renderFields([], [AUGUST])
  fireEvent.click(toggle('Aggiungi periodo'))
  await waitFor(() => expect(values().periodiChiusura).toEqual([AUGUST, { dal: null, al: null }]))
  const [first] = screen.getAllByRole('listitem')
  fireEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Rimuovi: periodo 1' }))
  await waitFor(() => expect(values().periodiChiusura).toEqual([{ dal: null, al: null }]))
})

test('no more than so many', () => {
  renderFields(
    [],
    Array.from({ length: PERIODS_MAX }, () => AUGUST),
  )
  expect((toggle('Aggiungi periodo') as HTMLButtonElement).disabled).toBe(true)
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { number, object } from 'yup'
import { validateWith } from '#forms/errors.ts'
import { NumberField } from '#forms/NumberField.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import { DateField } from '#forms/time/DateField.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { ordineFormKeys } from '../keys.ts'
import type { RigheHandlers } from '../righe/useRighe.ts'

afterEach(cleanup)

const CODES = ['F1', 'F2', 'P1'].map((text, n) => ({ id: n + 1, text }))
const schema = object({
  code: number().nullable().required('Campo obbligatorio'),
  quantity: number().nullable().required('Campo obbligatorio'),
})

interface Props {
  search: (text: string) => Promise<OptionsPage<(typeof CODES)[number]>>
  added: () => void
  sent: (values: object) => void
}

/** A line of the form: its rules are looked at now and then, as those of the real one. */
function Line({ search, added, sent }: Props) {
  const [actions] = useState(() => ({ aggiungi: added, copyFromAbove: () => false }) as unknown as RigheHandlers)
  const form = useFormik({
    initialValues: { code: null, quantity: null, day: null },
    validateOnBlur: false,
    validateOnChange: false,
    validateOnMount: true,
    validate: (values) => validateWith(schema, values),
    onSubmit: sent,
  })
  return (
    <FormikProvider value={form}>
      <form aria-label="Ordine" onSubmit={form.handleSubmit} onKeyDown={ordineFormKeys(actions)}>
        <RemoteField
          name="code"
          label="Codice"
          search={search}
          textOf={(id) => CODES.find((code) => code.id === id)?.text ?? ''}
          none="Nessun codice trovato"
        />
        <NumberField name="quantity" label="Numero" />
        <DateField name="day" label="Consegna" />
        <NumberField name="other" label="Altro" />
        <button type="submit">Salva</button>
      </form>
    </FormikProvider>
  )
}

function show(delay: number) {
  const search = async (text: string) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    return { results: CODES.filter(({ text: shown }) => shown.startsWith(text.toUpperCase())), others: false }
  }
  const heard = { added: vi.fn(), sent: vi.fn() }
  renderScreen(<Line search={search} {...heard} />)
  return heard
}
const codeField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Codice' })
const quantityField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Numero' })

test('a code that is listed is chosen by one Enter, and what is typed next is the number', async () => {
  show(0)
  await userEvent.type(codeField(), 'f')
  await screen.findByRole('option', { name: 'F2' })
  await userEvent.keyboard('{Enter}12')
  expect(codeField().value).toBe('F1')
  expect(quantityField().value).toBe('12')
})

test('Enter before the list has come chooses the first of it; the digits after it are the number’s', async () => {
  show(500)
  await userEvent.type(codeField(), 'p1')
  await userEvent.keyboard('{Enter}7')
  expect(document.activeElement).toBe(quantityField())
  await waitFor(() => expect(codeField().value).toBe('P1'))
  expect(quantityField().value).toBe('7')
  expect(screen.queryByText('Campo obbligatorio')).toBe(null)
})

test('what is not found is told beside the code', async () => {
  show(50)
  await userEvent.type(codeField(), 'zz')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Nessun codice trovato: «zz»')).toBeTruthy()
})

test('a field that was filled is not told to be missing when it is left', async () => {
  show(0)
  const told = vi.fn()
  const watching = new MutationObserver(() => screen.queryByText('Campo obbligatorio') && told())
  watching.observe(document.body, { childList: true, subtree: true })
  await userEvent.type(quantityField(), '3')
  await userEvent.tab()
  await new Promise((resolve) => setTimeout(resolve, 50))
  watching.disconnect()
  expect(told).not.toHaveBeenCalled()
})

test('in a date Enter goes on to the next field and Ctrl-Enter adds a line, as anywhere; nothing is sent', async () => {
  const { added, sent } = show(0)
  const [day, , year] = await screen.findAllByRole('spinbutton')
  year?.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Altro' }))
  day?.focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(added).toHaveBeenCalledTimes(1)
  expect(sent).not.toHaveBeenCalled()
})

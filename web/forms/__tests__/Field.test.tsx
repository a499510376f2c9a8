import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Formik } from 'formik'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { object } from 'yup'
import {
  booleanRule,
  dayRule,
  field,
  idRule,
  integerRule,
  longTextRule,
  oneOfRule,
  optionalTimeRule,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { amountRule } from '#shared/money/money.ts'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { Field } from '../Field.tsx'

afterEach(cleanup)

const REPARTI = ['macchine', 'banchi'] as const

const schema = object({
  nome: field('Nome', singleLineRule(20).required()),
  note: field('Note', longTextRule(500)),
  pezzi: field('Pezzi', integerRule()),
  prezzo: field('Prezzo', amountRule()),
  attivo: field('Attivo', booleanRule(false)),
  dal: field('Dal', dayRule().required()),
  alle: field('Alle', optionalTimeRule()),
  reparto: field('Reparto', oneOfRule(REPARTI, { macchine: 'Macchine', banchi: 'Banchi' }).required()),
  senso: field('Senso', oneOfRule(['DX', 'SX']).nullable().default(null)),
  personaPk: field('Persona', idRule()),
})

const values = {
  nome: 'Anna',
  note: '',
  pezzi: 1,
  prezzo: 2.5,
  attivo: false,
  dal: '2026-11-01',
  alle: null,
  reparto: 'banchi',
  senso: null,
  personaPk: null,
}

const show = (fields: ReactNode, initial: object = values) =>
  renderScreen(
    <Formik initialValues={initial} validationSchema={schema} onSubmit={() => undefined}>
      <form>{fields}</form>
    </Formik>,
  )

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const options = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map((option) => option.text)

test('a text has its label, its mark and its longest length from the schema', () => {
  show(
    <>
      <Field of={schema} name="nome" />
      <Field of={schema} name="note" righe={2} />
    </>,
  )
  expect(text('Nome').maxLength).toBe(20)
  expect(text('Nome').getAttribute('aria-required')).toBe('true')
  expect(text('Note').tagName).toBe('TEXTAREA')
  expect(text('Note').hasAttribute('aria-required')).toBe(false)
})

test('numbers ask phones for the keys that they need', () => {
  show(
    <>
      <Field of={schema} name="pezzi" />
      <Field of={schema} name="prezzo" fissi={2} unita="€" />
    </>,
  )
  expect([text('Pezzi').inputMode, text('Prezzo').inputMode]).toEqual(['numeric', 'decimal'])
  expect(text('Prezzo').value).toBe('2,50')
})

test('words of a choice are read by their labels, else as they are; a reference by what the screen offers', () => {
  show(
    <>
      <Field of={schema} name="reparto" />
      <Field of={schema} name="senso" empty="Nessuno" />
      <Field of={schema} name="personaPk" choices={[{ valore: 7, text: 'Anna Serra' }]} />
    </>,
  )
  expect(options('Reparto')).toEqual(['Macchine', 'Banchi'])
  expect(options('Senso')).toEqual(['Nessuno', 'DX', 'SX'])
  expect(options('Persona')).toEqual(['', 'Anna Serra'])
})

test('a day, an hour and a flag have their controls', async () => {
  show(
    <>
      <Field of={schema} name="dal" />
      <Field of={schema} name="alle" />
      <Field of={schema} name="attivo" help="Spento, non si vede." />
    </>,
  )
  expect((await screen.findAllByRole('spinbutton')).map(({ textContent }) => textContent)).toEqual(['01', '11', '2026'])
  expect(text('Alle').placeholder).toBe('HH:mm')
  expect(screen.getByRole('checkbox', { name: 'Attivo' })).toBeTruthy()
  expect(screen.getByText('Spento, non si vede.')).toBeTruthy()
})

test('a field of a line stands where its line does', async () => {
  show(<Field of={schema} at="righe[1]" name="nome" />, { righe: [values, { ...values, nome: 'Bruno' }] })
  expect(text('Nome').value).toBe('Bruno')
  await userEvent.type(text('Nome'), ' V')
  expect([text('Nome').name, text('Nome').value]).toEqual(['righe[1].nome', 'Bruno V'])
})

test('the screen says what hangs on other fields, and what the firm words itself', () => {
  show(<Field of={schema} name="nome" label="Come si chiama" required={false} />)
  expect(text('Come si chiama').getAttribute('aria-required')).toBe('false')
})

test('a name that the schema does not have, and what its control does not take, do not compile', () => {
  const wrong = [
    // @ts-expect-error no such field
    <Field key="unknown" of={schema} name="cognome" />,
    // @ts-expect-error a flag has no rows
    <Field key="flag" of={schema} name="attivo" righe={2} />,
    // @ts-expect-error a number is no rich text
    <Field key="number" of={schema} name="pezzi" rich />,
  ]
  expect(wrong).toHaveLength(3)
})

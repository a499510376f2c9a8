import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen, type Server } from '#web/test/renderScreen.tsx'
import type { ShownUtente } from '../../utente.ts'
import { AgenteTab } from '../AgenteTab.tsx'
import { ClientiAccessTab } from '../ClientiAccessTab.tsx'
import { FornitoreTab } from '../FornitoreTab.tsx'

const appAccount = {
  pk: 5,
  visualizzaStatiOrdine: false,
  visualizzaEcommerce: false,
  ultimoAccesso: null,
  accessoClienti: [{ pk: 31, nome: 'Bianchi', codice: 'C31' }],
}
const utente = {
  id: 'VXNlcjox',
  pk: 1,
  versione: 4,
  agente: { pk: 7, codice: 'AG7', tipo: 'B2C', capoAreaPk: 11, subAgenti: [] },
  fornitore: { pk: 8, fornitorePk: 21, fornitoreNome: 'Vetri Uno' },
  appAccount,
} as unknown as ShownUtente

const agenti = [
  { valore: 11, text: 'Anna (AG11)' },
  { valore: 12, text: 'Bruno (AG12)' },
  { valore: 13, text: 'Carla (AG13)' },
]
const fornitori = [
  { valore: 21, text: 'Vetri Uno' },
  { valore: 22, text: 'Vetri Due' },
  { valore: 23, text: 'Vetri Tre' },
]

/** Another has saved these fields meanwhile; what comes after is kept. */
const stale = (mutation: string, payload: string, fields: object): Server => ({
  [mutation]: ({ input }) =>
    (input as { versione: number }).versione === 4
      ? {
          errors: [
            { message: 'No', extensions: { code: 'CONFLICT', autore: 'Silvia Moretti', versione: 5, campi: fields } },
          ],
          data: null,
        }
      : { data: { [payload]: { user: utente, errors: [] } } },
})

const dialog = () => screen.findByRole('dialog', { name: 'Silvia Moretti ha salvato nel frattempo' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }))

test('the head of area that another chose is asked about, by name', async () => {
  const server = stale('AgenteTabSalvaMutation', 'updateAgente', { 'agente.capoAreaPk': 12 })
  const { asked } = renderScreen(<AgenteTab utente={utente} agenti={agenti} onSaved={vi.fn()} />, { server })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Capo area/ }), 'Carla (AG13)')
  await save()
  const question = within(await dialog())
  expect(question.getByText('Capo area')).toBeTruthy()
  expect(question.getByText(/Bruno \(AG12\)/)).toBeTruthy()
  expect(question.getByText(/Carla \(AG13\)/)).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('so is the supplier', async () => {
  const server = stale('FornitoreTabSalvaMutation', 'updateFornitoreUtente', { 'fornitore.fornitorePk': 22 })
  const { asked } = renderScreen(<FornitoreTab utente={utente} fornitori={fornitori} onSaved={vi.fn()} />, { server })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Fornitore/ }), 'Vetri Tre')
  await save()
  const question = within(await dialog())
  expect(question.getByText(/Vetri Due/)).toBeTruthy()
  expect(question.getByText(/Vetri Tre/)).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('so are the customers of an account', async () => {
  const server = stale('ClientiAccessTabMutation', 'setAccessoClienti', { 'appAccount.clientePks': [31, 32] })
  const { asked } = renderScreen(<ClientiAccessTab utente={utente} appAccount={appAccount} onSaved={vi.fn()} />, {
    server,
  })
  await userEvent.click(await screen.findByRole('button', { name: /Bianchi/ }))
  await save()
  expect(within(await dialog()).getByText(/Bianchi/)).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('a customer that is gone is told beside the customers', async () => {
  const message = 'Pk "31" non valido - l\'oggetto non esiste.'
  const errors = [{ code: 'INVALID', field: 'clientePks', message }]
  const server: Server = { ClientiAccessTabMutation: () => ({ data: { setAccessoClienti: { user: null, errors } } }) }
  renderScreen(<ClientiAccessTab utente={utente} appAccount={appAccount} onSaved={vi.fn()} />, { server })
  await userEvent.click(await screen.findByRole('button', { name: /Bianchi/ }))
  await save()
  expect(await screen.findByText(message)).toBeTruthy()
})

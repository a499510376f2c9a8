import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WrittenOpzione } from '#vendite/famiglie/opzioni/rules.ts'
import { renderScreen, type Server } from '#web/test/renderScreen.tsx'
import type { ReadFamiglia } from '../detail/readFamiglia.ts'
import { OpzioniCard } from '../opzioni/OpzioniCard.tsx'

const value = (pk: number, name: string, uses = 0) => ({ pk, nome: name, html: '', ritirato: false, usi: uses })
const famiglia: ReadFamiglia = {
  id: 'RmFtaWdsaWE6Nw==',
  pk: 7,
  nome: 'Classica',
  descrizione: '',
  tipologiaFamigliaPk: 1,
  ritirato: false,
  versione: 4,
  immagini: [],
  conVincoli: true,
  mancanze: [],
  opzioni: [
    { pk: 1, nome: 'Vetro', ritirato: false, usi: 2, valori: [value(11, 'Doppio', 2), value(12, 'Triplo')] },
    { pk: 2, nome: 'Colore', ritirato: false, usi: 0, valori: [value(21, 'Noce')] },
  ],
}

function show(server: Server = {}) {
  const onBozza = vi.fn<(options: readonly WrittenOpzione[], dirty: boolean) => void>()
  const onSaved = vi.fn<() => void>()
  const { asked } = renderScreen(<OpzioniCard famiglia={famiglia} onBozza={onBozza} onSaved={onSaved} />, { server })
  return { asked, onBozza, onSaved }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: name }))
const save = () => press('Salva')

test('values are moved by keyboard, and keep the cursor', async () => {
  const { onBozza } = show()
  fireEvent.keyDown(field('Vetro, valore 2'), { key: 'ArrowUp', altKey: true })
  await waitFor(() => expect(field('Vetro, valore 1').value).toBe('Triplo'))
  expect(document.activeElement).toBe(field('Vetro, valore 1'))
  expect(onBozza.mock.lastCall?.[0][0]?.valori.map(({ nome }) => nome)).toEqual(['Triplo', 'Doppio'])
  expect(onBozza.mock.lastCall?.[1]).toBe(true)
})

test('what quotes have is offered to be retired, what they have not is removed', async () => {
  const { onBozza } = show()
  press('Elimina: Doppio')
  const question = await screen.findByRole('alertdialog', { name: 'Ritirare la scelta «Doppio»?' })
  expect(question.textContent).toContain('2 preventivi')
  fireEvent.click(within(question).getByRole('button', { name: 'Ritira' }))
  await screen.findByText(/Ritirata: non si offre più · In 2 preventivi/)
  await waitFor(() => expect(onBozza.mock.lastCall?.[0][0]?.valori[0]).toMatchObject({ pk: 11, ritirato: true }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  press('Elimina: Colore')
  await waitFor(() => expect(onBozza.mock.lastCall?.[0].map(({ nome }) => nome)).toEqual(['Vetro']))
})

test('two of the same name are not sent; the server’s refusal stands beside its cause', async () => {
  const message = 'La scelta «Triplo» è in uso in 1 preventivo (n. 5)'
  const { asked, onSaved } = show({
    OpzioniCardMutation: () => ({
      data: {
        setOpzioniFamiglia: { famiglia: null, errors: [{ code: 'IN_USE', field: 'opzioni[0].valori', message }] },
      },
    }),
  })
  fireEvent.change(field('Vetro, valore 2'), { target: { value: ' DOPPIO' } })
  save()
  await screen.findByText('L’opzione ha già un valore con questo nome.')
  expect(asked).toEqual([])
  press('Elimina: DOPPIO')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Vetro, valore 2' })).toBeNull())
  save()
  await screen.findByText(message)
  expect(asked).toMatchObject([{ variables: { input: { pk: 7, versione: 4 } } }])
  expect(onSaved).not.toHaveBeenCalled()
})

test('an option without values says that the family is not sold', async () => {
  show()
  press('Elimina: Noce')
  await screen.findByText('Senza un valore da offrire la famiglia non è in vendita.')
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLazyLoadQuery } from 'react-relay'
import { beforeEach, expect, test, vi } from 'vitest'
import ordinePageQuery, { type OrdinePageQuery } from '#generated/OrdinePageQuery.graphql.ts'
import { OrdineBadges } from '#screens/ordini/ordini/detail/OrdineHeaderParts.tsx'
import { type ShellViewer, ViewerContext } from '#shell/viewer.ts'
import { renderScreen } from '#web/test/renderScreen.tsx'

const inWork = { pk: 1, nome: 'In lavoro', colore: 'INFO' }
const sospeso = { pk: 2, nome: 'Sospeso', colore: 'ATTENZIONE' }

const order = (stato: object) => ({
  __typename: 'Ordine',
  id: 'T3JkaW5lOjE=',
  pk: 1,
  numeroCommessa: '26/0001',
  cliente: { id: 'Q2xpZW50ZTox', nome: 'Rossi' },
  schedulato: false,
  etichettaSchedulazione: 'Da schedulare',
  ritardoMateriali: 0,
  stato,
})

function Head() {
  const { ordine } = useLazyLoadQuery<OrdinePageQuery>(ordinePageQuery, { pk: 1 })
  return ordine && <OrdineBadges ordine={ordine} />
}

/** The head of an order in work; the test answers the change of its state. */
function open() {
  const answer = Promise.withResolvers<{ data: object }>()
  renderScreen(
    <ViewerContext value={{ permessi: { updateStatoOrdine: true } } as ShellViewer}>
      <Head />
    </ViewerContext>,
    {
      server: {
        OrdinePageQuery: () => ({ data: { ordine: order(inWork) } }),
        OrdineHeaderPartsStatiQuery: () => ({ data: { dominioOrdini: { stati: [inWork, sospeso] } } }),
        useStatoOrdineMutation: () => answer.promise,
      },
    },
  )
  return answer
}

/** The chip of a state: its colour is a class of it. */
const chip = (name: string) => screen.findByRole('button', { name: `Cambia stato: ${name}` })

async function suspend() {
  await userEvent.click(await chip('In lavoro'))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'Sospeso' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salva' }))
}

// Relay complains of the fields of the page that the head does not read.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('a chosen state has its own colour before the answer', async () => {
  open()
  expect((await chip('In lavoro')).className).toContain('colorInfo')
  await suspend()
  expect((await chip('Sospeso')).className).toContain('colorWarning')
})

test('refused, name and colour go back together', async () => {
  const answer = open()
  await suspend()
  await chip('Sospeso')
  const errors = [{ code: 'INVALID', field: 'stato', message: 'Lo stato non esiste più.' }]
  answer.resolve({ data: { setStatoOrdine: { ordine: null, errors } } })
  expect(await screen.findByText('Lo stato non esiste più.')).toBeTruthy()
  await waitFor(async () => expect((await chip('In lavoro')).className).toContain('colorInfo'))
})

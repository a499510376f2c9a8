import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLazyLoadQuery } from 'react-relay'
import { beforeEach, expect, test, vi } from 'vitest'
import ordinePageQuery, { type OrdinePageQuery } from '#generated/OrdinePageQuery.graphql.ts'
import CheckListTab from '#screens/ordini/ordini/detail/CheckListTab.tsx'
import { type ShellViewer, ViewerContext } from '#shell/viewer.ts'
import { type Answer, renderScreen } from '#web/test/renderScreen.tsx'

const item = (pk: number, name: string, done = false) => ({
  pk,
  nome: name,
  done,
  il: done ? '2026-11-20T10:00:00.000Z' : null,
  utente: done ? 'Anna Serra' : '',
})
const order = (...checkList: object[]) => ({ __typename: 'Ordine', id: 'T3JkaW5lOjE=', pk: 1, versione: 1, checkList })
const [measures, glass] = [item(7, 'Misure'), item(8, 'Vetri')]

function Tab() {
  const { ordine } = useLazyLoadQuery<OrdinePageQuery>(ordinePageQuery, { pk: 1 })
  return ordine && <CheckListTab ordine={ordine} />
}

/** The tab of an order with two items; the test answers the ticks one by one. */
function open() {
  const answers: PromiseWithResolvers<Answer>[] = []
  renderScreen(
    <ViewerContext value={{ permessi: { writeOrderCheckList: true } } as ShellViewer}>
      <Tab />
    </ViewerContext>,
    {
      server: {
        OrdinePageQuery: () => ({ data: { ordine: order(measures, glass) } }),
        CheckListTabMutation() {
          const answer = Promise.withResolvers<Answer>()
          answers.push(answer)
          return answer.promise
        },
      },
    },
  )
  return answers
}

const box = (name: string) => screen.findByRole('checkbox', { name }) as Promise<HTMLInputElement>

// Relay complains of the fields of the page that the tab does not read.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('a tick is shown at once, and what the answer brings takes its place', async () => {
  const answers = open()
  await userEvent.click(await box('Misure'))
  expect((await box('Misure')).checked).toBe(true)
  expect(screen.getByText('1 di 2')).toBeTruthy()
  expect(screen.queryByText(/Anna Serra/)).toBeNull()

  const ordine = order(item(7, 'Misure', true), glass)
  answers[0]?.resolve({ data: { setCheckListOrdine: { ordine, errors: [] } } })
  expect(await screen.findByText(/Anna Serra/)).toBeTruthy()
  expect((await box('Misure')).checked).toBe(true)
})

test('refused, it goes back and the reason is told; another tick on its way stays', async () => {
  const answers = open()
  await userEvent.click(await box('Misure'))
  await userEvent.click(await box('Vetri'))
  expect(screen.getByText('2 di 2')).toBeTruthy()

  const errors = [{ code: 'INVALID', field: 'voci', message: 'La voce non esiste più.' }]
  answers[0]?.resolve({ data: { setCheckListOrdine: { ordine: null, errors } } })
  expect(await screen.findByText('La voce non esiste più.')).toBeTruthy()
  await waitFor(async () => expect((await box('Misure')).checked).toBe(false))
  expect((await box('Vetri')).checked).toBe(true)
})

test('a stale write goes back as well', async () => {
  const answers = open()
  await userEvent.click(await box('Vetri'))
  expect((await box('Vetri')).checked).toBe(true)
  answers[0]?.resolve({ data: null, errors: [{ message: 'Modificato', extensions: { code: 'CONFLICT' } }] })
  await waitFor(async () => expect((await box('Vetri')).checked).toBe(false))
})

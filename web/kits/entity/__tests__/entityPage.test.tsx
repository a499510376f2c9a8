import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import query from '#generated/MessaggiPageQuery.graphql.ts'
import MessaggiPage from '#screens/vendite/messaggiOrdineEmail/MessaggiPage.tsx'
import { type ShellViewer, ViewerContext } from '#shell/viewer.ts'
import { renderScreen, type Server } from '#web/test/renderScreen.tsx'

const ferie = {
  __typename: 'MessaggioOrdineEmail',
  id: 'm1',
  pk: 1,
  titolo: 'Ferie',
  testo: '<p>Chiusi</p>',
  versione: 4,
}

/** The texts for the mails of orders, which are a page of the recipe. @param rows what the server has */
function open(
  rows: object[],
  { writes = true, at = '/', server = {} }: { writes?: boolean; at?: string; server?: Server } = {},
) {
  const list = { totalCount: rows.length, numeroPagine: 1, edges: rows.map((node) => ({ node })) }
  const permessi = { adminMessaggi: writes, viewClienti: true }
  return renderScreen(
    <ViewerContext value={{ permessi } as ShellViewer}>
      <MessaggiPage />
    </ViewerContext>,
    {
      reads: [{ query, variables: { filtro: {}, pagina: 1, perPagina: 25, ordinamento: null } }],
      at,
      width: 390,
      server: { MessaggiPageQuery: () => ({ data: { messaggiOrdineEmail: list } }), ...server },
    },
  )
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a new object: its fields are sent, and the page is read again', async () => {
  const { asked } = open([], {
    server: { MessaggiPageCreateMutation: () => ({ data: { createMessaggioOrdineEmail: { errors: [] } } }) },
  })
  expect(await screen.findByText('Nessun messaggio')).toBeTruthy()
  await userEvent.click((await screen.findAllByRole('button', { name: 'Aggiungi messaggio' }))[0] as HTMLElement)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Natale')
  await press('Salva')
  expect(await screen.findByText('Messaggio aggiunto')).toBeTruthy()
  const sent = asked.find(({ name }) => name === 'MessaggiPageCreateMutation')
  expect(sent?.variables.input).toEqual({ titolo: 'Natale', testo: '' })
  await waitFor(() => expect(asked.filter(({ name }) => name === 'MessaggiPageQuery')).toHaveLength(2))
})

test('a row opens in its form, and is removed once that is confirmed', async () => {
  const { asked } = open([ferie], {
    server: { MessaggiPageDeleteMutation: () => ({ data: { deleteMessaggioOrdineEmail: { errors: [] } } }) },
  })
  await userEvent.click(await screen.findByText('Ferie'))
  await screen.findByRole('dialog', { name: 'Modifica messaggio' })
  await press('Elimina')
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Sei sicuro di voler eliminare il messaggio Ferie?')).toBeTruthy()
  await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }))
  expect(await screen.findByText('Messaggio eliminato')).toBeTruthy()
  expect(asked.find(({ name }) => name === 'MessaggiPageDeleteMutation')?.variables).toEqual({ pk: 1 })
})

test('who may only read has no button that adds, and reads what opens', async () => {
  open([ferie], { writes: false })
  await userEvent.click(await screen.findByText('Ferie'))
  const dialog = await screen.findByRole('dialog', { name: 'Ferie' })
  expect(within(dialog).getByText('Chiusi')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Aggiungi messaggio' })).toBeNull()
})

test('nothing for what was searched: the words of the recipe', async () => {
  open([], { at: '/?search=pasqua' })
  expect(await screen.findByText('Nessun messaggio trovato')).toBeTruthy()
  expect(screen.getByText('Prova con altre parole.')).toBeTruthy()
})

test('a row on a phone: a rich text in plain words, on one line', async () => {
  open([ferie])
  expect(await screen.findByText('Chiusi')).toBeTruthy()
  expect(screen.queryByText(/<p>/)).toBeNull()
})

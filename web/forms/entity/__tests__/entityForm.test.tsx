import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import createText, { type MessaggiPageCreateMutation } from '#generated/MessaggiPageCreateMutation.graphql.ts'
import updateText, { type MessaggiPageUpdateMutation } from '#generated/MessaggiPageUpdateMutation.graphql.ts'
import createPersona, { type PersonaDialogCreateMutation } from '#generated/PersonaDialogCreateMutation.graphql.ts'
import updatePersona, { type PersonaDialogUpdateMutation } from '#generated/PersonaDialogUpdateMutation.graphql.ts'
import { type PersonaInput, personaSchema } from '#persone/personale/rules.ts'
import { PersonaDialog } from '#screens/persone/personale/PersonaDialog.tsx'
import type { PersonaRow } from '#screens/persone/personale/PersonaRow.tsx'
import { useDeletePersona } from '#screens/persone/personale/useDeletePersona.ts'
import { objectWords } from '#ui/list/objectWords.ts'
import { type MessaggioOrdineEmailInput, messaggioOrdineEmailSchema } from '#vendite/messaggiOrdineEmail/rules.ts'
import { renderScreen, type Server } from '#web/test/renderScreen.tsx'
import { schemaDialog } from '../schemaDialog.tsx'

const anna = {
  id: 'UGVyc29uYTox',
  pk: 1,
  nome: 'Anna Serra',
  reparto: 'banchi',
  dataInizio: '2020-01-01',
  dataFine: null,
  numeroAssenze: 2,
  versione: 3,
} as PersonaRow

const nothingBreaks = () => ({ data: { impattoCalendario: [] } })
const saved = (persona: object) => ({ data: { updatePersona: { persona, errors: [] } } })
const conflict = (fields: object) => ({
  data: null,
  errors: [
    {
      message: 'Modificato',
      extensions: { code: 'CONFLICT', autore: 'Silvia Moretti', versione: 4, il: '', campi: fields },
    },
  ],
})

function open(server: Server, persona: PersonaRow | null = anna) {
  const onSaved = vi.fn()
  const { asked } = renderScreen(<PersonaDialog persona={persona} onSaved={onSaved} onClose={() => undefined} />, {
    server: { useImpactPreviewQuery: nothingBreaks, ...server },
  })
  const sent = (name: string) => asked.filter((one) => one.name === name).map(({ variables }) => variables.input)
  return { onSaved, sent }
}

async function write(label: string, text: string) {
  const field = await screen.findByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }))

test('only what was changed is sent, with the version that was read', async () => {
  const { onSaved, sent } = open({ PersonaDialogUpdateMutation: () => saved({ ...anna, nome: 'Anna Viel' }) })
  await write('Nome', 'Anna Viel')
  await save()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ created: false })
  expect(sent('PersonaDialogUpdateMutation')).toEqual([{ pk: 1, versione: 3, nome: 'Anna Viel' }])
  expect(await screen.findByText('Persona salvata')).toBeTruthy()
})

test('nothing is sent of a form that its rules refuse; the error stands under its field', async () => {
  const { sent } = open({}, null)
  await screen.findByRole('dialog', { name: 'Aggiungi persona' })
  await save()
  expect(await screen.findAllByText('Campo obbligatorio')).toHaveLength(3)
  expect(screen.getByRole('textbox', { name: 'Nome' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: '3 errori' })).toBeTruthy()
  expect(sent('PersonaDialogCreateMutation')).toEqual([])
})

test('what the server refuses stands under its field until it is changed', async () => {
  const errors = [{ code: 'INVALID', field: 'nome', message: 'Nome già usato.' }]
  const { onSaved } = open({
    PersonaDialogUpdateMutation: () => ({ data: { updatePersona: { persona: null, errors } } }),
  })
  await write('Nome', 'Bruno')
  await save()
  expect(await screen.findByText('Nome già usato.')).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
  await write('Nome', 'Carla')
  expect(screen.queryByText('Nome già usato.')).toBeNull()
})

test('somebody changed the same field: the two versions are compared, and the choice is saved over theirs', async () => {
  let times = 0
  const { onSaved, sent } = open({
    PersonaDialogUpdateMutation: () => (times++ === 0 ? conflict({ nome: 'Anna Zoldo' }) : saved(anna)),
  })
  await write('Nome', 'Anna Viel')
  await save()
  const choice = await screen.findByRole('dialog', { name: 'Silvia Moretti ha salvato nel frattempo' })
  expect(within(choice).getByText('Anna Zoldo')).toBeTruthy()
  await userEvent.click(within(choice).getByRole('radio', { name: 'Nome: la versione di Silvia Moretti' }))
  await userEvent.click(within(choice).getByRole('button', { name: 'Salva con queste scelte' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent('PersonaDialogUpdateMutation')[1]).toEqual({ pk: 1, versione: 4, nome: 'Anna Zoldo' })
})

const MessaggioDialog = schemaDialog<MessaggiPageCreateMutation, MessaggiPageUpdateMutation, MessaggioOrdineEmailInput>(
  {
    create: createText,
    update: updateText,
    schema: messaggioOrdineEmailSchema,
    words: objectWords('messaggio', 'm'),
    nameOf: ({ titolo }) => titolo,
    fields: { testo: { rich: true } },
    whole: true,
  },
)

test('the dialog of a schema draws its fields, begins as it is told and says what it saves', async () => {
  const onSaved = vi.fn()
  const { asked } = renderScreen(
    <MessaggioDialog object={null} begins={{ titolo: 'Ferie' }} onSaved={onSaved} onClose={vi.fn()} />,
    { server: { MessaggiPageCreateMutation: () => ({ data: { createMessaggioOrdineEmail: { errors: [] } } }) } },
  )
  await screen.findByRole('dialog', { name: 'Aggiungi messaggio' })
  await save()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(asked.at(-1)?.variables.input).toEqual({ titolo: 'Ferie', testo: '' })
  expect(await screen.findByText('Messaggio aggiunto')).toBeTruthy()
})

test('somebody changed a field that was not touched here: theirs stays and nobody is asked', async () => {
  const message = { id: 'x', pk: 7, titolo: 'Ferie', testo: '', versione: 1 }
  const row = { id: 'x', pk: 7, titolo: 'Ferie 2026', testo: '<p>Chiusi</p>', versione: 3 }
  let times = 0
  const onSaved = vi.fn()
  const { asked } = renderScreen(<MessaggioDialog object={message} onSaved={onSaved} onClose={vi.fn()} />, {
    server: {
      MessaggiPageUpdateMutation: () =>
        times++ === 0
          ? conflict({ titolo: 'Ferie', testo: '<p>Chiusi</p>' })
          : { data: { updateMessaggioOrdineEmail: { messaggio: row, errors: [] } } },
    },
  })
  await screen.findByRole('dialog', { name: 'Modifica Ferie' })
  await write('Titolo', 'Ferie 2026')
  await save()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(asked.at(-1)?.variables.input).toEqual({ pk: 7, versione: 4, titolo: 'Ferie 2026', testo: '<p>Chiusi</p>' })
})

const PersonaOfReparto = schemaDialog<
  PersonaDialogCreateMutation,
  PersonaDialogUpdateMutation,
  PersonaInput,
  { dataInizio: string | null }
>({
  create: createPersona,
  update: updatePersona,
  schema: personaSchema,
  words: objectWords('persona', 'f'),
  begins: { dataInizio: null },
  fields: { utentePk: false },
  wide: ['nome'],
})

test('what there is to choose from now is in the field, and names what somebody else chose', async () => {
  const choices = {
    reparto: [
      ['banchi', 'Banchi'],
      ['posa', 'Posa in opera'],
      ['taglio', 'Taglio'],
    ],
  } as const
  let times = 0
  const onSaved = vi.fn()
  renderScreen(<PersonaOfReparto object={anna} choices={choices} onSaved={onSaved} onClose={vi.fn()} />, {
    server: {
      PersonaDialogUpdateMutation: () => (times++ === 0 ? conflict({ reparto: 'taglio' }) : saved(anna)),
    },
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Reparto' }), 'Posa in opera')
  expect(screen.queryByText('Utente')).toBeNull()
  await save()
  const choice = await screen.findByRole('dialog', { name: 'Silvia Moretti ha salvato nel frattempo' })
  expect(within(choice).getByText('Taglio')).toBeTruthy()
  expect(within(choice).getByText('Posa in opera')).toBeTruthy()
})

function Delete({ onDeleted }: { onDeleted: () => void }) {
  const remove = useDeletePersona(onDeleted)
  return (
    <button type="button" onClick={() => remove(anna)}>
      Togli
    </button>
  )
}

test('a deletion is confirmed first; what is refused is said and nothing follows', async () => {
  const onDeleted = vi.fn()
  let refused = true
  const errors = [{ code: 'IN_USE', field: null, message: 'Non si può eliminare.' }]
  const { asked } = renderScreen(<Delete onDeleted={onDeleted} />, {
    server: {
      useImpactPreviewQuery: nothingBreaks,
      useDeletePersonaMutation: () => ({ data: { deletePersona: { errors: refused ? errors : [] } } }),
    },
  })
  const confirm = async (word: string) => {
    await userEvent.click(await screen.findByText('Togli'))
    const question = await screen.findByRole('alertdialog', {
      name: 'Sei sicuro di voler eliminare Anna Serra con 2 assenze?',
    })
    await userEvent.click(within(question).getByRole('button', { name: word }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await confirm('Annulla')
  expect(asked).toEqual([])
  await confirm('Elimina')
  expect(await screen.findByText('Non si può eliminare.')).toBeTruthy()
  expect(onDeleted).not.toHaveBeenCalled()
  refused = false
  await confirm('Elimina')
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(await screen.findByText('Persona eliminata')).toBeTruthy()
})

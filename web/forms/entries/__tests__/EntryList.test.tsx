import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { STATO_COLORS } from '#ordini/valoriStato/rules.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { statusTone } from '#ui/StatusChip.tsx'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { EntryList, type ListEntry } from '../EntryList.tsx'
import { withMovedItem } from '../items.ts'

const doing = () => ({ onAdd: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn(), onMove: vi.fn() })

function show(items: readonly ListEntry[]) {
  const actions = doing()
  renderScreen(<EntryList title="Stati" text="A che punto è." items={items} add="Aggiungi stato" {...actions} />)
  return actions
}

test('an empty list says how to begin', async () => {
  const { onAdd } = show([])
  expect(screen.getByText('La lista è vuota')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi stato: Stati' }))
  expect(onAdd).toHaveBeenCalledOnce()
})

test('each entry with its uses; the ends do not move further; a name of the product is locked and says why', async () => {
  const items: ListEntry[] = [
    { pk: 7, nome: 'DA_FARE', color: 'neutro', usi: 1, fixed: 'Comincia da qui.' },
    { pk: 8, nome: 'Pronto', color: 'positivo', usi: 0 },
    { pk: 9, nome: 'Acconto' },
  ]
  const { onMove, onDelete } = show(items)
  const [first, second, third] = screen.getAllByRole('listitem')
  if (!first || !second || !third) throw new Error('tre')
  expect(first.textContent).toContain('In uso: 1 volta')
  expect(first.textContent).toContain('Comincia da qui.')
  expect(second.textContent).toContain('Non usato')
  expect(third.textContent).not.toContain('Non usato')
  const switchedOff = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled
  expect(['Sposta su: DA_FARE', 'Elimina: DA_FARE', 'Sposta giù: Acconto', 'Elimina: Pronto'].map(switchedOff)).toEqual(
    [true, true, true, false],
  )
  await userEvent.click(within(second).getByRole('button', { name: 'Sposta giù: Pronto' }))
  expect(onMove).toHaveBeenCalledWith([7, 8, 9], 8, 1)
  await userEvent.click(within(second).getByRole('button', { name: 'Elimina: Pronto' }))
  expect(onDelete).toHaveBeenCalledWith(items[1])
})

test('the keyboard stays with an entry that moves, also to the end of the list', async () => {
  function Screen() {
    const [pks, setPks] = useState([7, 8, 9])
    const items = pks.map((pk) => ({ pk, nome: `Voce ${pk}` }))
    // The answer of the server comes some time later.
    const move = (_all: readonly number[], pk: number, of: 1 | -1) =>
      void setTimeout(() => setPks((before) => withMovedItem(before, before.indexOf(pk), before.indexOf(pk) + of)))
    return <EntryList title="Stati" text="" items={items} add="Aggiungi" {...doing()} onMove={move} />
  }
  renderScreen(<Screen />)
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await userEvent.click(screen.getByRole('button', { name: 'Sposta su: Voce 9' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Voce 9'))
  expect(focused()).toBe('Sposta su: Voce 9')
  await userEvent.click(screen.getByRole('button', { name: 'Sposta su: Voce 9' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Voce 9'))
  expect(focused()).toBe('Sposta giù: Voce 9')
})

test('every stored colour has its tone; an unknown one is grey', () => {
  expect(STATO_COLORS.map(enumName).map(statusTone)).toEqual([...STATO_COLORS])
  expect(statusTone(null)).toBe('neutro')
})

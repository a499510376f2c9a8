import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { type MenuEntry, type MenuGroup, menuGroups, menuOf } from '../menu.ts'
import { NavigationMenu } from '../NavigationMenu.tsx'
import { type ShellViewer, ViewerContext } from '../viewer.ts'

const flags = menuGroups.flatMap(({ items }) => items.flatMap(({ permessi }) => permessi))
const permessi = Object.fromEntries(flags.map((flag) => [flag, true])) as ShellViewer['permessi']
const none = Object.fromEntries(flags.map((flag) => [flag, false])) as ShellViewer['permessi']
/** As many as fold. */
const all = menuOf(permessi).filter(({ name }) => ['Vendite', 'Acquisti', 'Persone'].includes(name))
const entryOf = (name: string) => all.flatMap(({ items }) => items).find((item) => item.name === name) as MenuEntry

beforeEach(() => localStorage.clear())

function show(groups: readonly MenuGroup[] = all, active: MenuEntry | null = entryOf('Clienti'), collapsed = false) {
  return renderScreen(
    <ViewerContext value={{ pk: 900, permessi } as ShellViewer}>
      <nav>
        <NavigationMenu groups={groups} active={active} collapsed={collapsed} />
      </nav>
    </ViewerContext>,
  )
}

test('the group of the open page is unfolded, the others by a click; imports are in their lists', async () => {
  show()
  const group = (name: string) => screen.getByRole('button', { name })
  expect(group('Vendite').getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('link', { name: 'Clienti' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('link', { name: 'Importa clienti' })).toBeNull()
  expect(group('Acquisti').getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(group('Acquisti'))
  expect(group('Acquisti').getAttribute('aria-expanded')).toBe('true')
})

test('a pinned entry stands above, until it is no longer', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Fissa in alto: Preventivi' }))
  const pinned = screen.getByRole('list', { name: 'Fissate' })
  expect(within(pinned).getByRole('link', { name: 'Preventivi' })).toBeTruthy()
  await userEvent.click(within(pinned).getByRole('button', { name: 'Togli dalle fissate: Preventivi' }))
  expect(screen.queryByRole('list', { name: 'Fissate' })).toBeNull()
})

test('few entries do not fold', () => {
  show(menuOf({ ...none, viewElencoOrdini: true }), null)
  expect(screen.getByRole('link', { name: 'Ordini' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Vendite' })).toBeNull()
})

test('narrow, a group is an icon whose entries open beside it', async () => {
  show(all, entryOf('Clienti'), true)
  await userEvent.click(screen.getByRole('button', { name: 'Vendite' }))
  const menu = screen.getByRole('menu', { name: 'Vendite' })
  expect(within(menu).getByRole('menuitem', { name: 'Clienti' }).getAttribute('aria-current')).toBe('page')
})

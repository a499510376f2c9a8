import { expect, test } from 'vitest'
import { type MenuGroup, menuEntryOf, menuGroups, menuOf } from '../menu.ts'
import type { ShellViewer } from '../viewer.ts'

const none = Object.fromEntries(
  menuGroups.flatMap((group) => group.items.flatMap((item) => item.permessi.map((flag) => [flag, false]))),
) as ShellViewer['permessi']
const names = (groups: readonly MenuGroup[]) => groups.flatMap((group) => group.items.map((item) => item.name))

test('an entry shows with any of its flags, an empty group never', () => {
  expect(names(menuOf(none))).toEqual([])
  expect(names(menuOf({ ...none, viewElencoOrdini: true }))).toEqual(['Ordini'])
  expect(names(menuOf({ ...none, viewPortaleFornitore: true }))).toEqual(['I miei ordini'])
  expect(names(menuOf({ ...none, isCapoArea: true }))).toEqual(['Statistiche clienti', 'Statistiche agenti'])
})

test('who may all sees every entry, and a group without entries is not there', () => {
  const all = Object.fromEntries(Object.keys(none).map((flag) => [flag, true])) as ShellViewer['permessi']
  expect(names(menuOf(all))).toEqual(names(menuGroups))
  expect(menuOf(all, [{ name: 'x', items: [] }])).toEqual([])
})

test('every address of the home menu is there once', () => {
  const indirizzi = menuGroups.flatMap((group) => group.items.map((item) => item.href))
  const pianificazione = [
    'clienti',
    'ordini',
    'importa-ordini',
    'importa-clienti',
    'ordini-fornitore',
    'conferme-ordini',
    'personale',
    'fornitori',
    'calendario-aziendale',
    'calendario-ore-lavorative',
    'schedulatore',
    'fasi-schedulate',
    'tempistiche',
    'operatore',
    'attivita-operatori',
    'lavorazioni-ordine-operatore',
    'analisi/performance',
    'analisi/completezza',
    'manipolatore-macchina',
    'statistiche-clienti',
    'statistiche-agenti',
    'analisi/performance/operatori',
    'avanzamento-ordini',
    'statistiche-tempi-lavorazione',
  ]
  for (const page of pianificazione) expect(indirizzi).toContain(`/planner/#/${page}`)
  expect(indirizzi).toEqual(expect.arrayContaining(['/materiali', '/app/#/folders']))
  expect(new Set(indirizzi).size).toBe(indirizzi.length)
})

test.each([
  ['/preventivi/#/', 'Preventivi'],
  ['/preventivi/#/12', 'Preventivi'],
  ['/preventivi/#/vincoli', 'Vincoli misura'],
  ['/catalogo/#/famiglie/3', 'Catalogo'],
  ['/planner/#/analisi/performance/operatori', 'Performance operatori'],
  ['/planner/#/aggiungi-ordine', 'Ordini'],
  ['/', undefined],
])('%s belongs to %s', (indirizzo, expected) => {
  expect(menuEntryOf(indirizzo, menuGroups)?.name).toBe(expected)
})

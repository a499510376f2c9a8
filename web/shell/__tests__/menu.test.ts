import { expect, test } from 'vitest'
import { type MenuGroup, menuEntryOf, menuGroups, menuOf } from '../menu.ts'
import type { ShellViewer } from '../viewer.ts'

const nessuno = Object.fromEntries(
  menuGroups.flatMap((gruppo) => gruppo.voci.flatMap((voce) => voce.permessi.map((flag) => [flag, false]))),
) as ShellViewer['permessi']
const nomi = (gruppi: readonly MenuGroup[]) => gruppi.flatMap((gruppo) => gruppo.voci.map((voce) => voce.nome))
const tuttoPronto = menuGroups.map((gruppo) => ({
  ...gruppo,
  voci: gruppo.voci.map((voce) => ({ ...voce, pronto: true })),
}))

test('an entry shows with any of its flags, an open one always, an empty group never', () => {
  expect(nomi(menuOf(nessuno, tuttoPronto))).toEqual(['Ordini'])
  expect(nomi(menuOf({ ...nessuno, isCapoArea: true }, tuttoPronto))).toEqual([
    'Ordini',
    'Statistiche clienti',
    'Statistiche agenti',
  ])
})

test('what is not in the product is shown to nobody', () => {
  const tutti = Object.fromEntries(Object.keys(nessuno).map((flag) => [flag, true])) as ShellViewer['permessi']
  expect(nomi(menuOf(tutti))).toEqual(nomi(menuGroups.map((g) => ({ ...g, voci: g.voci.filter((v) => v.pronto) }))))
  expect(nomi(menuOf(tutti, [{ nome: 'x', voci: [] }]))).toEqual([])
})

test('every address of the home menu is there once', () => {
  const indirizzi = menuGroups.flatMap((gruppo) => gruppo.voci.map((voce) => voce.href))
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
  for (const pagina of pianificazione) expect(indirizzi).toContain(`/planner/#/${pagina}`)
  expect(indirizzi).toEqual(expect.arrayContaining(['/materiali', '/app/#/folders']))
  expect(new Set(indirizzi).size).toBe(indirizzi.length)
})

test.each([
  ['/preventivi/#/', 'Preventivi'],
  ['/preventivi/#/12', 'Preventivi'],
  ['/preventivi/#/vincoli', 'Vincoli misura'],
  ['/planner/#/analisi/performance/operatori', 'Performance operatori'],
  ['/planner/#/aggiungi-ordine', 'Ordini'],
  ['/', undefined],
])('%s belongs to %s', (indirizzo, atteso) => {
  expect(menuEntryOf(indirizzo, menuGroups)?.nome).toBe(atteso)
})

import { expect, test } from 'vitest'
import { type GruppoMenu, menu, menuDi, voceDi } from '../menu.ts'
import type { Viewer } from '../viewer.ts'

const nessuno = Object.fromEntries(
  menu.flatMap((gruppo) => gruppo.voci.flatMap((voce) => voce.permessi.map((flag) => [flag, false]))),
) as Viewer['permessi']
const nomi = (gruppi: readonly GruppoMenu[]) => gruppi.flatMap((gruppo) => gruppo.voci.map((voce) => voce.nome))
const tuttoPronto = menu.map((gruppo) => ({ ...gruppo, voci: gruppo.voci.map((voce) => ({ ...voce, pronto: true })) }))

test('an entry shows with any of its flags, an open one always, an empty group never', () => {
  expect(nomi(menuDi(nessuno, tuttoPronto))).toEqual(['Ordini'])
  expect(nomi(menuDi({ ...nessuno, isCapoArea: true }, tuttoPronto))).toEqual([
    'Ordini',
    'Statistiche clienti',
    'Statistiche agenti',
  ])
})

test('what is not in the product is shown to nobody', () => {
  const tutti = Object.fromEntries(Object.keys(nessuno).map((flag) => [flag, true])) as Viewer['permessi']
  expect(nomi(menuDi(tutti))).toEqual(nomi(menu.map((g) => ({ ...g, voci: g.voci.filter((v) => v.pronto) }))))
  expect(nomi(menuDi(tutti, [{ nome: 'x', voci: [] }]))).toEqual([])
})

test('every address of the home menu is there once', () => {
  const indirizzi = menu.flatMap((gruppo) => gruppo.voci.map((voce) => voce.href))
  const pianificazione = [
    ...['clienti', 'ordini', 'importa-ordini', 'importa-clienti', 'ordini-fornitore', 'conferme-ordini', 'personale'],
    ...[
      'fornitori',
      'calendario-aziendale',
      'calendario-ore-lavorative',
      'schedulatore',
      'fasi-schedulate',
      'tempistiche',
    ],
    ...[
      'operatore',
      'attivita-operatori',
      'lavorazioni-ordine-operatore',
      'analisi/performance',
      'analisi/completezza',
    ],
    ...['manipolatore-macchina', 'statistiche-clienti', 'statistiche-agenti', 'analisi/performance/operatori'],
    ...['avanzamento-ordini', 'statistiche-tempi-lavorazione'],
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
  expect(voceDi(indirizzo, menu)?.nome).toBe(atteso)
})

import { describe, expect, test } from 'vitest'
import '#screens/acquisti/inOrdine/tab.ts'
import '#screens/officina/avanzamento/ordineTab.ts'
import '#screens/produzione/inOrdine/tabs.ts'
import type { ShellViewer } from '#shell/viewer.ts'
import { formatFileSize, previewOf } from '#ui/files/fileFormat.ts'
import { LOGS_PER_PAGE, logsVariables, readableLogValue } from '../detail/logs/urlState.ts'
import { tabOf, tabsOf } from '../detail/tabs.ts'

const permessi = (si: string[]) =>
  new Proxy({}, { get: (_, name) => si.includes(String(name)) }) as ShellViewer['permessi']
const names = (si: string[]) => tabsOf(permessi(si)).map(({ name }) => name)

describe('tabs of an order', () => {
  test('view is of everybody, the others of who may', () => {
    expect(names([])).toEqual(['view'])
    const open = names(['viewOrderAllegati', 'viewOrders'])
    expect(open).toEqual(expect.arrayContaining(['view', 'allegati', 'checklist', 'logs']))
  })

  test.each([undefined, '', 'view', 'constructor', 'boh'])('%s opens view without permission', (name) => {
    expect(tabOf(name, tabsOf(permessi([])))?.name).toBe('view')
  })

  test.each(['edit', 'modifica', 'sconti', 'fasi', 'schedulazioni', 'allegati'])(
    '%s is not for who may not',
    (name) => {
      expect(tabOf(name, tabsOf(permessi([])))).toBeNull()
    },
  )

  test('the form opens by both of its names', () => {
    for (const name of ['edit', 'modifica']) expect(tabOf(name, tabsOf(permessi(['editOrder'])))?.name).toBe('edit')
  })

  test('a tab opens by its name', () => {
    expect(tabOf('logs', tabsOf(permessi(['viewOrders'])))?.name).toBe('logs')
  })
})

describe('history', () => {
  test('what is asked of the server', () => {
    expect(logsVariables({ campo: '', utente: 'Ada', dal: '2026-03-01', al: null, pagina: 2 })).toEqual({
      filtro: { campo: null, utente: 'Ada', periodo: { dal: '2026-03-01', al: null } },
      pagina: 2,
      perPagina: LOGS_PER_PAGE,
    })
  })

  test.each([
    ['2026-03-01', '01-03-2026'],
    ['2026-03-01T09:00:00.000Z', '01-03-2026 10:00'],
    ['IN_ATTESA_INVIO', 'In attesa invio'],
    ['1234.5', '1234,5'],
    ['26.0.1', '26.0.1'],
    ['<p>Buongiorno,</p><p>è <strong>pronto</strong>.</p>', 'Buongiorno, è pronto.'],
    ['a < b', 'a < b'],
    [null, ''],
  ])('%s reads %s', (value, expected) => {
    expect(readableLogValue(value)).toBe(expected)
  })
})

test.each([
  [10, '10 byte'],
  [2048, '2 kB'],
  [3_500_000, '3,3 MB'],
])('%i bytes are %s', (byte, expected) => {
  expect(formatFileSize(byte)).toBe(expected)
})

test('pictures and PDFs are looked at, the rest is downloaded', () => {
  expect(previewOf('image/svg+xml')).toBe('immagine')
  expect(previewOf('application/pdf')).toBe('pdf')
  expect(previewOf('application/vnd.ms-excel')).toBe(null)
})

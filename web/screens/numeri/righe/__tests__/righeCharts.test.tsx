import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OTHER, WITHOUT_CODICE } from '../../../../../server/numeri/righe/rules.ts'
import { renderScreen } from '../../../../test/renderScreen.tsx'
import { readUrl } from '../../../../ui/urlState.ts'
import { columnInWords } from '../RigaStatistica.tsx'
import RigheCharts from '../RigheCharts.tsx'
import { righeLinks, righeStatisticheUrlState } from '../righeUrlState.ts'

const at = '/righe-ordini?vista=grafici&categoria=LEGNO&pagina=3'
const values = readUrl(righeStatisticheUrlState.schema, new URLSearchParams(at.split('?')[1]))
const series = [
  { data: '2026-10-26', valore: 12 },
  { data: '2026-11-09', valore: 30 },
]
const fetta = (name: string, numero: number) => ({ nome: name, numero, percentuale: numero })

function show(nettoSerie: typeof series | null) {
  renderScreen(
    <RigheCharts
      values={values}
      tipi={[{ pk: 7, nome: 'Oblò' }]}
      totals={{
        tipoSerramentoStat: [fetta('Oblò', 60), fetta('Sconosciuto', 40)],
        categoriaStat: [fetta('LEGNO', 100)],
        formaStat: [fetta('TONDO', 90), fetta(OTHER, 10)],
        codiceStat: [fetta('OB', 95), fetta(WITHOUT_CODICE, 5)],
        nettoSerie,
        nSerramentiSerie: series,
      }}
    />,
    { at },
  )
}

test('each part opens its lines in the table, with the filters that there are; what no filter names opens nothing', () => {
  show(series)
  const opens = (card: string) =>
    within(screen.getByRole('region', { name: card }))
      .getAllByRole('listitem')
      .map((item) => within(item).queryByRole('link')?.getAttribute('href') ?? null)
  expect(opens('Tipi serramento')).toEqual(['/righe-ordini?tipo_serramento=7&categoria=LEGNO', null])
  expect(opens('Forme')).toEqual(['/righe-ordini?categoria=LEGNO&forma=TONDO', null])
  expect(opens('Codici')).toEqual(['/righe-ordini?categoria=LEGNO&codice=OB', null])
})

test('a chart over time is read by its points, by name and range', () => {
  show(series)
  const netto = screen.getByRole('list', { name: 'Netto nel tempo: 2 punti, da 12,00 € a 30,00 €' })
  expect(within(netto).getAllByRole('button')[1]?.getAttribute('aria-label')).toBe('09-11-2026: 30,00 €')
})

test('who sees no prices has no chart of them', () => {
  show(null)
  expect(screen.queryByText('Netto nel tempo')).toBeNull()
  expect(screen.getByRole('region', { name: 'Serramenti nel tempo' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('€')
})

test('a point has the days up to the next one, within those that are looked at', () => {
  const days = (looked: typeof values, n: number) => {
    const opened = new URLSearchParams(righeLinks('/', looked, []).ofPoint(series)(n).split('?')[1])
    return [opened.get('from_data'), opened.get('to_data')]
  }
  expect(days(values, 0)).toEqual(['2026-10-26', '2026-11-08'])
  expect(days(values, 1)).toEqual(['2026-11-09', null])
  const some = { ...values, from_data: '2026-10-28', to_data: '2026-11-20' }
  expect(days(some, 0)).toEqual(['2026-10-28', '2026-11-08'])
  expect(days(some, 1)).toEqual(['2026-11-09', '2026-11-20'])
})

test('the sums of a column are written as its lines are', () => {
  expect(columnInWords('netto', 1841.165)).toBe('1.841,17 €')
  expect(columnInWords('sconto_articolo', 20.5)).toBe('20,50 %')
  expect(columnInWords('larghezza', 1250.333)).toBe('1.250,33')
})

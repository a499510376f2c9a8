import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { FilterSelect } from '../../list/FilterSelect.tsx'
import { FilterBar } from '../../table/FilterBar.tsx'
import { paperZoom } from '../paperZoom.ts'

test('on paper the filters are said in words, without those that keep nothing out', () => {
  renderScreen(
    <FilterBar search={{ valore: 'rossi', onChange: () => undefined }}>
      <FilterSelect
        label="Tipo cliente"
        value="B2B"
        onChange={() => undefined}
        all="Tutti i clienti"
        choices={[
          ['B2C', 'B2C'],
          ['B2B', 'Rivenditori'],
        ]}
      />
      <FilterSelect label="Forma" value="" onChange={() => undefined} all="Tutte le forme" choices={[]} />
      <MultiSelect
        label="Operatori"
        items={[
          { valore: 1, text: 'Omar Bianchi' },
          { valore: 2, text: 'Rita Neri' },
        ]}
        values={[1, 2]}
        onChange={() => undefined}
      />
      <MultiSelect label="Lavorazioni" items={[]} values={[]} onChange={() => undefined} />
    </FilterBar>,
  )
  expect(screen.queryByText(/Ricerca libera: /)).toBeNull()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(
    screen.getByText('Ricerca libera: rossi · Tipo cliente: Rivenditori · Operatori: Omar Bianchi, Rita Neri'),
  ).toHaveProperty('className', expect.stringContaining('solo-stampa'))
})

test('a table takes the width of its sheet: no larger than on the screen, no smaller than can be read', () => {
  expect(paperZoom(996)).toEqual({ '--zoom-stampa': 1 })
  expect(paperZoom(1105)).toEqual({ '--zoom-stampa': 0.9 })
  expect(paperZoom(300)).toEqual({ '--zoom-stampa': 1 })
  expect(paperZoom(9000)).toEqual({ '--zoom-stampa': 0.42 })
  expect(paperZoom(undefined)).toBeUndefined()
  expect(paperZoom(0)).toBeUndefined()
})

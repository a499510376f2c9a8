import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { RowsOnPaper } from '../TableFooter.tsx'

test('a printed page of a list says which of its rows it has; a whole list says nothing', () => {
  renderScreen(<RowsOnPaper page={2} pageSize={25} rows={25} total={241} />)
  expect(screen.getByText('Su questa stampa: righe 26–50 di 241.')).toHaveProperty(
    'className',
    expect.stringContaining('solo-stampa'),
  )
  renderScreen(<RowsOnPaper page={1} pageSize={25} rows={25} total={25} />)
  expect(screen.getAllByText(/Su questa stampa/)).toHaveLength(1)
})

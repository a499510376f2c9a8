import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SchedulerActions } from '../../actions.ts'
import type { PianoFase } from '../../model.ts'
import { PianoFaseCard } from '../PianoFaseCard.tsx'

const fase: PianoFase = {
  nomeFase: 'banchi',
  unit: 'minutes',
  withFornitore: false,
  infiniteCapacity: false,
  reparto: 'banchi',
  dependencies: [],
  isNeeded: true,
  inizio: null,
  fine: null,
  durata: 60,
  durataOverride: null,
  fornitore: null,
  occupations: [],
  spiegazione: [],
}

test('why a phase stands there is scrolled into view once it has opened, also for the last one', async () => {
  const scrolled = vi.fn<(options?: ScrollIntoViewOptions) => void>()
  Element.prototype.scrollIntoView = scrolled as Element['scrollIntoView']
  render(
    <PianoFaseCard
      fase={fase}
      choice={{ inizio: null, fornitore: null, durataOverride: '' }}
      error={null}
      other={null}
      fornitori={[]}
      mancanti={false}
      saved={false}
      resto={null}
      isWaiting={false}
      actions={{} as SchedulerActions}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Perché queste date: banchi' }))
  expect(await screen.findByText('Nessuna data ancora calcolata.')).toBeTruthy()
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }))
})

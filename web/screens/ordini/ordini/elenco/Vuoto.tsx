import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx'

interface Props {
  filtrato: boolean
  onAzzera: () => void
  /** How to add orders, for users who may. */
  azione?: ReactNode
}

/** In place of the table when it would be empty: no match for the filters, or nothing yet. */
export function Vuoto({ filtrato, onAzzera, azione }: Props) {
  if (filtrato) {
    return (
      <EmptyState
        titolo="Nessun ordine corrisponde ai filtri"
        testo="Prova con meno filtri o con altre parole."
        azione={
          <Button variant="outlined" onClick={onAzzera}>
            Azzera filtri
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      titolo="Nessun ordine"
      testo={
        azione ? 'Qui compaiono gli ordini, scritti a mano o importati.' : 'Qui compaiono gli ordini che puoi vedere.'
      }
      azione={azione}
    />
  )
}

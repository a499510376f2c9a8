import Button from '@mui/material/Button'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { StatisticheKind } from './urlState.ts'

/** In place of the figures when there are none. @param clear takes the filters away; missing when there are none */
export function EmptyStatistiche({ quali, clear }: { quali: StatisticheKind; clear?: () => void }) {
  const action = clear && (
    <Button variant="outlined" onClick={clear}>
      Azzera filtri
    </Button>
  )
  if (quali === 'agenti') {
    return (
      <EmptyState
        titolo="Nessun agente"
        testo={
          clear ? 'Prova con altre parole o con altri agenti.' : 'Qui compaiono gli agenti con quanto hanno venduto.'
        }
        azione={action}
      />
    )
  }
  return (
    <EmptyState
      titolo="Nessun ordine in questo periodo"
      testo="Prova con un altro periodo, altri agenti o altre parole."
      azione={action}
    />
  )
}

import Button from '@mui/material/Button'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { StatisticheKind } from './urlState.ts'

/** In place of the figures when there are none. @param clear takes the filters away; missing when there are none */
export function EmptyStatistiche({ which, clear }: { which: StatisticheKind; clear?: () => void }) {
  const action = clear && (
    <Button variant="outlined" onClick={clear}>
      Azzera filtri
    </Button>
  )
  if (which === 'agenti') {
    return (
      <EmptyState
        title="Nessun agente"
        text={
          clear ? 'Prova con altre parole o con altri agenti.' : 'Qui compaiono gli agenti con quanto hanno venduto.'
        }
        action={action}
      />
    )
  }
  return (
    <EmptyState
      title="Nessun ordine in questo periodo"
      text="Prova con un altro periodo, altri agenti o altre parole."
      action={action}
    />
  )
}

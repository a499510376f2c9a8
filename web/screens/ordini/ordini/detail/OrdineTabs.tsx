import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'
import type { OrdineTab } from './tabs.ts'

/** Id of what the open tab shows. */
export const ORDINE_TAB_PANEL = 'pannello-scheda'

interface Props {
  /** Number of the order. */
  ordine: number
  schede: readonly OrdineTab[]
  /** Name of the open one; null when the user may not open it. */
  aperta: string | null
}

/** The tabs of an order: each is an address of its own. */
export function OrdineTabs({ ordine, schede, aperta }: Props) {
  return (
    <Tabs
      aria-label="Schede dell’ordine"
      value={aperta ?? false}
      variant="scrollable"
      sx={{ minHeight: 36, borderBottom: 1, borderColor: 'divider', mb: -1 }}
    >
      {schede.map(({ nome, etichetta, prepare }) => (
        <Tab
          key={nome}
          value={nome}
          label={etichetta}
          component={Link}
          to={`/ordini/${ordine}/${nome}`}
          onPointerEnter={prepare}
          onFocus={prepare}
          id={`scheda-${nome}`}
          aria-controls={nome === aperta ? ORDINE_TAB_PANEL : undefined}
          sx={{ minHeight: 36, py: 0.5, '@media (pointer: coarse)': { minHeight: 44 } }}
        />
      ))}
    </Tabs>
  )
}

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

/** What belongs together stands together: the order, its making, what is bought, papers and history. */
const GRUPPI: readonly (readonly string[])[] = [
  ['view', 'edit', 'sconti'],
  ['fasi', 'schedulazioni', 'avanzamento'],
  ['fornitori'],
  ['allegati', 'marcatura-ce', 'checklist', 'logs'],
]

/** The tabs in the order of their groups, those that no group names last; `inizia` at the first of a later group. */
function grouped(schede: readonly OrdineTab[]) {
  const groupOf = ({ nome }: OrdineTab) => {
    const gruppo = GRUPPI.findIndex((nomi) => nomi.includes(nome))
    return gruppo === -1 ? GRUPPI.length : gruppo
  }
  const placeOf = ({ nome }: OrdineTab) => GRUPPI.flat().indexOf(nome)
  const ordinate = [...schede].sort((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b))
  return ordinate.map((scheda, index) => {
    const prima = ordinate[index - 1]
    return { ...scheda, inizia: prima !== undefined && groupOf(prima) !== groupOf(scheda) }
  })
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
      {grouped(schede).map(({ nome, etichetta, prepare, inizia }) => (
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
          sx={{
            minHeight: 36,
            py: 0.5,
            // All of them fit beside the drawer of a desk.
            minWidth: 0,
            px: { xs: 2, lg: 1.25 },
            ...(inizia && { borderLeft: 1, borderColor: 'divider' }),
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        />
      ))}
    </Tabs>
  )
}

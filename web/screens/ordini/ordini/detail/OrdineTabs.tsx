import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'
import type { OrdineTab } from './tabs.ts'

/** Id of what the open tab shows. */
export const ORDINE_TAB_PANEL = 'pannello-scheda'

interface Props {
  /** Number of the order. */
  ordine: number
  tabs: readonly OrdineTab[]
  /** Name of the open one; null when the user may not open it. */
  open: string | null
}

/** What belongs together stands together: the order, its making, what is bought, papers and history. */
const GROUPS: readonly (readonly string[])[] = [
  ['view', 'edit', 'sconti'],
  ['fasi', 'schedulazioni', 'avanzamento'],
  ['fornitori'],
  ['allegati', 'marcatura-ce', 'checklist', 'logs'],
]

/** The tabs in the order of their groups, those that no group names last; `inizia` at the first of a later group. */
function grouped(tabs: readonly OrdineTab[]) {
  const groupOf = ({ name }: OrdineTab) => {
    const group = GROUPS.findIndex((names) => names.includes(name))
    return group === -1 ? GROUPS.length : group
  }
  const placeOf = ({ name }: OrdineTab) => GROUPS.flat().indexOf(name)
  const ordinate = [...tabs].sort((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b))
  return ordinate.map((tab, index) => {
    const before = ordinate[index - 1]
    return { ...tab, inizia: before !== undefined && groupOf(before) !== groupOf(tab) }
  })
}

/** The tabs of an order: each is an address of its own. */
export function OrdineTabs({ ordine, tabs, open }: Props) {
  return (
    <Tabs
      aria-label="Schede dell’ordine"
      value={open ?? false}
      variant="scrollable"
      sx={{ minHeight: 36, borderBottom: 1, borderColor: 'divider', mb: -1 }}
    >
      {grouped(tabs).map(({ name, label, prepare, inizia }) => (
        <Tab
          key={name}
          value={name}
          label={label}
          component={Link}
          to={`/ordini/${ordine}/${name}`}
          onPointerEnter={prepare}
          onFocus={prepare}
          id={`scheda-${name}`}
          aria-controls={name === open ? ORDINE_TAB_PANEL : undefined}
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

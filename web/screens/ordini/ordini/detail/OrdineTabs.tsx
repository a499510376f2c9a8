import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'
import { usePageState } from '#ui/page/usePageState.ts'
import { foldedTabs } from './foldedTabs.ts'
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

const LOW = { minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } } as const

/** The tabs of an order, each an address of its own: those of every day in sight, the others behind *Altro*. */
export function OrdineTabs({ ordine, tabs, open }: Props) {
  const { first, others } = foldedTabs(tabs, open)
  const [anchor, setAnchor] = usePageState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const address = (name: string) => `/ordini/${ordine}/${name}`
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', borderBottom: 1, borderColor: 'divider' }}>
      <Tabs
        aria-label="Schede dell’ordine"
        value={open ?? false}
        variant="scrollable"
        sx={{ minHeight: 36, mb: '-1px' }}
      >
        {first.map(({ name, label, prepare }) => (
          <Tab
            key={name}
            value={name}
            label={label}
            component={Link}
            to={address(name)}
            onPointerEnter={prepare}
            onFocus={prepare}
            id={`scheda-${name}`}
            aria-controls={name === open ? ORDINE_TAB_PANEL : undefined}
            sx={{ ...LOW, py: 0.5, minWidth: 0, px: { xs: 1.5, sm: 2 } }}
          />
        ))}
      </Tabs>
      {others.length > 0 && (
        <>
          <Button
            color="inherit"
            endIcon={<ExpandMore />}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            sx={{ ...LOW, color: 'text.secondary', flexShrink: 0 }}
          >
            Altro
          </Button>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
            {others.map(({ name, label, prepare }) => (
              <MenuItem
                key={name}
                component={Link}
                to={address(name)}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={close}
              >
                {label}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </Box>
  )
}

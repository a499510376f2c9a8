import HomeOutlined from '@mui/icons-material/HomeOutlined'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import type { MenuEntry, MenuGroup } from './menu.ts'
import { ShellLink } from './ShellLink.tsx'

/** What is opened most away from a desk, the first before; the other areas follow in the order of the menu. */
const OFFICE = ['/preventivi/#/', '/planner/#/clienti', '/planner/#/ordini']
/** What the workshop opens: its work, what is planned for today, the orders. */
const OFFICINA = ['/planner/#/operatore', '/planner/#/fasi-schedulate', '/planner/#/ordini', ...OFFICE]

/** Bar at the bottom of a phone: home and the three areas that the user's role opens most. */
export function PhoneBar({ groups, active }: { groups: readonly MenuGroup[]; active: MenuEntry | null }) {
  const all = groups.flatMap((group) => group.items)
  const officina = all.some(({ href }) => href === '/planner/#/operatore')
  const prime = (officina ? OFFICINA : OFFICE).flatMap((href) => all.find((item) => item.href === href) ?? [])
  const items = [...prime, ...all.filter((item) => !prime.includes(item))].slice(0, 3)
  return (
    <BottomNavigation
      component="nav"
      aria-label="Scorciatoie"
      showLabels
      // On a page of no entry none is lit, but on the home itself.
      value={active?.href ?? (location.pathname === '/' ? '/' : null)}
      sx={{
        flexShrink: 0,
        height: 'auto',
        minHeight: 56,
        pb: 'env(safe-area-inset-bottom)',
        borderTop: 1,
        borderColor: 'divider',
        // Four places at 390 px: a long name is cut rather than wrapped.
        '& .MuiBottomNavigationAction-root': { minWidth: 0, px: 0.5 },
        '& .MuiBottomNavigationAction-label': {
          maxWidth: '100%',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      }}
    >
      <BottomNavigationAction component={ShellLink} href="/" value="/" label="Home" icon={<HomeOutlined />} />
      {items.map(({ href, name, icona: Icon }) => (
        <BottomNavigationAction
          key={href}
          component={ShellLink}
          href={href}
          value={href}
          label={name}
          icon={<Icon />}
        />
      ))}
    </BottomNavigation>
  )
}

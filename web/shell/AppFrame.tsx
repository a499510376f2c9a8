import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Brand } from '#ui/brand/Brand.tsx'
import { usePageState } from '#ui/page/usePageState.ts'
import { usePreference } from '#ui/preference.ts'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import { homeOf } from './homeOf.ts'
import { type MenuEntry, type MenuGroup, menuEntryOf, menuOf } from './menu.ts'
import { NavigationMenu } from './NavigationMenu.tsx'
import { ShellLink } from './ShellLink.tsx'
import { MENU_WIDTH } from './sizes.ts'
import { TopBar } from './TopBar.tsx'
import { useTitleFocus } from './useTitleFocus.ts'
import { VediComeBanner } from './VediComeBanner.tsx'
import { useViewer } from './viewer.ts'

/** The link that skips the menu gets the first Tab of the page, wherever the browser would begin. */
function useSkipFirst() {
  const skip = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const only = new AbortController()
    const { signal } = only
    // Who has clicked goes on from there.
    document.addEventListener('pointerdown', () => only.abort(), { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab') return
        only.abort()
        const at = document.activeElement
        // What the page has put the cursor in keeps it.
        if (event.shiftKey || at?.matches('a, button, input, textarea, select')) return
        event.preventDefault()
        skip.current?.focus()
      },
      { signal },
    )
    return () => only.abort()
  }, [])
  return skip
}

const PRIMI = 3

/** The first names, and how many more there are. */
function primi(names: readonly string[]): string {
  const others = names.length - PRIMI
  if (others <= 0) return names.join(', ')
  return `${names.slice(0, PRIMI).join(', ')} e ${others === 1 ? 'un altro' : `altri ${others}`}`
}

/** Tells a superuser on every page that anybody may enter with the known password of the demo users. */
function BannerDemo() {
  const { utentiDemo, permessi } = useViewer()
  if (utentiDemo.length === 0) return null
  return (
    <Box
      role="status"
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 0.5,
        gap: 1,
        display: 'flex',
        alignItems: 'center',
        backgroundColor: 'warning.main',
        color: 'warning.contrastText',
      }}
    >
      <Warning fontSize="small" />
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        Chiunque può entrare: hanno ancora la password «demo» {primi(utentiDemo)}.{' '}
        {permessi.adminUsers && (
          <Link href="/utenti/#/" color="inherit" underline="always">
            Cambia le password o disattiva gli utenti
          </Link>
        )}
      </Box>
    </Box>
  )
}

/** What is opened most away from a desk, the first before; the other areas follow in the order of the menu. */
const OFFICE = ['/preventivi/#/', '/planner/#/clienti', '/planner/#/ordini']
/** What the workshop opens: its work, what is planned for today, the orders. */
const OFFICINA = ['/planner/#/operatore', '/planner/#/fasi-schedulate', '/planner/#/ordini', ...OFFICE]

/** Bar at the bottom of a phone: home, where there is one, and the areas that the user's role opens most. */
function PhoneBar({ groups, active }: { groups: readonly MenuGroup[]; active: MenuEntry | null }) {
  const all = groups.flatMap((group) => group.items)
  const officina = all.some(({ href }) => href === '/planner/#/operatore')
  const prime = (officina ? OFFICINA : OFFICE).flatMap((href) => all.find((item) => item.href === href) ?? [])
  const withHome = homeOf(useViewer().permessi) === '/'
  const items = [...prime, ...all.filter((item) => !prime.includes(item))].slice(0, withHome ? 3 : 4)
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
        // What it opens is in the menu too; the rows need its place.
        '@media (max-height: 560px)': { display: 'none' },
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
      {withHome && (
        <BottomNavigationAction component={ShellLink} href="/" value="/" label="Home" icon={<HomeOutlined />} />
      )}
      {items.map(({ href, name, icon: Icon }) => (
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

/** Frame of every staff page: drawer, top bar, content; on phones a bottom bar in the drawer's place. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { permessi } = useViewer()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const telefono = useIsNarrow()
  // Under 1200 px it folds by itself; who unfolds it there is remembered for there.
  const wide = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const [narrowed, setNarrowed] = usePreference('menu.ridotto', false)
  const [kept, setKept] = usePreference('menu.allargato', false)
  const collapsed = wide ? narrowed : !kept
  const fold = () => (wide ? setNarrowed(!narrowed) : setKept(!kept))
  const [open, setOpen] = usePageState(false)

  const skip = useSkipFirst()
  useTitleFocus()
  const groups = menuOf(permessi)
  const active = menuEntryOf(`${location.pathname.replace(/\/?$/, '/')}#${pathname}`, groups)
  const action = collapsed ? 'Allarga il menu' : 'Riduci il menu'
  return (
    <Box data-cornice sx={{ height: '100dvh', display: 'flex', overflow: 'hidden' }}>
      <Link
        ref={skip}
        href="#contenuto"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('contenuto')?.focus()
        }}
        sx={{
          position: 'absolute',
          left: 8,
          top: -60,
          zIndex: 'tooltip',
          px: 2,
          py: 1,
          borderRadius: 1,
          backgroundColor: 'background.paper',
          '&:focus': { top: 8 },
        }}
      >
        Vai al contenuto
      </Link>
      {telefono ? (
        <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { sx: { width: 280, py: 1 } } }}>
          <nav aria-label="Menu">
            <Box sx={{ px: 2, pb: 1 }}>
              <Brand />
            </Box>
            <NavigationMenu groups={groups} active={active} collapsed={false} onChoose={() => setOpen(false)} />
          </nav>
        </Drawer>
      ) : (
        <Box
          component="nav"
          aria-label="Menu"
          sx={{
            width: collapsed ? MENU_WIDTH.narrow : MENU_WIDTH.wide,
            flexShrink: 0,
            transition: 'width 120ms',
            borderRight: 1,
            borderColor: 'divider',
            backgroundColor: 'background.paper',
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          {/* As tall as the bar beside it. */}
          <Box
            sx={{
              height: 48,
              flexShrink: 0,
              px: 2,
              display: 'flex',
              alignItems: 'center',
              justifyContent: collapsed ? 'center' : 'flex-start',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Brand small={collapsed} />
          </Box>
          <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', py: 1 }}>
            <NavigationMenu groups={groups} active={active} collapsed={collapsed} />
          </Box>
          <Box sx={{ p: 1, display: 'flex', justifyContent: collapsed ? 'center' : 'flex-end' }}>
            <Tooltip title={action} placement="right">
              <IconButton aria-label={action} onClick={fold}>
                {collapsed ? <ChevronRight fontSize="small" /> : <ChevronLeft fontSize="small" />}
              </IconButton>
            </Tooltip>
          </Box>
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <VediComeBanner />
        <BannerDemo />
        <TopBar groups={groups} active={active} onMenu={telefono ? () => setOpen(true) : undefined} />
        <Box sx={{ position: 'relative', height: 0, zIndex: 1 }}>
          {state === 'loading' && <LinearProgress sx={{ height: 2 }} aria-label="Caricamento..." />}
        </Box>
        <Box
          component="main"
          id="contenuto"
          tabIndex={-1}
          sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }}
        >
          {children}
        </Box>
        {telefono && <PhoneBar groups={groups} active={active} />}
      </Box>
    </Box>
  )
}

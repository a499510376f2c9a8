import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Menu from '@mui/icons-material/Menu'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { RouteHandle } from '#relay/loadRoute.tsx'
import { useCrumbOfPage } from '#ui/page/pageCrumb.ts'
import { usePageState } from '#ui/page/usePageState.ts'
import { useShortcut } from '#ui/shortcuts.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { homeOf } from './homeOf.ts'
import { LiveDot } from './LiveDot.tsx'
import type { MenuEntry, MenuGroup } from './menu.ts'
import { rememberRecent } from './recents.ts'
import { ShellLink } from './ShellLink.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useViewer } from './viewer.ts'

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))
const SearchDialog = lazy(() => import('./SearchDialog.tsx'))

interface Props {
  groups: readonly MenuGroup[]
  active: MenuEntry | null
  /** Opens the drawer, where it is not always open. */
  onMenu?: () => void
}

/** A page of one record, and where it begins: '/ordini/121' of '/ordini/121/fasi'. */
const RECORD = /^\/(?:[a-z-]+\/)?\d+(?=\/|$)/
/** Milliseconds in which a page that takes another's place says what it is called. */
const SETTLED = 400

/** Keeps the record of the page among those opened last. */
function useRememberPage(crumb: string | null, kind: string, pathname: string): void {
  const { pk } = useViewer()
  const [record] = RECORD.exec(pathname) ?? []
  useEffect(() => {
    if (!crumb || record === undefined) return
    const page = { title: crumb, subtitle: kind, url: `${location.pathname.replace(/\/?$/, '/')}#${record}` }
    const timer = setTimeout(() => rememberRecent(pk, page), SETTLED)
    return () => clearTimeout(timer)
  }, [pk, crumb, kind, record])
}

/** Where the user is: home, group, area and, inside it, the open page; on phones home is in the bar at the bottom. */
function BreadcrumbTrail({ groups, active }: { groups: readonly MenuGroup[]; active: MenuEntry | null }) {
  const { pathname } = useLocation()
  const largo = !useIsPhone()
  const withHome = homeOf(useViewer().permessi) === '/'
  const kind = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title
  const crumb = useCrumbOfPage()
  const title = crumb ?? kind
  useRememberPage(crumb, kind ?? '', pathname)
  const group = groups.find(({ items }) => items.some(({ href }) => href === active?.href))
  // An area with a page of its own begins at the root of its routes.
  const inizio = active && (active.href.includes('#') ? active.href : `${active.href}#/`)
  const onItem = inizio?.endsWith(`#${pathname}`) === true
  return (
    <Breadcrumbs aria-label="Percorso" sx={{ minWidth: 0, '& ol': { flexWrap: 'nowrap' }, '& li': { minWidth: 0 } }}>
      {largo && withHome && (
        <Link component={ShellLink} href="/" aria-label="Home" color="inherit" sx={{ display: 'flex', p: 0.5 }}>
          <HomeOutlined fontSize="small" />
        </Link>
      )}
      {/* A group of one area that is called like it is said once. */}
      {group && largo && group.name !== active?.name && (
        <Typography color="textSecondary" noWrap>
          {group.name}
        </Typography>
      )}
      {active && !onItem && (
        <Link
          component={ShellLink}
          href={active.href}
          color="inherit"
          noWrap
          sx={{ display: 'block', '@media (pointer: coarse)': { lineHeight: '44px', minWidth: 44 } }}
        >
          {active.name}
        </Link>
      )}
      {(title ?? (onItem && active)) && (
        <Typography noWrap aria-current="page" sx={{ fontWeight: 550 }}>
          {onItem ? active?.name : title}
        </Typography>
      )}
    </Breadcrumbs>
  )
}

/** Top bar: breadcrumb, search (Ctrl-K), live connection, user menu. */
export function TopBar({ groups, active, onMenu }: Props) {
  const [search, setSearching] = usePageState(false)
  const [keys, setKeysShown] = usePageState(false)
  useShortcut('ctrl+k', () => setSearching(true))
  useShortcut('?', () => setKeysShown(true))
  return (
    <Box
      component="header"
      sx={{
        height: 48,
        flexShrink: 0,
        px: { xs: 0.5, sm: 2 },
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {onMenu && (
        <IconButton aria-label="Apri il menu" onClick={onMenu}>
          <Menu />
        </IconButton>
      )}
      <BreadcrumbTrail groups={groups} active={active} />
      <Box sx={{ flex: 1 }} />
      <Button
        color="inherit"
        variant="outlined"
        aria-keyshortcuts="Control+K"
        startIcon={<Search />}
        onClick={() => setSearching(true)}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          color: 'text.secondary',
          borderColor: 'divider',
          fontWeight: 400,
          minWidth: 220,
          justifyContent: 'flex-start',
        }}
      >
        Cerca…
        <Box component="kbd" sx={{ ml: 'auto', fontFamily: 'inherit', fontSize: '0.75rem' }}>
          Ctrl K
        </Box>
      </Button>
      <IconButton aria-label="Cerca" onClick={() => setSearching(true)} sx={{ display: { md: 'none' } }}>
        <Search />
      </IconButton>
      <LiveDot />
      <UserMenu />
      {keys && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
      {search && (
        <Suspense fallback={null}>
          <SearchDialog groups={groups} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </Box>
  )
}

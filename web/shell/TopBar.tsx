import Menu from '@mui/icons-material/Menu'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense } from 'react'
import { usePageState } from '#ui/page/usePageState.ts'
import { useShortcut } from '#ui/shortcuts.ts'
import { BreadcrumbTrail } from './BreadcrumbTrail.tsx'
import { LiveDot } from './LiveDot.tsx'
import type { MenuEntry, MenuGroup } from './menu.ts'
import { UserMenu } from './UserMenu.tsx'

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))
const SearchDialog = lazy(() => import('./SearchDialog.tsx'))

interface Props {
  groups: readonly MenuGroup[]
  active: MenuEntry | null
  /** Opens the drawer, where it is not always open. */
  onMenu?: () => void
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

import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocation, useMatches } from 'react-router'
import type { RouteHandle } from '#relay/loadRoute.tsx'
import { useCrumbOfPage } from '#ui/page/pageCrumb.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { MenuEntry, MenuGroup } from './menu.ts'
import { ShellLink } from './ShellLink.tsx'

/** Where the user is: home, group, area and, inside it, the open page; on phones home is in the bar at the bottom. */
export function BreadcrumbTrail({ groups, active }: { groups: readonly MenuGroup[]; active: MenuEntry | null }) {
  const { pathname } = useLocation()
  const largo = !useIsPhone()
  const kind = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title
  const title = useCrumbOfPage() ?? kind
  const group = groups.find(({ items }) => items.some(({ href }) => href === active?.href))
  // An area with a page of its own begins at the root of its routes.
  const inizio = active && (active.href.includes('#') ? active.href : `${active.href}#/`)
  const onItem = inizio?.endsWith(`#${pathname}`) === true
  return (
    <Breadcrumbs aria-label="Percorso" sx={{ minWidth: 0, '& ol': { flexWrap: 'nowrap' }, '& li': { minWidth: 0 } }}>
      {largo && (
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

import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocation, useMatches } from 'react-router'
import type { HandleRotta } from '../relay/loadRoute.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { Collegamento } from './Collegamento.tsx'
import type { GruppoMenu, VoceMenu } from './menu.ts'

/** Where the user is: home, group, area and, inside it, the open page; on phones home is in the bar at the bottom. */
export function Briciole({ gruppi, attiva }: { gruppi: readonly GruppoMenu[]; attiva: VoceMenu | null }) {
  const { pathname } = useLocation()
  const largo = !useIsPhone()
  const titolo = (useMatches().at(-1)?.handle as HandleRotta | undefined)?.titolo
  const gruppo = gruppi.find(({ voci }) => voci.some(({ href }) => href === attiva?.href))
  // An area with a page of its own begins at the root of its routes.
  const inizio = attiva && (attiva.href.includes('#') ? attiva.href : `${attiva.href}#/`)
  const sullaVoce = inizio?.endsWith(`#${pathname}`) === true
  return (
    <Breadcrumbs aria-label="Percorso" sx={{ minWidth: 0, '& ol': { flexWrap: 'nowrap' }, '& li': { minWidth: 0 } }}>
      {largo && (
        <Link component={Collegamento} href="/" aria-label="Home" color="inherit" sx={{ display: 'flex', p: 0.5 }}>
          <HomeOutlined fontSize="small" />
        </Link>
      )}
      {gruppo && largo && (
        <Typography color="textSecondary" noWrap>
          {gruppo.nome}
        </Typography>
      )}
      {attiva && !sullaVoce && (
        <Link
          component={Collegamento}
          href={attiva.href}
          color="inherit"
          noWrap
          sx={{ display: 'block', '@media (pointer: coarse)': { lineHeight: '44px', minWidth: 44 } }}
        >
          {attiva.nome}
        </Link>
      )}
      {(titolo ?? (sullaVoce && attiva)) && (
        <Typography noWrap aria-current="page" sx={{ fontWeight: 550 }}>
          {sullaVoce ? attiva?.nome : titolo}
        </Typography>
      )}
    </Breadcrumbs>
  )
}

import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouteLink } from 'react-router'
import { cartellaPath, listPath } from '../cartelle/lastList.ts'

interface Props {
  parent: { pk: number; nome: string } | null
  name: string
}

const touchable = { '@media (pointer: coarse)': { lineHeight: '44px' } } as const

/** Back to the list where it was left, and to the folder that this one is in. */
export function CartellaTrail({ parent, name }: Props) {
  return (
    <Breadcrumbs aria-label="Posizione della cartella" sx={{ '& li': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <Link component={RouteLink} to={listPath()} sx={touchable}>
        Cartelle
      </Link>
      {parent && (
        <Link component={RouteLink} to={cartellaPath(parent)} sx={touchable}>
          ../{parent.nome}
        </Link>
      )}
      <Typography color="textSecondary" aria-current="page">
        {name}
      </Typography>
    </Breadcrumbs>
  )
}

import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Tooltip from '@mui/material/Tooltip'
import { Collegamento } from './Collegamento.tsx'
import type { GruppoMenu, VoceMenu } from './menu.ts'

interface Props {
  gruppi: readonly GruppoMenu[]
  attiva: VoceMenu | null
  /** Icons only, names in tooltips. */
  ridotta: boolean
  onScelta?: () => void
}

/** The drawer's entries by group. */
export function NavigazioneMenu({ gruppi, attiva, ridotta, onScelta }: Props) {
  return gruppi.map((gruppo) => (
    <List
      key={gruppo.nome}
      dense
      disablePadding
      aria-label={gruppo.nome}
      subheader={
        ridotta ? undefined : (
          <ListSubheader
            component="div"
            disableSticky
            sx={{ lineHeight: '32px', fontSize: '0.75rem', backgroundColor: 'transparent' }}
          >
            {gruppo.nome}
          </ListSubheader>
        )
      }
      sx={ridotta ? { borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } } : undefined}
    >
      {gruppo.voci.map((voce) => (
        <ListItem key={voce.href} disablePadding>
          <Tooltip title={ridotta ? voce.nome : ''} placement="right">
            <ListItemButton
              component={Collegamento}
              href={voce.href}
              onClick={onScelta}
              selected={voce.href === attiva?.href}
              aria-current={voce.href === attiva?.href ? 'page' : undefined}
              aria-label={ridotta ? voce.nome : undefined}
              sx={{
                minHeight: 36,
                mx: 1,
                px: 1,
                borderRadius: 1,
                justifyContent: ridotta ? 'center' : 'flex-start',
                '@media (pointer: coarse)': { minHeight: 44 },
              }}
            >
              <ListItemIcon sx={{ minWidth: ridotta ? 0 : 32, color: 'inherit' }}>
                <voce.icona fontSize="small" />
              </ListItemIcon>
              {!ridotta && <ListItemText primary={voce.nome} slotProps={{ primary: { noWrap: true } }} />}
            </ListItemButton>
          </Tooltip>
        </ListItem>
      ))}
    </List>
  ))
}

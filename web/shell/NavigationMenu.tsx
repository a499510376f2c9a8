import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { MenuEntry, MenuGroup } from './menu.ts'
import { ShellLink } from './ShellLink.tsx'

interface Props {
  gruppi: readonly MenuGroup[]
  attiva: MenuEntry | null
  /** Icons only, names in tooltips. */
  ridotta: boolean
  onChoose?: () => void
}

/** The drawer's entries by group. */
export function NavigationMenu({ gruppi, attiva, ridotta, onChoose }: Props) {
  return gruppi.map((group, index) => (
    <Box key={group.nome} sx={{ pb: 1, borderTop: ridotta && index > 0 ? 1 : 0, borderColor: 'divider' }}>
      {!ridotta && (
        <Typography
          aria-hidden
          color="textSecondary"
          sx={{ px: 2, lineHeight: '32px', fontSize: '0.75rem', fontWeight: 550 }}
        >
          {group.nome}
        </Typography>
      )}
      <List dense disablePadding aria-label={group.nome}>
        {group.voci.map((item) => (
          <VoceLaterale
            key={item.href}
            voce={item}
            scelta={item.href === attiva?.href}
            ridotta={ridotta}
            onChoose={onChoose}
          />
        ))}
      </List>
    </Box>
  ))
}

interface PropsVoce extends Pick<Props, 'ridotta' | 'onChoose'> {
  voce: MenuEntry
  scelta: boolean
}

function VoceLaterale({ voce, scelta, ridotta, onChoose }: PropsVoce) {
  const place = useRef<HTMLLIElement>(null)
  // A long menu is cut by the window: the open area must be seen.
  useEffect(() => {
    if (scelta) place.current?.scrollIntoView({ block: 'nearest' })
  }, [scelta])
  return (
    <ListItem ref={place} disablePadding>
      <Tooltip title={ridotta ? voce.nome : ''} placement="right">
        <ListItemButton
          component={ShellLink}
          href={voce.href}
          onClick={onChoose}
          selected={scelta}
          aria-current={scelta ? 'page' : undefined}
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
  )
}

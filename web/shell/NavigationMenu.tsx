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
  groups: readonly MenuGroup[]
  active: MenuEntry | null
  /** Icons only, names in tooltips. */
  collapsed: boolean
  onChoose?: () => void
}

/** The drawer's entries by group. */
export function NavigationMenu({ groups, active, collapsed, onChoose }: Props) {
  return groups.map((group, index) => (
    <Box key={group.name} sx={{ pb: 1, borderTop: collapsed && index > 0 ? 1 : 0, borderColor: 'divider' }}>
      {!collapsed && (
        <Typography
          aria-hidden
          color="textSecondary"
          sx={{ px: 2, lineHeight: '32px', fontSize: '0.75rem', fontWeight: 550 }}
        >
          {group.name}
        </Typography>
      )}
      <List dense disablePadding aria-label={group.name}>
        {group.items.map((item) => (
          <SideItem
            key={item.href}
            item={item}
            choice={item.href === active?.href}
            collapsed={collapsed}
            onChoose={onChoose}
          />
        ))}
      </List>
    </Box>
  ))
}

interface ItemProps extends Pick<Props, 'collapsed' | 'onChoose'> {
  item: MenuEntry
  choice: boolean
}

function SideItem({ item, choice, collapsed, onChoose }: ItemProps) {
  const place = useRef<HTMLLIElement>(null)
  // A long menu is cut by the window: the open area must be seen.
  useEffect(() => {
    if (choice) place.current?.scrollIntoView({ block: 'nearest' })
  }, [choice])
  return (
    <ListItem ref={place} disablePadding>
      <Tooltip title={collapsed ? item.name : ''} placement="right">
        <ListItemButton
          component={ShellLink}
          href={item.href}
          onClick={onChoose}
          selected={choice}
          aria-current={choice ? 'page' : undefined}
          aria-label={collapsed ? item.name : undefined}
          sx={{
            minHeight: 36,
            mx: 1,
            px: 1,
            borderRadius: 1,
            justifyContent: collapsed ? 'center' : 'flex-start',
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          <ListItemIcon sx={{ minWidth: collapsed ? 0 : 32, color: 'inherit' }}>
            <item.icona fontSize="small" />
          </ListItemIcon>
          {!collapsed && <ListItemText primary={item.name} slotProps={{ primary: { noWrap: true } }} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  )
}

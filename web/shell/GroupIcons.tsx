import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { usePageState } from '#ui/page/usePageState.ts'
import type { MenuEntry, MenuGroup } from './menu.ts'
import { ShellLink } from './ShellLink.tsx'

interface Props {
  groups: readonly MenuGroup[]
  pins: readonly MenuEntry[]
  active: MenuEntry | null
}

const icon = (chosen: boolean) => ({
  width: 40,
  height: 36,
  borderRadius: 1,
  color: chosen ? 'primary.main' : 'inherit',
  backgroundColor: chosen ? 'action.selected' : undefined,
})

/** The drawer when it is narrow: an icon for each pinned entry and for each group, whose entries open beside it. */
export function GroupIcons({ groups, pins, active }: Props) {
  const [opened, setOpened] = usePageState<{ name: string; anchor: HTMLElement } | null>(null)
  const close = () => setOpened(null)
  const group = groups.find(({ name }) => name === opened?.name)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 0.25 }}>
      {pins.map(({ href, name, icon: Icon }) => (
        <Tooltip key={href} title={name} placement="right">
          <IconButton component={ShellLink} href={href} aria-label={name} sx={icon(false)}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
      {pins.length > 0 && <Box sx={{ width: 32, my: 0.5, borderTop: 1, borderColor: 'divider' }} />}
      {groups.map(({ name, items }) => {
        const [first] = items
        if (!first) return null
        const isActive = items.some(({ href }) => href === active?.href)
        const Icon = first.icon
        return (
          <Tooltip key={name} title={name} placement="right">
            <IconButton
              aria-label={name}
              aria-haspopup="menu"
              aria-expanded={opened?.name === name}
              onClick={({ currentTarget }) => setOpened({ name, anchor: currentTarget })}
              sx={icon(isActive)}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        )
      })}
      {group && opened && (
        <Menu
          open
          anchorEl={opened.anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { dense: true, 'aria-label': group.name } }}
        >
          {group.items.map(({ href, name, icon: Icon }) => (
            <MenuItem
              key={href}
              component={ShellLink}
              href={href}
              selected={href === active?.href}
              aria-current={href === active?.href ? 'page' : undefined}
              onClick={close}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                <Icon fontSize="small" />
              </ListItemIcon>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Box>
  )
}

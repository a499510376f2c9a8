import ExpandMore from '@mui/icons-material/ExpandMore'
import PushPin from '@mui/icons-material/PushPin'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { usePreference } from '#ui/preference.ts'
import { GroupIcons } from './GroupIcons.tsx'
import type { MenuEntry, MenuGroup } from './menu.ts'
import { useRecents } from './recents.ts'
import { ShellLink } from './ShellLink.tsx'
import { useViewer } from './viewer.ts'

interface Props {
  groups: readonly MenuGroup[]
  active: MenuEntry | null
  /** A group is an icon, its entries in a menu beside it. */
  collapsed: boolean
  onChoose?: () => void
}

/** Records of the menu that were opened last. */
const RECENTS = 4
/** With so few entries nothing is worth folding: an agent, an operator. */
const FEW = 12

const head = {
  width: '100%',
  px: 2,
  height: 32,
  justifyContent: 'space-between',
  fontSize: '0.75rem',
  fontWeight: 550,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  '@media (pointer: coarse)': { height: 44 },
} as const

/** The entries of the drawer: pinned ones, records opened last, then the groups, of which the open page's unfolds. */
export function NavigationMenu({ groups, active, collapsed, onChoose }: Props) {
  const { pk } = useViewer()
  const recents = useRecents(pk)
  const [pinned, setPinned] = usePreference<readonly string[]>('menu.fissate', [])
  const [unfolded, setUnfolded] = usePreference<Readonly<Record<string, boolean>>>('menu.gruppi', {})
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter(({ inside }) => !inside) }))
    .filter(({ items }) => items.length > 0)
  const entries = shown.flatMap(({ items }) => items)
  const own = Array.isArray(pinned) ? pinned : []
  const pins = own.flatMap((href: string) => entries.find((one) => one.href === href) ?? [])
  if (collapsed) return <GroupIcons groups={shown} pins={pins} active={active} />
  const pin = (href: string) =>
    setPinned(own.includes(href) ? own.filter((other: string) => other !== href) : [...own, href])
  const entry = (item: MenuEntry, marked: boolean) => (
    <SideItem
      key={item.href}
      item={item}
      choice={marked && item.href === active?.href}
      pinned={own.includes(item.href)}
      onPin={pin}
      onChoose={onChoose}
    />
  )
  const few = entries.length <= FEW
  const isOpen = ({ name, items }: MenuGroup) =>
    few || (unfolded[name] ?? items.some(({ href }) => href === active?.href))
  return (
    <>
      {pins.length > 0 && <Section title="Fissate">{pins.map((item) => entry(item, false))}</Section>}
      {recents.length > 0 && (
        <Section title="Recenti">
          {recents.slice(0, RECENTS).map(({ url, title, subtitle }) => (
            <ListItem key={url} disablePadding>
              <ListItemButton
                component={ShellLink}
                href={url}
                onClick={onChoose}
                title={`${subtitle} ${title}`}
                sx={line}
              >
                <ListItemText primary={title} slotProps={{ primary: { noWrap: true } }} />
              </ListItemButton>
            </ListItem>
          ))}
        </Section>
      )}
      {shown.map((group) => (
        <Group
          key={group.name}
          alone={group.items.length === 1 && group.items[0]?.name === group.name}
          name={group.name}
          open={isOpen(group)}
          onOpen={few ? undefined : (open) => setUnfolded({ ...unfolded, [group.name]: open })}
        >
          {group.items.map((item) => entry(item, true))}
        </Group>
      ))}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box sx={{ pb: 1 }}>
      <Box id={id} sx={{ px: 2, lineHeight: '32px', fontSize: '0.75rem', fontWeight: 550, color: 'text.secondary' }}>
        {title}
      </Box>
      <List dense disablePadding aria-labelledby={id}>
        {children}
      </List>
    </Box>
  )
}

interface GroupProps {
  name: string
  /** It has one entry, called like it: nothing to fold. */
  alone: boolean
  open: boolean
  /** Missing where it does not fold. */
  onOpen?: (open: boolean) => void
  children: ReactNode
}

function Group({ name, alone, open, onOpen, children }: GroupProps) {
  const id = useId()
  if (alone) {
    return (
      <List dense disablePadding aria-label={name}>
        {children}
      </List>
    )
  }
  if (!onOpen) return <Section title={name}>{children}</Section>
  return (
    <Box sx={{ pb: open ? 1 : 0 }}>
      <ButtonBase aria-expanded={open} aria-controls={id} onClick={() => onOpen(!open)} sx={head}>
        {name}
        <ExpandMore sx={{ fontSize: 18, transform: open ? 'none' : 'rotate(-90deg)' }} />
      </ButtonBase>
      <List dense disablePadding id={id} aria-label={name} sx={{ display: open ? undefined : 'none' }}>
        {children}
      </List>
    </Box>
  )
}

const line = {
  minHeight: 34,
  mx: 1,
  px: 1,
  borderRadius: 1,
  '@media (pointer: coarse)': { minHeight: 44 },
  '@media (forced-colors: active)': { '&.Mui-selected': { outline: '2px solid Highlight' } },
} as const

interface ItemProps {
  item: MenuEntry
  choice: boolean
  pinned: boolean
  onPin: (href: string) => void
  onChoose?: () => void
}

function SideItem({ item, choice, pinned, onPin, onChoose }: ItemProps) {
  const place = useRef<HTMLLIElement>(null)
  // A long menu is cut by the window: the open area must be seen.
  useEffect(() => {
    if (choice) place.current?.scrollIntoView({ block: 'nearest' })
  }, [choice])
  const word = pinned ? 'Togli dalle fissate' : 'Fissa in alto'
  return (
    <ListItem
      ref={place}
      disablePadding
      secondaryAction={
        <Tooltip title={word} placement="right">
          <IconButton
            size="small"
            aria-label={`${word}: ${item.name}`}
            onClick={() => onPin(item.href)}
            className="fissa"
            sx={{ minWidth: 'auto !important', p: 0.5 }}
          >
            {pinned ? <PushPin sx={{ fontSize: 16 }} /> : <PushPinOutlined sx={{ fontSize: 16 }} />}
          </IconButton>
        </Tooltip>
      }
      sx={{
        '& .MuiListItemSecondaryAction-root': { right: 12 },
        // It is there for who points at the entry or comes to it by the keys; on a phone the menu is short of room.
        '& .fissa': { opacity: 0 },
        '&:hover .fissa, & .fissa:focus-visible': { opacity: 1 },
        '@media (pointer: coarse)': { '& .MuiListItemSecondaryAction-root': { display: 'none' } },
      }}
    >
      <ListItemButton
        component={ShellLink}
        href={item.href}
        onClick={onChoose}
        selected={choice}
        aria-current={choice ? 'page' : undefined}
        sx={{ ...line, '&.MuiListItemButton-root': { pr: 4 } }}
      >
        <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>
          <item.icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={item.name} slotProps={{ primary: { noWrap: true } }} />
      </ListItemButton>
    </ListItem>
  )
}

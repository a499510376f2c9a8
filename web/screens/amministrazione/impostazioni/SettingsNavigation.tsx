import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { groupId, type SettingGroupName, sectionId, sectionsOf, settingGroups } from './groups.ts'

interface Props {
  search: string
  onSearch: (text: string) => void
  /** Groups with something that was searched for. */
  found: ReadonlySet<SettingGroupName>
}

/** Search and headings of the settings: a click goes there, with the keys. */
export function SettingsNavigation({ search, onSearch, found }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <FilterBar search={{ valore: search, onChange: onSearch, label: 'Cerca impostazione' }} collection={false} />
      <Box
        component="nav"
        aria-label="Gruppi di impostazioni"
        sx={{ display: 'flex', flexDirection: { lg: 'column' }, flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 0.25 }}
      >
        {settingGroups.map((group) => (
          <Box key={group.name} hidden={!found.has(group.name)}>
            <Jump to={groupId(group.name)}>{group.name}</Jump>
            <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
              {search === '' &&
                sectionsOf(group).map(
                  ({ name }) =>
                    name && (
                      <Jump key={name} to={sectionId(group.name, name)} inside>
                        {name}
                      </Jump>
                    ),
                )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Jump({ to, inside = false, children }: { to: string; inside?: boolean; children: string }) {
  return (
    <ButtonBase
      onClick={() => {
        const place = document.getElementById(to)
        place?.scrollIntoView({ block: 'start' })
        // What is read and typed next is there.
        place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
        place?.focus({ preventScroll: true })
      }}
      sx={{
        display: 'flex',
        width: { lg: '100%' },
        justifyContent: 'flex-start',
        textAlign: 'left',
        font: 'inherit',
        fontSize: '0.8125rem',
        fontWeight: inside ? 400 : 600,
        color: inside ? 'text.secondary' : 'text.primary',
        px: 1,
        pl: inside ? 2.5 : 1,
        minHeight: 28,
        '@media (pointer: coarse)': { minHeight: 44 },
        borderRadius: 1,
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      {children}
    </ButtonBase>
  )
}

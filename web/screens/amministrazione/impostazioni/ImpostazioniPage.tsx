import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useCallback, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { ImpostazioniPageQuery } from '#generated/ImpostazioniPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { useShortcut } from '#ui/shortcuts.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { textParam } from '#ui/urlState.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { foundSettings, groupId, type SettingGroupName, sectionId, sectionsOf, settingGroups } from './groups.ts'
import { readSetting } from './readSetting.ts'
import { SettingGroupCard } from './SettingGroupCard.tsx'
import { SideColumns } from './SideColumns.tsx'
import { type SavedSetting, type SavedSettings, savedSettingValues } from './save.ts'

const query = graphql`
  query ImpostazioniPageQuery @preloadable {
    impostazioni {
      ...readSetting_impostazione
    }
  }
`

const impostazioniUrlState = { search: textParam() }

interface SettingsNavigationProps {
  search: string
  onSearch: (text: string) => void
  /** Groups with something that was searched for. */
  found: ReadonlySet<SettingGroupName>
}

/** Search and headings of the settings: a click goes there, with the keys. */
function SettingsNavigation({ search, onSearch, found }: SettingsNavigationProps) {
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

/** The settings of the product, by heading. */
export default function ImpostazioniPage() {
  const { data, isWaiting } = useRouteQuery<ImpostazioniPageQuery>(query)
  const { impostazioni } = data
  const { revalidate } = useRevalidator()
  const { values, set } = useUrlState(impostazioniUrlState)
  const search = values.search
  const [toSave, setToSave] = useState<ReadonlyMap<SettingGroupName, () => void>>(new Map())

  const byGroup = useMemo(() => {
    const read = new Map<string, SavedSetting>(impostazioni.map(readSetting).map((loaded) => [loaded.chiave, loaded]))
    return settingGroups.map((group) => ({
      group,
      read: Object.fromEntries(group.keys.map((key) => [key, read.get(key)])) as SavedSettings,
    }))
  }, [impostazioni])
  const found = useMemo(
    () =>
      new Set(
        byGroup.flatMap(({ group, read }) =>
          foundSettings(group, savedSettingValues(read), search).size > 0 ? [group.name] : [],
        ),
      ),
    [byGroup, search],
  )
  const dirty = useCallback((name: SettingGroupName, save: (() => void) | null) => {
    setToSave((before) => {
      const next = new Map(before)
      if (save) next.set(name, save)
      else next.delete(name)
      return next
    })
  }, [])

  useUnsavedGuard(toSave.size > 0)
  useShortcut('ctrl+s', () => {
    for (const save of toSave.values()) save()
  })
  return (
    <Page title="Impostazioni" isWaiting={isWaiting}>
      <SideColumns
        side={
          <SettingsNavigation
            search={search}
            onSearch={(text) => set({ search: text }, { replace: true })}
            found={found}
          />
        }
      >
        {byGroup.map(({ group, read }) => (
          <SettingGroupCard
            key={group.name}
            group={group}
            read={read}
            search={search}
            onSuperseded={() => void revalidate()}
            onDirty={dirty}
          />
        ))}
        {found.size === 0 && (
          <EmptyState
            title="Nessuna impostazione trovata"
            text="Prova con altre parole. Stati, check list e modelli di e-mail sono nelle Liste."
            action={<Button onClick={() => set({ search: '' })}>Azzera la ricerca</Button>}
          />
        )}
      </SideColumns>
    </Page>
  )
}

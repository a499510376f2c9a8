import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { ImpostazioniPageQuery } from '#generated/ImpostazioniPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { useShortcut } from '#ui/shortcuts.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { textParam } from '#ui/urlState.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { foundSettings, type SettingGroupName, settingGroups } from './groups.ts'
import { readSetting } from './readSetting.ts'
import { SettingGroupCard } from './SettingGroupCard.tsx'
import { SettingsNavigation } from './SettingsNavigation.tsx'
import { SideColumns } from './SideColumns.tsx'
import { type SavedSetting, type SavedSettings, savedSettingValues } from './save.ts'

const query = graphql`
  query ImpostazioniPageQuery {
    impostazioni {
      ...readSetting_impostazione
    }
  }
`

const impostazioniUrlState = { search: textParam() }

/** The settings of the product, by heading. */
export default function ImpostazioniPage() {
  const { riferimento, inAttesa } = useRouteQuery<ImpostazioniPageQuery>()
  const { impostazioni } = usePreloadedQuery<ImpostazioniPageQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const { valori, imposta } = useUrlState(impostazioniUrlState)
  const search = valori.search
  const [toSave, setToSave] = useState<ReadonlyMap<SettingGroupName, () => void>>(new Map())

  const byGroup = useMemo(() => {
    const read = new Map<string, SavedSetting>(impostazioni.map(readSetting).map((loaded) => [loaded.chiave, loaded]))
    return settingGroups.map((group) => ({
      gruppo: group,
      lette: Object.fromEntries(group.chiavi.map((key) => [key, read.get(key)])) as SavedSettings,
    }))
  }, [impostazioni])
  const found = useMemo(
    () =>
      new Set(
        byGroup.flatMap(({ gruppo, lette }) =>
          foundSettings(gruppo, savedSettingValues(lette), search).size > 0 ? [gruppo.nome] : [],
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
    <Page titolo="Impostazioni" inAttesa={inAttesa}>
      <SideColumns
        side={
          <SettingsNavigation
            search={search}
            onSearch={(text) => imposta({ search: text }, { sostituisci: true })}
            found={found}
          />
        }
      >
        {byGroup.map(({ gruppo, lette }) => (
          <SettingGroupCard
            key={gruppo.nome}
            gruppo={gruppo}
            read={lette}
            search={search}
            onSuperseded={() => void revalidate()}
            onDirty={dirty}
          />
        ))}
        {found.size === 0 && (
          <EmptyState
            titolo="Nessuna impostazione trovata"
            testo="Prova con altre parole. Stati, check list e modelli di e-mail sono nelle Liste."
            azione={<Button onClick={() => imposta({ search: '' })}>Azzera la ricerca</Button>}
          />
        )}
      </SideColumns>
    </Page>
  )
}

import Stack from '@mui/material/Stack'
import { useCallback, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useUnsavedGuard } from '../../../forms/useUnsavedGuard.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useShortcut } from '../../../ui/shortcuts.ts'
import type { ImpostazioniPageQuery } from './__generated__/ImpostazioniPageQuery.graphql.ts'
import { type SettingGroupName, settingGroups } from './groups.ts'
import { readSetting } from './readSetting.ts'
import { SettingGroupCard } from './SettingGroupCard.tsx'
import type { SavedSetting, SavedSettings } from './save.ts'

const query = graphql`
  query ImpostazioniPageQuery {
    impostazioni {
      ...readSetting_impostazione
    }
  }
`

/** The settings of the product, by heading. */
export default function ImpostazioniPage() {
  const { riferimento, inAttesa } = useRouteQuery<ImpostazioniPageQuery>()
  const { impostazioni } = usePreloadedQuery<ImpostazioniPageQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const [daSalvare, setDaSalvare] = useState<ReadonlyMap<SettingGroupName, () => void>>(new Map())

  const perGruppo = useMemo(() => {
    const lette = new Map<string, SavedSetting>(impostazioni.map(readSetting).map((letta) => [letta.chiave, letta]))
    return settingGroups.map((gruppo) => ({
      gruppo,
      lette: Object.fromEntries(gruppo.chiavi.map((chiave) => [chiave, lette.get(chiave)])) as SavedSettings,
    }))
  }, [impostazioni])
  const sporco = useCallback((nome: SettingGroupName, salva: (() => void) | null) => {
    setDaSalvare((prima) => {
      const nuova = new Map(prima)
      if (salva) nuova.set(nome, salva)
      else nuova.delete(nome)
      return nuova
    })
  }, [])

  useUnsavedGuard(daSalvare.size > 0)
  useShortcut('ctrl+s', () => {
    for (const salva of daSalvare.values()) salva()
  })
  return (
    <Page titolo="Impostazioni" inAttesa={inAttesa}>
      <Stack spacing={2} sx={{ maxWidth: 1240 }}>
        {perGruppo.map(({ gruppo, lette }) => (
          <SettingGroupCard
            key={gruppo.nome}
            gruppo={gruppo}
            lette={lette}
            onSuperato={() => void revalidate()}
            onDirty={sporco}
          />
        ))}
      </Stack>
    </Page>
  )
}

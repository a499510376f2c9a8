import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useUnsavedGuard } from '../../../forms/useUnsavedGuard.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useShortcut } from '../../../ui/shortcuts.ts'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { textParam } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { ImpostazioniPageQuery } from './__generated__/ImpostazioniPageQuery.graphql.ts'
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
  const cerca = valori.search
  const [daSalvare, setDaSalvare] = useState<ReadonlyMap<SettingGroupName, () => void>>(new Map())

  const perGruppo = useMemo(() => {
    const lette = new Map<string, SavedSetting>(impostazioni.map(readSetting).map((letta) => [letta.chiave, letta]))
    return settingGroups.map((gruppo) => ({
      gruppo,
      lette: Object.fromEntries(gruppo.chiavi.map((chiave) => [chiave, lette.get(chiave)])) as SavedSettings,
    }))
  }, [impostazioni])
  const trovati = useMemo(
    () =>
      new Set(
        perGruppo.flatMap(({ gruppo, lette }) =>
          foundSettings(gruppo, savedSettingValues(lette), cerca).size > 0 ? [gruppo.nome] : [],
        ),
      ),
    [perGruppo, cerca],
  )
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
      <SideColumns
        side={
          <SettingsNavigation
            cerca={cerca}
            onSearch={(text) => imposta({ search: text }, { sostituisci: true })}
            trovati={trovati}
          />
        }
      >
        {perGruppo.map(({ gruppo, lette }) => (
          <SettingGroupCard
            key={gruppo.nome}
            gruppo={gruppo}
            lette={lette}
            cerca={cerca}
            onSuperato={() => void revalidate()}
            onDirty={sporco}
          />
        ))}
        {trovati.size === 0 && (
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

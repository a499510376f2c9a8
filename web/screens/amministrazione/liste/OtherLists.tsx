import { useCallback, useState } from 'react'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import { useShortcut } from '#ui/shortcuts.ts'
import { listSettings, type SettingGroupName } from '../impostazioni/groups.ts'
import { SettingGroupCard } from '../impostazioni/SettingGroupCard.tsx'
import type { SavedSetting, SavedSettings } from '../impostazioni/save.ts'

interface Props {
  impostazioni: readonly SavedSetting[]
  onSaved: () => void
}

/** The lists that are settings: one form, that of the settings. */
export function OtherLists({ impostazioni, onSaved }: Props) {
  const [save, setSave] = useState<(() => void) | null>(null)
  const onDirty = useCallback((_name: SettingGroupName, store: (() => void) | null) => setSave(() => store), [])
  const keys = new Set<string>(listSettings.keys)
  const read = impostazioni.flatMap((one) => (keys.has(one.chiave) ? [[one.chiave, one] as const] : []))
  useUnsavedGuard(save !== null)
  useShortcut('ctrl+s', () => save?.())
  return (
    <SettingGroupCard
      group={listSettings}
      read={Object.fromEntries(read) as SavedSettings}
      onSuperseded={onSaved}
      onDirty={onDirty}
    />
  )
}

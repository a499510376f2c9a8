import { type FormikProps, useFormik } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { ConflictSide } from '#forms/ConflictDialog.tsx'
import { emptyFormStatus, type FormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import type { useSettingGroupMutation } from '#generated/useSettingGroupMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useNotices } from '#ui/Notices.tsx'
import { type SupersededSetting, withChoices } from './conflicts.ts'
import { areEqual, groupSchema, type SettingFormValues, type SettingGroup } from './groups.ts'
import { readSetting } from './readSetting.ts'
import { overTheirs, type SavedSettings, type SendSetting, saveChanged, savedSettingValues } from './save.ts'

const mutation = graphql`
  mutation useSettingGroupMutation($input: UpdateImpostazioneInput!) {
    updateImpostazione(input: $input) {
      impostazione {
        chiave
        ...readSetting_impostazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface GroupForm {
  form: FormikProps<SettingFormValues>
  saved: SavedSettings
  /** Settings that somebody else saved meanwhile; the dialog asks which version stays. */
  superate: readonly SupersededSetting[]
  scegli: (choices: Record<string, ConflictSide>) => void
  rinuncia: () => void
}

/**
 * The form of a group of settings: only those that were changed are saved, each over its own version. What could not
 * be saved stays written, with the reason beside it.
 * @param read the group's settings as read; newer ones are taken over while nothing is being written
 * @param onSuperseded something was not saved: what is stored may be newer than what was read
 */
export function useSettingGroup({ keys }: SettingGroup, read: SavedSettings, onSuperseded: () => void): GroupForm {
  const notices = useNotices()
  const [saved, setSaved] = useState(read)
  const [superate, setSuperate] = useState<readonly SupersededSetting[]>([])
  const [run] = useOperation<useSettingGroupMutation>(mutation, {
    errorsFromCall: true,
    conflictByCaller: true,
    updater(store) {
      // Settings have no id: the one that was saved takes the place of the one on the page.
      const salvata = store.getRootField('updateImpostazione')?.getLinkedRecord('impostazione')
      const key = salvata?.getValue('chiave')
      const onPage = store.getRoot().getLinkedRecords('impostazioni')
      if (salvata) onPage?.find((one) => one.getValue('chiave') === key)?.copyFieldsFrom(salvata)
    },
  })
  const form = useFormik<SettingFormValues>({
    initialValues: savedSettingValues(read),
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(groupSchema(keys), values),
    onSubmit: (values) => save(values, saved),
  })

  const send: SendSetting = async (input) => {
    const outcome = await run({ input })
    if (!outcome.ok) return outcome
    const { impostazione } = outcome.data.updateImpostazione
    return { ok: true, data: impostazione && readSetting(impostazione) }
  }

  async function save(values: SettingFormValues, start: SavedSettings): Promise<void> {
    const outcome = await saveChanged(keys, start, values, send)
    const initial = savedSettingValues(outcome.saved)
    const written = { ...initial, ...Object.fromEntries(outcome.falliti.map((key) => [key, values[key]])) }
    setSaved(outcome.saved)
    setSuperate(outcome.superate)
    form.resetForm({ values: initial, status: statusFromErrors(outcome.errors, written) satisfies FormStatus })
    if (outcome.falliti.length > 0) await form.setValues(written)
    else notices.success('Impostazioni salvate')
    if (outcome.falliti.length > 0) onSuperseded()
  }

  const adopt = useEffectEvent((fresh: SavedSettings) => {
    if (form.dirty || form.isSubmitting || areEqual(fresh, saved)) return
    setSaved(fresh)
    form.resetForm({ values: savedSettingValues(fresh), status: emptyFormStatus })
  })
  useEffect(() => adopt(read), [read])

  return {
    form,
    saved,
    superate,
    scegli(choices) {
      const chosen = Object.fromEntries(superate.map((one) => [one.key, withChoices(one, choices)]))
      setSuperate([])
      void save({ ...form.values, ...chosen }, overTheirs(saved, superate))
    },
    rinuncia: () => setSuperate([]),
  }
}

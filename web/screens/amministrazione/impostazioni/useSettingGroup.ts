import { type FormikProps, useFormik } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import { settings } from '../../../../server/platform/settings/rules.ts'
import type { ConflictSide } from '../../../forms/ConflictDialog.tsx'
import { emptyFormStatus, type FormStatus, statusFromErrors, validateWith } from '../../../forms/errors.ts'
import { useOperation } from '../../../relay/useOperation.ts'
import { useNotices } from '../../../ui/Notices.tsx'
import type { useSettingGroupMutation } from './__generated__/useSettingGroupMutation.graphql.ts'
import { type SupersededSetting, withChoices } from './conflicts.ts'
import { areEqual, groupSchema, type SettingFormValues, type SettingGroup } from './groups.ts'
import type { Identity } from './identity/IdentityDialog.tsx'
import { readSetting } from './readSetting.ts'
import { overTheirs, type SavedSettings, type SendSetting, saveChanged, savedSettingValues } from './save.ts'

const mutation = graphql`
  mutation useSettingGroupMutation($input: UpdateImpostazioneInput!) {
    updateImpostazione(input: $input) {
      impostazione {
        chiave
        ...readSetting_impostazione
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface FormGruppo {
  form: FormikProps<SettingFormValues>
  salvate: SavedSettings
  /** Settings that somebody else saved meanwhile; the dialog asks which version stays. */
  superate: readonly SupersededSetting[]
  scegli: (scelte: Record<string, ConflictSide>) => void
  rinuncia: () => void
  /** Where a guarded setting is being saved: takes who the user proves to be, null gives up. */
  asking: ((identity: Identity | null) => void) | null
}

/**
 * The form of a group of settings: only those that were changed are saved, each over its own version. What could not
 * be saved stays written, with the reason beside it.
 * @param lette the group's settings as read; newer ones are taken over while nothing is being written
 * @param onSuperato something was not saved: what is stored may be newer than what was read
 */
export function useSettingGroup({ chiavi }: SettingGroup, lette: SavedSettings, onSuperato: () => void): FormGruppo {
  const notices = useNotices()
  const [salvate, setSalvate] = useState(lette)
  const [superate, setSuperate] = useState<readonly SupersededSetting[]>([])
  const [asking, setAsking] = useState<FormGruppo['asking']>(null)
  const askIdentity = () =>
    new Promise<Identity | null>((resolve) => {
      setAsking(() => (identity: Identity | null) => {
        setAsking(null)
        resolve(identity)
      })
    })
  const [esegui] = useOperation<useSettingGroupMutation>(mutation, {
    erroriDaChiama: true,
    conflittoDaChiama: true,
    updater(store) {
      // Settings have no id: the one that was saved takes the place of the one on the page.
      const salvata = store.getRootField('updateImpostazione')?.getLinkedRecord('impostazione')
      const chiave = salvata?.getValue('chiave')
      const sulla = store.getRoot().getLinkedRecords('impostazioni')
      if (salvata) sulla?.find((una) => una.getValue('chiave') === chiave)?.copyFieldsFrom(salvata)
    },
  })
  const form = useFormik<SettingFormValues>({
    initialValues: savedSettingValues(lette),
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(groupSchema(chiavi), values),
    onSubmit: (values) => salva(values, salvate),
  })

  const invia: SendSetting = async (input) => {
    const identity = settings[input.chiave].guarded ? await askIdentity() : {}
    if (!identity) return { ok: false, errori: [], guasto: null }
    const esito = await esegui({ input: { ...input, ...identity } })
    if (!esito.ok) return esito
    const { impostazione } = esito.dati.updateImpostazione
    return { ok: true, dati: impostazione && readSetting(impostazione) }
  }

  async function salva(values: SettingFormValues, partenza: SavedSettings): Promise<void> {
    const esito = await saveChanged(chiavi, partenza, values, invia)
    const iniziali = savedSettingValues(esito.salvate)
    const scritti = { ...iniziali, ...Object.fromEntries(esito.falliti.map((chiave) => [chiave, values[chiave]])) }
    setSalvate(esito.salvate)
    setSuperate(esito.superate)
    form.resetForm({ values: iniziali, status: statusFromErrors(esito.errori, scritti) satisfies FormStatus })
    if (esito.falliti.length > 0) await form.setValues(scritti)
    else notices.successo('Impostazioni salvate')
    if (esito.falliti.length > 0) onSuperato()
  }

  const adotta = useEffectEvent((nuove: SavedSettings) => {
    if (form.dirty || form.isSubmitting || areEqual(nuove, salvate)) return
    setSalvate(nuove)
    form.resetForm({ values: savedSettingValues(nuove), status: emptyFormStatus })
  })
  useEffect(() => adotta(lette), [lette])

  return {
    form,
    salvate,
    superate,
    scegli(scelte) {
      const scelti = Object.fromEntries(superate.map((una) => [una.chiave, withChoices(una, scelte)]))
      setSuperate([])
      void salva({ ...form.values, ...scelti }, overTheirs(salvate, superate))
    },
    rinuncia: () => setSuperate([]),
    asking,
  }
}

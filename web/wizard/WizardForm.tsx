import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { emptyFormStatus, statusFromErrors } from '#forms/errors.ts'
import type { WizardStep } from '#vendite/preventivi/rules.ts'
import { DraftOffer } from './bozza/DraftOffer.tsx'
import { deleteDraft, deviceStore, isStarted, readDraft } from './bozza/draftStore.ts'
import { Filling } from './Filling.tsx'
import { emptyWizardForm } from './formValues.ts'
import type { WizardCatalogo, WizardFormValues } from './model.ts'
import { type SentPreventivo, sendPreventivo } from './sendPreventivo.ts'
import { wizardErrors } from './wizardErrors.ts'

interface Props {
  catalogo: WizardCatalogo
  onSent: (preventivo: SentPreventivo) => void
}

/** The form: its values, its validation, its draft and its sending. */
export function WizardForm({ catalogo, onSent }: Props) {
  const [initial] = useState(() => emptyWizardForm(catalogo))
  const [stores] = useState(deviceStore)
  const [offering, setOffer] = useState(() => {
    const draft = readDraft(stores, initial, new Date())
    return draft && isStarted(draft.valori, initial) ? draft : null
  })
  const [resumed, setResumed] = useState<WizardStep | null>(null)
  const [fault, setFault] = useState<unknown>(null)

  async function send(values: WizardFormValues, form: { setStatus: (stato: object) => void }) {
    setFault(null)
    form.setStatus(emptyFormStatus)
    try {
      const outcome = await sendPreventivo(values)
      if (!outcome.sent) {
        form.setStatus(statusFromErrors(outcome.errors, values))
        return
      }
      deleteDraft(stores)
      onSent(outcome.sent)
    } catch (error) {
      setFault(error)
    }
  }

  const form = useFormik({
    initialValues: initial,
    initialStatus: emptyFormStatus,
    validateOnMount: true,
    validate: (values) => wizardErrors(values, catalogo),
    onSubmit: send,
  })
  return (
    <FormikProvider value={form}>
      <Filling
        // Resumed, the draft opens where it was left.
        key={resumed ?? 'nuova'}
        initialStep={resumed ?? 1}
        catalogo={catalogo}
        initial={initial}
        fault={fault}
        stores={offering ? null : stores}
      />
      {offering && (
        <DraftOffer
          bozza={offering}
          catalogo={catalogo}
          onResume={() => {
            setResumed(offering.passo)
            setOffer(null)
          }}
          onRestart={() => {
            deleteDraft(stores)
            setOffer(null)
          }}
        />
      )}
    </FormikProvider>
  )
}

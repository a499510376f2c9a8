import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { emptyFormStatus, statusFromErrors } from '#forms/errors.ts'
import { formatCount, formatDateTime } from '#shared/formats/formats.ts'
import { totaleQuantita, type WizardStep } from '#vendite/preventivi/rules.ts'
import { deleteDraft, deviceStore, isStarted, readDraft, type WizardDraft } from './bozza/draftStore.ts'
import { realignDraft } from './bozza/realignDraft.ts'
import { useWizardForm } from './context.ts'
import { Filling } from './Filling.tsx'
import { emptyWizardForm } from './formValues.ts'
import { chosenFamiglia, type WizardCatalogo, type WizardFormValues } from './model.ts'
import { WizardDialog } from './parts/WizardDialog.tsx'
import { type SentPreventivo, sendPreventivo } from './sendPreventivo.ts'
import { wizardErrors } from './wizardErrors.ts'

interface Props {
  catalogo: WizardCatalogo
  /** Told its number and what was asked for. */
  onSent: (preventivo: SentPreventivo, values: WizardFormValues) => void
}

interface DraftOfferProps {
  bozza: WizardDraft
  catalogo: WizardCatalogo
  onResume: () => void
  onRestart: () => void
}

/** Offers the draft found on the device; closing the question resumes it, so that nothing is lost by mistake. */
function DraftOffer({ bozza, catalogo, onResume, onRestart }: DraftOfferProps) {
  const form = useWizardForm()
  const famiglia = chosenFamiglia(catalogo, bozza.valori.famigliaPk)
  const pezzi = totaleQuantita(bozza.valori.serramenti)
  const resume = () => {
    void form.setValues(realignDraft(bozza.valori, catalogo))
    onResume()
  }
  return (
    <WizardDialog
      title="Hai una richiesta iniziata"
      question
      onClose={resume}
      actions={
        <>
          <button type="button" className="bottone" onClick={onRestart}>
            Ricomincia
          </button>
          <button type="button" className="bottone primario" data-fuoco onClick={resume}>
            Riprendi la bozza
          </button>
        </>
      }
    >
      <p>
        È rimasta su questo dispositivo il {formatDateTime(bozza.salvataIl)}
        {famiglia ? `: ${famiglia.nome}` : ''}
        {pezzi > 0 ? `, ${formatCount(pezzi, 'serramento', 'serramenti')}` : ''}.
      </p>
    </WizardDialog>
  )
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
      onSent(outcome.sent, values)
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

import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import type { PassoWizard } from '../../server/vendite/preventivi/mancanti/rules.ts'
import { emptyFormStatus, statusFromErrors } from '../forms/errors.ts'
import { DraftOffer } from './bozza/DraftOffer.tsx'
import { deleteDraft, deviceStore, isStarted, readDraft } from './bozza/draftStore.ts'
import { Filling } from './Filling.tsx'
import { emptyWizardForm } from './formValues.ts'
import type { WizardCatalogo, WizardFormValues } from './model.ts'
import { type SentPreventivo, sendPreventivo } from './sendPreventivo.ts'
import { wizardErrors } from './wizardErrors.ts'

interface Props {
  catalogo: WizardCatalogo
  onInviato: (preventivo: SentPreventivo) => void
}

/** The form: its values, its validation, its draft and its sending. */
export function WizardForm({ catalogo, onInviato }: Props) {
  const [iniziali] = useState(() => emptyWizardForm(catalogo))
  const [deposito] = useState(deviceStore)
  const [offerta, setOfferta] = useState(() => {
    const bozza = readDraft(deposito, iniziali, new Date())
    return bozza && isStarted(bozza.valori, iniziali) ? bozza : null
  })
  const [ripresa, setRipresa] = useState<PassoWizard | null>(null)
  const [guasto, setGuasto] = useState<unknown>(null)

  async function invia(values: WizardFormValues, form: { setStatus: (stato: object) => void }) {
    setGuasto(null)
    form.setStatus(emptyFormStatus)
    try {
      const esito = await sendPreventivo(values)
      if (!esito.inviato) {
        form.setStatus(statusFromErrors(esito.errori, values))
        return
      }
      deleteDraft(deposito)
      onInviato(esito.inviato)
    } catch (error) {
      setGuasto(error)
    }
  }

  const form = useFormik({
    initialValues: iniziali,
    initialStatus: emptyFormStatus,
    validateOnMount: true,
    validate: (values) => wizardErrors(values, catalogo),
    onSubmit: invia,
  })
  return (
    <FormikProvider value={form}>
      <Filling
        // Resumed, the draft opens where it was left.
        key={ripresa ?? 'nuova'}
        passoIniziale={ripresa ?? 1}
        catalogo={catalogo}
        iniziali={iniziali}
        guasto={guasto}
        deposito={offerta ? null : deposito}
      />
      {offerta && (
        <DraftOffer
          bozza={offerta}
          catalogo={catalogo}
          onRiprendi={() => {
            setRipresa(offerta.passo)
            setOfferta(null)
          }}
          onRicomincia={() => {
            deleteDraft(deposito)
            setOfferta(null)
          }}
        />
      )}
    </FormikProvider>
  )
}

import { FormikProvider, useFormik } from 'formik'
import { useMemo } from 'react'
import { emptyFormStatus } from '#forms/errors.ts'
import { WizardContext, type WizardState } from '#wizard/context.ts'
import { FamigliaCard } from '#wizard/famiglie/FamigliaCard.tsx'
import { emptyWizardForm, withFamiglia } from '#wizard/formValues.ts'
import type { WizardFormValues } from '#wizard/model.ts'
import { type FamigliaDraft, previewCatalogo, previewFamiglia } from './previewFamiglia.ts'
import { WizardFrame } from './WizardFrame.tsx'

const nothing = () => undefined
const noneFolded: ReadonlySet<string> = new Set()

/** A family as the customer sees it, chosen, in the wizard's own components; nothing of it is sent. */
export function FamigliaPreview({ draft }: { draft: FamigliaDraft }) {
  const famiglia = useMemo(() => previewFamiglia(draft), [draft])
  const catalogo = useMemo(() => previewCatalogo(famiglia), [famiglia])
  // Only another list begins anew: what was chosen to try it stays while texts change.
  const choices = famiglia.opzioni.map(({ id, valori }) => [id, valori.map((value) => value.id)])
  const firma = JSON.stringify([famiglia.id, choices])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers say when the choices are others
  const initialValues = useMemo(() => withFamiglia(emptyWizardForm(catalogo), famiglia.id, catalogo), [firma])
  const form = useFormik<WizardFormValues>({
    initialValues,
    initialStatus: emptyFormStatus,
    enableReinitialize: true,
    onSubmit: nothing,
  })
  const wizard = useMemo<WizardState>(
    () => ({
      catalogo,
      step: 1,
      mancanti: [],
      goToStep: nothing,
      goToField: nothing,
      closed: noneFolded,
      piega: nothing,
    }),
    [catalogo],
  )
  return (
    <WizardFrame title="Anteprima della famiglia">
      <FormikProvider value={form}>
        <WizardContext value={wizard}>
          <main>
            <h3>{famiglia.tipologia}</h3>
            <div className="famiglie">
              <FamigliaCard famiglia={famiglia} choice atOnce onChoose={nothing} />
            </div>
          </main>
        </WizardContext>
      </FormikProvider>
    </WizardFrame>
  )
}

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FormStatus } from '#forms/errors.ts'
import { missingData, type WizardStep } from '#vendite/preventivi/rules.ts'
import type { DraftStore } from './bozza/draftStore.ts'
import { useSaveDraft } from './bozza/useSaveDraft.ts'
import { useWizardForm, WizardContext, type WizardState } from './context.ts'
import { tellStep } from './embedded.ts'
import { focusWizardField } from './fields/focusWizardField.ts'
import { MisureStep } from './MisureStep.tsx'
import type { WizardCatalogo, WizardFormValues } from './model.ts'
import { RiferimentiStep } from './RiferimentiStep.tsx'
import { SerramentoStep } from './SerramentoStep.tsx'
import { wizardSteps } from './steps.ts'
import { SummaryStep } from './summary/SummaryStep.tsx'
import { useStep } from './useStep.ts'
import { WizardSteps } from './WizardSteps.tsx'
import { refusedFields } from './wizardErrors.ts'

interface Props {
  catalogo: WizardCatalogo
  initial: WizardFormValues
  initialStep: WizardStep
  /** Why the last attempt to send failed. */
  fault: unknown
  /** Where the draft is kept; null while it is not. */
  stores: DraftStore | null
}

const screens = { 1: SerramentoStep, 2: MisureStep, 3: RiferimentiStep }

/** Where the cursor goes once the step is on the page: to its title, or to a field by its path. */
type Meta = { title: true } | { path: string }

/** The three steps, freely switchable, beside the summary. */
export function Filling({ catalogo, initial, initialStep, fault, stores }: Props) {
  const form = useWizardForm()
  const [meta, setMeta] = useState<Meta | null>(null)
  const [step, setStep] = useStep(initialStep, () => setMeta({ title: true }))
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { values, status } = form
  useSaveDraft(stores, values, initial, step)

  const missing = useMemo(
    () => [...missingData(values, catalogo), ...refusedFields(status as FormStatus, values)],
    [values, catalogo, status],
  )

  useEffect(() => {
    if (!meta) return
    if ('path' in meta) focusWizardField(meta.path)
    else document.getElementById('titolo-passo')?.focus({ preventScroll: true })
    setMeta(null)
  }, [meta])

  // The server's findings come after the form's own: to the first of them, wherever it is.
  const goToRefused = useEffectEvent(() => {
    const [dato] = refusedFields(status as FormStatus, values)
    if (!dato) return
    setStep(dato.passo)
    setMeta({ path: dato.path })
  })
  useEffect(() => {
    if (status) goToRefused()
  }, [status])

  const fold = useCallback((key: string, chiuso: boolean) => {
    setClosed((before) => {
      const after = new Set(before)
      if (chiuso) after.add(key)
      else after.delete(key)
      return after
    })
  }, [])

  const context: WizardState = {
    catalogo,
    step,
    mancanti: missing,
    closed,
    piega: fold,
    goToStep(next) {
      setStep(next)
      setMeta({ title: true })
      toTop()
    },
    goToField({ path, passo: next }) {
      const index = /^serramenti\[(\d+)\]/.exec(path)?.[1]
      const serramento = values.serramenti[Number(index ?? -1)]
      if (serramento) fold(serramento.chiave, false)
      setStep(next)
      setMeta({ path })
    },
  }

  async function send() {
    await form.submitForm()
    const [first] = missing
    if (first) context.goToField(first)
  }

  const Screen = screens[step]
  return (
    <WizardContext value={context}>
      <main className="wizard">
        <WizardSteps
          onStep={(next) => {
            setStep(next)
            toTop()
          }}
        />
        <div className="wizard-colonne">
          <form
            className="wizard-modulo"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void send()
            }}
          >
            <div role="tabpanel" id="pannello-passo" aria-labelledby={`passo-${step}`}>
              <h2 id="titolo-passo" tabIndex={-1}>
                {wizardSteps.find(({ numero }) => numero === step)?.title}
              </h2>
              <Screen fault={fault} />
            </div>
          </form>
          <SummaryStep />
        </div>
      </main>
    </WizardContext>
  )
}

/** To where the steps begin, when the page stands below it. */
function toTop(): void {
  tellStep()
  const inizio = (document.querySelector('.wizard')?.getBoundingClientRect().top ?? 0) + window.scrollY
  if (window.scrollY > inizio) window.scrollTo({ top: inizio })
}

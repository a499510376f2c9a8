import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FormStatus } from '#forms/errors.ts'
import { missingData, type WizardStep } from '#vendite/preventivi/rules.ts'
import { type DraftStore, deleteDraft, isStarted, writeDraft } from './bozza/draftStore.ts'
import { useWizard, useWizardForm, WizardContext, type WizardState } from './context.ts'
import { tellStep } from './embedded.ts'
import { MisureStep } from './MisureStep.tsx'
import type { WizardCatalogo, WizardFormValues } from './model.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import { usePrezzi } from './prezzi/usePrezzi.ts'
import { RiferimentiStep } from './RiferimentiStep.tsx'
import { SerramentoStep } from './SerramentoStep.tsx'
import { countMissing, missingSentence, stepFromKey, wizardSteps } from './steps.ts'
import { SummaryStep } from './summary/SummaryStep.tsx'
import { useStep } from './useStep.ts'
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

const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/**
 * Moves to a field of the page and puts the cursor in it.
 * @param path of the form's values; what has no control of its own falls to the nearest thing around it that has
 * @returns false when nothing of that path is on the page
 */
function focusWizardField(path: string): boolean {
  const field = document.querySelector(`[data-campo="${CSS.escape(path)}"]`)
  if (!field) {
    const padre = path.slice(0, Math.max(0, path.lastIndexOf('.'), path.lastIndexOf('[')))
    return padre !== '' && focusWizardField(padre)
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const chosen = field.querySelector<HTMLElement>('input[type=radio]:checked')
  const controllo = chosen ?? field.querySelector<HTMLElement>(FOCUSABLE)
  controllo?.focus({ preventScroll: true })
  return controllo !== null
}

const WAIT = 400

/**
 * Keeps the draft shortly after each change, and at once when the page is left.
 * @param stores null while the visitor decides about an older draft
 */
function useSaveDraft(
  stores: DraftStore | null,
  values: WizardFormValues,
  initial: WizardFormValues,
  step: WizardStep,
): void {
  useEffect(() => {
    if (!stores) return
    const save = () => {
      if (isStarted(values, initial))
        writeDraft(stores, { valori: values, passo: step, salvataIl: new Date().toISOString() })
      else deleteDraft(stores)
    }
    const wait = setTimeout(save, WAIT)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(wait)
      removeEventListener('pagehide', save)
    }
  }, [stores, values, initial, step])
}

/** The three steps and what is missing in each: tabs above the form, a bar at the bottom of a phone's screen. */
function WizardSteps({ onStep }: { onStep: (step: WizardStep) => void }) {
  const { step: current, mancanti } = useWizard()
  const counts = countMissing(mancanti)
  return (
    <div className="passi" role="tablist" aria-label="Passi della richiesta">
      {wizardSteps.map(({ numero, title }) => (
        <button
          key={numero}
          type="button"
          role="tab"
          id={`passo-${numero}`}
          className="passo"
          data-completo={counts[numero] === 0 || undefined}
          aria-selected={numero === current}
          aria-controls="pannello-passo"
          tabIndex={numero === current ? 0 : -1}
          onClick={() => onStep(numero)}
          onKeyDown={(event) => {
            const next = stepFromKey(event.key, numero)
            if (!next) return
            event.preventDefault()
            onStep(next)
            document.getElementById(`passo-${next}`)?.focus()
          }}
        >
          <span className="passo-numero" aria-hidden>
            {counts[numero] === 0 ? <WizardIcon name="spunta" /> : numero}
          </span>
          <span className="passo-testo">
            <span className="passo-titolo">{title}</span>
            <span className="passo-stato">{missingSentence(counts[numero])}</span>
          </span>
        </button>
      ))}
    </div>
  )
}

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

  const prezzi = usePrezzi(values, missing)

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
    prezzi,
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

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { missingData, type PassoWizard } from '../../server/vendite/preventivi/mancanti/rules.ts'
import type { FormStatus } from '../forms/errors.ts'
import type { DraftStore } from './bozza/draftStore.ts'
import { useSaveDraft } from './bozza/useSaveDraft.ts'
import { useWizardForm, WizardContext, type WizardState } from './context.ts'
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
  iniziali: WizardFormValues
  passoIniziale: PassoWizard
  /** Why the last attempt to send failed. */
  guasto: unknown
  /** Where the draft is kept; null while it is not. */
  deposito: DraftStore | null
}

const schermate = { 1: SerramentoStep, 2: MisureStep, 3: RiferimentiStep }

/** Where the cursor goes once the step is on the page: to its title, or to a field by its path. */
type Meta = { titolo: true } | { path: string }

/** The three steps, freely switchable, beside the summary. */
export function Filling({ catalogo, iniziali, passoIniziale, guasto, deposito }: Props) {
  const form = useWizardForm()
  const [meta, setMeta] = useState<Meta | null>(null)
  const [passo, setPasso] = useStep(passoIniziale, () => setMeta({ titolo: true }))
  const [chiusi, setChiusi] = useState<ReadonlySet<string>>(new Set())
  const { values, status } = form
  useSaveDraft(deposito, values, iniziali, passo)

  const mancanti = useMemo(
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
  const vaiAlRifiutato = useEffectEvent(() => {
    const [dato] = refusedFields(status as FormStatus, values)
    if (!dato) return
    setPasso(dato.passo)
    setMeta({ path: dato.path })
  })
  useEffect(() => {
    if (status) vaiAlRifiutato()
  }, [status])

  const piega = useCallback((chiave: string, chiuso: boolean) => {
    setChiusi((prima) => {
      const dopo = new Set(prima)
      if (chiuso) dopo.add(chiave)
      else dopo.delete(chiave)
      return dopo
    })
  }, [])

  const contesto: WizardState = {
    catalogo,
    passo,
    mancanti,
    chiusi,
    piega,
    vaiAlPasso(nuovo) {
      setPasso(nuovo)
      setMeta({ titolo: true })
      inCima()
    },
    vaiAlDato({ path, passo: nuovo }) {
      const index = /^serramenti\[(\d+)\]/.exec(path)?.[1]
      const serramento = values.serramenti[Number(index ?? -1)]
      if (serramento) piega(serramento.chiave, false)
      setPasso(nuovo)
      setMeta({ path })
    },
  }

  async function invia() {
    await form.submitForm()
    const [primo] = mancanti
    if (primo) contesto.vaiAlDato(primo)
  }

  const Schermata = schermate[passo]
  return (
    <WizardContext value={contesto}>
      <main className="wizard">
        <WizardSteps
          onPasso={(nuovo) => {
            setPasso(nuovo)
            inCima()
          }}
        />
        <div className="wizard-colonne">
          <form
            className="wizard-modulo"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void invia()
            }}
          >
            <div role="tabpanel" id="pannello-passo" aria-labelledby={`passo-${passo}`}>
              <h2 id="titolo-passo" tabIndex={-1}>
                {wizardSteps.find(({ numero }) => numero === passo)?.titolo}
              </h2>
              <Schermata guasto={guasto} />
            </div>
          </form>
          <SummaryStep />
        </div>
      </main>
    </WizardContext>
  )
}

/** To where the steps begin, when the page stands below it. */
function inCima(): void {
  const inizio = (document.querySelector('.wizard')?.getBoundingClientRect().top ?? 0) + window.scrollY
  if (window.scrollY > inizio) window.scrollTo({ top: inizio })
}

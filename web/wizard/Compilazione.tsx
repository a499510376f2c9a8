import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { mancanti as cercaMancanti, type Passo } from '../../server/vendite/preventivi/mancanti/rules.ts'
import type { StatoForm } from '../forms/errori.ts'
import type { Deposito } from './bozza/deposito.ts'
import { useSalvaBozza } from './bozza/useSalvaBozza.ts'
import { vaiAlCampo } from './campi/vaiAlCampo.ts'
import { type Contesto, ContestoWizard, useModulo } from './contesto.ts'
import { rifiutati } from './erroriModulo.ts'
import { InserimentoMisure } from './InserimentoMisure.tsx'
import type { Catalogo, ValoriModulo } from './modello.ts'
import { Passi } from './Passi.tsx'
import { passi } from './passi.ts'
import { Riferimenti } from './Riferimenti.tsx'
import { Riepilogo } from './riepilogo/Riepilogo.tsx'
import { SceltaSerramento } from './SceltaSerramento.tsx'
import { usePasso } from './usePasso.ts'

interface Props {
  catalogo: Catalogo
  iniziali: ValoriModulo
  passoIniziale: Passo
  /** Why the last attempt to send failed. */
  guasto: unknown
  /** Where the draft is kept; null while it is not. */
  deposito: Deposito | null
}

const schermate = { 1: SceltaSerramento, 2: InserimentoMisure, 3: Riferimenti }

/** Where the cursor goes once the step is on the page: to its title, or to a field by its path. */
type Meta = { titolo: true } | { path: string }

/** The three steps, freely switchable, beside the summary. */
export function Compilazione({ catalogo, iniziali, passoIniziale, guasto, deposito }: Props) {
  const form = useModulo()
  const [meta, setMeta] = useState<Meta | null>(null)
  const [passo, setPasso] = usePasso(passoIniziale, () => setMeta({ titolo: true }))
  const [chiusi, setChiusi] = useState<ReadonlySet<string>>(new Set())
  const { values, status } = form
  useSalvaBozza(deposito, values, iniziali, passo)

  const mancanti = useMemo(
    () => [...cercaMancanti(values, catalogo), ...rifiutati(status as StatoForm, values)],
    [values, catalogo, status],
  )

  useEffect(() => {
    if (!meta) return
    if ('path' in meta) vaiAlCampo(meta.path)
    else document.getElementById('titolo-passo')?.focus({ preventScroll: true })
    setMeta(null)
  }, [meta])

  // The server's findings come after the form's own: to the first of them, wherever it is.
  const vaiAlRifiutato = useEffectEvent(() => {
    const [dato] = rifiutati(status as StatoForm, values)
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

  const contesto: Contesto = {
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
      const indice = /^serramenti\[(\d+)\]/.exec(path)?.[1]
      const serramento = values.serramenti[Number(indice ?? -1)]
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
    <ContestoWizard value={contesto}>
      <main className="wizard">
        <Passi
          onPasso={(nuovo) => {
            setPasso(nuovo)
            inCima()
          }}
        />
        <div className="wizard-colonne">
          <form
            className="wizard-modulo"
            noValidate
            onSubmit={(evento) => {
              evento.preventDefault()
              void invia()
            }}
          >
            <div role="tabpanel" id="pannello-passo" aria-labelledby={`passo-${passo}`}>
              <h2 id="titolo-passo" tabIndex={-1}>
                {passi.find(({ numero }) => numero === passo)?.titolo}
              </h2>
              <Schermata guasto={guasto} />
            </div>
          </form>
          <Riepilogo />
        </div>
      </main>
    </ContestoWizard>
  )
}

/** To where the steps begin, when the page stands below it. */
function inCima(): void {
  const inizio = (document.querySelector('.wizard')?.getBoundingClientRect().top ?? 0) + window.scrollY
  if (window.scrollY > inizio) window.scrollTo({ top: inizio })
}

import { useState } from 'react'
import { formatCount } from '../../../server/shared/formats/formats.ts'
import { MAX_SERRAMENTI, totaleQuantita } from '../../../server/vendite/preventivi/rules.ts'
import { shownError } from '../../forms/useFormField.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { newSerramento, withTipo } from '../formValues.ts'
import { newKey, type SerramentoFormValues } from '../model.ts'
import { WizardDialog } from '../parts/WizardDialog.tsx'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { WizardSection } from '../parts/WizardSection.tsx'
import { RemoveSerramento } from './RemoveSerramento.tsx'
import { TipoChoice } from './TipoChoice.tsx'
import { WizardSerramentoCard } from './WizardSerramentoCard.tsx'

/** What is asked over the list: a type for a new window, another type for one of them, whether to remove one. */
type Domanda = { cosa: 'aggiungi' } | { cosa: 'tipo' | 'rimuovi'; indice: number }

/** The windows of the request, and the sum of their quantities. */
export function SerramentiList() {
  const { catalogo, piega, vaiAlDato } = useWizard()
  const form = useWizardForm()
  const [domanda, setDomanda] = useState<Domanda | null>(null)
  const { serramenti } = form.values
  const error = shownError(form, 'serramenti')
  const totale = formatCount(totaleQuantita(serramenti), 'serramento', 'serramenti')

  const set = (nuovi: SerramentoFormValues[]) => void form.setFieldValue('serramenti', nuovi)
  const vai = (path: string) => vaiAlDato({ path, passo: 2 })

  function aggiungi(nuovo: SerramentoFormValues) {
    // Those already complete make room for the new one.
    for (const [indice, { chiave }] of serramenti.entries()) {
      if (!erroriDi(form.errors, indice)) piega(chiave, true)
    }
    set([...serramenti, nuovo])
    setDomanda(null)
    vai(`serramenti[${serramenti.length}].${nuovo.tipoApertura === '' ? 'tipoApertura' : 'altezza'}`)
  }

  function cambiaTipo(index: number, tipo: number) {
    set(serramenti.map((serramento, i) => (i === index ? withTipo(serramento, tipo, catalogo) : serramento)))
    setDomanda(null)
    vai(`serramenti[${index}].tipoSerramento`)
  }

  function rimuovi(index: number) {
    set(serramenti.filter((_, i) => i !== index))
    const lasciati = form.touched.serramenti
    // Which fields have been left follows the windows to their new places.
    void form.setTouched({ ...form.touched, serramenti: lasciati?.filter((_, i) => i !== index) }, false)
    setDomanda(null)
    vai('serramenti')
  }

  return (
    <WizardSection titolo="Serramenti" azione={serramenti.length > 0 && <p className="totale">Totale: {totale}</p>}>
      {error && serramenti.length === 0 && <p className="campo-errore">{error}</p>}
      <ol className="serramenti">
        {serramenti.map((serramento, indice) => (
          <WizardSerramentoCard
            key={serramento.chiave}
            indice={indice}
            serramento={serramento}
            onCambiaTipo={() => setDomanda({ cosa: 'tipo', indice })}
            onDuplica={() => aggiungi({ ...serramento, chiave: newKey() })}
            onRimuovi={() => setDomanda({ cosa: 'rimuovi', indice })}
          />
        ))}
      </ol>
      <div data-campo="serramenti">
        {serramenti.length === 0 ? (
          <>
            <p className="sezione-testo">Scegli il primo serramento: le misure le scrivi dopo.</p>
            <TipoChoice onScegli={(tipo) => aggiungi(newSerramento(tipo, catalogo))} />
          </>
        ) : (
          <button
            type="button"
            className="bottone aggiungi"
            disabled={serramenti.length >= MAX_SERRAMENTI}
            onClick={() => setDomanda({ cosa: 'aggiungi' })}
          >
            <WizardIcon nome="piu" /> Aggiungi serramento
          </button>
        )}
      </div>
      {domanda?.cosa === 'rimuovi' ? (
        <RemoveSerramento onCancel={() => setDomanda(null)} onRimuovi={() => rimuovi(domanda.indice)} />
      ) : (
        domanda && (
          <WizardDialog
            titolo={domanda.cosa === 'tipo' ? 'Cambia tipo' : 'Quale serramento?'}
            grande
            onClose={() => setDomanda(null)}
          >
            <TipoChoice
              attuale={domanda.cosa === 'tipo' ? serramenti[domanda.indice]?.tipoSerramento : undefined}
              onScegli={(tipo) =>
                domanda.cosa === 'tipo' ? cambiaTipo(domanda.indice, tipo) : aggiungi(newSerramento(tipo, catalogo))
              }
            />
          </WizardDialog>
        )
      )}
    </WizardSection>
  )
}

/** Whether a window has anything to complete or correct. */
function erroriDi(errori: object, index: number): boolean {
  const lista: unknown = 'serramenti' in errori ? errori.serramenti : undefined
  return Array.isArray(lista) && lista[index] !== undefined
}

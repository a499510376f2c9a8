import { useState } from 'react'
import { shownError } from '#forms/useFormField.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { MAX_SERRAMENTI, totaleQuantita } from '#vendite/preventivi/rules.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { newSerramento, tipiToChoose, withTipo } from '../formValues.ts'
import { typicalMisure } from '../misure/typicalMisure.ts'
import { chosenFamiglia, newKey, type SerramentoFormValues } from '../model.ts'
import { WizardDialog } from '../parts/WizardDialog.tsx'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { WizardSection } from '../parts/WizardSection.tsx'
import { SerramentoSketch } from './SerramentoSketch.tsx'
import { WizardSerramentoCard } from './WizardSerramentoCard.tsx'

/** What is asked over the list: a type for a new window, another type for one of them, whether to remove one. */
type Question = { what: 'aggiungi' } | { what: 'tipo' | 'rimuovi'; index: number }

/** Asks before a window is removed. */
function RemoveSerramento({ onCancel, onRemove }: { onCancel: () => void; onRemove: () => void }) {
  return (
    <WizardDialog
      title="Vuoi rimuovere il serramento?"
      question
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="bottone" onClick={onCancel}>
            Annulla
          </button>
          <button type="button" className="bottone pericolo" onClick={onRemove}>
            Rimuovi
          </button>
        </>
      }
    />
  )
}

interface TipoChoiceProps {
  /** The type that a window has now. */
  current?: number | ''
  onChoose: (tipo: number) => void
}

/** The window types that the family makes, each smaller or larger as it really is: a touch chooses. */
function TipoChoice({ current, onChoose }: TipoChoiceProps) {
  const { catalogo, goToField } = useWizard()
  const { famigliaPk } = useWizardForm().values
  const tipi = tipiToChoose(catalogo, famigliaPk)
  const misure = new Map(tipi.map((tipo) => [tipo.id, typicalMisure(tipo, catalogo, famigliaPk)]))
  const side = Math.max(...[...misure.values()].flatMap(({ altezza, larghezza }) => [altezza, larghezza]))
  // Less than to scale: a small window beside a large door must still be seen.
  const part = (misura: number, other: number) =>
    `${Math.round((misura / Math.sqrt(side * Math.max(misura, other))) * 100)}%`
  return (
    <>
      {famigliaPk === '' ? (
        <p className="sezione-testo">
          Non tutte le famiglie hanno tutti i serramenti.{' '}
          <button type="button" className="bottone-testo" onClick={() => goToField({ path: 'famigliaPk', passo: 1 })}>
            Scegli prima la famiglia
          </button>
        </p>
      ) : (
        tipi.length === 0 && (
          <p className="sezione-testo">{chosenFamiglia(catalogo, famigliaPk)?.nome} non ha ancora serramenti.</p>
        )
      )}
      <ul className="tipi">
        {tipi.map((tipo) => {
          const { altezza, larghezza } = misure.get(tipo.id) ?? { altezza: 1400, larghezza: 1000 }
          return (
            <li key={tipo.id}>
              <button
                type="button"
                className="tipo"
                aria-current={tipo.id === current || undefined}
                onClick={() => onChoose(tipo.id)}
              >
                <span className="tipo-disegno">
                  <span style={{ height: part(altezza, larghezza), width: part(larghezza, altezza) }}>
                    <SerramentoSketch tipo={tipo} altezza={altezza} larghezza={larghezza} />
                  </span>
                </span>
                <span className="tipo-nome">{tipo.nome}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The windows of the request, and the sum of their quantities. */
export function SerramentiList() {
  const { catalogo, piega, goToField } = useWizard()
  const form = useWizardForm()
  const [question, setQuestion] = useState<Question | null>(null)
  const { serramenti } = form.values
  const error = shownError(form, 'serramenti')
  const total = formatCount(totaleQuantita(serramenti), 'serramento', 'serramenti')

  const set = (fresh: SerramentoFormValues[]) => void form.setFieldValue('serramenti', fresh)
  const go = (path: string) => goToField({ path, passo: 2 })

  function add(next: SerramentoFormValues) {
    // Those already complete make room for the new one.
    for (const [index, { chiave }] of serramenti.entries()) {
      if (!errorsOf(form.errors, index)) piega(chiave, true)
    }
    set([...serramenti, next])
    setQuestion(null)
    go(`serramenti[${serramenti.length}].${next.tipoAperturaPk === '' ? 'tipoAperturaPk' : 'altezza'}`)
  }

  function changeTipo(index: number, tipo: number) {
    set(serramenti.map((serramento, i) => (i === index ? withTipo(serramento, tipo, catalogo) : serramento)))
    setQuestion(null)
    go(`serramenti[${index}].tipoSerramentoPk`)
  }

  function remove(index: number) {
    set(serramenti.filter((_, i) => i !== index))
    const touchedSerramenti = form.touched.serramenti
    // Which fields have been left follows the windows to their new places.
    void form.setTouched({ ...form.touched, serramenti: touchedSerramenti?.filter((_, i) => i !== index) }, false)
    setQuestion(null)
    go('serramenti')
  }

  return (
    <WizardSection title="Serramenti" action={serramenti.length > 0 && <p className="totale">Totale: {total}</p>}>
      {error && serramenti.length === 0 && <p className="campo-errore">{error}</p>}
      <ol className="serramenti">
        {serramenti.map((serramento, index) => (
          <WizardSerramentoCard
            key={serramento.chiave}
            index={index}
            serramento={serramento}
            onChangeTipo={() => setQuestion({ what: 'tipo', index })}
            onDuplicate={() => add({ ...serramento, chiave: newKey() })}
            onRemove={() => setQuestion({ what: 'rimuovi', index })}
          />
        ))}
      </ol>
      <div data-campo="serramenti">
        {serramenti.length === 0 ? (
          <>
            <p className="sezione-testo">Scegli il primo serramento: le misure le scrivi dopo.</p>
            <TipoChoice onChoose={(tipo) => add(newSerramento(tipo, catalogo))} />
          </>
        ) : (
          <button
            type="button"
            className="bottone aggiungi"
            disabled={serramenti.length >= MAX_SERRAMENTI}
            onClick={() => setQuestion({ what: 'aggiungi' })}
          >
            <WizardIcon name="piu" /> Aggiungi serramento
          </button>
        )}
      </div>
      {question?.what === 'rimuovi' ? (
        <RemoveSerramento onCancel={() => setQuestion(null)} onRemove={() => remove(question.index)} />
      ) : (
        question && (
          <WizardDialog
            title={question.what === 'tipo' ? 'Cambia tipo' : 'Quale serramento?'}
            grande
            onClose={() => setQuestion(null)}
          >
            <TipoChoice
              current={question.what === 'tipo' ? serramenti[question.index]?.tipoSerramentoPk : undefined}
              onChoose={(tipo) =>
                question.what === 'tipo' ? changeTipo(question.index, tipo) : add(newSerramento(tipo, catalogo))
              }
            />
          </WizardDialog>
        )
      )}
    </WizardSection>
  )
}

/** Whether a window has anything to complete or correct. */
function errorsOf(errors: object, index: number): boolean {
  const lista: unknown = 'serramenti' in errors ? errors.serramenti : undefined
  return Array.isArray(lista) && lista[index] !== undefined
}

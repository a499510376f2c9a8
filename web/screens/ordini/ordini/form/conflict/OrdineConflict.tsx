import type { FormikProps } from 'formik'
import { ConflictDialog, type ConflictSide } from '#forms/ConflictDialog.tsx'
import { useOrdineFormContext } from '../context.ts'
import { type OrdineFormValues, ordineHeaderLabels, type RigaFormValues, rigaLabels } from '../formValues.ts'
import { describeRigaForm, ordineValueInWords } from './inWords.ts'
import { type ContestedField, mergeOrdine } from './merge.ts'

/** What is stored now, by somebody else. */
export interface TheirOrdine {
  author: string
  valori: OrdineFormValues
  /** Whether the form goes on saving once both are in it. */
  thenSave: boolean
}

interface Props {
  form: FormikProps<OrdineFormValues>
  foreign: TheirOrdine
  onCancel: () => void
  /** Both in one form, with who won where both had changed the same. */
  onMerge: (values: OrdineFormValues) => void
}

/** Somebody saved the same order meanwhile: asks, field by field and line by line, whose change stays. */
export function OrdineConflict({ form, foreign, onCancel, onMerge }: Props) {
  const context = useOrdineFormContext()
  const union = (choices: Record<string, ConflictSide> = {}) =>
    mergeOrdine(form.initialValues, form.values, foreign.valori, choices)
  const place = (riga: RigaFormValues) =>
    `Riga ${form.values.righe.findIndex(({ chiave }) => chiave === riga.chiave) + 1}`

  function field(makeContested: ContestedField) {
    if (makeContested.of === 'righe') {
      const riga = makeContested.mia ?? makeContested.loro
      const others = form.initialValues.righe.findIndex(({ chiave }) => chiave === riga?.chiave)
      return {
        nome: makeContested.name,
        etichetta: makeContested.mia ? place(makeContested.mia) : `Riga ${others + 1} di prima`,
        mia: describeRigaForm(makeContested.mia, context),
        loro: describeRigaForm(makeContested.loro, context),
      }
    }
    const label =
      makeContested.of === 'testata'
        ? ordineHeaderLabels[makeContested.campo]
        : `${place(makeContested.riga)}: ${rigaLabels[makeContested.campo].toLowerCase()}`
    return {
      nome: makeContested.name,
      etichetta: label,
      mia: ordineValueInWords(makeContested.campo, makeContested.mia, context),
      loro: ordineValueInWords(makeContested.campo, makeContested.loro, context),
    }
  }
  return (
    <ConflictDialog
      open
      author={foreign.author}
      conferma={foreign.thenSave ? undefined : 'Aggiorna con queste scelte'}
      fields={union().contested.map(field)}
      onCancel={onCancel}
      onChoose={(choices) => onMerge(union(choices).valori)}
    />
  )
}

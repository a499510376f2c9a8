import type { FormikProps } from 'formik'
import { ConflictDialog, type ConflictSide } from '#forms/ConflictDialog.tsx'
import { ordineLabels } from '#ordini/ordini/rules.ts'
import { rigaOrdineLabels } from '#ordini/righe/rules.ts'
import { useOrdineFormContext } from '../context.ts'
import type { OrdineFormValues, RigaFormValues } from '../formValues.ts'
import { describeRigaForm, ordineValueInWords } from './inWords.ts'
import { type ContestedField, mergeOrdine } from './merge.ts'

/** What is stored now, by somebody else. */
export interface TheirOrdine {
  author: string
  values: OrdineFormValues
  /** Whether the form goes on saving once both are in it. */
  thenSave: boolean
}

interface Props {
  form: FormikProps<OrdineFormValues>
  ofOthers: TheirOrdine
  onCancel: () => void
  /** Both in one form, with who won where both had changed the same. */
  onUnisci: (values: OrdineFormValues) => void
}

/** Somebody saved the same order meanwhile: asks, field by field and line by line, whose change stays. */
export function OrdineConflict({ form, ofOthers, onCancel, onUnisci }: Props) {
  const context = useOrdineFormContext()
  const union = (choices: Record<string, ConflictSide> = {}) =>
    mergeOrdine(form.initialValues, form.values, ofOthers.values, choices)
  const place = (riga: RigaFormValues) =>
    `Riga ${form.values.righe.findIndex(({ chiave }) => chiave === riga.chiave) + 1}`

  function field(makeContested: ContestedField) {
    if (makeContested.di === 'righe') {
      const riga = makeContested.mine ?? makeContested.theirs
      const others = form.initialValues.righe.findIndex(({ chiave }) => chiave === riga?.chiave)
      return {
        name: makeContested.name,
        label: makeContested.mine ? place(makeContested.mine) : `Riga ${others + 1} di prima`,
        mine: describeRigaForm(makeContested.mine, context),
        theirs: describeRigaForm(makeContested.theirs, context),
      }
    }
    const label =
      makeContested.di === 'testata'
        ? ordineLabels[makeContested.field]
        : `${place(makeContested.riga)}: ${rigaOrdineLabels[makeContested.field].toLowerCase()}`
    return {
      name: makeContested.name,
      label,
      mine: ordineValueInWords(makeContested.field, makeContested.mine, context),
      theirs: ordineValueInWords(makeContested.field, makeContested.theirs, context),
    }
  }
  return (
    <ConflictDialog
      open
      author={ofOthers.author}
      conferma={ofOthers.thenSave ? undefined : 'Aggiorna con queste scelte'}
      fields={union().contese.map(field)}
      onCancel={onCancel}
      onChoose={(choices) => onUnisci(union(choices).values)}
    />
  )
}

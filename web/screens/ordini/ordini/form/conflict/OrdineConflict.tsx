import type { FormikProps } from 'formik'
import { ConflictDialog, type ConflictSide } from '#forms/ConflictDialog.tsx'
import { useOrdineFormContext } from '../context.ts'
import { type OrdineFormValues, ordineHeaderLabels, type RigaFormValues, rigaLabels } from '../formValues.ts'
import { describeRigaForm, ordineValueInWords } from './inWords.ts'
import { type ContestedField, mergeOrdine } from './merge.ts'

/** What is stored now, by somebody else. */
export interface TheirOrdine {
  autore: string
  valori: OrdineFormValues
  /** Whether the form goes on saving once both are in it. */
  poiSalva: boolean
}

interface Props {
  form: FormikProps<OrdineFormValues>
  altrui: TheirOrdine
  onCancel: () => void
  /** Both in one form, with who won where both had changed the same. */
  onUnisci: (values: OrdineFormValues) => void
}

/** Somebody saved the same order meanwhile: asks, field by field and line by line, whose change stays. */
export function OrdineConflict({ form, altrui, onCancel, onUnisci }: Props) {
  const context = useOrdineFormContext()
  const union = (choices: Record<string, ConflictSide> = {}) =>
    mergeOrdine(form.initialValues, form.values, altrui.valori, choices)
  const place = (riga: RigaFormValues) =>
    `Riga ${form.values.righe.findIndex(({ chiave }) => chiave === riga.chiave) + 1}`

  function field(makeContested: ContestedField) {
    if (makeContested.di === 'righe') {
      const riga = makeContested.mia ?? makeContested.loro
      const others = form.initialValues.righe.findIndex(({ chiave }) => chiave === riga?.chiave)
      return {
        nome: makeContested.nome,
        etichetta: makeContested.mia ? place(makeContested.mia) : `Riga ${others + 1} di prima`,
        mia: describeRigaForm(makeContested.mia, context),
        loro: describeRigaForm(makeContested.loro, context),
      }
    }
    const label =
      makeContested.di === 'testata'
        ? ordineHeaderLabels[makeContested.campo]
        : `${place(makeContested.riga)}: ${rigaLabels[makeContested.campo].toLowerCase()}`
    return {
      nome: makeContested.nome,
      etichetta: label,
      mia: ordineValueInWords(makeContested.campo, makeContested.mia, context),
      loro: ordineValueInWords(makeContested.campo, makeContested.loro, context),
    }
  }
  return (
    <ConflictDialog
      open
      author={altrui.autore}
      conferma={altrui.poiSalva ? undefined : 'Aggiorna con queste scelte'}
      fields={union().contese.map(field)}
      onCancel={onCancel}
      onChoose={(choices) => onUnisci(union(choices).valori)}
    />
  )
}

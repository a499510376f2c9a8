import type { FormikProps } from 'formik'
import { ConflictDialog, type ConflictSide } from '../../../../../forms/ConflictDialog.tsx'
import { useOrdineFormContext } from '../context.ts'
import { type OrdineFormValues, ordineHeaderLabels, type RigaFormValues, rigaLabels } from '../formValues.ts'
import { describeRigaModulo, ordineValueInWords } from './inWords.ts'
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
  const contesto = useOrdineFormContext()
  const unione = (scelte: Record<string, ConflictSide> = {}) =>
    mergeOrdine(form.initialValues, form.values, altrui.valori, scelte)
  const posto = (riga: RigaFormValues) =>
    `Riga ${form.values.righe.findIndex(({ chiave }) => chiave === riga.chiave) + 1}`

  function field(contesa: ContestedField) {
    if (contesa.di === 'righe') {
      const riga = contesa.mia ?? contesa.loro
      const altre = form.initialValues.righe.findIndex(({ chiave }) => chiave === riga?.chiave)
      return {
        nome: contesa.nome,
        etichetta: contesa.mia ? posto(contesa.mia) : `Riga ${altre + 1} di prima`,
        mia: describeRigaModulo(contesa.mia, contesto),
        loro: describeRigaModulo(contesa.loro, contesto),
      }
    }
    const etichetta =
      contesa.di === 'testata'
        ? ordineHeaderLabels[contesa.campo]
        : `${posto(contesa.riga)}: ${rigaLabels[contesa.campo].toLowerCase()}`
    return {
      nome: contesa.nome,
      etichetta,
      mia: ordineValueInWords(contesa.campo, contesa.mia, contesto),
      loro: ordineValueInWords(contesa.campo, contesa.loro, contesto),
    }
  }
  return (
    <ConflictDialog
      aperto
      autore={altrui.autore}
      conferma={altrui.poiSalva ? undefined : 'Aggiorna con queste scelte'}
      campi={unione().contese.map(field)}
      onCancel={onCancel}
      onScegli={(scelte) => onUnisci(unione(scelte).valori)}
    />
  )
}

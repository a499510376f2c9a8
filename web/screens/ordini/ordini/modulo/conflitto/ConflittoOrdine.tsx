import type { FormikProps } from 'formik'
import { Conflitto, type Versione } from '../../../../../forms/Conflitto.tsx'
import { useContestoModulo } from '../contesto.ts'
import { etichette, etichetteRiga, type RigaModulo, type ValoriOrdine } from '../valori.ts'
import { descrivi, inParole } from './inParole.ts'
import { type Contesa, unisci } from './unisci.ts'

/** What is stored now, by somebody else. */
export interface Altrui {
  autore: string
  valori: ValoriOrdine
  /** Whether the form goes on saving once both are in it. */
  poiSalva: boolean
}

interface Props {
  form: FormikProps<ValoriOrdine>
  altrui: Altrui
  onAnnulla: () => void
  /** Both in one form, with who won where both had changed the same. */
  onUnisci: (valori: ValoriOrdine) => void
}

/** Somebody saved the same order meanwhile: asks, field by field and line by line, whose change stays. */
export function ConflittoOrdine({ form, altrui, onAnnulla, onUnisci }: Props) {
  const contesto = useContestoModulo()
  const unione = (scelte: Record<string, Versione> = {}) =>
    unisci(form.initialValues, form.values, altrui.valori, scelte)
  const posto = (riga: RigaModulo) => `Riga ${form.values.righe.findIndex(({ chiave }) => chiave === riga.chiave) + 1}`

  function campo(contesa: Contesa) {
    if (contesa.di === 'righe') {
      const riga = contesa.mia ?? contesa.loro
      const altre = form.initialValues.righe.findIndex(({ chiave }) => chiave === riga?.chiave)
      return {
        nome: contesa.nome,
        etichetta: contesa.mia ? posto(contesa.mia) : `Riga ${altre + 1} di prima`,
        mia: descrivi(contesa.mia, contesto),
        loro: descrivi(contesa.loro, contesto),
      }
    }
    const etichetta =
      contesa.di === 'testata'
        ? etichette[contesa.campo]
        : `${posto(contesa.riga)}: ${etichetteRiga[contesa.campo].toLowerCase()}`
    return {
      nome: contesa.nome,
      etichetta,
      mia: inParole(contesa.campo, contesa.mia, contesto),
      loro: inParole(contesa.campo, contesa.loro, contesto),
    }
  }
  return (
    <Conflitto
      aperto
      autore={altrui.autore}
      conferma={altrui.poiSalva ? undefined : 'Aggiorna con queste scelte'}
      campi={unione().contese.map(campo)}
      onAnnulla={onAnnulla}
      onScegli={(scelte) => onUnisci(unione(scelte).valori)}
    />
  )
}

import { type FormikProps, getIn, setIn } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { Conflitto, type Versione } from '../../../forms/Conflitto.tsx'
import type { RefusalError } from '../../../relay/errors.ts'
import { etichette } from './etichette.ts'

interface Props<Valori extends { versione: number }> {
  form: FormikProps<Valori>
  conflitto: RefusalError | null
  chiudiConflitto: () => void
  /** Role whose name stands before its fields in the refusal: `operatore.vedeOrdini`. */
  ruolo?: string
}

const inParole = (valore: unknown) =>
  valore === true ? 'sì' : valore === false ? 'no' : valore === null || valore === '' ? '–' : String(valore)

/** The fields of a refusal under the names that the form gives them. */
function campiDi(campi: unknown, ruolo: string | undefined): Record<string, unknown> {
  const prefisso = ruolo ? `${ruolo}.` : ''
  const coppie = Object.entries(typeof campi === 'object' && campi !== null ? campi : {})
  return Object.fromEntries(
    coppie
      .filter(([nome]) => nome.startsWith(prefisso))
      .map(([nome, valore]) => [nome.slice(prefisso.length), valore])
      .filter(([nome]) => Object.hasOwn(etichette, nome as string)),
  )
}

/** Somebody saved the same user meanwhile: asks where both changed, saves at once where they did not meet. */
export function ConflittoUtente<Valori extends { versione: number }>(props: Props<Valori>) {
  const { form, conflitto, chiudiConflitto, ruolo } = props
  const loro = conflitto ? campiDi(conflitto.extensions.campi, ruolo) : {}
  const contesi = Object.keys(loro).filter((nome) => loro[nome] !== getIn(form.initialValues, nome))

  async function risolvi(scelte: Record<string, Versione>) {
    if (!conflitto) return
    chiudiConflitto()
    let valori: object = { ...form.values, versione: Number(conflitto.extensions.versione) }
    for (const nome of contesi) if (scelte[nome] === 'loro') valori = setIn(valori, nome, loro[nome])
    await form.setValues(valori as Valori)
    await form.submitForm()
  }
  const senzaContesa = conflitto !== null && contesi.length === 0
  const salva = useEffectEvent(() => void risolvi({}))
  useEffect(() => {
    if (senzaContesa) salva()
  }, [senzaContesa])

  if (!conflitto || senzaContesa) return null
  return (
    <Conflitto
      aperto
      autore={String(conflitto.extensions.autore)}
      campi={contesi.map((nome) => ({
        nome,
        etichetta: etichette[nome] ?? nome,
        mia: inParole(getIn(form.values, nome)),
        loro: inParole(loro[nome]),
      }))}
      onAnnulla={chiudiConflitto}
      onScegli={(scelte) => void risolvi(scelte)}
    />
  )
}

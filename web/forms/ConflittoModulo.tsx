import type { FormikProps } from 'formik'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { RefusalError } from '../relay/errors.ts'
import { Conflitto, type Versione } from './Conflitto.tsx'

interface Props<Valori extends { versione: number }> {
  form: FormikProps<Valori>
  conflitto: RefusalError | null
  chiudiConflitto: () => void
  /** Field → what the user reads. */
  etichette: Readonly<Record<string, string>>
  /** How a value is shown; its text by default. */
  mostra?: (campo: string, valore: unknown) => ReactNode
}

interface Altrui {
  autore: string
  versione: number
  campi: Record<string, unknown>
}

/** Reads the extensions of a CONFLICT; fields that the form does not have are left out. */
function leggiConflitto(
  { autore, versione, campi }: Readonly<Record<string, unknown>>,
  etichette: Props<never>['etichette'],
): Altrui {
  const loro = Object.entries(typeof campi === 'object' && campi !== null ? campi : {})
  return {
    autore: typeof autore === 'string' ? autore : 'un altro utente',
    versione: typeof versione === 'number' ? versione : 0,
    campi: Object.fromEntries(loro.filter(([nome]) => Object.hasOwn(etichette, nome))),
  }
}

/** Also of lists. */
const uguali = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const testo = (_campo: string, valore: unknown) => (valore === null || valore === '' ? '–' : String(valore))

/**
 * Somebody saved the same object meanwhile: asks field by field where both changed, and saves at once where they did
 * not meet.
 */
export function ConflittoModulo<Valori extends { versione: number }>({
  form,
  conflitto,
  chiudiConflitto,
  etichette,
  mostra = testo,
}: Props<Valori>) {
  const altrui = conflitto && leggiConflitto(conflitto.extensions, etichette)
  const miei = form.values as Record<string, unknown>
  const iniziali = form.initialValues as Record<string, unknown>
  const contesi = altrui ? Object.keys(altrui.campi).filter((nome) => !uguali(altrui.campi[nome], iniziali[nome])) : []

  async function risolvi(scelte: Record<string, Versione>) {
    if (!altrui) return
    chiudiConflitto()
    const loro = Object.fromEntries(
      contesi.filter((nome) => scelte[nome] === 'loro').map((nome) => [nome, altrui.campi[nome]]),
    )
    await form.setValues({ ...form.values, ...loro, versione: altrui.versione })
    await form.submitForm()
  }
  const senzaContesa = altrui !== null && contesi.length === 0
  const salva = useEffectEvent(() => void risolvi({}))
  useEffect(() => {
    if (senzaContesa) salva()
  }, [senzaContesa])

  if (!altrui || senzaContesa) return null
  return (
    <Conflitto
      aperto
      autore={altrui.autore}
      campi={contesi.map((nome) => ({
        nome,
        etichetta: etichette[nome] ?? nome,
        mia: mostra(nome, miei[nome]),
        loro: mostra(nome, altrui.campi[nome]),
      }))}
      onAnnulla={chiudiConflitto}
      onScegli={(scelte) => void risolvi(scelte)}
    />
  )
}

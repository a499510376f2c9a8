import { type FormikProps, getIn, setIn } from 'formik'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { RefusalError } from '../relay/errors.ts'
import { ConflictDialog, type ConflictSide } from './ConflictDialog.tsx'
import { mergeVersions } from './entity/merge.ts'
import { shownValue } from './entity/shownValue.ts'
import { useSubmitMerged } from './entity/useSubmitMerged.ts'

interface Props<Valori extends { versione: number }> {
  form: FormikProps<Valori>
  conflitto: RefusalError | null
  chiudiConflitto: () => void
  /** Field → what the user reads. */
  etichette: Readonly<Record<string, string>>
  /** How a value is shown; its text unless told, yes or no, a dash for nothing. */
  mostra?: (campo: string, valore: unknown) => ReactNode
  /** What stands before the form's fields in the refusal: 'operatore.' of `operatore.vedeOrdini`. */
  prefisso?: string
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
  prefisso: string,
): Altrui {
  const loro = Object.entries(typeof campi === 'object' && campi !== null ? campi : {}).flatMap(([nome, valore]) =>
    nome.startsWith(prefisso) ? [[nome.slice(prefisso.length), valore] as const] : [],
  )
  return {
    autore: typeof autore === 'string' ? autore : 'un altro utente',
    versione: typeof versione === 'number' ? versione : 0,
    campi: Object.fromEntries(loro.filter(([nome]) => Object.hasOwn(etichette, nome))),
  }
}

const testo = (campo: string, valore: unknown) => shownValue({}, campo, valore)

/**
 * Somebody saved the same object meanwhile: asks field by field where both changed, and saves at once where they did
 * not meet: what was not touched here is theirs.
 */
export function FormConflict<Valori extends { versione: number }>({
  form,
  conflitto,
  chiudiConflitto,
  etichette,
  mostra = testo,
  prefisso = '',
}: Props<Valori>) {
  const altrui = conflitto && leggiConflitto(conflitto.extensions, etichette, prefisso)
  const nomi = Object.keys(altrui?.campi ?? {})
  const di = (valori: Valori) => Object.fromEntries(nomi.map((nome) => [nome, getIn(valori, nome) as unknown]))
  const miei = di(form.values)
  const unione = mergeVersions(di(form.initialValues), miei, altrui?.campi ?? {})
  const contesi = unione.contested

  const salvaUniti = useSubmitMerged(form)

  function risolvi(scelte: Record<string, ConflictSide>) {
    if (!altrui) return
    chiudiConflitto()
    const prese = [...unione.theirs, ...contesi.filter((nome) => scelte[nome] === 'loro')]
    const uniti = prese.reduce<object>((valori, nome) => setIn(valori, nome, altrui.campi[nome]), form.values)
    salvaUniti({ ...(uniti as Valori), versione: altrui.versione })
  }
  const senzaContesa = altrui !== null && contesi.length === 0
  const salva = useEffectEvent(() => risolvi({}))
  useEffect(() => {
    if (senzaContesa) salva()
  }, [senzaContesa])

  if (!altrui || senzaContesa) return null
  return (
    <ConflictDialog
      aperto
      autore={altrui.autore}
      campi={contesi.map((nome) => ({
        nome,
        etichetta: etichette[nome] ?? nome,
        mia: mostra(nome, miei[nome]),
        loro: mostra(nome, altrui.campi[nome]),
      }))}
      onAnnulla={chiudiConflitto}
      onScegli={risolvi}
    />
  )
}

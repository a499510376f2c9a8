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
  mostra?: (field: string, value: unknown) => ReactNode
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
  labels: Props<never>['etichette'],
  prefix: string,
): Altrui {
  const theirs = Object.entries(typeof campi === 'object' && campi !== null ? campi : {}).flatMap(([nome, valore]) =>
    nome.startsWith(prefix) ? [[nome.slice(prefix.length), valore] as const] : [],
  )
  return {
    autore: typeof autore === 'string' ? autore : 'un altro utente',
    versione: typeof versione === 'number' ? versione : 0,
    campi: Object.fromEntries(theirs.filter(([nome]) => Object.hasOwn(labels, nome))),
  }
}

const text = (field: string, value: unknown) => shownValue({}, field, value)

/**
 * Somebody saved the same object meanwhile: asks field by field where both changed, and saves at once where they did
 * not meet: what was not touched here is theirs.
 */
export function FormConflict<Valori extends { versione: number }>({
  form,
  conflitto,
  chiudiConflitto,
  etichette,
  mostra = text,
  prefisso = '',
}: Props<Valori>) {
  const altrui = conflitto && leggiConflitto(conflitto.extensions, etichette, prefisso)
  const names = Object.keys(altrui?.campi ?? {})
  const di = (values: Valori) => Object.fromEntries(names.map((name) => [name, getIn(values, name) as unknown]))
  const miei = di(form.values)
  const unione = mergeVersions(di(form.initialValues), miei, altrui?.campi ?? {})
  const contesi = unione.contested

  const salvaUniti = useSubmitMerged(form)

  function resolve(choices: Record<string, ConflictSide>) {
    if (!altrui) return
    chiudiConflitto()
    const prese = [...unione.theirs, ...contesi.filter((name) => choices[name] === 'loro')]
    const uniti = prese.reduce<object>((values, name) => setIn(values, name, altrui.campi[name]), form.values)
    salvaUniti({ ...(uniti as Valori), versione: altrui.versione })
  }
  const senzaContesa = altrui !== null && contesi.length === 0
  const salva = useEffectEvent(() => resolve({}))
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
      onCancel={chiudiConflitto}
      onScegli={resolve}
    />
  )
}

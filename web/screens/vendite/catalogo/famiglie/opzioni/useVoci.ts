import { useFormikContext } from 'formik'
import { withMovedItem, withoutItem } from '../../../../../forms/entries/items.ts'
import { useItemFocus } from '../../../../../forms/list/useItemFocus.ts'
import { useFormField } from '../../../../../forms/useFormField.ts'
import { useConfirm } from '../../../../../ui/Confirm.tsx'

interface Voce {
  pk: number | null
  nome: string
  ritirato: boolean
}

interface Options<V extends Voce> {
  /** Path of the list in the form. */
  nome: string
  nuova: () => V
  /** 'l’opzione «Vetro»', for questions. */
  quale: (voce: V) => string
  /** In how many quotes each is. */
  usi: ReadonlyMap<number, number>
}

/**
 * A list of the form: add, move, retire, remove. What quotes have cannot go: whoever tries is offered to retire it.
 */
export function useVoci<V extends Voce>({ nome, nuova, quale, usi }: Options<V>) {
  const { valore: voci, errore, imposta } = useFormField<V[]>(nome)
  const form = useFormikContext<object>()
  const { lista, vaiA } = useItemFocus()
  const conferma = useConfirm()
  const usiOf = ({ pk }: V) => (pk === null ? 0 : (usi.get(pk) ?? 0))

  function cambia(index: number, changes: Partial<Voce>) {
    void form.setFieldValue(`${nome}[${index}]`, { ...voci[index], ...changes })
  }
  return {
    voci,
    errore,
    lista,
    usiOf,
    aggiungi(dopo = voci.length - 1) {
      imposta([...voci.slice(0, dopo + 1), nuova(), ...voci.slice(dopo + 1)])
      vaiA(dopo + 1)
    },
    sposta(da: number, di: 1 | -1, parte?: 'su' | 'giu') {
      const a = da + di
      if (a < 0 || a >= voci.length) return
      imposta(withMovedItem(voci, da, a))
      vaiA(a, parte)
    },
    ritira: (index: number, ritirato: boolean) => cambia(index, { ritirato }),
    async togli(index: number) {
      const voce = voci[index]
      if (!voce) return
      const quanti = usiOf(voce)
      if (quanti > 0) {
        const domanda = {
          titolo: `Ritirare ${quale(voce)}?`,
          testo: `È in ${quanti === 1 ? 'un preventivo' : `${quanti} preventivi`}: non si può eliminare. Ritirandola non si offre più ai clienti, e i preventivi la conservano.`,
          conferma: 'Ritira',
        }
        if (await conferma(domanda)) cambia(index, { ritirato: true })
        return
      }
      imposta(withoutItem(voci, index))
      if (voci.length > 1) vaiA(Math.max(0, index - 1))
    },
  }
}

import { useFormikContext } from 'formik'
import { withMovedItem, withoutItem } from '#forms/entries/items.ts'
import { useItemFocus } from '#forms/list/useItemFocus.ts'
import { useFormField } from '#forms/useFormField.ts'
import { useConfirm } from '#ui/Confirm.tsx'

interface Item {
  pk: number | null
  nome: string
  ritirato: boolean
}

interface Options<V extends Item> {
  /** Path of the list in the form. */
  nome: string
  nuova: () => V
  /** 'l’opzione «Vetro»', for questions. */
  quale: (item: V) => string
  /** In how many quotes each is. */
  usi: ReadonlyMap<number, number>
}

/**
 * A list of the form: add, move, retire, remove. What quotes have cannot go: whoever tries is offered to retire it.
 */
export function useItems<V extends Item>({ nome, nuova, quale, usi }: Options<V>) {
  const { valore: items, errore, imposta } = useFormField<V[]>(nome)
  const form = useFormikContext<object>()
  const { lista, vaiA } = useItemFocus()
  const conferma = useConfirm()
  const usesOf = ({ pk }: V) => (pk === null ? 0 : (usi.get(pk) ?? 0))

  function change(index: number, changes: Partial<Item>) {
    void form.setFieldValue(`${nome}[${index}]`, { ...items[index], ...changes })
  }
  return {
    voci: items,
    errore,
    lista,
    usiOf: usesOf,
    aggiungi(after = items.length - 1) {
      imposta([...items.slice(0, after + 1), nuova(), ...items.slice(after + 1)])
      vaiA(after + 1)
    },
    sposta(from: number, of: 1 | -1, part?: 'su' | 'giu') {
      const a = from + of
      if (a < 0 || a >= items.length) return
      imposta(withMovedItem(items, from, a))
      vaiA(a, part)
    },
    ritira: (index: number, ritirato: boolean) => change(index, { ritirato }),
    async togli(index: number) {
      const item = items[index]
      if (!item) return
      const count = usesOf(item)
      if (count > 0) {
        const question = {
          titolo: `Ritirare ${quale(item)}?`,
          testo: `È in ${count === 1 ? 'un preventivo' : `${count} preventivi`}: non si può eliminare. Ritirandola non si offre più ai clienti, e i preventivi la conservano.`,
          conferma: 'Ritira',
        }
        if (await conferma(question)) change(index, { ritirato: true })
        return
      }
      imposta(withoutItem(items, index))
      if (items.length > 1) vaiA(Math.max(0, index - 1))
    },
  }
}

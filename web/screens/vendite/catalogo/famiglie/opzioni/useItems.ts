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
  name: string
  next: () => V
  /** 'l’opzione «Vetro»', for questions. */
  which: (item: V) => string
  /** In how many quotes each is. */
  uses: ReadonlyMap<number, number>
}

/**
 * A list of the form: add, move, retire, remove. What quotes have cannot go: whoever tries is offered to retire it.
 */
export function useItems<V extends Item>({ name, next, which, uses }: Options<V>) {
  const { valore: items, error, set } = useFormField<V[]>(name)
  const form = useFormikContext<object>()
  const { lista, goTo } = useItemFocus()
  const conferma = useConfirm()
  const usesOf = ({ pk }: V) => (pk === null ? 0 : (uses.get(pk) ?? 0))

  function change(index: number, changes: Partial<Item>) {
    void form.setFieldValue(`${name}[${index}]`, { ...items[index], ...changes })
  }
  return {
    items,
    error,
    lista,
    usesOf,
    add(after = items.length - 1) {
      set([...items.slice(0, after + 1), next(), ...items.slice(after + 1)])
      goTo(after + 1)
    },
    move(from: number, of: 1 | -1, part?: 'su' | 'giu') {
      const a = from + of
      if (a < 0 || a >= items.length) return
      set(withMovedItem(items, from, a))
      goTo(a, part)
    },
    ritira: (index: number, ritirato: boolean) => change(index, { ritirato }),
    async remove(index: number) {
      const item = items[index]
      if (!item) return
      const count = usesOf(item)
      if (count > 0) {
        const question = {
          title: `Ritirare ${which(item)}?`,
          text: `È in ${count === 1 ? 'un preventivo' : `${count} preventivi`}: non si può eliminare. Ritirandola non si offre più ai clienti, e i preventivi la conservano.`,
          conferma: 'Ritira',
        }
        if (await conferma(question)) change(index, { ritirato: true })
        return
      }
      set(withoutItem(items, index))
      if (items.length > 1) goTo(Math.max(0, index - 1))
    },
  }
}

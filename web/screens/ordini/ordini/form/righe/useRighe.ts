import { useMemo, useRef } from 'react'
import { useLargeForm } from '#forms/LargeForm.tsx'
import { focusField } from '#forms/SaveBar.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { useNotices } from '#ui/Notices.tsx'
import { useOrdineFormContext } from '../context.ts'
import { copyRiga, newRiga, type OrdineFormValues, type RigaFormValues } from '../formValues.ts'
import { finestraOfTipo } from './finestra/choices.ts'
import { pastedRows } from './pastedRows.ts'
import { type RowsArrangement, rearrangeRows } from './rearrange.ts'

const places = (count: number): (number | RigaFormValues)[] => Array.from({ length: count }, (_, index) => index)

/** What can be done with the lines of the form; the functions stay the same as long as it is open. */
export function useRighe() {
  const modulo = useLargeForm<OrdineFormValues>()
  const { tipoExtra, tipi, finestre } = useOrdineFormContext()
  const notices = useNotices()
  /** Where the cursor goes once the lines are as they have just been changed. */
  const focus = useRef<string | null>(null)

  return useMemo(() => {
    const current = () => modulo().values.righe
    const apply = (layout: RowsArrangement) => modulo().setFormikState((stato) => rearrangeRows(stato, layout))
    function insert(riga: RigaFormValues, index: number, field: string) {
      const next = places(current().length)
      next.splice(index, 0, riga)
      focus.current = `righe[${index}].${field}`
      apply(next)
    }
    return {
      /** Moves the cursor where the last change wants it, if the line is there by now. */
      segui() {
        const name = focus.current
        if (name === null || !document.querySelector(`[data-campo="${CSS.escape(name)}"]`)) return
        focus.current = null
        focusField(name)
      },
      /** @param after place of the line after which it comes; the last by default */
      aggiungi(rivendita: boolean, after = current().length - 1) {
        insert(newRiga(rivendita, tipoExtra), after + 1, rivendita ? 'codiceRivendita' : 'tipoSerramentoPk')
      },
      /**
       * Writes into a field of a line what stands in the line above.
       * @param field 'righe[2].altezza'
       * @returns false where there is nothing above, or the lines are not of one kind
       */
      copyFromAbove(field: string): boolean {
        const [, index, name] = /^righe\[(\d+)\]\.(\w+)$/.exec(field) ?? []
        const [above, questa] = [current()[Number(index) - 1], current()[Number(index)]]
        if (!name || !above || !questa || above.rivendita !== questa.rivendita) return false
        void modulo().setFieldValue(field, above[name as keyof RigaFormValues])
        // Options are those of the family.
        if (name === 'opzioni') void modulo().setFieldValue(`righe[${index}].famigliaPk`, above.famigliaPk)
        if (name === 'famigliaPk') void modulo().setFieldValue(`righe[${index}].opzioni`, above.opzioni)
        if (name === 'tipoSerramentoPk') {
          const window = finestraOfTipo(questa, finestre.tipi.get(above.tipoSerramentoPk ?? 0))
          for (const [part, value] of Object.entries(window))
            void modulo().setFieldValue(`righe[${index}].${part}`, value)
        }
        return true
      },
      /**
       * Writes what was copied from a spreadsheet, cell by cell from a field on; lines that are missing are added.
       * @param field 'righe[2].altezza', where the first cell goes
       * @returns false when it is one cell, which the field takes by itself
       */
      paste(field: string, text: string): boolean {
        const [, index, name] = /^righe\[(\d+)\]\.(\w+)$/.exec(field) ?? []
        if (index === undefined || name === undefined) return false
        const pasted = pastedRows(text, name, tipi)
        if (!pasted) return false
        const next = places(current().length)
        pasted.forEach((values, step) => {
          const place = Number(index) + step
          const before = current()[place] ?? newRiga(false, tipoExtra)
          const pasted = { ...before, ...values }
          const window = finestraOfTipo(pasted, finestre.tipi.get(pasted.tipoSerramentoPk ?? 0))
          next[place] = before.tipoSerramentoPk === pasted.tipoSerramentoPk ? pasted : { ...pasted, ...window }
        })
        apply(next)
        notices.info(`${formatCount(pasted.length, 'riga incollata', 'righe incollate')}`)
        return true
      },
      duplica(index: number) {
        const riga = current()[index]
        if (riga) insert(copyRiga(riga), index + 1, 'numero')
      },
      /** @param name what the user reads of the line */
      remove(index: number, name: string) {
        const riga = current()[index]
        if (!riga) return
        apply(places(current().length).filter((place) => place !== index))
        notices.info(`${name} rimossa`, {
          label: 'Annulla',
          onClick: () => insert(riga, Math.min(index, current().length), 'numero'),
        })
      },
      /** @param field where the cursor was, to follow the line */
      move(from: number, a: number, field: string | null) {
        if (a < 0 || a >= current().length || a === from) return
        const next = places(current().length)
        const [moved] = next.splice(from, 1)
        next.splice(a, 0, moved ?? from)
        focus.current = field === null ? null : `righe[${a}].${field}`
        apply(next)
      },
    }
  }, [modulo, tipoExtra, tipi, finestre, notices])
}

export type RigheHandlers = ReturnType<typeof useRighe>

import { useMemo, useRef } from 'react'
import { formatCount } from '../../../../../../server/shared/formats/formats.ts'
import { useLargeForm } from '../../../../../forms/LargeForm.tsx'
import { focusField } from '../../../../../forms/SaveBar.tsx'
import { useNotices } from '../../../../../ui/Notices.tsx'
import { useOrdineFormContext } from '../context.ts'
import { copyRiga, newRiga, type OrdineFormValues, type RigaFormValues } from '../formValues.ts'
import { pastedRows } from './pastedRows.ts'
import { type RowsArrangement, rearrangeRows } from './rearrange.ts'

const posti = (quanti: number): (number | RigaFormValues)[] => Array.from({ length: quanti }, (_, index) => index)

/** What can be done with the lines of the form; the functions stay the same as long as it is open. */
export function useRighe() {
  const modulo = useLargeForm<OrdineFormValues>()
  const { tipoExtra, tipi } = useOrdineFormContext()
  const notices = useNotices()
  /** Where the cursor goes once the lines are as they have just been changed. */
  const fuoco = useRef<string | null>(null)

  return useMemo(() => {
    const attuali = () => modulo().values.righe
    const applica = (disposizione: RowsArrangement) =>
      modulo().setFormikState((stato) => rearrangeRows(stato, disposizione))
    function inserisci(riga: RigaFormValues, index: number, field: string) {
      const nuova = posti(attuali().length)
      nuova.splice(index, 0, riga)
      fuoco.current = `righe[${index}].${field}`
      applica(nuova)
    }
    return {
      /** Moves the cursor where the last change wants it, if the line is there by now. */
      segui() {
        const nome = fuoco.current
        if (nome === null || !document.querySelector(`[data-campo="${CSS.escape(nome)}"]`)) return
        fuoco.current = null
        focusField(nome)
      },
      /** @param dopo place of the line after which it comes; the last by default */
      aggiungi(rivendita: boolean, dopo = attuali().length - 1) {
        inserisci(newRiga(rivendita, tipoExtra), dopo + 1, rivendita ? 'codiceRivendita' : 'tipoSerramentoId')
      },
      /**
       * Writes into a field of a line what stands in the line above.
       * @param campo 'righe[2].altezza'
       * @returns false where there is nothing above, or the lines are not of one kind
       */
      copyFromAbove(campo: string): boolean {
        const [, indice, nome] = /^righe\[(\d+)\]\.(\w+)$/.exec(campo) ?? []
        const [sopra, questa] = [attuali()[Number(indice) - 1], attuali()[Number(indice)]]
        if (!nome || !sopra || !questa || sopra.rivendita !== questa.rivendita) return false
        void modulo().setFieldValue(campo, sopra[nome as keyof RigaFormValues])
        return true
      },
      /**
       * Writes what was copied from a spreadsheet, cell by cell from a field on; lines that are missing are added.
       * @param campo 'righe[2].altezza', where the first cell goes
       * @returns false when it is one cell, which the field takes by itself
       */
      paste(campo: string, testo: string): boolean {
        const [, indice, nome] = /^righe\[(\d+)\]\.(\w+)$/.exec(campo) ?? []
        if (indice === undefined || nome === undefined) return false
        const incollate = pastedRows(testo, nome, tipi)
        if (!incollate) return false
        const nuova = posti(attuali().length)
        incollate.forEach((valori, passo) => {
          const posto = Number(indice) + passo
          const prima = attuali()[posto] ?? newRiga(false, tipoExtra)
          nuova[posto] = { ...prima, ...valori }
        })
        applica(nuova)
        notices.info(`${formatCount(incollate.length, 'riga incollata', 'righe incollate')}`)
        return true
      },
      duplica(index: number) {
        const riga = attuali()[index]
        if (riga) inserisci(copyRiga(riga), index + 1, 'numero')
      },
      /** @param nome what the user reads of the line */
      togli(index: number, nome: string) {
        const riga = attuali()[index]
        if (!riga) return
        applica(posti(attuali().length).filter((posto) => posto !== index))
        notices.info(`${nome} rimossa`, {
          etichetta: 'Annulla',
          onClick: () => inserisci(riga, Math.min(index, attuali().length), 'numero'),
        })
      },
      /** @param field where the cursor was, to follow the line */
      sposta(da: number, a: number, field: string | null) {
        if (a < 0 || a >= attuali().length || a === da) return
        const nuova = posti(attuali().length)
        const [mossa] = nuova.splice(da, 1)
        nuova.splice(a, 0, mossa ?? da)
        fuoco.current = field === null ? null : `righe[${a}].${field}`
        applica(nuova)
      },
    }
  }, [modulo, tipoExtra, tipi, notices])
}

export type RigheHandlers = ReturnType<typeof useRighe>

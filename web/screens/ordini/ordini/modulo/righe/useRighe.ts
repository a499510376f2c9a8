import { useMemo, useRef } from 'react'
import { vaiAlCampo } from '../../../../../forms/BarraSalva.tsx'
import { useModulo } from '../../../../../forms/ModuloGrande.tsx'
import { useAvvisi } from '../../../../../ui/Avvisi.tsx'
import { useContestoModulo } from '../contesto.ts'
import { copiaRiga, type RigaModulo, rigaNuova, type ValoriOrdine } from '../valori.ts'
import { type Disposizione, ridisponi } from './ridisponi.ts'

const posti = (quanti: number): (number | RigaModulo)[] => Array.from({ length: quanti }, (_, indice) => indice)

/** What can be done with the lines of the form; the functions stay the same as long as it is open. */
export function useRighe() {
  const modulo = useModulo<ValoriOrdine>()
  const { tipoExtra } = useContestoModulo()
  const avvisi = useAvvisi()
  /** Where the cursor goes once the lines are as they have just been changed. */
  const fuoco = useRef<string | null>(null)

  return useMemo(() => {
    const attuali = () => modulo().values.righe
    const applica = (disposizione: Disposizione) => modulo().setFormikState((stato) => ridisponi(stato, disposizione))
    function inserisci(riga: RigaModulo, indice: number, campo: string) {
      const nuova = posti(attuali().length)
      nuova.splice(indice, 0, riga)
      fuoco.current = `righe[${indice}].${campo}`
      applica(nuova)
    }
    return {
      /** Moves the cursor where the last change wants it, if the line is there by now. */
      segui() {
        const nome = fuoco.current
        if (nome === null || !document.querySelector(`[data-campo="${CSS.escape(nome)}"]`)) return
        fuoco.current = null
        vaiAlCampo(nome)
      },
      /** @param dopo place of the line after which it comes; the last by default */
      aggiungi(rivendita: boolean, dopo = attuali().length - 1) {
        inserisci(rigaNuova(rivendita, tipoExtra), dopo + 1, rivendita ? 'codiceRivendita' : 'tipoSerramentoId')
      },
      duplica(indice: number) {
        const riga = attuali()[indice]
        if (riga) inserisci(copiaRiga(riga), indice + 1, 'numero')
      },
      /** @param nome what the user reads of the line */
      togli(indice: number, nome: string) {
        const riga = attuali()[indice]
        if (!riga) return
        applica(posti(attuali().length).filter((posto) => posto !== indice))
        avvisi.info(`${nome} rimossa`, {
          etichetta: 'Annulla',
          onClick: () => inserisci(riga, Math.min(indice, attuali().length), 'numero'),
        })
      },
      /** @param campo where the cursor was, to follow the line */
      sposta(da: number, a: number, campo: string | null) {
        if (a < 0 || a >= attuali().length || a === da) return
        const nuova = posti(attuali().length)
        const [mossa] = nuova.splice(da, 1)
        nuova.splice(a, 0, mossa ?? da)
        fuoco.current = campo === null ? null : `righe[${a}].${campo}`
        applica(nuova)
      },
    }
  }, [modulo, tipoExtra, avvisi])
}

export type AzioniRighe = ReturnType<typeof useRighe>

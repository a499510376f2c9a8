import { type FormikState, useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { vaiAlCampo } from '../../../../forms/BarraSalva.tsx'
import type { StatoForm } from '../../../../forms/errori.ts'
import { useAvvisi } from '../../../../ui/Avvisi.tsx'
import { useContestoModulo } from '../contesto.ts'
import { copiaRiga, type RigaModulo, rigaNuova, type ValoriOrdine } from '../valori.ts'

/** Where each line comes from: its old place, or a line that was not there. */
export type Disposizione = readonly (number | RigaModulo)[]

type Stato = FormikState<ValoriOrdine>

const RIGA = /^righe\[(\d+)\](.*)$/

function disponi<T>(voci: unknown, disposizione: Disposizione, nuova: (riga: RigaModulo) => T): T[] {
  const vecchie = Array.isArray(voci) ? (voci as T[]) : []
  return disposizione.map((posto) => (typeof posto === 'number' ? (vecchie[posto] as T) : nuova(posto)))
}

/** A form with its lines in another order, each with what has been found about it. */
export function ridisponi(stato: Stato, disposizione: Disposizione): Stato {
  const { server = {}, generali = [] } = (stato.status ?? {}) as Partial<StatoForm>
  const spostati = Object.entries(server).flatMap(([campo, trovato]) => {
    const [, indice, resto] = RIGA.exec(campo) ?? []
    if (indice === undefined) return [[campo, trovato] as const]
    const nuovo = disposizione.indexOf(Number(indice))
    return nuovo < 0 ? [] : [[`righe[${nuovo}]${resto}`, trovato] as const]
  })
  const { righe: errori, ...altriErrori } = stato.errors
  return {
    ...stato,
    values: { ...stato.values, righe: disponi(stato.values.righe, disposizione, (riga) => riga) },
    errors: Array.isArray(errori)
      ? { ...altriErrori, righe: disponi(errori, disposizione, () => undefined as never) }
      : altriErrori,
    touched: { ...stato.touched, righe: disponi(stato.touched.righe, disposizione, () => ({})) },
    status: { server: Object.fromEntries(spostati), generali },
  }
}

const posti = (quanti: number): (number | RigaModulo)[] => Array.from({ length: quanti }, (_, indice) => indice)

/** What can be done with the lines of the form; the functions stay the same as long as it is open. */
export function useRighe() {
  const { values, setFormikState } = useFormikContext<ValoriOrdine>()
  const { tipoExtra } = useContestoModulo()
  const avvisi = useAvvisi()
  const attuali = useRef(values.righe)
  const fuoco = useRef<string | null>(null)
  useLayoutEffect(() => {
    attuali.current = values.righe
  }, [values.righe])
  // The cursor goes where the lines have just been changed, once they are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines say when
  useEffect(() => {
    if (fuoco.current === null) return
    vaiAlCampo(fuoco.current)
    fuoco.current = null
  }, [values.righe])

  return useMemo(() => {
    const applica = (disposizione: Disposizione) => setFormikState((stato) => ridisponi(stato, disposizione))
    function inserisci(riga: RigaModulo, indice: number, campo: string) {
      const nuova = posti(attuali.current.length)
      nuova.splice(indice, 0, riga)
      fuoco.current = `righe[${indice}].${campo}`
      applica(nuova)
    }
    return {
      /** @param dopo place of the line after which it comes; the last unless told */
      aggiungi(rivendita: boolean, dopo = attuali.current.length - 1) {
        inserisci(rigaNuova(rivendita, tipoExtra), dopo + 1, rivendita ? 'codiceRivendita' : 'tipoSerramentoId')
      },
      duplica(indice: number) {
        const riga = attuali.current[indice]
        if (riga) inserisci(copiaRiga(riga), indice + 1, 'numero')
      },
      /** @param nome what the user reads of the line */
      togli(indice: number, nome: string) {
        const riga = attuali.current[indice]
        if (!riga) return
        applica(posti(attuali.current.length).filter((posto) => posto !== indice))
        avvisi.info(`${nome} rimossa`, {
          etichetta: 'Annulla',
          onClick: () => inserisci(riga, Math.min(indice, attuali.current.length), 'numero'),
        })
      },
      /** @param campo where the cursor was, to follow the line */
      sposta(da: number, a: number, campo: string | null) {
        if (a < 0 || a >= attuali.current.length || a === da) return
        const nuova = posti(attuali.current.length)
        const [mossa] = nuova.splice(da, 1)
        nuova.splice(a, 0, mossa ?? da)
        fuoco.current = campo === null ? null : `righe[${a}].${campo}`
        applica(nuova)
      },
    }
  }, [setFormikState, tipoExtra, avvisi])
}

export type AzioniRighe = ReturnType<typeof useRighe>

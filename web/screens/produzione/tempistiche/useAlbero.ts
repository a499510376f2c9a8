import { useMemo } from 'react'
import type { Ambito } from '../../../../server/produzione/tempistiche/rules.ts'
import type { Valori } from '../../../ui/urlState.ts'
import type { TempistichePageQuery } from './__generated__/TempistichePageQuery.graphql.ts'
import { creaAlbero, filtraAlbero } from './albero/albero.ts'
import type { statoTempistiche } from './stato.ts'

/** The tree of what was read, and what the filters of the URL leave of it. */
export function useAlbero(letto: TempistichePageQuery['response'], valori: Valori<typeof statoTempistiche>) {
  const { tipiSerramento, codiciSerramento, tempistiche, codiciSenzaTempistica } = letto
  const { tipo, search, mancanti } = valori
  const tutto = useMemo(
    () =>
      creaAlbero({
        tipi: tipiSerramento.filter(({ pk }) => tipo === null || pk === tipo),
        codici: codiciSerramento,
        tempistiche: tempistiche.nodes,
        // Where the timings are on more pages, what is not on this one is not missing.
        senza: tempistiche.numeroPagine > 1 ? [] : codiciSenzaTempistica,
      }),
    [tipiSerramento, codiciSerramento, tempistiche, codiciSenzaTempistica, tipo],
  )
  const nodi = useMemo(() => filtraAlbero(tutto, { search, mancanti: mancanti === true }), [tutto, search, mancanti])
  const ambitoNuovo: Ambito | null =
    tipo === null ? null : { tipoSerramentoId: tipo, codiceSerramentoId: null, categoria: null, forma: null }
  return {
    nodi,
    mancanti: tutto.reduce((n, nodo) => n + nodo.mancanti, 0),
    filtrato: tipo !== null || search !== '' || mancanti === true,
    /** What a new timing begins with. */
    ambitoNuovo,
  }
}

export type AlberoLetto = ReturnType<typeof useAlbero>

import { useMemo } from 'react'
import type { TempisticaScope } from '#produzione/tempistiche/rules.ts'
import type { UrlValues } from '#ui/urlState.ts'
import type { ReadTempistiche } from './readTempistiche.ts'
import { createTree, filterTree, missingFound } from './tree/tree.ts'
import type { tempisticheUrlState } from './urlState.ts'

/** The tree of what was read, and what the filters of the URL leave of it. */
export function useTree(read: ReadTempistiche, values: UrlValues<typeof tempisticheUrlState>) {
  const { tipiSerramento, codiciSerramento, tempistiche } = read
  const { tipo, search, mancanti } = values
  const all = useMemo(
    () =>
      createTree({
        tipi: tipiSerramento.filter(({ pk }) => tipo === null || pk === tipo),
        codici: codiciSerramento,
        tempistiche: tempistiche.nodes,
        // Where the timings are on more pages, what is not on this one is not missing.
        senza:
          tempistiche.numeroPagine > 1
            ? []
            : tipiSerramento.flatMap(({ pk: tipoSerramentoPk, codiciSenzaTempistica }) =>
                (codiciSenzaTempistica ?? []).map(({ pk }) => ({ tipoSerramentoPk, codiceSerramentoPk: pk })),
              ),
      }),
    [tipiSerramento, codiciSerramento, tempistiche, tipo],
  )
  const nodes = useMemo(() => filterTree(all, { search, mancanti: mancanti === true }), [all, search, mancanti])
  const newScope: TempisticaScope | null =
    tipo === null ? null : { tipoSerramentoPk: tipo, codiceSerramentoPk: null, categoria: null, forma: null }
  return {
    nodes,
    mancanti: missingFound(all, search),
    filtrato: tipo !== null || search !== '' || mancanti === true,
    /** What a new timing begins with. */
    newScope,
  }
}

export type ReadTree = ReturnType<typeof useTree>

import type { AlberoCartella } from '../../../../server/documenti/cartelle/rules.ts'

/** A folder of the tree on a line of its own. */
interface TreeRow {
  pk: number
  nome: string
  /** 0 at the top. */
  livello: number
  /** It cannot be chosen: it is the folder to be moved, or below it. */
  chiusa: boolean
}

/** The tree line by line, each folder before those in it. @param mossa number of the folder that is to be moved */
export function treeRows(albero: readonly AlberoCartella[], mossa: number, livello = 0, dentro = false): TreeRow[] {
  return albero.flatMap(({ pk, nome, figlie }) => {
    const chiusa = dentro || pk === mossa
    return [{ pk, nome, livello, chiusa }, ...treeRows(figlie, mossa, livello + 1, chiusa)]
  })
}

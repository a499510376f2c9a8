import type { CartellaTree } from '#documenti/cartelle/rules.ts'

/** A folder of the tree on a line of its own. */
interface TreeRow {
  pk: number
  name: string
  /** 0 at the top. */
  livello: number
  /** It cannot be chosen: it is the folder to be moved, or below it. */
  closed: boolean
}

/** The tree line by line, each folder before those in it. @param moved number of the folder that is to be moved */
export function treeRows(tree: readonly CartellaTree[], moved: number, level = 0, inside = false): TreeRow[] {
  return tree.flatMap(({ pk, nome, figlie }) => {
    const closed = inside || pk === moved
    return [{ pk, name: nome, livello: level, closed }, ...treeRows(figlie, moved, level + 1, closed)]
  })
}

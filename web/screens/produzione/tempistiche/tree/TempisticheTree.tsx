import Box from '@mui/material/Box'
import { useCallback, useState } from 'react'
import { type TreeActions, TreeRow } from './TreeRow.tsx'
import { type TreeNode, visibleRows } from './tree.ts'
import { treeStyle } from './treeStyle.ts'
import { useTreeKeys } from './useTreeKeys.ts'

interface Props extends Omit<TreeActions, 'apri'> {
  nodi: readonly TreeNode[]
  /** True while a filter is on: then what was found is open. */
  tuttoAperto: boolean
}

/** Timings by window type, category, shape and code: a tree grid. */
export function TempisticheTree({ nodi, tuttoAperto, modifica, elimina }: Props) {
  const [scelte, setScelte] = useState<ReadonlyMap<string, boolean>>(new Map())
  // Types begin closed; inside an open one everything is.
  const aperto = (nodo: TreeNode) => scelte.get(nodo.chiave) ?? (tuttoAperto || nodo.livello > 1)
  const apri = useCallback((nodo: TreeNode, si: boolean) => {
    setScelte((prima) => new Map(prima).set(nodo.chiave, si))
  }, [])
  const righe = visibleRows(nodi, aperto)
  const { attiva, eventi } = useTreeKeys({
    righe,
    aperto,
    apri,
    onEnter: (nodo) => (nodo.ambito ? modifica(nodo) : apri(nodo, !aperto(nodo))),
    onCanc: (nodo) => nodo.propria && elimina(nodo.propria),
  })
  return (
    <Box sx={treeStyle}>
      <Box component="table" role="treegrid" aria-label="Tempistiche" {...eventi}>
        <thead>
          <tr>
            <th scope="col">Tipo, categoria, forma, codice</th>
            <th scope="col" className="minuti">
              Macchine
            </th>
            <th scope="col" className="minuti">
              Banchi
            </th>
            <th scope="col" className="origine">
              Vale
            </th>
            <th scope="col" className="azioni">
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                Azioni
              </Box>
            </th>
          </tr>
        </thead>
        <tbody>
          {righe.map((nodo) => (
            <TreeRow
              key={nodo.chiave}
              nodo={nodo}
              aperto={aperto(nodo)}
              attiva={nodo.chiave === attiva}
              apri={apri}
              modifica={modifica}
              elimina={elimina}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

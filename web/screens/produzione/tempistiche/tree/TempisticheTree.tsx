import Box from '@mui/material/Box'
import { useCallback, useState } from 'react'
import { type TreeActions, TreeRow } from './TreeRow.tsx'
import { type TreeNode, visibleRows } from './tree.ts'
import { treeStyle } from './treeStyle.ts'
import { useTreeKeys } from './useTreeKeys.ts'

interface Props extends Omit<TreeActions, 'apri'> {
  nodes: readonly TreeNode[]
  /** True while a filter is on: then what was found is open. */
  allOpen: boolean
}

/** Timings by window type, category, shape and code: a tree grid. */
export function TempisticheTree({ nodes, allOpen, edit, remove }: Props) {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  // Types begin closed; inside an open one everything is.
  const open = (node: TreeNode) => choices.get(node.key) ?? (allOpen || node.livello > 1)
  const show = useCallback((node: TreeNode, si: boolean) => {
    setChoices((before) => new Map(before).set(node.key, si))
  }, [])
  const righe = visibleRows(nodes, open)
  const { active, eventi } = useTreeKeys({
    righe,
    opened: open,
    open: show,
    onEnter: (node) => (node.ambito ? edit(node) : show(node, !open(node))),
    onCanc: (node) => node.propria && remove(node.propria),
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
          {righe.map((node) => (
            <TreeRow
              key={node.key}
              node={node}
              open={open(node)}
              active={node.key === active}
              apri={show}
              edit={edit}
              remove={remove}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

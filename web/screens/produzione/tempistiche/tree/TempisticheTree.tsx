import Box from '@mui/material/Box'
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react'
import { type TreeActions, TreeRow } from './TreeRow.tsx'
import { type TreeNode, visibleRows } from './tree.ts'
import { treeStyle } from './treeStyle.ts'

interface Props extends Omit<TreeActions, 'toggle'> {
  nodes: readonly TreeNode[]
  /** True while a filter is on: then what was found is open. */
  allOpen: boolean
}

interface Commands {
  righe: readonly TreeNode[]
  opened: (node: TreeNode) => boolean
  open: (node: TreeNode, open: boolean) => void
  onEnter: (node: TreeNode) => void
  onCanc: (node: TreeNode) => void
}

const rigaOf = (element: EventTarget) =>
  element instanceof HTMLElement ? element.closest<HTMLElement>('[data-riga]') : null

/**
 * Keys of a tree grid (WAI-ARIA): up and down, Home and End; right opens or goes in, left closes or goes out; Enter
 * acts, Canc removes. Tab reaches only the last row visited.
 */
function useTreeKeys({ righe, opened, open, onEnter, onCanc }: Commands) {
  const [last, setLast] = useState('')
  const active = righe.some(({ key }) => key === last) ? last : (righe[0]?.key ?? '')

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = rigaOf(event.target)
    const here = righe.findIndex(({ key }) => key === element?.dataset.riga)
    const node = righe[here]
    if (!node || event.altKey || event.ctrlKey || event.metaKey) return
    const goTo = (index: number) => {
      const meta = righe[Math.max(0, Math.min(index, righe.length - 1))]
      if (meta) event.currentTarget.querySelector<HTMLElement>(`[data-riga="${CSS.escape(meta.key)}"]`)?.focus()
    }
    const onButton = event.target !== element
    const keys: Record<string, () => void> = {
      ArrowUp: () => goTo(here - 1),
      ArrowDown: () => goTo(here + 1),
      Home: () => goTo(0),
      End: () => goTo(righe.length - 1),
      ArrowRight() {
        if (node.figli.length === 0) return
        if (opened(node)) goTo(here + 1)
        else open(node, true)
      },
      ArrowLeft() {
        if (node.figli.length > 0 && opened(node)) open(node, false)
        else goTo(righe.findLastIndex((riga, index) => index < here && riga.livello < node.livello))
      },
      ...(onButton ? {} : { Enter: () => onEnter(node), Delete: () => onCanc(node) }),
    }
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!action) return
    event.preventDefault()
    action()
  }

  return {
    /** Key of the row that Tab reaches. */
    active,
    eventi: {
      onKeyDown,
      onFocus(event: FocusEvent<HTMLElement>) {
        const key = rigaOf(event.target)?.dataset.riga
        if (key !== undefined) setLast(key)
      },
    },
  }
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
              toggle={show}
              edit={edit}
              remove={remove}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

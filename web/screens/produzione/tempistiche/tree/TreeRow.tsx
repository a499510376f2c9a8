import Add from '@mui/icons-material/Add'
import ChevronRight from '@mui/icons-material/ChevronRight'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo } from 'react'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { MissingValue } from '#ui/Values.tsx'
import { AppresoMark } from '../appresi/AppresoMark.tsx'
import type { TreeNode, TreeTimes } from './tree.ts'
import { TREE_INDENT } from './treeStyle.ts'

export interface TreeActions {
  toggle: (node: TreeNode, open: boolean) => void
  edit: (node: TreeNode) => void
  remove: (tempi: TreeTimes) => void
}

interface Props extends TreeActions {
  node: TreeNode
  open: boolean
  /** Whether Tab reaches it. */
  active: boolean
}

/** Where the minutes of a node come from, in words. */
function origin({ livello, propria, ereditata, isMissing, quante, mancanti }: TreeNode) {
  if (isMissing) return <span className="manca">manca la tempistica</span>
  if (ereditata) return `da ${ereditata.da}`
  if (propria && livello === 1) return 'per ogni codice senza la sua'
  if (propria && livello === 3) return 'per i codici senza la loro'
  if (livello > 2) return null
  const count = quante > 0 && formatCount(quante, 'tempistica', 'tempistiche')
  const lacking = mancanti > 0 && <span className="manca">{formatCount(mancanti, 'mancante', 'mancanti')}</span>
  return count && lacking ? (
    <>
      {count}, {lacking}
    </>
  ) : (
    count || lacking || 'nessuna tempistica'
  )
}

function Minutes({ node, field }: { node: TreeNode; field: 'tempoRepartoMacchine' | 'tempoRepartoBanchi' }) {
  if (node.propria) {
    return (
      <>
        {formatInteger(node.propria[field])} min
        <AppresoMark tempistica={node.propria.pk} reparto={field === 'tempoRepartoMacchine' ? 'macchine' : 'banchi'} />
      </>
    )
  }
  if (node.ereditata) return <span className="ereditato">{formatInteger(node.ereditata.tempi[field])} min</span>
  return node.livello === 4 ? <MissingValue /> : null
}

/** A row of the tree. */
export const TreeRow = memo(function TreeRow({ node, open, active, toggle, edit, remove }: Props) {
  const { key, livello, name, figli, propria, ambito } = node
  const capture = active ? 0 : -1
  const expandable = figli.length > 0
  const text = origin(node)
  return (
    <tr
      className={`livello${livello}`}
      data-riga={key}
      tabIndex={capture}
      aria-level={livello}
      aria-expanded={expandable ? open : undefined}
    >
      <th scope="row">
        <span className="nome" style={{ paddingLeft: (livello - 1) * TREE_INDENT }}>
          <IconButton
            aria-label={`${open ? 'Chiudi' : 'Apri'} ${name}`}
            tabIndex={-1}
            onClick={() => toggle(node, !open)}
            size="small"
            sx={{ visibility: expandable ? 'visible' : 'hidden', p: 0.25 }}
          >
            <ChevronRight fontSize="small" className={open ? 'freccia aperta' : 'freccia'} />
          </IconButton>
          <span className="testo">
            {name}
            <span className="sotto">{text}</span>
          </span>
        </span>
      </th>
      <td className="minuti">
        <Minutes node={node} field="tempoRepartoMacchine" />
      </td>
      <td className="minuti">
        <Minutes node={node} field="tempoRepartoBanchi" />
      </td>
      <td className="origine">{text}</td>
      <td className="azioni">
        {ambito && (
          <Tooltip title={propria ? 'Modifica' : 'Aggiungi una tempistica propria'}>
            <IconButton
              aria-label={`${propria ? 'Modifica' : 'Aggiungi'} ${name}`}
              tabIndex={capture}
              onClick={() => edit(node)}
              size="small"
            >
              {propria ? <EditOutlined fontSize="small" /> : <Add fontSize="small" />}
            </IconButton>
          </Tooltip>
        )}
        {propria && (
          <Tooltip title="Elimina">
            <IconButton
              className="elimina"
              aria-label={`Elimina ${name}`}
              tabIndex={capture}
              onClick={() => remove(propria)}
              size="small"
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </td>
    </tr>
  )
})

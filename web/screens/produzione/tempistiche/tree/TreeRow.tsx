import Add from '@mui/icons-material/Add'
import ChevronRight from '@mui/icons-material/ChevronRight'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo } from 'react'
import { formatCount, formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { MissingValue } from '../../../../ui/Values.tsx'
import { AppresoMark } from '../appresi/AppresoMark.tsx'
import type { TreeNode, TreeTimes } from './tree.ts'
import { TREE_INDENT } from './treeStyle.ts'

export interface TreeActions {
  apri: (nodo: TreeNode, aperto: boolean) => void
  modifica: (nodo: TreeNode) => void
  elimina: (tempi: TreeTimes) => void
}

interface Props extends TreeActions {
  nodo: TreeNode
  aperto: boolean
  /** Whether Tab reaches it. */
  attiva: boolean
}

/** Where the minutes of a node come from, in words. */
function origine({ livello, propria, ereditata, manca, quante, mancanti }: TreeNode) {
  if (manca) return <span className="manca">manca la tempistica</span>
  if (ereditata) return `da ${ereditata.da}`
  if (propria && livello === 1) return 'per ogni codice senza la sua'
  if (propria && livello === 3) return 'per i codici senza la loro'
  if (livello > 2) return null
  const conta = quante > 0 && formatCount(quante, 'tempistica', 'tempistiche')
  const mancano = mancanti > 0 && <span className="manca">{formatCount(mancanti, 'mancante', 'mancanti')}</span>
  return conta && mancano ? (
    <>
      {conta}, {mancano}
    </>
  ) : (
    conta || mancano || 'nessuna tempistica'
  )
}

function Minuti({ nodo, campo }: { nodo: TreeNode; campo: 'tempoRepartoMacchine' | 'tempoRepartoBanchi' }) {
  if (nodo.propria) {
    return (
      <>
        {formatInteger(nodo.propria[campo])} min
        <AppresoMark tempistica={nodo.propria.pk} reparto={campo === 'tempoRepartoMacchine' ? 'macchine' : 'banchi'} />
      </>
    )
  }
  if (nodo.ereditata) return <span className="ereditato">{formatInteger(nodo.ereditata.tempi[campo])} min</span>
  return nodo.livello === 4 ? <MissingValue /> : null
}

/** A row of the tree. */
export const TreeRow = memo(function RigaAlbero({ nodo, aperto, attiva, apri, modifica, elimina }: Props) {
  const { chiave, livello, nome, figli, propria, ambito } = nodo
  const scatta = attiva ? 0 : -1
  const espandibile = figli.length > 0
  const testo = origine(nodo)
  return (
    <tr
      className={`livello${livello}`}
      data-riga={chiave}
      tabIndex={scatta}
      aria-level={livello}
      aria-expanded={espandibile ? aperto : undefined}
    >
      <th scope="row">
        <span className="nome" style={{ paddingLeft: (livello - 1) * TREE_INDENT }}>
          <IconButton
            aria-label={`${aperto ? 'Chiudi' : 'Apri'} ${nome}`}
            tabIndex={-1}
            onClick={() => apri(nodo, !aperto)}
            size="small"
            sx={{ visibility: espandibile ? 'visible' : 'hidden', p: 0.25 }}
          >
            <ChevronRight fontSize="small" className={aperto ? 'freccia aperta' : 'freccia'} />
          </IconButton>
          <span className="testo">
            {nome}
            <span className="sotto">{testo}</span>
          </span>
        </span>
      </th>
      <td className="minuti">
        <Minuti nodo={nodo} campo="tempoRepartoMacchine" />
      </td>
      <td className="minuti">
        <Minuti nodo={nodo} campo="tempoRepartoBanchi" />
      </td>
      <td className="origine">{testo}</td>
      <td className="azioni">
        {ambito && (
          <Tooltip title={propria ? 'Modifica' : 'Aggiungi una tempistica propria'}>
            <IconButton
              aria-label={`${propria ? 'Modifica' : 'Aggiungi'} ${nome}`}
              tabIndex={scatta}
              onClick={() => modifica(nodo)}
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
              aria-label={`Elimina ${nome}`}
              tabIndex={scatta}
              onClick={() => elimina(propria)}
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

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { TempisticaDialog } from './form/TempisticaDialog.tsx'
import type { ReadTempistiche } from './readTempistiche.ts'
import { TempisticheTree } from './tree/TempisticheTree.tsx'
import { scopeName, scopeOfNode, type TreeNode, type TreeTimes } from './tree/tree.ts'
import type { tempisticheUrlState } from './urlState.ts'
import { useDeleteTempistica } from './useDeleteTempistica.ts'
import type { OpenNodes } from './useOpenNodes.ts'
import type { ReadTree } from './useTree.ts'

interface Props {
  read: ReadTempistiche
  tree: ReadTree
  elenco: UrlState<typeof tempisticheUrlState>
  open: OpenNodes
}

/** The tree of the timings, with its dialogs. */
export function TempisticheTab({ read, tree, elenco, open }: Props) {
  const { tipiSerramento: tipi, codiciSerramento: codici, tempistiche } = read
  const { valori, imposta, azzera } = elenco
  const { aperto } = open
  const remove = useDeleteTempistica(open.rileggi)
  const askRemoval = useLatestCallback((tempi: TreeTimes) =>
    remove({ pk: tempi.pk, nome: scopeName(scopeOfNode(tempi), { tipi, codici }) }),
  )
  const show = useLatestCallback(({ propria, ambito }: TreeNode) =>
    open.apri(propria ? { tempi: propria } : { ambito }),
  )
  const editNode = useCallback((node: TreeNode) => show(node), [])
  const removeTempi = useCallback((tempi: TreeTimes) => askRemoval(tempi), [])
  return (
    <>
      {tree.nodi.length > 0 ? (
        <TempisticheTree nodes={tree.nodi} allOpen={tree.filtrato} edit={editNode} elimina={removeTempi} />
      ) : tree.filtrato ? (
        <EmptyState
          titolo={valori.mancanti ? 'Non manca nessuna tempistica' : 'Nessuna tempistica trovata'}
          testo="Prova con meno filtri o con altre parole."
          azione={
            <Button variant="outlined" onClick={() => azzera(['tipo', 'search', 'mancanti'])}>
              Azzera filtri
            </Button>
          }
        />
      ) : (
        <EmptyState
          titolo="Nessun tipo di serramento"
          testo="Qui compaiono i minuti che un pezzo chiede alle macchine e ai banchi, per tipo, categoria, forma e codice."
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: tempistiche.numeroPagine > 1 ? 1 : 0 }}>
        <Pager page={valori.pagina} total={tempistiche.numeroPagine} onPage={(page) => imposta({ pagina: page })} />
      </Box>
      {aperto !== null && !('codice' in aperto) && (
        <TempisticaDialog
          tempi={'tempi' in aperto ? aperto.tempi : null}
          ambito={'ambito' in aperto ? aperto.ambito : null}
          data={{ tipi, codici }}
          onDelete={removeTempi}
          onClose={open.chiudi}
          onSaved={open.salvato}
        />
      )}
    </>
  )
}

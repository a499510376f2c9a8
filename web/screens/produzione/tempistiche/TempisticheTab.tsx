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
  const { values, set, clear } = elenco
  const { opened } = open
  const remove = useDeleteTempistica(open.reread)
  const askRemoval = useLatestCallback((tempi: TreeTimes) =>
    remove({ pk: tempi.pk, name: scopeName(scopeOfNode(tempi), { tipi, codici }) }),
  )
  const show = useLatestCallback(({ propria, ambito }: TreeNode) =>
    open.open(propria ? { tempi: propria } : { ambito }),
  )
  const editNode = useCallback((node: TreeNode) => show(node), [])
  const removeTempi = useCallback((tempi: TreeTimes) => askRemoval(tempi), [])
  return (
    <>
      {tree.nodes.length > 0 ? (
        <TempisticheTree nodes={tree.nodes} allOpen={tree.filtrato} edit={editNode} remove={removeTempi} />
      ) : tree.filtrato ? (
        <EmptyState
          title={values.mancanti ? 'Non manca nessuna tempistica' : 'Nessuna tempistica trovata'}
          text="Prova con meno filtri o con altre parole."
          action={
            <Button variant="outlined" onClick={() => clear(['tipo', 'search', 'mancanti'])}>
              Azzera filtri
            </Button>
          }
        />
      ) : (
        <EmptyState
          title="Nessun tipo di serramento"
          text="Qui compaiono i minuti che un pezzo chiede alle macchine e ai banchi, per tipo, categoria, forma e codice."
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: tempistiche.numeroPagine > 1 ? 1 : 0 }}>
        <Pager page={values.pagina} total={tempistiche.numeroPagine} onPage={(page) => set({ pagina: page })} />
      </Box>
      {opened !== null && !('codice' in opened) && (
        <TempisticaDialog
          tempi={'tempi' in opened ? opened.tempi : null}
          ambito={'ambito' in opened ? opened.ambito : null}
          data={{ tipi, codici }}
          onDelete={removeTempi}
          onClose={open.close}
          onSaved={open.saved}
        />
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { TempisticheTabDeleteTempisticaMutation } from '#generated/TempisticheTabDeleteTempisticaMutation.graphql.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { TempisticaDialog } from './form/TempisticaDialog.tsx'
import type { ReadTempistiche } from './readTempistiche.ts'
import { TempisticheTree } from './tree/TempisticheTree.tsx'
import { scopeName, scopeOfNode, type TreeNode, type TreeTimes } from './tree/tree.ts'
import type { tempisticheUrlState } from './urlState.ts'
import type { OpenNodes } from './useOpenNodes.ts'
import type { ReadTree } from './useTree.ts'

interface Props {
  read: ReadTempistiche
  tree: ReadTree
  elenco: UrlState<typeof tempisticheUrlState>
  open: OpenNodes
}

const deleteTempisticaMutation = graphql`
  mutation TempisticheTabDeleteTempisticaMutation($pk: Int!) {
    deleteTempistica(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A timing, and what it is called where it is spoken of. */
interface Named {
  pk: number
  name: string
}

const deleteTempisticaWords = {
  question: ({ name }: Named) => `Sei sicuro di voler eliminare la tempistica ${name}?`,
  text: () => 'I serramenti che la usano prenderanno quella più generale; se non c’è, la tempistica mancherà.',
  done: 'Tempistica eliminata',
}

/** Removes a timing, once confirmed. @param onDone what comes after, also when somebody else had removed it */
function useDeleteTempistica(onDone: () => void) {
  return useDelete<TempisticheTabDeleteTempisticaMutation, Named>(
    deleteTempisticaMutation,
    deleteTempisticaWords,
    onDone,
    { always: true },
  )
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

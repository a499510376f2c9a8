import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { useLatestCallback } from '../../../ui/useLatestCallback.ts'
import type { UrlState } from '../../../ui/useUrlState.ts'
import { TempisticaDialog } from './form/TempisticaDialog.tsx'
import type { ReadTempistiche } from './readTempistiche.ts'
import { TempisticheTree } from './tree/TempisticheTree.tsx'
import { ambitoName, ambitoOf, type TreeNode, type TreeTimes } from './tree/tree.ts'
import type { tempisticheUrlState } from './urlState.ts'
import { useDeleteTempistica } from './useDeleteTempistica.ts'
import type { OpenNodes } from './useOpenNodes.ts'
import type { ReadTree } from './useTree.ts'

interface Props {
  letto: ReadTempistiche
  albero: ReadTree
  elenco: UrlState<typeof tempisticheUrlState>
  aperti: OpenNodes
}

/** The tree of the timings, with its dialogs. */
export function TempisticheTab({ letto, albero, elenco, aperti }: Props) {
  const { tipiSerramento: tipi, codiciSerramento: codici, tempistiche } = letto
  const { valori, imposta, azzera } = elenco
  const { aperto } = aperti
  const elimina = useDeleteTempistica(aperti.rileggi)
  const chiediElimina = useLatestCallback((tempi: TreeTimes) =>
    elimina({ pk: tempi.pk, nome: ambitoName(ambitoOf(tempi), { tipi, codici }) }),
  )
  const apri = useLatestCallback(({ propria, ambito }: TreeNode) =>
    aperti.apri(propria ? { tempi: propria } : { ambito }),
  )
  const modificaNodo = useCallback((nodo: TreeNode) => apri(nodo), [])
  const eliminaTempi = useCallback((tempi: TreeTimes) => chiediElimina(tempi), [])
  return (
    <>
      {albero.nodi.length > 0 ? (
        <TempisticheTree
          nodi={albero.nodi}
          tuttoAperto={albero.filtrato}
          modifica={modificaNodo}
          elimina={eliminaTempi}
        />
      ) : albero.filtrato ? (
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
        <Pager pagina={valori.pagina} totale={tempistiche.numeroPagine} onPage={(pagina) => imposta({ pagina })} />
      </Box>
      {aperto !== null && !('codice' in aperto) && (
        <TempisticaDialog
          tempi={'tempi' in aperto ? aperto.tempi : null}
          ambito={'ambito' in aperto ? aperto.ambito : null}
          dati={{ tipi, codici }}
          onDelete={eliminaTempi}
          onClose={aperti.chiudi}
          onSaved={aperti.salvato}
        />
      )}
    </>
  )
}

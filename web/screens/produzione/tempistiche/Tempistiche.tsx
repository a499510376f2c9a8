import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback, useEffectEvent } from 'react'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Paginazione } from '../../../ui/tabella/Paginazione.tsx'
import type { UrlState } from '../../../ui/useUrlState.ts'
import type { TempistichePageQuery } from './__generated__/TempistichePageQuery.graphql.ts'
import { Albero } from './albero/Albero.tsx'
import { ambitoDi, type Nodo, nomeAmbito, type Tempi } from './albero/albero.ts'
import { TempisticaDialog } from './modulo/TempisticaDialog.tsx'
import type { statoTempistiche } from './stato.ts'
import type { AlberoLetto } from './useAlbero.ts'
import type { Aperti } from './useAperti.ts'
import { useDeleteTempistica } from './useDeleteTempistica.ts'

interface Props {
  letto: TempistichePageQuery['response']
  albero: AlberoLetto
  elenco: UrlState<typeof statoTempistiche>
  aperti: Aperti
}

/** The tree of the timings, with its dialogs. */
export function Tempistiche({ letto, albero, elenco, aperti }: Props) {
  const { tipiSerramento: tipi, codiciSerramento: codici, tempistiche } = letto
  const { valori, imposta, azzera } = elenco
  const { aperto } = aperti
  const elimina = useDeleteTempistica(aperti.rileggi)
  const chiediElimina = useEffectEvent((tempi: Tempi) =>
    elimina({ pk: tempi.pk, nome: nomeAmbito(ambitoDi(tempi), { tipi, codici }) }),
  )
  const apri = useEffectEvent(({ propria, ambito }: Nodo) => aperti.apri(propria ? { tempi: propria } : { ambito }))
  const modificaNodo = useCallback((nodo: Nodo) => apri(nodo), [])
  const eliminaTempi = useCallback((tempi: Tempi) => chiediElimina(tempi), [])
  return (
    <>
      {albero.nodi.length > 0 ? (
        <Albero nodi={albero.nodi} tuttoAperto={albero.filtrato} modifica={modificaNodo} elimina={eliminaTempi} />
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
        <Paginazione
          pagina={valori.pagina}
          totale={tempistiche.numeroPagine}
          onPagina={(pagina) => imposta({ pagina })}
        />
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

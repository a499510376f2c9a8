import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { pronto } from '../../../../shell/menu.ts'
import { useViewer } from '../../../../shell/viewer.ts'
import { usePreferenza } from '../../../../ui/preferenza.ts'
import { colonneOrdini } from './colonne.tsx'
import type { DialogoAperto } from './DialoghiRiga.tsx'
import { filtrabile } from './filtri/CampiColonna.tsx'
import type { ChipFiltro } from './filtri/chip.ts'
import type { FiltroAperto } from './filtri/FiltroColonna.tsx'
import type { RigaOrdine } from './rigaOrdine.ts'
import { colonneMostrate, colonneNascoste, type TitoloColonna } from './titoli.ts'

interface Opzioni {
  titoli: readonly TitoloColonna[]
  chip: readonly ChipFiltro[]
  /** Of the address; empty when it does not say. */
  scelte: readonly string[]
  /** All three must be stable. */
  onFiltra: (filtro: FiltroAperto) => void
  onApri: (dialogo: DialogoAperto) => void
  onElimina: (riga: RigaOrdine) => void
}

/**
 * The columns of the list with what the user may do on them, and which of them are on screen: those of the address,
 * or those that this device chose last, or those that the window has room for.
 */
export function useColonneOrdini({ titoli, chip, scelte, onFiltra, onApri, onElimina }: Opzioni) {
  const { permessi } = useViewer()
  const media = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const larga = useMediaQuery('(min-width:1540px)', { noSsr: true })
  const [ricordate, ricorda] = usePreferenza<readonly string[]>('ordini.colonne', [])
  const preferite = Array.isArray(ricordate) ? ricordate : []
  const visibili = scelte.length > 0 ? scelte : preferite
  const nascoste = colonneNascoste(titoli, larga ? 'larga' : media ? 'media' : 'stretta')
  const filtrate = chip.map(({ colonna }) => colonna).join()

  const colonne = useMemo(() => {
    const { editOrder, deleteOrder, updateStatoOrdine } = permessi
    const schedula = permessi.scheduleOrder && pronto('/planner/#/schedulatore')
    const apri = (dialogo: DialogoAperto['dialogo']) => (riga: RigaOrdine) => onApri({ dialogo, riga })
    return colonneOrdini(titoli, {
      azioni: {
        modifica: editOrder,
        schedula,
        elimina: deleteOrder ? onElimina : undefined,
        stato: updateStatoOrdine ? apri('stato') : undefined,
        checkList: apri('checkList'),
        mail: editOrder ? apri('mail') : undefined,
        quante: 1 + Number(editOrder) + Number(schedula) + Number(deleteOrder),
      },
      filtrate: new Set(filtrate.split(',')),
      filtrabili: new Set(titoli.map(({ field }) => field).filter(filtrabile)),
      onFiltra: (field, ancora) => {
        const titolo = titoli.find((uno) => uno.field === field)
        onFiltra({ field, ancora, titolo: (titolo?.esteso ?? titolo?.titolo ?? field).toLowerCase() })
      },
    })
  }, [titoli, filtrate, permessi, onFiltra, onApri, onElimina])

  return { colonne, nascoste, visibili, mostrate: colonneMostrate(titoli, visibili, nascoste), ricorda }
}

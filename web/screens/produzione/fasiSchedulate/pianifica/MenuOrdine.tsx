import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { durata } from '../rigaFase.ts'
import { cambiaTurno, caricoDi, type Disposizione, ordiniDi, sposta } from './disposizione.ts'
import type { Banco, OrdineScelto } from './modello.ts'

/** The order whose menu is open, and the button it hangs from. */
export interface Aperto {
  ordine: OrdineScelto
  vicino: HTMLElement
}

interface Props {
  aperto: Aperto
  banchi: readonly Banco[]
  disposizione: Disposizione
  minuti: ReadonlyMap<number, number>
  onDisponi: (nuova: Disposizione) => void
  onTogli: () => void
  onChiudi: () => void
}

/** Where an order can go: what dragging does, for the keyboard and for fingers. */
export function MenuOrdine({ aperto, banchi, disposizione, minuti, onDisponi, onTogli, onChiudi }: Props) {
  const { pk } = aperto.ordine
  const suo = disposizione.find(({ ordine }) => ordine === pk)?.configurazione
  const turni = suo === undefined ? [] : ordiniDi(disposizione, suo)
  const fai = (azione: () => void) => () => {
    onChiudi()
    azione()
  }
  return (
    <Menu open anchorEl={aperto.vicino} onClose={onChiudi}>
      {banchi
        .filter((banco) => banco.pk !== suo)
        .map((banco) => (
          <MenuItem key={banco.pk} onClick={fai(() => onDisponi(sposta(disposizione, pk, banco.pk, null)))}>
            Sposta su {banco.postazione}
            <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto', pl: 3 }}>
              {durata(caricoDi(disposizione, banco.pk, minuti))}
            </Typography>
          </MenuItem>
        ))}
      {banchi.length > 1 && <Divider />}
      <MenuItem disabled={turni[0] === pk} onClick={fai(() => onDisponi(cambiaTurno(disposizione, pk, -1)))}>
        Un turno prima
      </MenuItem>
      <MenuItem disabled={turni.at(-1) === pk} onClick={fai(() => onDisponi(cambiaTurno(disposizione, pk, 1)))}>
        Un turno dopo
      </MenuItem>
      <Divider />
      <MenuItem onClick={fai(onTogli)}>Togli dalla pianificazione</MenuItem>
    </Menu>
  )
}

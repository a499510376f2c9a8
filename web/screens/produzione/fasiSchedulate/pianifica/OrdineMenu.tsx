import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { durationInWords } from '../row.ts'
import { changeTurno, type Disposizione, loadOf, moveOrdine, ordiniOfBanco } from './disposizione.ts'
import type { PlannedBanco, PlannedOrdine } from './model.ts'

/** The order whose menu is open, and the button it hangs from. */
export interface OpenOrdineMenu {
  ordine: PlannedOrdine
  vicino: HTMLElement
}

interface Props {
  aperto: OpenOrdineMenu
  banchi: readonly PlannedBanco[]
  disposizione: Disposizione
  minuti: ReadonlyMap<number, number>
  onDisponi: (nuova: Disposizione) => void
  onTogli: () => void
  onClose: () => void
}

/** Where an order can go: what dragging does, for the keyboard and for fingers. */
export function OrdineMenu({ aperto, banchi, disposizione, minuti, onDisponi, onTogli, onClose }: Props) {
  const { pk } = aperto.ordine
  const suo = disposizione.find(({ ordine }) => ordine === pk)?.configurazione
  const turni = suo === undefined ? [] : ordiniOfBanco(disposizione, suo)
  const fai = (azione: () => void) => () => {
    onClose()
    azione()
  }
  return (
    <Menu open anchorEl={aperto.vicino} onClose={onClose}>
      {banchi
        .filter((banco) => banco.pk !== suo)
        .map((banco) => (
          <MenuItem key={banco.pk} onClick={fai(() => onDisponi(moveOrdine(disposizione, pk, banco.pk, null)))}>
            Sposta su {banco.postazione}
            <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto', pl: 3 }}>
              {durationInWords(loadOf(disposizione, banco.pk, minuti))}
            </Typography>
          </MenuItem>
        ))}
      {banchi.length > 1 && <Divider />}
      <MenuItem disabled={turni[0] === pk} onClick={fai(() => onDisponi(changeTurno(disposizione, pk, -1)))}>
        Un turno prima
      </MenuItem>
      <MenuItem disabled={turni.at(-1) === pk} onClick={fai(() => onDisponi(changeTurno(disposizione, pk, 1)))}>
        Un turno dopo
      </MenuItem>
      <Divider />
      <MenuItem onClick={fai(onTogli)}>Togli dalla pianificazione</MenuItem>
    </Menu>
  )
}

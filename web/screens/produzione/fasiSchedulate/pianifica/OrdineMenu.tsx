import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { durationInWords } from '../row.ts'
import { changeTurno, type Layout, loadOf, moveOrdine, ordiniOfBanco } from './layout.ts'
import type { PlannedBanco, PlannedOrdine } from './model.ts'

/** The order whose menu is open, and the button it hangs from. */
export interface OpenOrdineMenu {
  ordine: PlannedOrdine
  vicino: HTMLElement
}

interface Props {
  open: OpenOrdineMenu
  banchi: readonly PlannedBanco[]
  layout: Layout
  minutes: ReadonlyMap<number, number>
  onArrange: (next: Layout) => void
  onRemove: () => void
  onClose: () => void
}

/** Where an order can go: what dragging does, for the keyboard and for fingers. */
export function OrdineMenu({ open, banchi, layout, minutes, onArrange, onRemove, onClose }: Props) {
  const { pk } = open.ordine
  const own = layout.find(({ ordinePk }) => ordinePk === pk)?.configurazionePk
  const turns = own === undefined ? [] : ordiniOfBanco(layout, own)
  const perform = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Menu open anchorEl={open.vicino} onClose={onClose}>
      {banchi
        .filter((banco) => banco.pk !== own)
        .map((banco) => (
          <MenuItem key={banco.pk} onClick={perform(() => onArrange(moveOrdine(layout, pk, banco.pk, null)))}>
            Sposta su {banco.postazione}
            <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto', pl: 3 }}>
              {durationInWords(loadOf(layout, banco.pk, minutes))}
            </Typography>
          </MenuItem>
        ))}
      {banchi.length > 1 && <Divider />}
      <MenuItem disabled={turns[0] === pk} onClick={perform(() => onArrange(changeTurno(layout, pk, -1)))}>
        Un turno prima
      </MenuItem>
      <MenuItem disabled={turns.at(-1) === pk} onClick={perform(() => onArrange(changeTurno(layout, pk, 1)))}>
        Un turno dopo
      </MenuItem>
      <Divider />
      <MenuItem onClick={perform(onRemove)}>Togli dalla pianificazione</MenuItem>
    </Menu>
  )
}

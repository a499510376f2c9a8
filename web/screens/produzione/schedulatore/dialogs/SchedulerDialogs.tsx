import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { OrdiniFornitoreDialogQuery } from '#generated/OrdiniFornitoreDialogQuery.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import type { Opened } from '#relay/opened/useOpened.ts'
import { tryEnd, tryRepair } from '../data/trials.ts'
import type { CellaPlace } from '../model.ts'
import { lastPianoDay } from '../panel/margin.ts'
import type { PanelOrdine } from '../panel/PianoNotices.tsx'
import { ConsegnaDialog } from './ConsegnaDialog.tsx'
import { FindOrdine } from './FindOrdine.tsx'
import { MissingDialog } from './MissingDialog.tsx'
import { type EndMode, MoveEndDialog } from './MoveEndDialog.tsx'
import { OrdiniFornitoreDialog } from './OrdiniFornitoreDialog.tsx'
import { type FaseConflict, PianoConflictDialog } from './PianoConflictDialog.tsx'
import { RepairDialog } from './RepairDialog.tsx'

/** The one dialog that is open. */
export type SchedulerDialog =
  | { tipo: 'cerca' }
  | { tipo: 'mancanti' }
  | { tipo: 'consegna'; proposta: string | null; error: string | null }
  | { tipo: 'fine'; nomeFase: string; proposta: string | null }
  | { tipo: 'ordiniFornitore'; nomeFase: string }
  | { tipo: 'conflitto'; conflicts: readonly FaseConflict[] }
  | { tipo: 'ripara'; cella: CellaPlace }

interface Props {
  dialog: SchedulerDialog | null
  /** What the dialog of the supplier orders reads. */
  ordiniFornitore: Opened<OrdiniFornitoreDialogQuery>
  data: PanelOrdine | null
  /** The saved dates, whatever is being edited. */
  saved: PanelOrdine['piano']['fasi']
  saveAttempt: boolean
  onClose: () => void
  onChoose: (pk: number) => void
  onConsegna: (day: string) => void
  onMoveFine: (nomeFase: string, fine: string, mode: EndMode) => void
  onRipara: (cella: CellaPlace) => void
  onRecompute: () => void
}

interface FindOrdineDialogProps {
  onChoose: (pk: number) => void
  onClose: () => void
}

/** Another order is chosen, over the one on screen. */
function FindOrdineDialog({ onChoose, onClose }: FindOrdineDialogProps) {
  const telefono = useMediaQuery('(max-width:599px)', { noSsr: true })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={telefono} aria-labelledby="titolo-cerca-ordine">
      <DialogTitle id="titolo-cerca-ordine">Scegli un ordine</DialogTitle>
      <DialogContent dividers sx={{ p: 0, display: 'flex', flexDirection: 'column', height: 480 }}>
        <FindOrdine initial="schedulabili" autoFocus onChoose={onChoose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </Dialog>
  )
}

/** The dialogs of the timeline. */
export function SchedulerDialogs(props: Props) {
  const { dialog, data, saved, saveAttempt, onClose } = props
  if (!dialog) return null
  if (dialog.tipo === 'cerca') return <FindOrdineDialog onChoose={props.onChoose} onClose={onClose} />
  if (dialog.tipo === 'ripara') {
    const { cella } = dialog
    return (
      <RepairDialog
        cella={cella}
        saveAttempt={saveAttempt}
        prova={(abort) => tryRepair(cella, abort)}
        inWords={errorMessage}
        onRipara={() => props.onRipara(cella)}
        onClose={onClose}
      />
    )
  }
  if (!data) return null
  const { ordine, mancanti, piano } = data
  switch (dialog.tipo) {
    case 'mancanti':
      return <MissingDialog mancanti={mancanti} onClose={onClose} />
    case 'consegna':
      return (
        <ConsegnaDialog
          ordine={ordine}
          proposta={dialog.proposta}
          last={lastPianoDay(piano.fasi)}
          inProgress={saveAttempt}
          error={dialog.error}
          onSave={props.onConsegna}
          onClose={onClose}
        />
      )
    case 'fine': {
      const fase = saved.find(({ nomeFase }) => nomeFase === dialog.nomeFase)
      const soFar = { pk: ordine.pk, numeroCommessa: ordine.numeroCommessa, fasi: saved }
      return fase ? (
        <MoveEndDialog
          ordine={ordine}
          fase={fase}
          proposta={dialog.proposta}
          saveAttempt={saveAttempt}
          prova={(fine, mode, abort) => tryEnd(soFar, { nomeFase: dialog.nomeFase, fine, mode }, abort)}
          inWords={errorMessage}
          onSave={(fine, mode) => props.onMoveFine(dialog.nomeFase, fine, mode)}
          onClose={onClose}
        />
      ) : null
    }
    case 'ordiniFornitore':
      return (
        <OrdiniFornitoreDialog
          opened={props.ordiniFornitore}
          ordine={ordine}
          nomeFase={dialog.nomeFase}
          onClose={onClose}
        />
      )
    case 'conflitto':
      return <PianoConflictDialog conflicts={dialog.conflicts} onRecompute={props.onRecompute} onClose={onClose} />
  }
}

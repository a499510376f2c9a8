import { errorMessage } from '../../../../relay/errors.ts'
import type { Opened } from '../../../../relay/opened/useOpened.ts'
import { tryEnd, tryRepair } from '../data/trials.ts'
import type { CellaPlace } from '../model.ts'
import type { PanelOrdine } from '../panel/PianoNotices.tsx'
import { endOfPiano } from '../piano.ts'
import type { OrdiniFornitoreDialogQuery } from './__generated__/OrdiniFornitoreDialogQuery.graphql.ts'
import { ConsegnaDialog, lastPianoDay } from './ConsegnaDialog.tsx'
import { FindOrdineDialog } from './FindOrdineDialog.tsx'
import { MissingDialog } from './MissingDialog.tsx'
import { type EndMode, MoveEndDialog } from './MoveEndDialog.tsx'
import { OrdiniFornitoreDialog } from './OrdiniFornitoreDialog.tsx'
import { type FaseConflict, PianoConflictDialog } from './PianoConflictDialog.tsx'
import { RepairDialog } from './RepairDialog.tsx'

/** The one dialog that is open. */
export type SchedulerDialog =
  | { tipo: 'cerca' }
  | { tipo: 'mancanti' }
  | { tipo: 'consegna'; proposta: string | null; errore: string | null }
  | { tipo: 'fine'; nomeFase: string; proposta: string | null }
  | { tipo: 'ordiniFornitore'; nomeFase: string }
  | { tipo: 'conflitto'; conflitti: readonly FaseConflict[] }
  | { tipo: 'ripara'; cella: CellaPlace }

interface Props {
  dialogo: SchedulerDialog | null
  /** What the dialog of the supplier orders reads. */
  ordiniFornitore: Opened<OrdiniFornitoreDialogQuery>
  dati: PanelOrdine | null
  /** The saved dates, whatever is being edited. */
  salvate: PanelOrdine['piano']['fasi']
  salvataggio: boolean
  onClose: () => void
  onScegli: (pk: number) => void
  onConsegna: (giorno: string) => void
  onSpostaFine: (nomeFase: string, fine: string, modo: EndMode) => void
  onRipara: (cella: CellaPlace) => void
  onRicalcola: () => void
}

/** The dialogs of the timeline. */
export function SchedulerDialogs(props: Props) {
  const { dialogo, dati, salvate, salvataggio, onClose } = props
  if (!dialogo) return null
  if (dialogo.tipo === 'cerca') return <FindOrdineDialog onScegli={props.onScegli} onClose={onClose} />
  if (dialogo.tipo === 'ripara') {
    const { cella } = dialogo
    return (
      <RepairDialog
        cella={cella}
        salvataggio={salvataggio}
        prova={(interruzione) => tryRepair(cella, interruzione)}
        inParole={errorMessage}
        onRipara={() => props.onRipara(cella)}
        onClose={onClose}
      />
    )
  }
  if (!dati) return null
  const { ordine, mancanti, piano } = dati
  switch (dialogo.tipo) {
    case 'mancanti':
      return <MissingDialog mancanti={mancanti} onClose={onClose} />
    case 'consegna':
      return (
        <ConsegnaDialog
          ordine={ordine}
          proposta={dialogo.proposta}
          ultimo={lastPianoDay(endOfPiano(piano.fasi))}
          inCorso={salvataggio}
          errore={dialogo.errore}
          onSave={props.onConsegna}
          onClose={onClose}
        />
      )
    case 'fine': {
      const fase = salvate.find(({ nomeFase }) => nomeFase === dialogo.nomeFase)
      const finora = { pk: ordine.pk, numeroCommessa: ordine.numeroCommessa, fasi: salvate }
      return fase ? (
        <MoveEndDialog
          ordine={ordine}
          fase={fase}
          proposta={dialogo.proposta}
          salvataggio={salvataggio}
          prova={(fine, modo, interruzione) => tryEnd(finora, { nomeFase: dialogo.nomeFase, fine, modo }, interruzione)}
          inParole={errorMessage}
          onSave={(fine, modo) => props.onSpostaFine(dialogo.nomeFase, fine, modo)}
          onClose={onClose}
        />
      ) : null
    }
    case 'ordiniFornitore':
      return (
        <OrdiniFornitoreDialog
          opened={props.ordiniFornitore}
          ordine={ordine}
          nomeFase={dialogo.nomeFase}
          onClose={onClose}
        />
      )
    case 'conflitto':
      return <PianoConflictDialog conflitti={dialogo.conflitti} onRicalcola={props.onRicalcola} onClose={onClose} />
  }
}

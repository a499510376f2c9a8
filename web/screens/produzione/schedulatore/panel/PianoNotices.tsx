import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { formatDate } from '#shared/formats/formats.ts'
import { WithDates } from '#ui/Values.tsx'
import type { SchedulerActions } from '../actions.ts'
import type { RestoOfFase } from '../data/readRitardi.ts'
import type { ChosenOrdine, ShownFornitoreFase, ShownTempisticaMancante } from '../model.ts'
import type { PianoState } from '../piano.ts'
import type { PresentUser } from './PresentUsers.tsx'

/** Everything about the order on screen that panel and table show. */
export interface PanelOrdine {
  ordine: ChosenOrdine
  piano: PianoState
  /** What the workshop says of its phases, by name. */
  resti: ReadonlyMap<string, RestoOfFase>
  mancanti: readonly ShownTempisticaMancante[]
  fornitori: Readonly<Record<string, readonly ShownFornitoreFase[]>>
  tempiCambiati: boolean
  /** Why auto schedulazione left it out; empty otherwise. */
  motivoNonSchedulato: string
  /** Somebody else has saved it while it was being edited here. */
  superato: boolean
  /** A schedule of it is in the database. */
  hasSaved: boolean
  inCorso: boolean
  salvataggio: boolean
  /** To be saved as soon as the dates are there. */
  saveThen: boolean
  present: readonly PresentUser[]
}

interface Props {
  data: PanelOrdine
  actions: SchedulerActions
}

/** What a planner should know about the plan, with what can be done about it. */
export function PianoNotices({ data, actions }: Props) {
  const { ordine, piano, mancanti, tempiCambiati, motivoNonSchedulato, superato } = data
  const why = ordine.nonSchedulabile
    ? 'L’ordine è segnato come non schedulabile.'
    : piano.saved
      ? ''
      : motivoNonSchedulato
  const general = piano.errors.filter(({ nomeFase }) => !piano.fasi.some((fase) => fase.nomeFase === nomeFase))
  if (
    !piano.fault &&
    !superato &&
    !tempiCambiati &&
    !why &&
    mancanti.length + piano.notices.length + general.length === 0
  )
    return null
  return (
    <Stack sx={{ gap: 0.75, px: 1.5, pb: 1 }}>
      {why && (
        <Alert severity="info" sx={narrow}>
          {why}
        </Alert>
      )}
      {superato && (
        <Alert severity="warning" action={<Button onClick={actions.ricarica}>Ricarica</Button>} sx={narrow}>
          Intanto qualcun altro ha salvato questo ordine.
        </Alert>
      )}
      {piano.fault && (
        <Alert severity="error" action={<Button onClick={actions.retry}>Riprova</Button>} sx={narrow}>
          {piano.fault}
        </Alert>
      )}
      {general.map(({ testo }) => (
        <Alert key={testo} severity="error" sx={narrow}>
          {testo}
        </Alert>
      ))}
      {mancanti.length > 0 && (
        <Alert severity="error" sx={narrow} action={<Button onClick={actions.openMissing}>Vedi</Button>}>
          Mancano {mancanti.length === 1 ? 'i tempi di un serramento' : `i tempi di ${mancanti.length} serramenti`}
        </Alert>
      )}
      {tempiCambiati && (
        <Alert severity="warning" sx={narrow} action={<Button onClick={actions.retry}>Ricalcola</Button>}>
          Righe o tempistiche cambiate dopo il salvataggio.
        </Alert>
      )}
      {piano.notices.map(({ code, nomeFase, testo, nuovaConsegna }) => (
        <Alert key={code + nomeFase} severity="warning" sx={narrow}>
          <WithDates text={testo} />
          {nuovaConsegna && (
            <Button
              color="secondary"
              sx={{ display: 'block', px: 0, textAlign: 'left' }}
              onClick={() => actions.openConsegna(nuovaConsegna)}
            >
              <WithDates text={`Sposta l’approntamento al ${formatDate(nuovaConsegna)}`} />
            </Button>
          )}
        </Alert>
      ))}
    </Stack>
  )
}

const narrow = { py: 0, px: 1, fontSize: '0.8125rem', alignItems: 'center', '& .MuiAlert-icon': { mr: 0.75 } } as const

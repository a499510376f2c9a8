import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import type { SchedulerDialogsOrdiniFornitoreDialogQuery } from '#generated/SchedulerDialogsOrdiniFornitoreDialogQuery.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { tryEnd, tryRepair } from '../data/trials.ts'
import type { CellaPlace, ChosenOrdine } from '../model.ts'
import { lastPianoDay } from '../panel/margin.ts'
import type { PanelOrdine } from '../panel/PianoNotices.tsx'
import { FindOrdine } from './FindOrdine.tsx'
import { MissingDialog } from './MissingDialog.tsx'
import { type EndMode, MoveEndDialog } from './MoveEndDialog.tsx'
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
  ordiniFornitore: Opened<SchedulerDialogsOrdiniFornitoreDialogQuery>
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

interface ConsegnaDialogProps {
  ordine: ChosenOrdine
  /** Day to begin with, YYYY-MM-DD. */
  proposta: string | null
  /** Last day of work of the plan. */
  last: string | null
  inProgress: boolean
  /** Why the server refused. */
  error: string | null
  onSave: (day: string) => void
  onClose: () => void
}

/** Moves the delivery (approntamento) of the order: only that date, the plan stays. */
function ConsegnaDialog({ ordine, proposta, last, inProgress, error, onSave, onClose }: ConsegnaDialogProps) {
  const [day, setDay] = useState(proposta ?? ordine.dataConsegna)
  const [touched, setTouched] = useState(false)
  const presto = day !== null && last !== null && day < last
  return (
    <PlainDialog
      title="Sposta la data di approntamento"
      width="xs"
      onClose={onClose}
      confirm={{
        text: 'Sposta',
        disabled: inProgress,
        onClick: () => {
          setTouched(true)
          if (day) onSave(day)
        },
      }}
    >
      <Stack sx={{ gap: 1.5, pt: 0.5 }}>
        <Typography variant="body2" color="text.secondary">
          Ordine {ordine.numeroCommessa}, ora{' '}
          {ordine.dataConsegna ? `al ${formatDate(ordine.dataConsegna)}` : 'senza data'}.
        </Typography>
        <DatePickerField label="Approntamento" valore={day} onChange={setDay} error={touched && !day} />
        {touched && !day && (
          <Typography variant="body2" color="error" role="alert">
            Campo obbligatorio
          </Typography>
        )}
        {presto && (
          <Alert severity="warning" action={<Button onClick={() => setDay(last)}>{formatDate(last)}</Button>}>
            Il piano finisce dopo.
          </Alert>
        )}
        {error && <Alert severity="error">{error}</Alert>}
      </Stack>
    </PlainDialog>
  )
}

const ordiniFornitoreDialogQuery = graphql`
  query SchedulerDialogsOrdiniFornitoreDialogQuery($ordine: Int!, $tipologia: String!) {
    ordiniFornitore(filtro: { ordinePk: $ordine, tipologia: $tipologia }, perPagina: 100) {
      nodes {
        pk
        dataOrdine
        dataConsegna
        dataArrivo
        stato {
          nome
        }
        fornitore {
          nome
        }
      }
    }
  }
`

interface OrdiniFornitoreDialogProps {
  opened: Opened<SchedulerDialogsOrdiniFornitoreDialogQuery>
  ordine: ChosenOrdine
  nomeFase: string
  onClose: () => void
}

/** Supplier orders of the order for a phase, with their dates. */
function OrdiniFornitoreDialog({ opened, ordine, nomeFase, onClose }: OrdiniFornitoreDialogProps) {
  return (
    <PlainDialog
      title={`Ordini a fornitore: ${nomeFase}, ordine ${ordine.numeroCommessa}`}
      width="sm"
      onClose={onClose}
    >
      <OpenedData opened={opened} skeleton={<Typography role="status">Caricamento...</Typography>}>
        {(reference) => <Elenco reference={reference} />}
      </OpenedData>
    </PlainDialog>
  )
}

function Elenco({ reference }: { reference: PreloadedQuery<SchedulerDialogsOrdiniFornitoreDialogQuery> }) {
  const data = usePreloadedQuery<SchedulerDialogsOrdiniFornitoreDialogQuery>(ordiniFornitoreDialogQuery, reference)
  const { nodes } = data.ordiniFornitore
  if (nodes.length === 0)
    return <Typography color="text.secondary">Nessun ordine a fornitore per questa fase</Typography>
  return (
    <PlainTable
      rows={nodes}
      keyOf={({ pk }) => pk}
      columns={[
        { title: 'Fornitore', cell: ({ fornitore }) => fornitore.nome },
        { title: 'Ordinato', cell: ({ dataOrdine }) => formatDate(dataOrdine) || '—' },
        { title: 'Consegna', cell: ({ dataConsegna }) => formatDate(dataConsegna) || '—' },
        { title: 'Arrivo', cell: ({ dataArrivo }) => formatDate(dataArrivo) || '—' },
        { title: 'Stato', cell: ({ stato }) => stato?.nome ?? '—' },
      ]}
    />
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

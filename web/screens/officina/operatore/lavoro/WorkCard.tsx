import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Pause from '@mui/icons-material/PauseOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { asksConfirmation, minutesBetween, NO_AVANZAMENTO, saveDisabled } from '#officina/attivita/rules.ts'
import type { WriteOutcome } from '#relay/offline/writeQueue.ts'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { useNow } from '#screens/produzione/schedulatore/data/useNow.ts'
import { formatDate, formatTime } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { attivitaName, leftOpen, type ShownAttivita } from '../attivita.ts'
import type { AttivitaChange, AttivitaDetail } from '../edit/AttivitaForm.tsx'
import { pezziInput, progressOf, stillFree } from '../edit/ticks.ts'
import { floorButton, floorTarget } from '../targets.ts'
import { PezziStepper } from './PezziStepper.tsx'

const SAY_HOW_MANY = 'Di’ quanti ne hai fatti. Se non ne hai fatti, metti in pausa.'

interface Props {
  attivita: ShownAttivita
  /** Null where the device does not have it. */
  detail: AttivitaDetail | null
  /** Whether something of it is on its way to the server. */
  sending: boolean
  /** Ends it now; of a pause the work goes on later. */
  onEnd: (pezzi: AttivitaChange['pezzi'], pause: boolean) => Promise<WriteOutcome>
  /** Opens all of it; `ending` with its end, for what the card alone cannot ask. */
  onEdit: (ticked: ReadonlySet<string>, ending: boolean) => void
}

/** The work of somebody: what, on what, since when, how many pieces, and the two ways out of it. */
export function WorkCard({ attivita, detail, sending, onEnd, onEdit }: Props) {
  const { ordine, lavorazione, secondaLavorazione, inAttesa, oraInizio, data, note } = attivita
  const confirm = useConfirm()
  const now = useNow()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string | null>(null)
  /** What was pressed and has no answer yet, in words with the minute of the press. */
  const [pressed, setPressed] = useState<{ pause: boolean; at: string } | null>(null)
  const name = `${lavorazione.nome}, ${attivitaName(attivita)}`
  const righe = detail?.righe ?? []
  const progress = progressOf(righe, ticked)
  const busy = pressed !== null
  const left = leftOpen(attivita, now.slice(0, 10))

  async function end(pause: boolean) {
    // When it ended is not now, or somebody has to answer for the last piece: the form asks.
    const controls = progress.finished && (detail?.controlli.length ?? 0) > 0
    if (left || oraInizio === null || controls) return onEdit(ticked, true)
    if (!pause && detail && saveDisabled(true, progress.total > 0, progress.before + progress.now)) {
      return setError(SAY_HOW_MANY)
    }
    const mine = (detail?.ownPezzi ?? 0) + progress.now
    const known = detail !== null || ordine === null
    if (!pause && known && asksConfirmation(true, mine) && !(await confirm({ title: NO_AVANZAMENTO }))) return
    setError(null)
    setPressed({ pause, at: formatTime(new Date()) })
    const outcome = await onEnd(pezziInput(stillFree(righe, ticked)), pause)
    setPressed(null)
    setError(outcome.state === 'refused' ? outcome.errors.map(({ message }) => message).join(' ') : null)
  }

  return (
    <Card
      component="li"
      aria-label={name}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, fontSize: '1.5rem', lineHeight: 1.2, overflowWrap: 'anywhere' }}>
            {lavorazione.nome}
            {secondaLavorazione && ` + ${secondaLavorazione.nome}`}
          </Typography>
          <Typography sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
            {attivitaName(attivita)}
            {ordine?.riferimento && `, ${ordine.riferimento}`}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {left ? (
              <>
                Dal <time dateTime={data}>{formatDate(data)}</time>
                {oraInizio && `, ${oraInizio}`}
              </>
            ) : (
              oraInizio &&
              `Dalle ${oraInizio} · ${durationInWords(Math.max(0, minutesBetween(oraInizio, now.slice(11, 16))))}`
            )}
          </Typography>
        </Box>
        <IconButton
          aria-label={`Modifica attività: ${name}`}
          title="Modifica"
          disabled={busy}
          onClick={() => onEdit(ticked, false)}
          sx={{ ...floorTarget, minWidth: 56, mt: -1, mr: -1 }}
        >
          <EditOutlined />
        </IconButton>
      </Box>
      {(left || inAttesa) && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {left && <Chip label="Rimasta aperta" color="warning" />}
          {inAttesa && <Chip label={sending ? 'Invio…' : 'Non ancora inviata'} color="warning" variant="outlined" />}
        </Box>
      )}
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      {progress.total > 0 && !left && detail && (
        <PezziStepper
          righe={righe}
          unita={detail.unita}
          ticked={ticked}
          disabled={busy}
          onChange={(next) => {
            setTicked(next)
            setError(null)
          }}
          onWhich={() => onEdit(ticked, false)}
          error={error}
        />
      )}
      {ordine && !detail && !left && (
        <Typography variant="body2" color="textSecondary">
          {sending
            ? 'I pezzi si spuntano appena il server risponde.'
            : 'I pezzi di questo ordine si spuntano quando torna la rete.'}
        </Typography>
      )}
      {error && !(progress.total > 0 && !left) && <Alert severity="error">{error}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {!left && (
          <Button
            variant="outlined"
            startIcon={<Pause />}
            loading={pressed?.pause === true}
            loadingPosition="start"
            disabled={busy}
            onClick={() => void end(true)}
            aria-label={`Pausa: ${name}`}
            sx={{ ...floorButton, minHeight: 64, flex: 1 }}
          >
            Pausa
          </Button>
        )}
        <Button
          variant="contained"
          startIcon={<CheckCircle />}
          loading={pressed?.pause === false}
          loadingPosition="start"
          disabled={busy}
          onClick={() => void end(false)}
          aria-label={`Finisci: ${name}`}
          sx={{ ...floorButton, minHeight: 64, flex: 2, fontSize: '1.125rem' }}
        >
          Finisci
        </Button>
      </Box>
      <Typography role="status" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
        {pressed && `${pressed.pause ? 'Pausa' : 'Fine'} alle ${pressed.at}: ricevuta, la mando al server…`}
      </Typography>
    </Card>
  )
}

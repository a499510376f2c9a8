import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatDate } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import type { ChosenOrdine, PianoFase } from '../model.ts'
import { InizioField } from '../panel/InizioField.tsx'
import { addHours, endMomentInWords, minutesOfDay, truncatedHour } from '../time.ts'
import { type FaseMove, FaseMoves } from './FaseMoves.tsx'

export type EndMode = 'solo' | 'dipendenti' | 'dipendenti_e_consegna'

const MODES: readonly [EndMode, string][] = [
  ['dipendenti', 'Sposta anche le fasi che seguono'],
  ['dipendenti_e_consegna', 'Sposta le fasi che seguono e la data di approntamento'],
  ['solo', 'Lascia dove sono le fasi che seguono, segnalandole'],
]

/** What moving the end would do. */
export interface EndTrial {
  spostamenti: readonly FaseMove[]
  /** Phases that would begin before what they depend on ends. */
  anticipate: readonly string[]
  nuovaConsegna: string | null
  /** Days late on the delivery that stays. */
  inRitardo: string | null
}

interface Props {
  ordine: ChosenOrdine
  fase: PianoFase
  /** 'YYYY-MM-DD HH' to begin with: where a bar's end was dropped. */
  proposta: string | null
  saveAttempt: boolean
  prova: (fine: string, mode: EndMode, abort: AbortSignal) => Promise<EndTrial>
  /** Words of a refused dry run. */
  inWords: (error: unknown) => string
  onSave: (fine: string, mode: EndMode) => void
  onClose: () => void
}

type Outcome = { prova: EndTrial } | { errore: string } | null

/** Moves the end of a saved phase: three ways for what follows, each tried before it is done. */
export function MoveEndDialog({ ordine, fase, proposta, saveAttempt, prova, inWords, onSave, onClose }: Props) {
  const [fine, setFine] = useState<string | null>(proposta ?? (fase.fine && hourAfter(fase.fine)))
  const [mode, setMode] = useState<EndMode>('dipendenti')
  const [outcome, setOutcome] = useState<Outcome>(null)
  const ask = useEffectEvent((which: string, how: EndMode, abort: AbortSignal) =>
    prova(which, how, abort).then(
      (found) => !abort.aborted && setOutcome({ prova: found }),
      (error: Error) => !abort.aborted && setOutcome({ errore: inWords(error) }),
    ),
  )
  useEffect(() => {
    setOutcome(null)
    if (!fine) return
    const abort = new AbortController()
    const timer = setTimeout(() => void ask(fine, mode, abort.signal), 200)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [fine, mode])

  const found = outcome && 'prova' in outcome ? outcome.prova : null
  return (
    <PlainDialog
      title={`Sposta la fine di ${fase.nomeFase}, ordine ${ordine.numeroCommessa}`}
      width="sm"
      onClose={onClose}
      confirm={{
        text: 'Sposta la fine',
        disabled: !found || saveAttempt || !fine,
        onClick: () => fine && onSave(fine, mode),
      }}
    >
      <Stack sx={{ gap: 2, pt: 0.5 }}>
        <Typography variant="body2" color="text.secondary">
          Ora finisce {fase.fine ? endMomentInWords(fase.fine) : '—'}.
        </Typography>
        <Box sx={{ maxWidth: 280 }}>
          <InizioField
            nomeFase={fase.nomeFase}
            label="Nuova fine"
            keepsHour
            value={fine}
            inDays={fase.unit === 'days'}
            disabled={false}
            errore={outcome !== null && 'errore' in outcome}
            onChange={setFine}
          />
        </Box>
        {fine === null && (
          <Typography variant="body2" color="error" role="alert">
            Campo obbligatorio
          </Typography>
        )}
        <RadioGroup value={mode} onChange={(_, next) => setMode(next as EndMode)} aria-label="Le fasi che seguono">
          {MODES.map(([value, text]) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={text} />
          ))}
        </RadioGroup>
        <Box aria-live="polite" sx={{ minHeight: 60 }}>
          {outcome === null && fine && <LinearProgress aria-label="Calcolo…" />}
          {outcome && 'errore' in outcome && <Alert severity="error">{outcome.errore}</Alert>}
          {found && (
            <Stack sx={{ gap: 1 }}>
              <FaseMoves spostamenti={found.spostamenti} />
              {found.anticipate.length > 0 && (
                <Alert severity="warning">
                  Comincerebbero prima della fine di ciò che attendono: {found.anticipate.join(', ')}.
                </Alert>
              )}
              {found.nuovaConsegna && (
                <Alert severity="info">L’approntamento passa al {formatDate(found.nuovaConsegna)}.</Alert>
              )}
              {found.inRitardo && <Alert severity="warning">{found.inRitardo}</Alert>}
            </Stack>
          )}
        </Box>
      </Stack>
    </PlainDialog>
  )
}

/** The hour that an end doesn't go beyond: nothing is taken away before the planner says so. */
function hourAfter(fine: string): string {
  return minutesOfDay(fine) % 60 === 0 ? truncatedHour(fine) : addHours(truncatedHour(fine), 1)
}

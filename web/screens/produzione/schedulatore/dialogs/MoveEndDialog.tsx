import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import type { ChosenOrdine, PianoFase } from '../model.ts'
import { InizioField } from '../panel/InizioField.tsx'
import { addHours, endMomentInWords, minutesOfDay, truncatedHour } from '../time.ts'
import { type FaseMove, FaseMoves } from './FaseMoves.tsx'

export type EndMode = 'solo' | 'dipendenti' | 'dipendenti_e_consegna'

const MODI: readonly [EndMode, string][] = [
  ['dipendenti', 'Sposta anche le fasi che seguono'],
  ['dipendenti_e_consegna', 'Sposta le fasi che seguono e la data di approntamento'],
  ['solo', 'Lascia dove sono le fasi che seguono, segnalandole'],
]

/** What moving the end would do. */
export interface EndProva {
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
  salvataggio: boolean
  prova: (fine: string, modo: EndMode, interruzione: AbortSignal) => Promise<EndProva>
  /** Words of a refused dry run. */
  inParole: (error: unknown) => string
  onSave: (fine: string, modo: EndMode) => void
  onClose: () => void
}

type Esito = { prova: EndProva } | { errore: string } | null

/** Moves the end of a saved phase: three ways for what follows, each tried before it is done. */
export function MoveEndDialog({ ordine, fase, proposta, salvataggio, prova, inParole, onSave, onClose }: Props) {
  const [fine, setFine] = useState<string | null>(proposta ?? (fase.fine && oraDopo(fase.fine)))
  const [modo, setModo] = useState<EndMode>('dipendenti')
  const [esito, setEsito] = useState<Esito>(null)
  const ask = useEffectEvent((quale: string, come: EndMode, interruzione: AbortSignal) =>
    prova(quale, come, interruzione).then(
      (trovata) => !interruzione.aborted && setEsito({ prova: trovata }),
      (error: Error) => !interruzione.aborted && setEsito({ errore: inParole(error) }),
    ),
  )
  useEffect(() => {
    setEsito(null)
    if (!fine) return
    const interruzione = new AbortController()
    const timer = setTimeout(() => void ask(fine, modo, interruzione.signal), 200)
    return () => {
      clearTimeout(timer)
      interruzione.abort()
    }
  }, [fine, modo])

  const trovata = esito && 'prova' in esito ? esito.prova : null
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="titolo-fine">
      <DialogTitle id="titolo-fine">
        Sposta la fine di {fase.nomeFase}, ordine {ordine.numeroCommessa}
      </DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2, pt: 0.5 }}>
          <Typography variant="body2" color="text.secondary">
            Ora finisce {fase.fine ? endMomentInWords(fase.fine) : '—'}.
          </Typography>
          <Box sx={{ maxWidth: 280 }}>
            <InizioField
              nomeFase={fase.nomeFase}
              etichetta="Nuova fine"
              tieneOra
              valore={fine}
              aGiorni={fase.unit === 'days'}
              disabled={false}
              errore={esito !== null && 'errore' in esito}
              onChange={setFine}
            />
          </Box>
          {fine === null && (
            <Typography variant="body2" color="error" role="alert">
              Campo obbligatorio
            </Typography>
          )}
          <RadioGroup value={modo} onChange={(_, nuovo) => setModo(nuovo as EndMode)} aria-label="Le fasi che seguono">
            {MODI.map(([valore, testo]) => (
              <FormControlLabel key={valore} value={valore} control={<Radio />} label={testo} />
            ))}
          </RadioGroup>
          <Box aria-live="polite" sx={{ minHeight: 60 }}>
            {esito === null && fine && <LinearProgress aria-label="Calcolo…" />}
            {esito && 'errore' in esito && <Alert severity="error">{esito.errore}</Alert>}
            {trovata && (
              <Stack sx={{ gap: 1 }}>
                <FaseMoves spostamenti={trovata.spostamenti} />
                {trovata.anticipate.length > 0 && (
                  <Alert severity="warning">
                    Comincerebbero prima della fine di ciò che attendono: {trovata.anticipate.join(', ')}.
                  </Alert>
                )}
                {trovata.nuovaConsegna && (
                  <Alert severity="info">L’approntamento passa al {formatDate(trovata.nuovaConsegna)}.</Alert>
                )}
                {trovata.inRitardo && <Alert severity="warning">{trovata.inRitardo}</Alert>}
              </Stack>
            )}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button
          variant="contained"
          disabled={!trovata || salvataggio || !fine}
          onClick={() => fine && onSave(fine, modo)}
        >
          Sposta la fine
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The hour that an end doesn't go beyond: nothing is taken away before the planner says so. */
function oraDopo(fine: string): string {
  return minutesOfDay(fine) % 60 === 0 ? truncatedHour(fine) : addHours(truncatedHour(fine), 1)
}

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
import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import type { Fase, OrdineScelto } from '../modello.ts'
import { CampoInizio } from '../pannello/CampoInizio.tsx'
import { aggiungiOre, minutiDelGiorno, momentoFine, oraTagliata } from '../tempo.ts'
import { Spostamenti, type Spostamento } from './Spostamenti.tsx'

export type ModoFine = 'solo' | 'dipendenti' | 'dipendenti_e_consegna'

const MODI: readonly [ModoFine, string][] = [
  ['dipendenti', 'Sposta anche le fasi che seguono'],
  ['dipendenti_e_consegna', 'Sposta le fasi che seguono e la data di approntamento'],
  ['solo', 'Lascia dove sono le fasi che seguono, segnalandole'],
]

/** What moving the end would do. */
export interface ProvaFine {
  spostamenti: readonly Spostamento[]
  /** Phases that would begin before what they depend on ends. */
  anticipate: readonly string[]
  nuovaConsegna: string | null
  /** Days late on the delivery that stays. */
  inRitardo: string | null
}

interface Props {
  ordine: OrdineScelto
  fase: Fase
  /** 'YYYY-MM-DD HH' to begin with: where a bar's end was dropped. */
  proposta: string | null
  salvataggio: boolean
  prova: (fine: string, modo: ModoFine, interruzione: AbortSignal) => Promise<ProvaFine>
  /** Words of a refused dry run. */
  inParole: (errore: unknown) => string
  onSalva: (fine: string, modo: ModoFine) => void
  onChiudi: () => void
}

type Esito = { prova: ProvaFine } | { errore: string } | null

/** Moves the end of a saved phase: three ways for what follows, each tried before it is done. */
export function SpostaFineDialog({ ordine, fase, proposta, salvataggio, prova, inParole, onSalva, onChiudi }: Props) {
  const [fine, setFine] = useState<string | null>(proposta ?? (fase.fine && oraDopo(fase.fine)))
  const [modo, setModo] = useState<ModoFine>('dipendenti')
  const [esito, setEsito] = useState<Esito>(null)
  const chiedi = useEffectEvent((quale: string, come: ModoFine, interruzione: AbortSignal) =>
    prova(quale, come, interruzione).then(
      (trovata) => !interruzione.aborted && setEsito({ prova: trovata }),
      (errore: Error) => !interruzione.aborted && setEsito({ errore: inParole(errore) }),
    ),
  )
  useEffect(() => {
    setEsito(null)
    if (!fine) return
    const interruzione = new AbortController()
    const timer = setTimeout(() => void chiedi(fine, modo, interruzione.signal), 200)
    return () => {
      clearTimeout(timer)
      interruzione.abort()
    }
  }, [fine, modo])

  const trovata = esito && 'prova' in esito ? esito.prova : null
  return (
    <Dialog open onClose={onChiudi} fullWidth maxWidth="sm" aria-labelledby="titolo-fine">
      <DialogTitle id="titolo-fine">
        Sposta la fine di {fase.nomeFase}, ordine {ordine.numeroCommessa}
      </DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2, pt: 0.5 }}>
          <Typography variant="body2" color="text.secondary">
            Ora finisce {fase.fine ? momentoFine(fase.fine) : '—'}.
          </Typography>
          <Box sx={{ maxWidth: 280 }}>
            <CampoInizio
              nomeFase={fase.nomeFase}
              etichetta="Nuova fine"
              tieneOra
              valore={fine}
              aGiorni={fase.unit === 'days'}
              disabled={false}
              errore={esito !== null && 'errore' in esito}
              onCambia={setFine}
            />
          </Box>
          {fine === null && (
            <Typography variant="body2" color="error" role="alert">
              Campo obbligatorio
            </Typography>
          )}
          <RadioGroup value={modo} onChange={(_, nuovo) => setModo(nuovo as ModoFine)} aria-label="Le fasi che seguono">
            {MODI.map(([valore, testo]) => (
              <FormControlLabel key={valore} value={valore} control={<Radio />} label={testo} />
            ))}
          </RadioGroup>
          <Box aria-live="polite" sx={{ minHeight: 60 }}>
            {esito === null && fine && <LinearProgress aria-label="Calcolo…" />}
            {esito && 'errore' in esito && <Alert severity="error">{esito.errore}</Alert>}
            {trovata && (
              <Stack sx={{ gap: 1 }}>
                <Spostamenti spostamenti={trovata.spostamenti} />
                {trovata.anticipate.length > 0 && (
                  <Alert severity="warning">
                    Comincerebbero prima della fine di ciò che attendono: {trovata.anticipate.join(', ')}.
                  </Alert>
                )}
                {trovata.nuovaConsegna && (
                  <Alert severity="info">L’approntamento passa al {formatoData(trovata.nuovaConsegna)}.</Alert>
                )}
                {trovata.inRitardo && <Alert severity="warning">{trovata.inRitardo}</Alert>}
              </Stack>
            )}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onChiudi}>Annulla</Button>
        <Button
          variant="contained"
          disabled={!trovata || salvataggio || !fine}
          onClick={() => fine && onSalva(fine, modo)}
        >
          Sposta la fine
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The hour that an end doesn't go beyond: nothing is taken away before the planner says so. */
function oraDopo(fine: string): string {
  return minutiDelGiorno(fine) % 60 === 0 ? oraTagliata(fine) : aggiungiOre(oraTagliata(fine), 1)
}

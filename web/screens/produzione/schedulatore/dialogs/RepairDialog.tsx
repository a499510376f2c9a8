import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRepartoWord } from '#shell/reparti.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { inHours } from '../durations.ts'
import type { ShownCella } from '../model.ts'
import { dayName } from '../time.ts'
import { type FaseMove, FaseMoves } from './FaseMoves.tsx'

/** What mending a broken cell would do. */
export interface RepairProva {
  spostamenti: readonly FaseMove[]
  /** Orders that have no other place, with the reason. */
  remaining: readonly { numeroCommessa: string; motivo: string }[]
  /** Minutes that stay too many. */
  eccedenza: number
}

interface Props {
  cella: Pick<ShownCella, 'reparto' | 'giorno'>
  saveAttempt: boolean
  prova: (abort: AbortSignal) => Promise<RepairProva>
  inWords: (error: unknown) => string
  onRipara: () => void
  onClose: () => void
}

/** Mends a broken cell: first who would move and to when, then it is done. */
export function RepairDialog({ cella, saveAttempt, prova, inWords, onRipara, onClose }: Props) {
  const word = useRepartoWord()
  const [outcome, setOutcome] = useState<{ prova: RepairProva } | { errore: string } | null>(null)
  const ask = useEffectEvent((abort: AbortSignal) =>
    prova(abort).then(
      (found) => !abort.aborted && setOutcome({ prova: found }),
      (error: Error) => !abort.aborted && setOutcome({ errore: inWords(error) }),
    ),
  )
  useEffect(() => {
    const abort = new AbortController()
    void ask(abort.signal)
    return () => abort.abort()
  }, [])
  const found = outcome && 'prova' in outcome ? outcome.prova : null
  return (
    <PlainDialog
      title={`Ripara ${word(cella.reparto)}, ${dayName(cella.giorno)}`}
      width="md"
      onClose={onClose}
      confirm={{ text: 'Ripara', disabled: !found || found.spostamenti.length === 0 || saveAttempt, onClick: onRipara }}
    >
      {outcome === null && <LinearProgress aria-label="Calcolo…" />}
      {outcome && 'errore' in outcome && <Alert severity="error">{outcome.errore}</Alert>}
      {found && (
        <Stack sx={{ gap: 1.5 }}>
          <FaseMoves spostamenti={found.spostamenti} />
          {found.remaining.map(({ numeroCommessa, motivo }) => (
            <Alert key={numeroCommessa} severity="warning">
              {numeroCommessa} resta dov’è. {motivo}
            </Alert>
          ))}
          {found.eccedenza > 0 && (
            <Alert severity="warning">Restano {inHours(found.eccedenza)} di troppo: la cella rimane rotta.</Alert>
          )}
        </Stack>
      )}
    </PlainDialog>
  )
}

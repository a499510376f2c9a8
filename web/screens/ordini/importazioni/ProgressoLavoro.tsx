import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Scheda } from '../../../ui/Scheda.tsx'
import { leggiLavoro } from './caricaFogli.ts'
import type { Conteggi } from './esito.ts'

const OGNI_MS = 1000

interface Props {
  job: number
  /** What it did, or why it did not. */
  onFine: (fatto: Conteggi | null, errori: string[]) => void
}

/** An import that runs by itself: how far it is. The page may be left, it goes on. */
export function ProgressoLavoro({ job, onFine }: Props) {
  const [progresso, setProgresso] = useState(0)
  useEffect(() => {
    let vivo = true
    let attesa: ReturnType<typeof setTimeout> | undefined
    const guarda = async () => {
      const lavoro = await leggiLavoro(job)
      if (!vivo) return
      if (lavoro?.stato === 'COMPLETATO') onFine(lavoro.risultato as Conteggi, [])
      else if (lavoro?.stato === 'FALLITO')
        onFine(
          null,
          (lavoro.errori ?? []).map(({ message }) => message),
        )
      else {
        if (lavoro) setProgresso(lavoro.progresso)
        attesa = setTimeout(() => void guarda(), OGNI_MS)
      }
    }
    void guarda()
    return () => {
      vivo = false
      clearTimeout(attesa)
    }
  }, [job, onFine])
  return (
    <Scheda titolo="IMPORTO...">
      <LinearProgress variant="determinate" value={progresso} aria-label="Avanzamento dell'importazione" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {progresso}% · Le righe sono molte: si può lasciare la pagina, l'importazione continua.
      </Typography>
    </Scheda>
  )
}

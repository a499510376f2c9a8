import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatPercentage } from '../../../../../server/shared/formats/formats.ts'
import { fetchFresh } from '../../../../relay/fetchFresh.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import type { PrintDialogCancelMutation } from './__generated__/PrintDialogCancelMutation.graphql.ts'
import type { PrintDialogQuery } from './__generated__/PrintDialogQuery.graphql.ts'

const query = graphql`
  query PrintDialogQuery($pk: Int!) {
    job(pk: $pk) {
      stato
      progresso
      errori {
        message
      }
      file
    }
  }
`

const cancelMutation = graphql`
  mutation PrintDialogCancelMutation($pk: Int!) {
    annullaJob(input: { pk: $pk }) {
      errors {
        code
        field
        message
      }
    }
  }
`

type Lavoro = NonNullable<PrintDialogQuery['response']['job']>

const OGNI_MS = 1000

/** How the work stands, asked until it has ended. */
function useJob(pk: number): Lavoro | null {
  const [lavoro, setLavoro] = useState<Lavoro | null>(null)
  useEffect(() => {
    const fermo = new AbortController()
    let attesa: ReturnType<typeof setTimeout> | undefined
    const guarda = async () => {
      // Without an answer it is asked again: the work goes on.
      const letto = await fetchFresh<PrintDialogQuery>(query, { pk }, fermo.signal).catch(() => null)
      if (fermo.signal.aborted) return
      if (letto?.job) setLavoro(letto.job)
      if (!letto?.job || letto.job.stato.startsWith('IN_')) attesa = setTimeout(() => void guarda(), OGNI_MS)
    }
    void guarda()
    return () => {
      fermo.abort()
      clearTimeout(attesa)
    }
  }, [pk])
  return lavoro
}

/** A print of many supplier orders: how far it is, then its file. */
export function PrintDialog({ job, onClose }: { job: number; onClose: () => void }) {
  const id = useId()
  const lavoro = useJob(job)
  const [annulla, annullando] = useOperation<PrintDialogCancelMutation>(cancelMutation, {
    successo: 'Stampa annullata',
  })
  const errori = (lavoro?.errori ?? []) as readonly { message: string }[]
  const underWay = !lavoro || lavoro.stato.startsWith('IN_')

  async function ferma() {
    const { ok } = await annulla({ pk: job })
    if (ok) onClose()
  }
  return (
    <Dialog open onClose={underWay ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Stampa degli ordini a fornitore</DialogTitle>
      <DialogContent>
        {underWay && (
          <>
            <LinearProgress
              variant="determinate"
              value={lavoro?.progresso ?? 0}
              aria-label="Avanzamento della stampa"
            />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {formatPercentage(lavoro?.progresso ?? 0)}
            </Typography>
          </>
        )}
        {lavoro?.stato === 'COMPLETATO' && <Alert severity="success">Il PDF è pronto.</Alert>}
        {errori.map(({ message }) => (
          <Alert key={message} severity="error">
            {message}
          </Alert>
        ))}
      </DialogContent>
      <DialogActions>
        {underWay ? (
          <Button color="error" loading={annullando} onClick={() => void ferma()}>
            Annulla la stampa
          </Button>
        ) : (
          <Button onClick={onClose}>Chiudi</Button>
        )}
        {lavoro?.file && (
          <Button variant="contained" href={lavoro.file} target="_blank" rel="noopener">
            Apri il PDF
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

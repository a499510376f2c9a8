import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { Link } from 'react-router'
import { formatCount } from '#shared/formats/formats.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { durationInWords } from '../row.ts'

/** What a planning has become. */
export interface SavedPianificazione {
  readonly pk: number
  readonly nome: string
  readonly numeroOrdini: number
  readonly postazioni: readonly {
    readonly postazione: string
    readonly minuti: number
    readonly ordini: readonly unknown[]
  }[]
}

interface Props {
  pianificazione: SavedPianificazione
  onClose: () => void
}

/** What was saved, and the way to its sheets. */
export function PlanSaved({ pianificazione: { pk, nome, numeroOrdini, postazioni }, onClose }: Props) {
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Alert severity="success">
          Salvata «{nome}»: {formatCount(numeroOrdini, 'ordine', 'ordini')} su{' '}
          {formatCount(postazioni.length, 'postazione', 'postazioni')}. Le date delle fasi non cambiano.
        </Alert>
        <PlainTable
          aria-label="Postazioni"
          rows={postazioni}
          keyOf={({ postazione }) => postazione}
          columns={[
            { title: 'Postazione', cell: ({ postazione }) => postazione },
            { title: 'Ordini', align: 'right', cell: ({ ordini }) => ordini.length },
            { title: 'Tempo', align: 'right', cell: ({ minuti }) => durationInWords(minuti) },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
        <Button variant="contained" component={Link} to={`/fasi-schedulate/pianificazioni/${pk}`} autoFocus>
          Apri e stampa
        </Button>
      </DialogActions>
    </>
  )
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link } from 'react-router'
import { formatCount } from '#shared/formats/formats.ts'
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
        <Table size="small" aria-label="Postazioni">
          <TableHead>
            <TableRow>
              <TableCell>Postazione</TableCell>
              <TableCell align="right">Ordini</TableCell>
              <TableCell align="right">Tempo</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {postazioni.map(({ postazione, minuti, ordini }) => (
              <TableRow key={postazione}>
                <TableCell>{postazione}</TableCell>
                <TableCell align="right">{ordini.length}</TableCell>
                <TableCell align="right">{durationInWords(minuti)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
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

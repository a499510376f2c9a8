import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Radio from '@mui/material/Radio'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type ReactNode, useState } from 'react'

/** A field that two people changed at the same time. */
interface ConflictField {
  nome: string
  etichetta: string
  mia: ReactNode
  loro: ReactNode
  /** Chosen before the user chooses; 'mia' by default. */
  predefinita?: ConflictSide
}

export type ConflictSide = 'mia' | 'loro'

interface Props {
  /** Who saved first. */
  autore: string
  campi: readonly ConflictField[]
  aperto: boolean
  /** What choosing does: 'Salva con queste scelte' by default. */
  conferma?: string
  onCancel: () => void
  /** Which version wins, field by field; the caller saves again with the new version number. */
  onScegli: (choices: Record<string, ConflictSide>) => void
}

// On a phone the two versions stand one under the other, each with its title.
const impilata = { display: { xs: 'block', sm: 'revert' } }
const inColumn = { display: { xs: 'none', sm: 'table-header-group' } }
const versioneSx = {
  ...impilata,
  width: { sm: '40%' },
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
  '&::before': { content: 'attr(data-titolo)', display: { xs: 'block', sm: 'none' }, color: 'text.secondary' },
} as const

/** Asks, field by field, whose change stays when somebody else saved in the meantime. */
export function ConflictDialog({
  autore,
  campi,
  aperto,
  conferma = 'Salva con queste scelte',
  onCancel,
  onScegli,
}: Props) {
  const [scelte, setScelte] = useState<Record<string, ConflictSide>>({})
  const choice = ({ nome, predefinita = 'mia' }: ConflictField) => scelte[nome] ?? predefinita
  const columns = [
    ['mia', 'la tua modifica'],
    ['loro', `la versione di ${autore}`],
  ] as const
  return (
    <Dialog open={aperto} onClose={onCancel} maxWidth="md" fullWidth aria-labelledby="titolo-conflitto">
      <DialogTitle id="titolo-conflitto">{`${autore.charAt(0).toUpperCase()}${autore.slice(1)} ha salvato nel frattempo`}</DialogTitle>
      <DialogContent>
        <TableContainer>
          <Table size="small">
            <TableHead sx={inColumn}>
              <TableRow>
                <TableCell>Campo</TableCell>
                {columns.map(([versione, titolo]) => (
                  <TableCell key={versione}>{titolo}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {campi.map((field) => (
                <TableRow key={field.nome} sx={impilata}>
                  <TableCell component="th" scope="row" sx={{ ...impilata, fontWeight: { xs: 650, sm: 400 } }}>
                    {field.etichetta}
                  </TableCell>
                  {columns.map(([versione, titolo]) => (
                    <TableCell key={versione} data-titolo={titolo} sx={versioneSx}>
                      <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', cursor: 'pointer' }}>
                        <Radio
                          size="small"
                          name={`conflitto-${field.nome}`}
                          checked={choice(field) === versione}
                          onChange={() => setScelte({ ...scelte, [field.nome]: versione })}
                          slotProps={{ input: { 'aria-label': `${field.etichetta}: ${titolo}` } }}
                        />
                        <Box sx={{ py: 1.1, minWidth: 0, whiteSpace: 'pre-line' }}>{field[versione]}</Box>
                      </Box>
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Torna al modulo</Button>
        <Button
          variant="contained"
          onClick={() => onScegli(Object.fromEntries(campi.map((field) => [field.nome, choice(field)])))}
        >
          {conferma}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

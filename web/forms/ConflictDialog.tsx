import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type ReactNode, useState } from 'react'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'

/** A field that two people changed at the same time. */
interface ConflictField {
  name: string
  label: string
  mine: ReactNode
  theirs: ReactNode
  /** Chosen before the user chooses; 'mine' by default. */
  defaultValue?: ConflictSide
}

export type ConflictSide = 'mine' | 'theirs'

interface Props {
  /** Who saved first. */
  author: string
  fields: readonly ConflictField[]
  open: boolean
  /** What choosing does: 'Salva con queste scelte' by default. */
  conferma?: string
  onCancel: () => void
  /** Which version wins, field by field; the caller saves again with the new version number. */
  onChoose: (choices: Record<string, ConflictSide>) => void
}

// On a phone the two versions stand one under the other, each with its title.
const stacked = { display: { xs: 'block', sm: 'revert' } }
const inColumn = { display: { xs: 'none', sm: 'table-header-group' } }
const versioneSx = {
  ...stacked,
  width: { sm: '40%' },
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
  '&::before': { content: 'attr(data-titolo)', display: { xs: 'block', sm: 'none' }, color: 'text.secondary' },
} as const

/** Asks, field by field, whose change stays when somebody else saved in the meantime. */
export function ConflictDialog({
  author,
  fields,
  open,
  conferma = 'Salva con queste scelte',
  onCancel,
  onChoose,
}: Props) {
  const [choices, setChoices] = useState<Record<string, ConflictSide>>({})
  const choice = ({ name, defaultValue = 'mine' }: ConflictField) => choices[name] ?? defaultValue
  const columns = [
    ['mine', 'la tua modifica'],
    ['theirs', `la versione di ${author}`],
  ] as const
  return (
    <PlainDialog
      open={open}
      title={`${author.charAt(0).toUpperCase()}${author.slice(1)} ha salvato nel frattempo`}
      width="md"
      dividers={false}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Torna al modulo</Button>
          <Button
            variant="contained"
            onClick={() => onChoose(Object.fromEntries(fields.map((field) => [field.name, choice(field)])))}
          >
            {conferma}
          </Button>
        </>
      }
    >
      <TableContainer>
        <Table size="small">
          <TableHead sx={inColumn}>
            <TableRow>
              <TableCell>Campo</TableCell>
              {columns.map(([versione, title]) => (
                <TableCell key={versione}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((field) => (
              <TableRow key={field.name} sx={stacked}>
                <TableCell component="th" scope="row" sx={{ ...stacked, fontWeight: { xs: 650, sm: 400 } }}>
                  {field.label}
                </TableCell>
                {columns.map(([versione, title]) => (
                  <TableCell key={versione} data-titolo={title} sx={versioneSx}>
                    <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', cursor: 'pointer' }}>
                      <Radio
                        size="small"
                        name={`conflitto-${field.name}`}
                        checked={choice(field) === versione}
                        onChange={() => setChoices({ ...choices, [field.name]: versione })}
                        slotProps={{ input: { 'aria-label': `${field.label}: ${title}` } }}
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
    </PlainDialog>
  )
}

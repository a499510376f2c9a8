import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import type { SelectOption } from '#forms/SelectField.tsx'
import type { CellCorrection, ImportColumn } from '#platform/imports/rules.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import type { ShownImportOutcome } from './outcome.ts'
import type { ImportState } from './useImport.ts'

export interface ImportPreviewProps {
  /** Columns that the import reads. */
  columns: readonly ImportColumn[]
  importRun: ImportState
  outcome: ShownImportOutcome
  /** What columns take that are one of a few words, as the file writes them and as people say them. */
  choices?: ImportChoices | undefined
  /** Under a cell that is not right and was not written again: another way to make it right. */
  remedy?: ImportRemedy | undefined
}

export type ImportChoices = Readonly<Record<string, readonly SelectOption<string>[]>>

/**
 * @param row the cells of the row, by column
 * @param onDone it is right now: the preview is to be made again
 */
export type ImportRemedy = (column: string, row: Readonly<Record<string, string>>, onDone: () => void) => ReactNode

const ACTIONS: Readonly<Record<string, string>> = {
  NUOVO: 'Nuova',
  MODIFICATO: 'Da aggiornare',
  UGUALE: 'Già presente',
  ERRORE: 'Da correggere',
}

const keyOf = ({ file, riga, colonna }: Omit<CellCorrection, 'valore'>) => `${file} ${riga} ${colonna}`

interface PreviewCellProps {
  label: string
  valore: string
  /** Why it is not right; only then can it be written again. */
  error: string | undefined
  /** What the column takes, where it is one of a few. */
  choices?: readonly SelectOption<string>[]
  /** Under the field: another way to make it right. */
  rimedio?: ReactNode
  onChange: (value: string) => void
}

/** A cell of the preview: its text, or a field where it is not right. */
function PreviewCell({ label, valore, error, choices, rimedio, onChange }: PreviewCellProps) {
  if (error === undefined) {
    return (
      <TableCell sx={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {valore}
      </TableCell>
    )
  }
  return (
    <TableCell sx={{ minWidth: 200 }}>
      <TextField
        size="small"
        fullWidth
        error
        value={valore}
        helperText={error}
        onChange={({ target }) => onChange(target.value)}
        select={choices !== undefined}
        slotProps={{ htmlInput: { 'aria-label': label }, select: { native: true } }}
      >
        {choices && <Choices choices={choices} valore={valore} />}
      </TextField>
      {rimedio}
    </TableCell>
  )
}

/** The choices of a column, and what the file says in their place. */
function Choices({ choices, valore }: { choices: readonly SelectOption<string>[]; valore: string }) {
  return (
    <>
      {!choices.some((choice) => choice.valore === valore) && (
        <option value={valore} disabled={valore !== ''}>
          {valore}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.valore} value={choice.valore}>
          {choice.text}
        </option>
      ))}
    </>
  )
}

/** What the import would do, row by row; the cells that are not right can be written again. */
export function ImportPreview({ columns: all, importRun, outcome, choices, remedy }: ImportPreviewProps) {
  const { inCorso, files } = importRun
  const [written, setWritten] = useState<ReadonlyMap<string, CellCorrection>>(new Map())
  const rilievi = new Map(outcome.rilievi.map((rilievo) => [keyOf(rilievo), rilievo.messaggio]))
  const celle = outcome.righe.map(
    ({ celle }): Readonly<Record<string, string>> =>
      Object.fromEntries(celle.map(({ colonna, testo }) => [colonna, testo])),
  )
  // Columns that no file has are shown only when something is missing in them.
  const columns = all.filter(
    ({ nome: column }) =>
      celle.some((own) => (own[column] ?? '') !== '') || outcome.rilievi.some((rilievo) => rilievo.colonna === column),
  )
  const correct = () => {
    setWritten(new Map())
    void importRun.correggi([...written.values()])
  }
  const booked = inCorso !== null
  return (
    <DetailCard title="Anteprima">
      <Stack sx={{ gap: 1.5, mb: 2 }}>
        <Alert severity={outcome.totaleRilievi > 0 ? 'warning' : 'info'}>
          Righe: {outcome.totaleRighe}. Da inserire: {outcome.inseriti}. Da aggiornare: {outcome.aggiornati}. Già
          presenti: {outcome.invariati}. Celle da correggere: {outcome.totaleRilievi}.
        </Alert>
        {outcome.rilievi.length > 0 && (
          <Alert severity="error">
            {outcome.rilievi.map(({ testo }) => (
              <div key={testo}>{testo}</div>
            ))}
          </Alert>
        )}
        {outcome.avvisi.length > 0 && (
          <Alert severity="warning">
            {outcome.avvisi.map((notice) => (
              <div key={notice}>{notice}</div>
            ))}
          </Alert>
        )}
        {outcome.ignote.length > 0 && (
          <Alert severity="info">Colonne che non vengono importate: {outcome.ignote.join(', ')}.</Alert>
        )}
      </Stack>
      <Box sx={{ overflowX: 'auto', maxHeight: 480 }} tabIndex={0} role="region" aria-label="Righe dell’anteprima">
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {files.length > 1 && <TableCell>File</TableCell>}
              <TableCell>Riga</TableCell>
              <TableCell>Esito</TableCell>
              {columns.map(({ nome: column, titolo }) => (
                <TableCell key={column}>{titolo}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {outcome.righe.map(({ file, riga, azione }, index) => (
              <TableRow key={`${file} ${riga}`}>
                {files.length > 1 && <TableCell>{files[file]?.nome}</TableCell>}
                <TableCell>{riga}</TableCell>
                <TableCell>{ACTIONS[azione]}</TableCell>
                {columns.map(({ nome: column, titolo }) => {
                  const key = keyOf({ file, riga, colonna: column })
                  const value = celle[index]?.[column] ?? ''
                  return (
                    <PreviewCell
                      key={column}
                      label={`Riga ${riga}, ${titolo}`}
                      valore={written.get(key)?.valore ?? value}
                      error={rilievi.get(key)}
                      choices={choices?.[column]}
                      rimedio={
                        value !== '' &&
                        !written.has(key) &&
                        rilievi.has(key) &&
                        remedy?.(column, celle[index] ?? {}, correct)
                      }
                      onChange={(next) =>
                        setWritten(new Map(written).set(key, { file, riga, colonna: column, valore: next }))
                      }
                    />
                  )
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {(written.size > 0 || outcome.totaleRilievi > 0) && (
          <Button variant="outlined" disabled={written.size === 0 || booked} onClick={correct}>
            Applica le correzioni
          </Button>
        )}
        <Button
          variant="contained"
          disabled={outcome.totaleRilievi > 0 || written.size > 0 || booked}
          onClick={() => void importRun.runImport()}
        >
          {inCorso === 'importa' ? 'IMPORTO...' : 'Importa'}
        </Button>
      </Stack>
    </DetailCard>
  )
}

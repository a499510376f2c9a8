import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import type { SelectOption } from '#forms/SelectField.tsx'
import { AREE_CONSEGNA } from '#ordini/ordini/rules.ts'
import type { CellCorrection, ImportColumn } from '#platform/imports/rules.ts'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'
import { CreateCliente, clienteOfRow } from './CreateCliente.tsx'
import type { ShownImportOutcome } from './outcome.ts'
import { PreviewCell } from './PreviewCell.tsx'
import type { ImportState } from './useImport.ts'

interface Props {
  /** Columns that the import reads. */
  columns: readonly ImportColumn[]
  importazione: ImportState
  outcome: ShownImportOutcome
}

const ACTIONS: Readonly<Record<string, string>> = {
  NUOVO: 'Nuova',
  MODIFICATO: 'Da aggiornare',
  UGUALE: 'Già presente',
  ERRORE: 'Da correggere',
}

/** What columns take that are one of a few words, as the file writes them and as people say them. */
const CHOICES: Readonly<Record<string, readonly SelectOption<string>[]>> = {
  tipoCliente: TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: `${TIPO_CLIENTE_LABELS[tipo]} (${tipo})` })),
  areaConsegna: AREE_CONSEGNA.map((area) => ({ valore: area, testo: area })),
}

const keyOf = ({ file, riga, colonna }: Omit<CellCorrection, 'valore'>) => `${file} ${riga} ${colonna}`

/** What the import would do, row by row; the cells that are not right can be written again. */
export function ImportPreview({ columns: all, importazione, outcome }: Props) {
  const { inCorso, files } = importazione
  const { adminClienti } = useViewer().permessi
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
    void importazione.correggi([...written.values()])
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
                      choices={CHOICES[column]}
                      rimedio={
                        // The code is right, as far as the file knows: there is no such customer.
                        column === 'codiceCliente' &&
                        adminClienti &&
                        value !== '' &&
                        !written.has(key) &&
                        rilievi.has(key) && (
                          <CreateCliente proposed={clienteOfRow(celle[index] ?? {})} onCreated={correct} />
                        )
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
          onClick={() => void importazione.importa()}
        >
          {inCorso === 'importa' ? 'IMPORTO...' : 'Importa'}
        </Button>
      </Stack>
    </DetailCard>
  )
}

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
import { AREE_CONSEGNA } from '../../../../server/ordini/ordini/rules.ts'
import type { CellCorrection, ImportColumn } from '../../../../server/platform/imports/rules.ts'
import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../server/vendite/clienti/rules.ts'
import type { SelectOption } from '../../../forms/SelectField.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { CreateCliente, clienteOfRow } from './CreateCliente.tsx'
import type { ShownImportOutcome } from './outcome.ts'
import { PreviewCell } from './PreviewCell.tsx'
import type { ImportState } from './useImport.ts'

interface Props {
  /** Columns that the import reads. */
  colonne: readonly ImportColumn[]
  importazione: ImportState
  esito: ShownImportOutcome
}

const AZIONI: Readonly<Record<string, string>> = {
  NUOVO: 'Nuova',
  MODIFICATO: 'Da aggiornare',
  UGUALE: 'Già presente',
  ERRORE: 'Da correggere',
}

/** What columns take that are one of a few words, as the file writes them and as people say them. */
const SCELTE: Readonly<Record<string, readonly SelectOption<string>[]>> = {
  tipoCliente: TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: `${ETICHETTE_TIPO_CLIENTE[tipo]} (${tipo})` })),
  areaConsegna: AREE_CONSEGNA.map((area) => ({ valore: area, testo: area })),
}

const chiaveDi = ({ file, riga, colonna }: Omit<CellCorrection, 'valore'>) => `${file} ${riga} ${colonna}`

/** What the import would do, row by row; the cells that are not right can be written again. */
export function ImportPreview({ colonne: tutte, importazione, esito }: Props) {
  const { inCorso, files } = importazione
  const { adminClienti } = useViewer().permessi
  const [scritte, setScritte] = useState<ReadonlyMap<string, CellCorrection>>(new Map())
  const rilievi = new Map(esito.rilievi.map((rilievo) => [chiaveDi(rilievo), rilievo.messaggio]))
  const celle = esito.righe.map(
    ({ celle }): Readonly<Record<string, string>> =>
      Object.fromEntries(celle.map(({ colonna, testo }) => [colonna, testo])),
  )
  // Columns that no file has are shown only when something is missing in them.
  const colonne = tutte.filter(
    ({ nome: colonna }) =>
      celle.some((sue) => (sue[colonna] ?? '') !== '') || esito.rilievi.some((rilievo) => rilievo.colonna === colonna),
  )
  const correggi = () => {
    setScritte(new Map())
    void importazione.correggi([...scritte.values()])
  }
  const occupato = inCorso !== null
  return (
    <DetailCard titolo="Anteprima">
      <Stack sx={{ gap: 1.5, mb: 2 }}>
        <Alert severity={esito.totaleRilievi > 0 ? 'warning' : 'info'}>
          Righe: {esito.totaleRighe}. Da inserire: {esito.inseriti}. Da aggiornare: {esito.aggiornati}. Già presenti:{' '}
          {esito.invariati}. Celle da correggere: {esito.totaleRilievi}.
        </Alert>
        {esito.rilievi.length > 0 && (
          <Alert severity="error">
            {esito.rilievi.map(({ testo }) => (
              <div key={testo}>{testo}</div>
            ))}
          </Alert>
        )}
        {esito.avvisi.length > 0 && (
          <Alert severity="warning">
            {esito.avvisi.map((notice) => (
              <div key={notice}>{notice}</div>
            ))}
          </Alert>
        )}
        {esito.ignote.length > 0 && (
          <Alert severity="info">Colonne che non vengono importate: {esito.ignote.join(', ')}.</Alert>
        )}
      </Stack>
      <Box sx={{ overflowX: 'auto', maxHeight: 480 }} tabIndex={0} role="region" aria-label="Righe dell’anteprima">
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {files.length > 1 && <TableCell>File</TableCell>}
              <TableCell>Riga</TableCell>
              <TableCell>Esito</TableCell>
              {colonne.map(({ nome: colonna, titolo }) => (
                <TableCell key={colonna}>{titolo}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {esito.righe.map(({ file, riga, azione }, index) => (
              <TableRow key={`${file} ${riga}`}>
                {files.length > 1 && <TableCell>{files[file]?.nome}</TableCell>}
                <TableCell>{riga}</TableCell>
                <TableCell>{AZIONI[azione]}</TableCell>
                {colonne.map(({ nome: colonna, titolo }) => {
                  const chiave = chiaveDi({ file, riga, colonna })
                  const value = celle[index]?.[colonna] ?? ''
                  return (
                    <PreviewCell
                      key={colonna}
                      etichetta={`Riga ${riga}, ${titolo}`}
                      valore={scritte.get(chiave)?.valore ?? value}
                      errore={rilievi.get(chiave)}
                      scelte={SCELTE[colonna]}
                      rimedio={
                        // The code is right, as far as the file knows: there is no such customer.
                        colonna === 'codiceCliente' &&
                        adminClienti &&
                        value !== '' &&
                        !scritte.has(chiave) &&
                        rilievi.has(chiave) && (
                          <CreateCliente proposto={clienteOfRow(celle[index] ?? {})} onCreated={correggi} />
                        )
                      }
                      onChange={(nuovo) =>
                        setScritte(new Map(scritte).set(chiave, { file, riga, colonna, valore: nuovo }))
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
        {(scritte.size > 0 || esito.totaleRilievi > 0) && (
          <Button variant="outlined" disabled={scritte.size === 0 || occupato} onClick={correggi}>
            Applica le correzioni
          </Button>
        )}
        <Button
          variant="contained"
          disabled={esito.totaleRilievi > 0 || scritte.size > 0 || occupato}
          onClick={() => void importazione.importa()}
        >
          {inCorso === 'importa' ? 'IMPORTO...' : 'Importa'}
        </Button>
      </Stack>
    </DetailCard>
  )
}

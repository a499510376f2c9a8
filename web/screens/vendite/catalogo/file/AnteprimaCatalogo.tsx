import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { formatCount } from '../../../../../server/shared/formats/formats.ts'
import { sezioneCatalogoLabels } from '../../../../../server/vendite/catalogo/file/document/rules.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import { DetailCard } from '../../../../ui/DetailCard.tsx'
import type { ImportCatalogoState, ShownEsitoCatalogo } from './useImportCatalogo.ts'
import { VociCatalogo } from './VociCatalogo.tsx'

const COLONNE = [
  ['nuovi', 'Nuovi'],
  ['modificati', 'Cambiano'],
  ['uguali', 'Uguali'],
  ['ritirati', 'Si ritirano'],
  ['tolti', 'Si tolgono'],
] as const

/** How many things of each part become what. */
export function ConteggiCatalogo({ esito: { conteggi } }: { esito: ShownEsitoCatalogo }) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Riepilogo">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Parte del catalogo</TableCell>
            {COLONNE.map(([chiave, nome]) => (
              <TableCell key={chiave} align="right">
                {nome}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {conteggi.map((conteggio) => (
            <TableRow key={conteggio.sezione}>
              <TableCell>
                {sezioneCatalogoLabels[conteggio.sezione as keyof typeof sezioneCatalogoLabels].plurale}
              </TableCell>
              {COLONNE.map(([chiave]) => (
                <TableCell key={chiave} align="right">
                  {conteggio[chiave]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** What the file would change, to be confirmed. */
export function AnteprimaCatalogo({
  importazione,
  esito,
}: {
  importazione: ImportCatalogoState
  esito: ShownEsitoCatalogo
}) {
  const conferma = useConfirm()
  const { inCorso, file } = importazione
  const niente = esito.totaleVoci === 0
  const importa = async () => {
    const deciso = await conferma({
      titolo: 'Vuoi importare il catalogo?',
      testo: `${formatCount(esito.totaleVoci, 'voce cambia', 'voci cambiano')}. I preventivi già fatti restano come sono.`,
      conferma: 'Importa',
    })
    if (deciso) await importazione.importa()
  }
  return (
    <DetailCard titolo="Anteprima">
      <Stack sx={{ gap: 2 }}>
        <Alert severity={niente ? 'success' : 'info'}>
          {niente
            ? `«${file?.nome ?? ''}» dice quello che il catalogo ha già: non cambia niente.`
            : `Con «${file?.nome ?? ''}» ${formatCount(esito.totaleVoci, 'voce cambia', 'voci cambiano')}. Non è ancora stato scritto niente.`}
        </Alert>
        {esito.avvisi.length > 0 && (
          <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {esito.avvisi.map((notice) => (
              <div key={notice}>{notice}</div>
            ))}
          </Alert>
        )}
        <ConteggiCatalogo esito={esito} />
        <VociCatalogo esito={esito} />
        {!niente && (
          <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
            <Button variant="contained" disabled={inCorso !== null} onClick={() => void importa()}>
              {inCorso === 'importa' ? 'IMPORTO...' : 'Importa'}
            </Button>
          </Stack>
        )}
      </Stack>
    </DetailCard>
  )
}

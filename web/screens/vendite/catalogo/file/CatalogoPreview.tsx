import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { SEZIONI_CATALOGO, sezioneCatalogoLabels } from '#vendite/catalogo/file/rules.ts'
import { CatalogoItems } from './CatalogoItems.tsx'
import type { ImportCatalogoState, ShownCatalogoOutcome } from './useImportCatalogo.ts'

const COLUMNS = [
  ['nuovi', 'Nuovi'],
  ['modificati', 'Cambiano'],
  ['uguali', 'Uguali'],
  ['ritirati', 'Si ritirano'],
  ['tolti', 'Si tolgono'],
] as const

/** How many things of each part become what. */
export function CatalogoCounts({ outcome: { conteggi } }: { outcome: ShownCatalogoOutcome }) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Riepilogo">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Parte del catalogo</TableCell>
            {COLUMNS.map(([key, name]) => (
              <TableCell key={key} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {conteggi.map((count) => (
            <TableRow key={count.sezione}>
              <TableCell>{sezioneCatalogoLabels[wordOfEnum(SEZIONI_CATALOGO, count.sezione)].plurale}</TableCell>
              {COLUMNS.map(([key]) => (
                <TableCell key={key} align="right">
                  {count[key]}
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
export function CatalogoPreview({
  importRun,
  outcome,
}: {
  importRun: ImportCatalogoState
  outcome: ShownCatalogoOutcome
}) {
  const conferma = useConfirm()
  const { inCorso, file } = importRun
  const nothing = outcome.totaleVoci === 0
  const runImport = async () => {
    const decided = await conferma({
      title: 'Vuoi importare il catalogo?',
      text: `${formatCount(outcome.totaleVoci, 'voce cambia', 'voci cambiano')}. I preventivi già fatti restano come sono.`,
      conferma: 'Importa',
    })
    if (decided) await importRun.runImport()
  }
  return (
    <DetailCard title="Anteprima">
      <Stack sx={{ gap: 2 }}>
        <Alert severity={nothing ? 'success' : 'info'}>
          {nothing
            ? `«${file?.nome ?? ''}» dice quello che il catalogo ha già: non cambia niente.`
            : `Con «${file?.nome ?? ''}» ${formatCount(outcome.totaleVoci, 'voce cambia', 'voci cambiano')}. Non è ancora stato scritto niente.`}
        </Alert>
        {outcome.avvisi.length > 0 && (
          <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {outcome.avvisi.map((notice) => (
              <div key={notice}>{notice}</div>
            ))}
          </Alert>
        )}
        <CatalogoCounts outcome={outcome} />
        <CatalogoItems outcome={outcome} />
        {!nothing && (
          <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
            <Button variant="contained" disabled={inCorso !== null} onClick={() => void runImport()}>
              {inCorso === 'importa' ? 'IMPORTO...' : 'Importa'}
            </Button>
          </Stack>
        )}
      </Stack>
    </DetailCard>
  )
}

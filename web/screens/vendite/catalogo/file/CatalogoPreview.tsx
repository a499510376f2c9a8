import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
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
      <PlainTable
        rows={conteggi}
        keyOf={({ sezione }) => sezione}
        columns={[
          {
            title: 'Parte del catalogo',
            cell: ({ sezione }) => sezioneCatalogoLabels[wordOfEnum(SEZIONI_CATALOGO, sezione)].plurale,
          },
          ...COLUMNS.map(([key, title]) => ({
            title,
            align: 'right' as const,
            cell: (count: ShownCatalogoOutcome['conteggi'][number]) => count[key],
          })),
        ]}
      />
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

import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { Page } from '#ui/Page.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { SEZIONI_CATALOGO, sezioneCatalogoLabels } from '#vendite/catalogo/file/rules.ts'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import { CatalogoItems } from './CatalogoItems.tsx'
import { type ImportCatalogoState, type ShownCatalogoOutcome, useImportCatalogo } from './useImportCatalogo.ts'

const COLUMNS = [
  ['nuovi', 'Nuovi'],
  ['modificati', 'Cambiano'],
  ['uguali', 'Uguali'],
  ['ritirati', 'Si ritirano'],
  ['tolti', 'Si tolgono'],
] as const

/** How many things of each part become what. */
function CatalogoCounts({ outcome: { conteggi } }: { outcome: ShownCatalogoOutcome }) {
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
function CatalogoPreview({ importRun, outcome }: { importRun: ImportCatalogoState; outcome: ShownCatalogoOutcome }) {
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

/** The whole catalogue as one file: out, and in again after a preview of what changes. */
export default function CatalogoFilePage() {
  const importRun = useImportCatalogo()
  const { preview, done, errors, file, ritira, inCorso } = importRun
  const busy = inCorso !== null
  const choose = ([chosen]: File[]) => {
    if (chosen) void importRun.load(chosen)
  }
  return (
    <Page title="File del catalogo" filters={<CatalogoTabs pagina="/file" />} isWaiting={busy}>
      <Stack sx={{ gap: 2 }}>
        <DetailCard
          title="Esporta"
          actions={
            <Button variant="outlined" href="/esporta/catalogo.zip" startIcon={<Download />}>
              Scarica il catalogo
            </Button>
          }
        >
          <Typography variant="body2" color="textSecondary">
            Un file .zip con tutto: tipologie, famiglie con opzioni e immagini, aperture, accessori, tipi serramento e
            vincoli. Serve a conservarlo, a lavorarci con altri programmi, a portarlo in un’altra installazione.
          </Typography>
        </DetailCard>
        <DetailCard title="Importa">
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            Le voci si riconoscono dal nome: quelle del file si aggiungono o cambiano. Prima di scrivere si vede che
            cosa cambia; poi si importa tutto o niente.
          </Typography>
          <FileDropZone
            accept=".zip"
            label="Scegli il file"
            help={file ? file.nome : 'Un file .zip di al massimo 50 MB. Oppure trascinalo qui.'}
            onFile={choose}
            disabled={busy}
            secondary={preview !== null}
          />
          <FormControlLabel
            sx={{ mt: 1 }}
            disabled={busy}
            control={<Checkbox checked={ritira} onChange={(_event, si) => void importRun.scegliRitira(si)} />}
            label="Ritira quello che il file non ha"
          />
        </DetailCard>
        {errors.length > 0 && (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {errors.map((error) => (
              <div key={error}>{error}</div>
            ))}
          </Alert>
        )}
        {done && (
          <DetailCard title="Risultato">
            <Stack sx={{ gap: 2 }}>
              <Alert severity="success">Catalogo importato.</Alert>
              <CatalogoCounts outcome={done} />
            </Stack>
          </DetailCard>
        )}
        {preview && <CatalogoPreview importRun={importRun} outcome={preview} />}
      </Stack>
    </Page>
  )
}

import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DetailCard } from '#ui/DetailCard.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { Page } from '#ui/Page.tsx'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import { CatalogoCounts, CatalogoPreview } from './CatalogoPreview.tsx'
import { useImportCatalogo } from './useImportCatalogo.ts'

/** The whole catalogue as one file: out, and in again after a preview of what changes. */
export default function CatalogoFilePage() {
  const importRun = useImportCatalogo()
  const { preview, done, errors, file, ritira, inCorso } = importRun
  const busy = inCorso !== null
  const choose = ([chosen]: File[]) => {
    if (chosen) void importRun.load(chosen)
  }
  return (
    <Page title="File del catalogo" filters={<CatalogoTabs pagina="/file" />} inAttesa={busy}>
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

import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { IMPORT_COLUMNS, type ImportColumn, type ImportName, SHEET_EXTENSIONS } from '#platform/imports/rules.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { Page } from '#ui/Page.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { InProgress } from './InProgress.tsx'
import { JobProgress } from './JobProgress.tsx'
import type { ImportState } from './useImport.ts'

interface Props {
  nome: ImportName
  title: string
  /** Where the empty spreadsheet is. */
  modello: string
  importazione: ImportState
  /** What the files should have; every column of the import unless told. */
  columns?: readonly ImportColumn[]
  /** Back to where the page was opened from. */
  back?: ReactNode
  /** True where files come one at a time. */
  only?: boolean
  /** Beside the choice of the files. */
  options?: ReactNode
  /** Once it is done. */
  result: { testo: string; altro: ReactNode } | null
}

function Errors({ errori }: { errori: readonly string[] }) {
  if (errori.length === 0) return null
  return (
    <Alert severity="error">
      {errori.map((error) => (
        <div key={error}>{error}</div>
      ))}
    </Alert>
  )
}

/** The chosen files, by name. */
function Chosen({ files }: { files: readonly File[] }) {
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {files.map(({ name, size, lastModified }) => (
        <Chip key={`${name} ${size} ${lastModified}`} component="span" size="small" label={name} />
      ))}
    </Stack>
  )
}

/** An import: files and what is expected of them, preview to correct, result. */
export function ImportPage({
  nome,
  title,
  modello,
  importazione,
  columns = IMPORT_COLUMNS[nome],
  back,
  only = false,
  options,
  result,
}: Props) {
  const [files, setFiles] = useState<File[]>([])
  const { anteprima, inCorso, errori, job, annullata } = importazione
  const busy = inCorso !== null || job !== null
  const choose = (chosen: File[]) => {
    setFiles(chosen)
    importazione.ricomincia()
  }
  return (
    <Page titolo={title} back={back} inAttesa={inCorso !== null}>
      <Stack sx={{ gap: 2 }}>
        <DetailCard
          title="File"
          actions={
            <Button href={modello} startIcon={<Download />}>
              Scarica il modello vuoto
            </Button>
          }
        >
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {only ? 'Un' : 'Uno o più'} file .{SHEET_EXTENSIONS[nome]} con queste colonne, in qualunque ordine; quelle
            con * devono esserci.
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2 }}>
            {columns.map(({ nome: column, titolo: written, obbligatoria }) => (
              <Chip key={column} size="small" label={obbligatoria ? `${written} *` : written} />
            ))}
          </Stack>
          <FileDropZone
            accept={`.${SHEET_EXTENSIONS[nome]}`}
            label={only ? 'Scegli il file' : 'Scegli i file'}
            help={files.length === 0 ? `Oppure ${only ? 'trascinalo' : 'trascinali'} qui.` : <Chosen files={files} />}
            onFile={choose}
            disabled={busy}
            secondary={files.length > 0}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
            {options}
            <Button
              variant={anteprima ? 'outlined' : 'contained'}
              disabled={files.length === 0 || busy}
              onClick={() => void importazione.carica(files)}
            >
              {inCorso === 'anteprima' ? 'LEGGO...' : 'Anteprima'}
            </Button>
          </Stack>
        </DetailCard>
        <InProgress excluded={job} />
        <Errors errori={errori} />
        {annullata !== null && <Alert severity="info">{annullata}</Alert>}
        {job !== null && <JobProgress job={job} onFine={importazione.concludi} />}
        {result ? (
          <DetailCard title="Risultato">
            <Alert severity="success" sx={{ mb: 2 }}>
              {result.testo}
            </Alert>
            {result.altro}
          </DetailCard>
        ) : (
          anteprima &&
          job === null && <ImportPreview columns={columns} importazione={importazione} outcome={anteprima} />
        )}
      </Stack>
    </Page>
  )
}

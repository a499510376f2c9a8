import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { ImportColumn, ImportSheet } from '#platform/imports/rules.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { Page } from '#ui/Page.tsx'
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx'
import { InProgress } from './InProgress.tsx'
import { JobProgress } from './JobProgress.tsx'
import type { ImportState } from './useImport.ts'

interface Props extends Pick<ImportPreviewProps, 'choices' | 'remedy'> {
  sheet: ImportSheet
  title: string
  /** Where the empty spreadsheet is, and what it is called. */
  modello: string
  modelName?: string
  importRun: ImportState
  /** What the files should have; every column of the import unless told. */
  columns?: readonly ImportColumn[]
  /** In place of the columns: what a file holds. */
  expected?: ReactNode
  /** Back to where the page was opened from. */
  back?: ReactNode
  /** True where files come one at a time. */
  only?: boolean
  /** Beside the choice of the files. */
  options?: ReactNode
  /** Once it is done. */
  result: { text: string; other: ReactNode } | null
}

function Errors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <Alert severity="error">
      {errors.map((error) => (
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
  sheet,
  title,
  modello,
  modelName,
  importRun,
  columns = sheet.columns,
  expected,
  back,
  only = false,
  options,
  choices,
  remedy,
  result,
}: Props) {
  const [files, setFiles] = useState<File[]>([])
  const { preview, inCorso, errori, job, annullata } = importRun
  const busy = inCorso !== null || job !== null
  const choose = (chosen: File[]) => {
    setFiles(chosen)
    importRun.ricomincia()
  }
  return (
    <Page title={title} back={back} inAttesa={inCorso !== null}>
      <Stack sx={{ gap: 2 }}>
        <DetailCard
          title="File"
          actions={
            <Button href={modello} startIcon={<Download />}>
              {modelName ?? <>Scarica il modello vuoto</>}
            </Button>
          }
        >
          {expected ?? (
            <>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                {only ? 'Un' : 'Uno o più'} file .{sheet.extension} con queste colonne, in qualunque ordine; quelle con
                * devono esserci.
              </Typography>
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2 }}>
                {columns.map(({ nome: column, titolo: written, required }) => (
                  <Chip key={column} size="small" label={required ? `${written} *` : written} />
                ))}
              </Stack>
            </>
          )}
          <FileDropZone
            accept={`.${sheet.extension}`}
            label={only ? 'Scegli il file' : 'Scegli i file'}
            help={files.length === 0 ? `Oppure ${only ? 'trascinalo' : 'trascinali'} qui.` : <Chosen files={files} />}
            onFile={choose}
            disabled={busy}
            secondary={files.length > 0}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
            {options}
            <Button
              variant={preview ? 'outlined' : 'contained'}
              disabled={files.length === 0 || busy}
              onClick={() => void importRun.load(files)}
            >
              {inCorso === 'anteprima' ? 'LEGGO...' : 'Anteprima'}
            </Button>
          </Stack>
        </DetailCard>
        <InProgress excluded={job} />
        <Errors errors={errori} />
        {annullata !== null && <Alert severity="info">{annullata}</Alert>}
        {job !== null && <JobProgress job={job} onFine={importRun.concludi} />}
        {result ? (
          <DetailCard title="Risultato">
            <Alert severity="success" sx={{ mb: 2 }}>
              {result.text}
            </Alert>
            {result.other}
          </DetailCard>
        ) : (
          preview &&
          job === null && (
            <ImportPreview
              columns={columns}
              importRun={importRun}
              outcome={preview}
              choices={choices}
              remedy={remedy}
            />
          )
        )}
      </Stack>
    </Page>
  )
}

import Download from '@mui/icons-material/Download'
import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import type {
  ImportPageInProgressQuery,
  ImportPageInProgressQuery$data,
} from '#generated/ImportPageInProgressQuery.graphql.ts'
import type { ImportColumn, ImportSheet } from '#platform/imports/rules.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { formatPercentage, formatTime } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { Page } from '#ui/Page.tsx'
import { CancelImport } from './CancelImport.tsx'
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx'
import type { ImportState } from './useImport.ts'
import { type Fine, useJobProgress } from './useJobProgress.ts'

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

interface JobProgressProps {
  job: number
  /** What it did, or why it did not. */
  onFine: (fine: Fine) => void
}

/** An import that runs by itself: how far it is. The page may be left, it goes on. */
function JobProgress({ job, onFine }: JobProgressProps) {
  const progress = useJobProgress(job, onFine)
  return (
    <DetailCard title="IMPORTO..." actions={<CancelImport job={job} />}>
      <LinearProgress variant="determinate" value={progress} aria-label="Avanzamento dell’importazione" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {formatPercentage(progress)} · Le righe sono molte: si può lasciare la pagina, l’importazione continua.
      </Typography>
    </DetailCard>
  )
}

const inProgressQuery = graphql`
  query ImportPageInProgressQuery {
    jobsInCorso {
      pk
      tipo
      descrizione
      utente
      creatoIl
    }
  }
`

type Lavoro = ImportPageInProgressQuery$data['jobsInCorso'][number]

function inWords(fine: Fine): { severity: AlertColor; text: string } {
  if ('errori' in fine) return { severity: 'error', text: fine.errori.join(' ') }
  if ('annullata' in fine) return { severity: 'info', text: fine.annullata }
  const { inseriti, aggiornati, invariati } = fine.done
  return { severity: 'success', text: `Inseriti: ${inseriti}. Aggiornati: ${aggiornati}. Già presenti: ${invariati}.` }
}

function Progress({ job, onFine }: { job: number; onFine: (fine: Fine) => void }) {
  const progress = useJobProgress(job, onFine)
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 160px' }}>
        <LinearProgress variant="determinate" value={progress} aria-label="Avanzamento" />
      </Box>
      <Typography variant="body2">{formatPercentage(progress)}</Typography>
      <CancelImport job={job} />
    </Stack>
  )
}

function ItemUnderWay({ lavoro: { pk, descrizione, utente, creatoIl } }: { lavoro: Lavoro }) {
  const [fine, setFine] = useState<Fine | null>(null)
  const words = fine && inWords(fine)
  return (
    <Box component="li" aria-label={descrizione}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{descrizione}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[utente, `ore ${formatTime(creatoIl)}`].filter(Boolean).join(' · ')}
      </Typography>
      {words ? <Alert severity={words.severity}>{words.text}</Alert> : <Progress job={pk} onFine={setFine} />}
    </Box>
  )
}

/**
 * Imports that were running when the page was opened: those left behind, and for a superuser those of others.
 * @param excluded the one that the page shows by itself
 */
function InProgress({ excluded }: { excluded: number | null }) {
  const [lavori, setJobs] = useState<readonly Lavoro[]>([])
  useEffect(() => {
    const outside = new AbortController()
    // Not known: the page does without.
    fetchFresh<ImportPageInProgressQuery>(inProgressQuery, {}, outside.signal).then(
      ({ jobsInCorso }) => setJobs(jobsInCorso.filter(({ tipo }) => tipo === 'importazione')),
      () => undefined,
    )
    return () => outside.abort()
  }, [])
  const others = lavori.filter(({ pk }) => pk !== excluded)
  if (others.length === 0) return null
  return (
    <DetailCard title="Importazioni in corso">
      <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {others.map((lavoro) => (
          <ItemUnderWay key={lavoro.pk} lavoro={lavoro} />
        ))}
      </Stack>
    </DetailCard>
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
    <Page title={title} back={back} isWaiting={inCorso !== null}>
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

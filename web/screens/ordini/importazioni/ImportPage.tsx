import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportName,
  SHEET_EXTENSIONS,
} from '../../../../server/platform/imports/rules.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { FileDropZone } from '../../../ui/files/FileDropZone.tsx'
import { Page } from '../../../ui/Page.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { InCorso } from './InCorso.tsx'
import { JobProgress } from './JobProgress.tsx'
import type { ImportState } from './useImport.ts'

interface Props {
  nome: ImportName
  titolo: string
  /** Where the empty spreadsheet is. */
  modello: string
  importazione: ImportState
  /** What the files should have; every column of the import unless told. */
  colonne?: readonly ImportColumn[]
  /** Back to where the page was opened from. */
  indietro?: ReactNode
  /** True where files come one at a time. */
  solo?: boolean
  /** Beside the choice of the files. */
  opzioni?: ReactNode
  /** Once it is done. */
  risultato: { testo: string; altro: ReactNode } | null
}

function Errori({ errori }: { errori: readonly string[] }) {
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
function Scelti({ files }: { files: readonly File[] }) {
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
  titolo,
  modello,
  importazione,
  colonne = IMPORT_COLUMNS[nome],
  indietro,
  solo = false,
  opzioni,
  risultato,
}: Props) {
  const [files, setFiles] = useState<File[]>([])
  const { anteprima, inCorso, errori, job, annullata } = importazione
  const occupata = inCorso !== null || job !== null
  const scegli = (scelti: File[]) => {
    setFiles(scelti)
    importazione.ricomincia()
  }
  return (
    <Page titolo={titolo} indietro={indietro} inAttesa={inCorso !== null}>
      <Stack sx={{ gap: 2 }}>
        <DetailCard
          titolo="File"
          azioni={
            <Button href={modello} startIcon={<Download />}>
              Scarica il modello vuoto
            </Button>
          }
        >
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {solo ? 'Un' : 'Uno o più'} file .{SHEET_EXTENSIONS[nome]} con queste colonne, in qualunque ordine; quelle
            con * devono esserci.
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2 }}>
            {colonne.map(({ nome: colonna, titolo: scritta, obbligatoria }) => (
              <Chip key={colonna} size="small" label={obbligatoria ? `${scritta} *` : scritta} />
            ))}
          </Stack>
          <FileDropZone
            accept={`.${SHEET_EXTENSIONS[nome]}`}
            etichetta={solo ? 'Scegli il file' : 'Scegli i file'}
            aiuto={files.length === 0 ? `Oppure ${solo ? 'trascinalo' : 'trascinali'} qui.` : <Scelti files={files} />}
            onFile={scegli}
            disabled={occupata}
            secondaria={files.length > 0}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
            {opzioni}
            <Button
              variant={anteprima ? 'outlined' : 'contained'}
              disabled={files.length === 0 || occupata}
              onClick={() => void importazione.carica(files)}
            >
              {inCorso === 'anteprima' ? 'LEGGO...' : 'Anteprima'}
            </Button>
          </Stack>
        </DetailCard>
        <InCorso escluso={job} />
        <Errori errori={errori} />
        {annullata !== null && <Alert severity="info">{annullata}</Alert>}
        {job !== null && <JobProgress job={job} onFine={importazione.concludi} />}
        {risultato ? (
          <DetailCard titolo="Risultato">
            <Alert severity="success" sx={{ mb: 2 }}>
              {risultato.testo}
            </Alert>
            {risultato.altro}
          </DetailCard>
        ) : (
          anteprima && job === null && <ImportPreview colonne={colonne} importazione={importazione} esito={anteprima} />
        )}
      </Stack>
    </Page>
  )
}

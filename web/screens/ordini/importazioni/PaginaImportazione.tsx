import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { COLONNE, ESTENSIONI, type NomeImportazione } from '../../../../server/platform/imports/rules.ts'
import { Pagina } from '../../../ui/Pagina.tsx'
import { Scheda } from '../../../ui/Scheda.tsx'
import { ZonaFile } from '../../../ui/ZonaFile.tsx'
import { Anteprima } from './Anteprima.tsx'
import { InCorso } from './InCorso.tsx'
import { ProgressoLavoro } from './ProgressoLavoro.tsx'
import type { Importazione } from './useImportazione.ts'

interface Props {
  nome: NomeImportazione
  titolo: string
  /** Where the empty spreadsheet is. */
  modello: string
  importazione: Importazione
  /** Beside the choice of the files. */
  opzioni?: ReactNode
  /** Once it is done. */
  risultato: { testo: string; altro: ReactNode } | null
}

function Errori({ errori }: { errori: readonly string[] }) {
  if (errori.length === 0) return null
  return (
    <Alert severity="error">
      {errori.map((errore) => (
        <div key={errore}>{errore}</div>
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
export function PaginaImportazione({ nome, titolo, modello, importazione, opzioni, risultato }: Props) {
  const [files, setFiles] = useState<File[]>([])
  const { anteprima, inCorso, errori, job, annullata } = importazione
  const occupata = inCorso !== null || job !== null
  const scegli = (scelti: File[]) => {
    setFiles(scelti)
    importazione.ricomincia()
  }
  return (
    <Pagina titolo={titolo} inAttesa={inCorso !== null}>
      <Stack sx={{ gap: 2 }}>
        <Scheda
          titolo="File"
          azioni={
            <Button href={modello} startIcon={<Download />}>
              Scarica il modello vuoto
            </Button>
          }
        >
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Uno o più file .{ESTENSIONI[nome]} con queste colonne, in qualunque ordine; quelle con * devono esserci.
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2 }}>
            {COLONNE[nome].map(({ nome: colonna, titolo: scritta, obbligatoria }) => (
              <Chip key={colonna} size="small" label={obbligatoria ? `${scritta} *` : scritta} />
            ))}
          </Stack>
          <ZonaFile
            accept={`.${ESTENSIONI[nome]}`}
            etichetta="Scegli i file"
            aiuto={files.length === 0 ? 'Oppure trascinali qui.' : <Scelti files={files} />}
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
        </Scheda>
        <InCorso escluso={job} />
        <Errori errori={errori} />
        {annullata !== null && <Alert severity="info">{annullata}</Alert>}
        {job !== null && <ProgressoLavoro job={job} onFine={importazione.concludi} />}
        {risultato ? (
          <Scheda titolo="Risultato">
            <Alert severity="success" sx={{ mb: 2 }}>
              {risultato.testo}
            </Alert>
            {risultato.altro}
          </Scheda>
        ) : (
          anteprima && job === null && <Anteprima nome={nome} importazione={importazione} esito={anteprima} />
        )}
      </Stack>
    </Pagina>
  )
}

import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import RestoreIcon from '@mui/icons-material/Restore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { Uploads } from '#forms/uploads/Uploads.tsx'
import { useUploads } from '#forms/uploads/useUploads.ts'
import type { VersionsDialogMutation } from '#generated/VersionsDialogMutation.graphql.ts'
import { allowedExtensions } from '#platform/files/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { formatFileSize } from '#ui/files/fileFormat.ts'
import { DateTimeValue } from '#ui/Values.tsx'
import type { FolderFile } from './FileThumbnail.tsx'
import { UPLOAD_PATH } from './uploadForm.ts'

const mutation = graphql`
  mutation VersionsDialogMutation($pk: Int!, $precedente: Int!) {
    restoreVersioneDocumento(input: { pk: $pk, precedentePk: $precedente }) {
      errors { ...payloadError @relay(mask: false) }
      documento {
        ...FolderFileRow_documento
      }
    }
  }
`

const accept = allowedExtensions.archivio.map((extension) => `.${extension}`).join(',')

interface Props {
  file: FolderFile
  onReplaced: () => void
  onClose: () => void
}

/** What a file is and was; a new one takes its place under the same permalink. */
export function VersionsDialog({ file, onReplaced, onClose }: Props) {
  const { pk, nome, titolo, permalinkUrl, precedenti } = file
  const { lista, load, remove } = useUploads({
    path: `${UPLOAD_PATH}${pk}/replace/`,
    kind: 'archivio',
    done: 'caricato: è la nuova versione',
    form(chosen) {
      const form = new FormData()
      form.append('file', chosen)
      return form
    },
    onDone: onReplaced,
  })
  const [restore, isRestoring] = useOperation<VersionsDialogMutation>(mutation, { success: 'Versione ripristinata' })
  const versions = [file, ...(precedenti ?? [])]
  return (
    <DialogFrame onEscape={onClose} title={`Versioni di ${titolo ?? nome}`} width="sm">
      <DialogContent dividers>
        <FileDropZone
          accept={accept}
          label="Carica nuova versione"
          help={`Prende il posto di ${nome}: titolo, descrizione${permalinkUrl ? ' e permalink' : ''} restano.`}
          onFile={(files) => load(files.slice(0, 1))}
        />
        <Uploads lista={lista} onRemove={remove} />
        <Box component="ol" aria-label="Versioni" reversed sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {versions.map((version, index) => (
            <Box
              key={version === file ? 'now' : version.pk}
              component="li"
              sx={{
                py: 0.75,
                display: 'flex',
                gap: 1.5,
                alignItems: 'center',
                '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere', fontWeight: index === 0 ? 550 : undefined }}>
                  {version.nome}
                  {index === 0 && ' (attuale)'}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  Versione {versions.length - index} · {formatFileSize(version.dimensione)} ·{' '}
                  <DateTimeValue value={version.caricatoIl} />
                  {version.caricatoDa && ` · ${version.caricatoDa}`}
                </Typography>
              </Box>
              {index > 0 && (
                <IconButton
                  aria-label={`Ripristina la versione ${versions.length - index}`}
                  title="Ripristina"
                  disabled={isRestoring}
                  onClick={async () => {
                    if ((await restore({ pk, precedente: version.pk })).ok) onReplaced()
                  }}
                >
                  <RestoreIcon fontSize="small" />
                </IconButton>
              )}
              <IconButton
                href={`${version.file}?scarica`}
                download={version.nome}
                aria-label={`Scarica la versione ${versions.length - index}`}
              >
                <DownloadOutlined fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </DialogFrame>
  )
}

import Folder from '@mui/icons-material/FolderOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { Link as RouteLink, useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import { documentoPreviewOf } from '#documenti/file/rules.ts'
import { Uploads } from '#forms/uploads/Uploads.tsx'
import { useUploads } from '#forms/uploads/useUploads.ts'
import type { ContentCard_cartella$key } from '#generated/ContentCard_cartella.graphql.ts'
import { allowedExtensions, maxFileSize, maxFiles } from '#platform/files/rules.ts'
import { useViewer } from '#shell/viewer.ts'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { FilePreview } from '#ui/files/FilePreview.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { cartellaPath } from '../cartelle/lastList.ts'
import { FileDialogs, type OpenedFile } from '../file/FileDialogs.tsx'
import { FolderFileRow, readDocumento } from '../file/FolderFileRow.tsx'
import { fileForm, UPLOAD_PATH } from '../file/uploadForm.ts'

const fragment = graphql`
  fragment ContentCard_cartella on Cartella {
    pk
    sottocartelle {
      pk
      nome
      descrizione
    }
    documenti {
      ...FolderFileRow_documento
    }
  }
`

const accept = allowedExtensions.archivio.map((extension) => `.${extension}`).join(',')
const LIMITS = `Trascinali qui: fino a ${maxFiles} alla volta, ${maxFileSize.archivio / 1024 / 1024} MB l’uno. Immagini, PDF, documenti, disegni, archivi zip.`

interface Props {
  cartella: ContentCard_cartella$key
  /** While a dialog is open, which takes what is dropped. */
  busy: boolean
  onChanged: () => void
}

/** What is in a folder: folders by name, then files; dropping files adds them. */
export function ContentCard({ cartella, busy, onChanged }: Props) {
  const { pk, sottocartelle, documenti } = useFragment(fragment, cartella)
  const { adminApp } = useViewer().permessi
  const files = documenti.map(readDocumento)
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  // The search leads to a file in its folder.
  const [params, setParams] = useSearchParams()
  const lookedAt = Number(params.get('file')) || null
  const look = (file: number | null) => setParams(file === null ? {} : { file: String(file) }, { replace: true })
  const { lista, load, remove } = useUploads({
    path: UPLOAD_PATH,
    kind: 'archivio',
    done: 'caricato',
    form: (file) => fileForm(pk, file),
    onDone: onChanged,
  })
  const shown = files.flatMap(({ pk: numero, nome, titolo, file }) => {
    const tipo = documentoPreviewOf(nome)
    return tipo ? [{ pk: numero, name: titolo ?? nome, url: file, tipo }] : []
  })
  const empty = sottocartelle.length + files.length === 0
  return (
    <Card component="section" aria-label="Contenuto" sx={{ p: 2, minWidth: 0 }}>
      {adminApp && (
        <Box sx={{ mb: 1.5 }}>
          <FileDropZone
            accept={accept}
            label="Carica più file"
            help={LIMITS}
            onFile={load}
            disabled={busy || opened !== null}
            secondary
          />
          <Uploads lista={lista} onRemove={remove} />
        </Box>
      )}
      {empty && <EmptyState title="Nessun elemento" />}
      {sottocartelle.length > 0 && (
        <Box
          component="ul"
          aria-label="Cartelle"
          sx={[list, files.length > 0 && { borderBottom: 1, borderColor: 'divider' }]}
        >
          {sottocartelle.map((one) => (
            <Box key={one.pk} component="li" sx={row}>
              <Folder color="action" aria-hidden sx={{ width: 26, height: 26 }} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Link component={RouteLink} to={cartellaPath(one)} sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                  {one.nome}
                </Link>
                {one.descrizione && (
                  <Typography variant="body2" color="textSecondary" noWrap title={one.descrizione}>
                    {one.descrizione}
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {files.length > 0 && (
        <Box component="ul" aria-label="File" sx={list}>
          {files.map((file) => (
            <Box key={file.pk} component="li" sx={row} aria-current={file.pk === lookedAt ? true : undefined}>
              <FolderFileRow
                file={file}
                onLook={documentoPreviewOf(file.nome) ? () => look(file.pk) : undefined}
                onAction={adminApp ? (action) => setOpened({ action, file }) : undefined}
              />
            </Box>
          ))}
        </Box>
      )}
      <FilePreview files={shown} open={lookedAt} onOpen={look} />
      <FileDialogs opened={opened} onChanged={onChanged} onClose={() => setOpened(null)} />
    </Card>
  )
}

const list = { m: 0, p: 0, listStyle: 'none' } as const
const row = {
  py: 0.75,
  minHeight: 48,
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  '&[aria-current]': { backgroundColor: 'action.selected' },
} as const

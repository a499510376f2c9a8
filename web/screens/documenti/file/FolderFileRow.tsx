import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import type { FolderFileRow_documento$key } from '#generated/FolderFileRow_documento.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { formatFileSize } from '#ui/files/fileFormat.ts'
import { DateTimeValue } from '#ui/Values.tsx'
import { FileThumbnail, type FolderFile } from './FileThumbnail.tsx'

const fragment = graphql`
  fragment FolderFileRow_documento on DocumentoCartella @inline {
    id
    pk
    cartellaPk
    nome
    titolo
    descrizione
    permalink
    permalinkUrl
    file
    dimensione
    caricatoIl
    caricatoDa
    aperture
    precedenti {
      pk
      nome
      file
      dimensione
      caricatoIl
      caricatoDa
    }
    versione
  }
`

export function readDocumento(documento: FolderFileRow_documento$key): FolderFile {
  return readInlineData(fragment, documento)
}

/** What may be done with a file besides reading it. */
export type FileAction = 'edit' | 'versions' | 'delete'

interface Props {
  file: FolderFile
  /** Missing for what cannot be looked at here. */
  onLook: (() => void) | undefined
  /** Missing for who only reads. */
  onAction: ((action: FileAction) => void) | undefined
}

/** A file of a folder: what it looks like, its names, its public address, what can be done with it. */
export function FolderFileRow({ file, onLook, onAction }: Props) {
  const { nome, titolo, descrizione, permalinkUrl, file: url, dimensione, caricatoIl, caricatoDa, aperture } = file
  const title = titolo ?? nome
  const button = (word: string, icon: ReactNode, action: FileAction) => (
    <Tooltip title={word}>
      <IconButton aria-label={`${word} ${title}`} onClick={() => onAction?.(action)}>
        {icon}
      </IconButton>
    </Tooltip>
  )
  return (
    <>
      <FileThumbnail file={file} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Link
            href={onLook ? url : `${url}?scarica`}
            {...(onLook ? { target: '_blank', rel: 'noopener' } : { download: nome })}
            onClick={(event) => {
              if (!onLook || event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onLook()
            }}
            sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
          >
            {title}
          </Link>
          {titolo && (
            <Typography variant="body2" component="em" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {nome}
            </Typography>
          )}
        </Box>
        {descrizione && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {descrizione}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {formatFileSize(dimensione)} · <DateTimeValue value={caricatoIl} />
          {caricatoDa && ` · ${caricatoDa}`}
        </Typography>
        {permalinkUrl && (
          <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <LinkIcon fontSize="small" color="action" aria-hidden />
            <Link href={permalinkUrl} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
              {location.origin}
              {permalinkUrl}
            </Link>
            {aperture != null && aperture > 0 && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                aperto {formatCount(aperture, 'volta', 'volte')}
              </Box>
            )}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexShrink: 0,
          justifyContent: 'flex-end',
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        <Tooltip title="Scarica">
          <IconButton href={`${url}?scarica`} download={nome} aria-label={`Scarica ${title}`}>
            <DownloadOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        {onAction && (
          <>
            {button('Versioni', <History fontSize="small" />, 'versions')}
            {button('Modifica', <EditOutlined fontSize="small" />, 'edit')}
            {button('Elimina', <DeleteOutlined fontSize="small" />, 'delete')}
          </>
        )}
      </Box>
    </>
  )
}

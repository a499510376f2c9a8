import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { AllegatiTab_ordine$data } from '#generated/AllegatiTab_ordine.graphql.ts'
import { formatFileSize, previewOf } from '#ui/files/fileFormat.ts'
import { DateTimeValue } from '#ui/Values.tsx'

export type Allegato = NonNullable<AllegatiTab_ordine$data['allegati']>[number]

interface Props {
  allegati: readonly Allegato[]
  onPreview: (allegato: Allegato) => void
  /** Missing for users who may not. */
  onDelete?: (allegato: Allegato) => void
}

/** The attachments: a look, name and size, who and when, download and delete. */
export function AllegatiList({ allegati, onPreview, onDelete }: Props) {
  return (
    <Box component="ul" aria-label="Allegati" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {allegati.map((allegato) => {
        const { pk, originalName, allegato: indirizzo, mime, dimensione, creatoIl, creatoDa } = allegato
        const viewable = previewOf(mime) !== null
        const remove = `Elimina ${originalName}`
        const download = `Scarica ${originalName}`
        return (
          <Box
            key={pk}
            component="li"
            sx={{
              py: 0.75,
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <Miniatura allegato={allegato} onPreview={viewable ? onPreview : undefined} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                href={indirizzo}
                target="_blank"
                rel="noopener"
                onClick={(event) => {
                  if (!viewable || event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onPreview(allegato)
                }}
                sx={{ overflowWrap: 'anywhere', fontWeight: 550 }}
              >
                {originalName}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {formatFileSize(dimensione)}
                {creatoDa && ` · ${creatoDa}`} ·{' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  <DateTimeValue value={creatoIl} />
                </Box>
              </Typography>
            </Box>
            <Tooltip title="Scarica">
              <IconButton href={`${indirizzo}?scarica`} download={originalName} aria-label={download}>
                <DownloadOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
            {onDelete && (
              <Tooltip title="Elimina">
                <IconButton aria-label={remove} onClick={() => onDelete(allegato)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

const frame = {
  width: 44,
  height: 44,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  color: 'text.secondary',
} as const

/** What the file looks like, small; a click enlarges it. */
function Miniatura({ allegato, onPreview }: { allegato: Allegato; onPreview?: Props['onPreview'] }) {
  const tipo = previewOf(allegato.mime)
  const figure: ReactNode =
    tipo === 'immagine' ? (
      <Box
        component="img"
        src={allegato.allegato}
        alt=""
        loading="lazy"
        sx={{ width: 1, height: 1, objectFit: 'cover' }}
      />
    ) : tipo === 'pdf' ? (
      <PictureAsPdfOutlined />
    ) : (
      <DescriptionOutlined />
    )
  if (!onPreview) return <Box sx={frame}>{figure}</Box>
  return (
    <ButtonBase
      aria-label={`Anteprima di ${allegato.originalName}`}
      onClick={() => onPreview(allegato)}
      sx={{ ...frame, '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' } }}
    >
      {figure}
    </ButtonBase>
  )
}

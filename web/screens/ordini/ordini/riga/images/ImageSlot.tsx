import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import ZoomIn from '@mui/icons-material/ZoomIn'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '#shared/formats/formats.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import type { RigaFoto } from './FullImage.tsx'

interface Props {
  posizione: number
  foto: RigaFoto | null
  /** What goes on with the camera for this place; null: nothing. */
  stato: 'scatto' | 'errore' | null
  /** Missing for users who may only look. */
  onSnap?: () => void
  onDevice: () => void
  onFull: () => void
}

const SIDE = 96

/** The place of one piece's picture: a click takes it, the magnifier shows it whole. */
export function ImageSlot({ posizione, foto, stato, onSnap, onDevice, onFull }: Props) {
  const who = foto && [foto.nameUser, formatDateTime(foto.creataIl)].filter(Boolean).join(' · ')
  const label = onSnap
    ? `${foto ? 'Rifai' : 'Scatta'} la foto della posizione ${posizione}`
    : foto
      ? `Foto della posizione ${posizione}`
      : `Posizione ${posizione} senza foto`
  return (
    <Box component="li" sx={{ width: SIDE, minWidth: 0 }}>
      <Box sx={{ position: 'relative' }}>
        <ButtonBase
          aria-label={label}
          title={who ?? undefined}
          disabled={stato === 'scatto' || (!onSnap && !foto)}
          onClick={onSnap ?? onFull}
          sx={{
            width: SIDE,
            height: SIDE,
            overflow: 'hidden',
            border: 1,
            borderStyle: foto ? 'solid' : 'dashed',
            borderColor: stato === 'errore' ? 'error.main' : 'divider',
            borderRadius: 1,
            color: 'text.secondary',
            backgroundColor: 'background.default',
            '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
          }}
        >
          {stato === 'scatto' ? (
            <CircularProgress size={24} aria-label="Scatto in corso" />
          ) : foto ? (
            <Box
              component="img"
              src={thumbnailUrl(foto.immagine)}
              alt=""
              loading="lazy"
              sx={{ width: 1, height: 1, objectFit: 'cover' }}
            />
          ) : (
            onSnap && <PhotoCameraOutlined />
          )}
        </ButtonBase>
        <Typography
          component="span"
          variant="body2"
          aria-hidden
          sx={{
            position: 'absolute',
            top: 4,
            left: 4,
            px: 0.5,
            borderRadius: 0.5,
            backgroundColor: 'background.paper',
            pointerEvents: 'none',
          }}
        >
          {posizione}
        </Typography>
        {foto && (
          <IconButton
            aria-label={`Ingrandisci la foto della posizione ${posizione}`}
            onClick={onFull}
            sx={{
              position: 'absolute',
              right: 4,
              bottom: 4,
              p: 0.25,
              backgroundColor: 'background.paper',
              '&:hover': { backgroundColor: 'background.paper' },
            }}
          >
            <ZoomIn fontSize="small" />
          </IconButton>
        )}
      </Box>
      {stato === 'errore' && (
        <>
          <Typography role="alert" variant="body2" color="error">
            Errore connessione con la fotocamera
          </Typography>
          <Button onClick={onDevice} sx={{ px: 0.5, textAlign: 'left' }}>
            Usa questo dispositivo
          </Button>
        </>
      )}
    </Box>
  )
}

import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import ZoomIn from '@mui/icons-material/ZoomIn'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../../../../server/shared/formats/formats.ts'
import { thumbnailUrl } from '../../../../../ui/files/thumbnailUrl.ts'
import type { RigaFoto } from './FullImage.tsx'

interface Props {
  posizione: number
  foto: RigaFoto | null
  /** What goes on with the camera for this place; null: nothing. */
  stato: 'scatto' | 'errore' | null
  /** Missing for users who may only look. */
  onScatta?: () => void
  onDispositivo: () => void
  onIntera: () => void
}

const LATO = 96

/** The place of one piece's picture: a click takes it, the magnifier shows it whole. */
export function ImageSlot({ posizione, foto, stato, onScatta, onDispositivo, onIntera }: Props) {
  const chi = foto && [foto.nameUser, formatDateTime(foto.creataIl)].filter(Boolean).join(' · ')
  const etichetta = onScatta
    ? `${foto ? 'Rifai' : 'Scatta'} la foto della posizione ${posizione}`
    : foto
      ? `Foto della posizione ${posizione}`
      : `Posizione ${posizione} senza foto`
  return (
    <Box component="li" sx={{ width: LATO, minWidth: 0 }}>
      <Box sx={{ position: 'relative' }}>
        <ButtonBase
          aria-label={etichetta}
          title={chi ?? undefined}
          disabled={stato === 'scatto' || (!onScatta && !foto)}
          onClick={onScatta ?? onIntera}
          sx={{
            width: LATO,
            height: LATO,
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
            onScatta && <PhotoCameraOutlined />
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
            onClick={onIntera}
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
          <Button onClick={onDispositivo} sx={{ px: 0.5, textAlign: 'left' }}>
            Usa questo dispositivo
          </Button>
        </>
      )}
    </Box>
  )
}

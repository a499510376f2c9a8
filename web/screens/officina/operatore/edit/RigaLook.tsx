import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import { useState } from 'react'
import { type DrawingShape, drawSerramento } from '#shared/drawings/drawings.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import type { LookOfRiga } from '../attivita.ts'

/** Sides of the pictures beside the ticks, px: as high as a finger with a glove needs. */
const SIDE = 72

/** What is drawn of a line without measures, mm. */
const SENZA_MISURE = { larghezza: 1000, altezza: 1300 }

/** The drawing of a line and the photos of its windows; a tap shows one large. */
export function RigaLook({ title, look }: { title: string; look: LookOfRiga }) {
  const { forma, ante, senso, altezza, larghezza, foto } = look
  const [large, setLarge] = useState<string | null>(null)
  const misure = larghezza && altezza ? { larghezza, altezza, quote: true } : SENZA_MISURE
  const svg = drawSerramento({ disegno: forma as DrawingShape, ante, senso, ...misure })
  const shown = foto.find(({ indirizzo }) => indirizzo === large)
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', flex: 'none', maxWidth: '60%' }}>
      <Picture label={`Disegno di ${title}`} onClick={() => setLarge('disegno')}>
        <Drawing svg={svg} side={SIDE} />
      </Picture>
      {foto.map(({ posizione, indirizzo }) => (
        <Picture key={posizione} label={`Foto ${posizione} di ${title}`} onClick={() => setLarge(indirizzo)}>
          <Box
            component="img"
            src={thumbnailUrl(indirizzo)}
            alt=""
            loading="lazy"
            sx={{ width: SIDE, height: SIDE, objectFit: 'cover' }}
          />
        </Picture>
      ))}
      <Dialog
        open={large !== null}
        onClose={() => setLarge(null)}
        onClick={() => setLarge(null)}
        maxWidth="md"
        aria-label={shown ? `Foto ${shown.posizione} di ${title}` : `Disegno di ${title}`}
      >
        {large === 'disegno' && <Drawing svg={svg} side="min(80vw, 70vh)" />}
        {shown && <Box component="img" src={shown.indirizzo} alt="" sx={{ maxWidth: 1, maxHeight: '85vh' }} />}
      </Dialog>
    </Box>
  )
}

interface PictureProps {
  label: string
  onClick: () => void
  children: React.ReactNode
}

function Picture({ label, onClick, children }: PictureProps) {
  return (
    <ButtonBase
      aria-label={label}
      onClick={onClick}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        '&.Mui-focusVisible': { outline: 2 },
      }}
    >
      {children}
    </ButtonBase>
  )
}

function Drawing({ svg, side }: { svg: string; side: number | string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'flex', width: side, height: side, p: 0.5, '& svg': { width: '100%', height: '100%' } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers; it has no text of anybody
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

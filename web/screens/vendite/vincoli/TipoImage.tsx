import Box from '@mui/material/Box'
import { type DrawingShape, drawSerramento, type OpeningSense } from '#shared/drawings/drawings.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'

/** What a drawing of a window type needs. */
export interface DrawnTipo {
  readonly immagine: string | null | undefined
  readonly disegno: DrawingShape
  readonly ante: number
  readonly aperture: readonly { readonly senso: OpeningSense }[]
}

/** The measures that a type is drawn in where none are asked for, mm. */
export function usualMisure({ disegno, ante }: Pick<DrawnTipo, 'disegno' | 'ante'>) {
  const tall = disegno === 'PORTA' || disegno === 'SCORREVOLE'
  return { larghezza: disegno === 'TONDO' ? 1000 : 700 * ante, altezza: tall ? 2200 : 1300 }
}

/** Picture of a window type, or its drawing when it has none; the words beside it say what it is. */
export function TipoImage({ tipo, side }: { tipo: DrawnTipo; side: number }) {
  if (tipo.immagine) return <ImageFrame immagine={tipo.immagine} side={side} />
  const { larghezza, altezza } = usualMisure(tipo)
  const { disegno, ante } = tipo
  const svg = drawSerramento({ disegno, ante, senso: tipo.aperture[0]?.senso ?? 'FISSA', larghezza, altezza })
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        flex: 'none',
        width: side,
        height: side,
        '& svg': { width: '100%', height: '100%' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers; its one text is escaped
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** A picture of the catalogue on white paper: they are drawn for it, in dark mode too. */
export function ImageFrame({ immagine, side }: { immagine: string | null; side: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        flex: 'none',
        width: side,
        height: side,
        p: '3px',
        borderRadius: 0.5,
        backgroundColor: 'common.white',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {immagine && (
        <img
          src={thumbnailUrl(immagine)}
          alt=""
          loading="lazy"
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import { drawSerramento } from '../../../../server/shared/drawings/drawings.ts'
import type { MatrixTipo } from './matrice/model.ts'

/** Picture of a window type, or its drawing when it has none; the words beside it say what it is. */
export function TipoImage({ tipo, lato }: { tipo: MatrixTipo; lato: number }) {
  if (tipo.immagine) return <ImageFrame immagine={tipo.immagine} lato={lato} />
  const larghezza = tipo.disegno === 'TONDO' ? 1000 : 700 * tipo.ante
  const altezza = tipo.disegno === 'PORTA' || tipo.disegno === 'SCORREVOLE' ? 2200 : 1300
  const svg = drawSerramento({ ...tipo, senso: tipo.aperture[0]?.senso ?? 'FISSA', larghezza, altezza })
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        flex: 'none',
        width: lato,
        height: lato,
        '& svg': { width: '100%', height: '100%' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers; its one text is escaped
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** A picture of the catalogue on white paper: they are drawn for it, in dark mode too. */
export function ImageFrame({ immagine, lato }: { immagine: string | null; lato: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        flex: 'none',
        width: lato,
        height: lato,
        p: '3px',
        borderRadius: 0.5,
        backgroundColor: 'common.white',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {immagine && (
        <img src={immagine} alt="" loading="lazy" style={{ width: '100%', height: '100%', objectFit: 'contain' }} />
      )}
    </Box>
  )
}

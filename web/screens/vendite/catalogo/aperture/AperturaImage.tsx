import type { OpeningSense } from '#shared/drawings/drawings.ts'
import { TipoImage } from '../../vincoli/TipoImage.tsx'

interface Props {
  apertura: { readonly senso: OpeningSense; readonly immagine: string | null | undefined }
  /** px */
  side: number
}

/** The picture of an opening, or a window that opens so. */
export function AperturaImage({ apertura: { senso, immagine }, side }: Props) {
  const slides = senso === 'SCORREVOLE'
  const tipo = { immagine, disegno: slides ? 'SCORREVOLE' : 'BATTENTE', ante: slides ? 2 : 1, aperture: [{ senso }] }
  return <TipoImage tipo={tipo as Parameters<typeof TipoImage>[0]['tipo']} side={side} />
}

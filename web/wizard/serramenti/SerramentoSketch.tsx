import { memo } from 'react'
import { drawSerramento, type SpecchiaturaDrawing } from '#shared/drawings/drawings.ts'
import type { WizardApertura, WizardTipo } from '../model.ts'

interface Props {
  tipo: WizardTipo
  /** The first one that the type offers until one is chosen. */
  apertura?: WizardApertura | undefined
  /** mm */
  larghezza: number
  /** mm */
  altezza: number
  /** The fields of a composed element; none: a simple window. */
  specchiature?: readonly SpecchiaturaDrawing[] | undefined
  /** With dimension lines. */
  quote?: boolean
  /** What it shows, in words (for screen readers); missing where the text beside it says it. */
  title?: string
  className?: string
}

/** The elevation of a window, in the proportions of its measures; drawn again only when they change. */
export const SerramentoSketch = memo(function SerramentoSketch({
  tipo,
  apertura = tipo.aperture[0],
  larghezza,
  altezza,
  specchiature,
  quote,
  title,
  className = '',
}: Props) {
  const svg = drawSerramento({
    disegno: tipo.disegno,
    ante: tipo.ante,
    senso: apertura?.senso ?? 'FISSA',
    larghezza,
    altezza,
    ...(specchiature ? { specchiature } : {}),
    quote,
    titolo: title,
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers; its one text is escaped
  return <div className={`disegno ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />
})

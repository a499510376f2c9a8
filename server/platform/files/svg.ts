import { UserErrors } from '../errors.ts'
import type { FileControllato } from './files.ts'

export const SVG_CON_SCRIPT = "L'immagine SVG contiene del codice: non è ammessa."

/** What an SVG may run when it is opened by itself. */
const CODICE_SVG = /<script|<foreignobject|\son[a-z]+\s*=|javascript:/i

/** A drawing may draw, and nothing else. @throws UserErrors on `field` */
export function rifiutaSvgConCodice({ mime, bytes }: FileControllato, field: string): void {
  if (mime === 'image/svg+xml' && CODICE_SVG.test(bytes.toString('utf8'))) {
    throw UserErrors.of(field, SVG_CON_SCRIPT, 'BAD_CONTENT')
  }
}

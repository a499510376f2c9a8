// What may be the company's mark: shared by server and page.

/** Extensions of a mark. */
export const MARK_EXTENSIONS: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'svg']

/** Pixels of the longer side, at least. */
export const MARK_MIN = 48

export const MARK_KIND = 'Il marchio è un’immagine PNG, JPEG, WebP o SVG.'
export const MARK_TOO_SMALL = `L’immagine è troppo piccola: servono almeno ${MARK_MIN} pixel.`
export const MARK_WITH_TEXT =
  'Nel disegno SVG ci sono scritte, che cambierebbero carattere: convertile in tracciati, oppure invia un PNG.'

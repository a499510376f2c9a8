// What may be the company's mark: shared by server and page.

/** Extensions of a mark. */
export const MARK_EXTENSIONS: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'svg']

/** Pixels of the longer side, at least. */
export const MARK_MIN = 48

export const MARK_KIND = 'Il marchio è un’immagine PNG, JPEG, WebP o SVG.'
export const MARK_TOO_SMALL = `L’immagine è troppo piccola: servono almeno ${MARK_MIN} pixel.`
export const MARK_TOO_LARGE = 'L’immagine ha troppi pixel: al massimo 40 milioni. Riducila e inviala di nuovo.'
export const MARK_BLANK =
  'Sul bianco delle pagine e della carta non si vede nulla: scegli un’immagine con un disegno più scuro, che non venga da un altro file.'
export const MARK_WITH_TEXT =
  'Nel disegno SVG ci sono scritte, che cambierebbero carattere: convertile in tracciati, oppure invia un PNG.'

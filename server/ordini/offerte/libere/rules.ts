// What of an offer no list prices, and when the office sends it. docs/rules/prezzi.md#free-lines
import { formatEuro } from '#shared/formats/formats.ts'

/** What of an alternative decides who sends it. */
export interface LibereFacts {
  nome: string
  /** What its free lines say, in order; their place among all lines, from 1. */
  righe: readonly { posizione: number; text: string }[]
  /** Free lines and what services cost beyond the list, euro net. */
  libere: number
  /** Its windows, euro net. */
  serramenti: number
  /** What the setting lets an agent send, euro. */
  most: number
  /** Windows fewer than those of its quote. */
  finestreMancanti: number
}

// What comes after one of these belongs to a window: 'davanzale per finestra'.
const OF_ANOTHER = new Set(
  'per di da del dello della dei degli delle al allo alla ai agli alle sul sullo sulla sui sugli sulle su con in a'.split(
    ' ',
  ),
)

const SHORTEST = 4

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

// One or several of them: 'finestra', 'finestre'.
const stemOf = (word: string): string => (word.length > SHORTEST ? word.replace(/[aeio]$/, '') : word)

/** What windows are called in free text: the first word of the name of each type, and the common ones. @param tipi names of window types */
export const windowStems = (tipi: readonly string[]): ReadonlySet<string> =>
  new Set(
    [...tipi, 'serramento', 'infisso', 'finestra', 'portafinestra'].flatMap((name) => {
      const [first = ''] = wordsOf(name)
      return first.length >= SHORTEST ? [stemOf(first)] : []
    }),
  )

/** Whether a free line speaks of a window as what is sold: not 'davanzale per finestra'. @param stems of `windowStems` */
export function isWindowText(text: string, stems: ReadonlySet<string>): boolean {
  const words = wordsOf(text)
  return words.some((word, index) => stems.has(stemOf(word)) && !OF_ANOTHER.has(words[index - 1] ?? ''))
}

const BY_OFFICE = 'la invia l’ufficio'

/**
 * Why an alternative is sent by the office alone, a sentence each; nothing when an agent may. A free line has no list
 * that says what it costs, so it may not be a window, nor stand in the place of one, nor be worth more than the windows
 * that it comes with.
 * @param stems of `windowStems`
 */
export function freeReasons(facts: LibereFacts, stems: ReadonlySet<string>): string[] {
  const { nome, righe, libere, serramenti, most, finestreMancanti } = facts
  const windows = righe.filter(({ text }) => isWindowText(text, stems))
  const beyond = libere > most
  return [
    ...windows.map(
      ({ posizione, text }) =>
        `«${nome}», riga ${posizione}: «${text.slice(0, 60)}» è un serramento scritto come riga libera. Aggiungilo come serramento, con il prezzo del listino; così com’è ${BY_OFFICE}.`,
    ),
    finestreMancanti > 0 && righe.length > 0
      ? `«${nome}»: al posto di serramenti della richiesta ci sono righe libere, con un prezzo scritto a mano: ${BY_OFFICE}.`
      : null,
    beyond
      ? `«${nome}» ha righe libere e servizi senza prezzo di listino per ${formatEuro(libere)}: oltre ${formatEuro(most)} ${BY_OFFICE}.`
      : null,
    !beyond && libere > serramenti
      ? `«${nome}» ha righe libere e servizi senza prezzo di listino per ${formatEuro(libere)}, più dei suoi serramenti (${formatEuro(serramenti)}): ${BY_OFFICE}.`
      : null,
  ].filter((reason) => reason !== null)
}

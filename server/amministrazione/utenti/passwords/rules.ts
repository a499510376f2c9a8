// Which passwords everybody tries first. Judged by how they are made and not by a long list, so that page and server
// judge alike: words, rows of keys, repetitions and years count as little as the two characters they are worth.

export const COMMON_PASSWORD = 'Questa password è troppo comune.'
export const PASSWORD_LIKE_NAME = 'La password è troppo simile al nome dell’utente.'

/** What passwords are made of most often, in the languages spoken here; found also inside others. */
const WORDS = [
  'password', 'passwort', 'passw', 'parola', 'segreto', 'segreta', 'admin', 'amministratore', 'administrator', 'root',
  'user', 'utente', 'guest', 'ospite', 'login', 'accesso', 'welcome', 'benvenuto', 'benvenuta', 'benvenuti', 'letmein',
  'iloveyou', 'tiamo', 'amore', 'ciao', 'buongiorno', 'juventus', 'inter', 'milan', 'napoli', 'roma', 'lazio', 'forza',
  'ferrari', 'italia', 'estate', 'inverno', 'primavera', 'autunno', 'gennaio', 'febbraio', 'marzo', 'aprile', 'maggio',
  'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre', 'monkey', 'dragon', 'sunshine',
  'princess', 'football', 'baseball', 'master', 'superman', 'batman', 'pokemon', 'access', 'shadow', 'michael',
  'andrea', 'francesco', 'alessandro', 'giuseppe', 'giovanni', 'francesca', 'martina', 'chiara', 'stella', 'angelo',
  'computer', 'internet', 'windows', 'samsung', 'google', 'facebook', 'test', 'prova', 'demo', 'default', 'changeme',
  'cambiami', 'secret', 'server', 'azienda', 'ufficio', 'serramenti', 'serramento', 'finestra', 'finestre', 'porta',
  'porte', 'infissi', 'vetro', 'legno',
] // biome-ignore format: words

/** Keys and letters that follow each other; columns of the keyboard too. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6',
] // biome-ignore format: rows

const FOLLOWING = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** A piece of at least so many characters is a row, a repetition. */
const PIECE = 3
/** What a piece is worth. */
const WORTH = 2
/** What a password must be worth. */
const ENOUGH = 6

/** How many characters of a row of keys, or of one key again and again, begin at a place. */
function rowAt(text: string, at: number): number {
  let same = 1
  while (text[at + same] === text[at]) same++
  let longest = same
  for (const row of FOLLOWING) {
    for (let from = row.indexOf(text.charAt(at)); from >= 0; from = row.indexOf(text.charAt(at), from + 1)) {
      let length = 1
      while (from + length < row.length && text[at + length] === row[from + length]) length++
      longest = Math.max(longest, length)
    }
  }
  return longest >= PIECE ? longest : 0
}

const wordAt = (text: string, at: number) =>
  Math.max(0, ...WORDS.filter((word) => text.startsWith(word, at)).map((word) => word.length))

const YEAR = /^(19|20)\d\d/

/** The text once, where all of it is one block again and again. */
function withoutRepeats(text: string): string {
  const size = (text + text).indexOf(text, 1)
  return size < text.length ? text.slice(0, size) : text
}

/** What a text is worth: its characters, pieces that everybody knows as two. */
function worthOf(text: string, spelled: string): number {
  let worth = 0
  for (let at = 0; at < text.length; ) {
    const year = YEAR.test(text.slice(at, at + 4)) ? 4 : 0
    const piece = Math.max(rowAt(text, at), wordAt(text, at), wordAt(spelled, at), year)
    worth += piece > 0 ? WORTH : 1
    at += Math.max(piece, 1)
  }
  return worth
}

/** Whether a password is among those that are tried first: a word, a row of keys, one block repeated, with what people add. */
export function isCommonPassword(password: string): boolean {
  const text = withoutRepeats(password.toLowerCase())
  const spelled = [...text].map((character) => LETTERS[character] ?? character).join('')
  return worthOf(text, spelled) < ENOUGH || new Set(text).size < 4
}

/** Shorter names stand in too many passwords by chance. */
const NAME_MIN = 4
/** What else a password must have beside a name of its user. */
const BESIDE_NAME = 6

/** Whose password it is. */
export interface NamedUser {
  username: string
  firstName?: string
  lastName?: string
  email?: string
}

/** Whether a password is little more than a name of its user: `rossi2026!` of Mario Rossi. */
export function isLikeName(
  password: string,
  { username, firstName = '', lastName = '', email = '' }: NamedUser,
): boolean {
  const text = password.toLowerCase()
  const names = [username, firstName, lastName, email.split('@')[0] ?? ''].flatMap((name) =>
    name.toLowerCase().split(/[\s@.+_-]+/),
  )
  return names.some((name) => name.length >= NAME_MIN && text.includes(name) && text.length - name.length < BESIDE_NAME)
}

/** A password without the digits and marks that people put around a word: `1michelle!` is `michelle`. */
export function withoutAdded(password: string): string {
  const letters = /\p{L}/u
  const from = password.search(letters)
  let to = password.length
  while (to > 0 && !letters.test(password.charAt(to - 1))) to--
  return from < 0 ? '' : password.slice(from, to)
}

/** What the old framework answered, in Italian: clients show these texts. */

export const REQUIRED = 'Campo obbligatorio'
export const NOT_NULLABLE = 'Il campo non può essere nullo.'
export const NOT_BOOLEAN = 'Deve essere un valore booleano valido.'
export const NOT_TEXT = 'Non è una stringa valida.'
export const NOT_INTEGER = 'È richiesto un numero intero valido.'
export const NOT_NUMBER = 'È richiesto un numero valido.'
export const TOO_LONG = 'Stringa troppo lunga.'
export const NUL_CHARACTER = 'I caratteri null non sono ammessi.'
export const LONE_SURROGATE = 'I caratteri surrogati non sono ammessi.'
export const NO_FILE = 'Non è stato inviato alcun file.'
export const EMPTY_FILE = 'Il file inviato è vuoto.'
export const NOT_FILE =
  'I dati inviati non corrispondono ad un file. Si prega di controllare il tipo di codifica nel form.'
export const NOT_DATE = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.'
export const INVALID_PAGE = 'Pagina non valida.'
export const NOT_FOUND = 'Non trovato.'
export const MALFORMED = 'Richiesta malformata.'
export const NO_DATA = 'Nessun dato fornito'
export const ACCEPT = 'Impossibile soddisfare l\'header "Accept" presente nella richiesta.'
export const TOO_LARGE = 'Corpo della richiesta troppo grande.'

export const atMost = (max: number) => `Assicurati che il valore sia minore o uguale a ${max}.`
export const atLeast = (min: number) => `Assicurati che il valore sia maggiore o uguale a ${min}.`
export const tooManyItems = (max: number) => `Assicurati che questo campo non abbia più di ${max} elementi.`
export const unknownPk = (pk: string) => `Pk "${pk.slice(0, 40)}" non valido - l'oggetto non esiste.`
export const notPk = (tipo: string) => `Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto ${tipo}.`
export const notChoice = (value: unknown) =>
  `"${typeof value === 'object' ? jsonTypeOf(value) : String(value).slice(0, 100)}" non è una scelta valida.`
export const notList = (tipo: string) => `Attesa una lista di oggetti ma l'oggetto ricevuto è di tipo "${tipo}".`
export const notDictionary = (tipo: string) => `Dati non validi. Era atteso un dizionario, ma si è ricevuto ${tipo}.`
export const methodNotAllowed = (name: string) => `Metodo "${name}" non consentito`
/** The space is missing in the old translation too. */
export const mediaTypeNotSupported = (mime: string) => `Tipo di media "${mime.slice(0, 100)}"non supportato.` // sic

/** Name of the type of a JSON value as the old messages spelled it. */
export function jsonTypeOf(value: unknown): string {
  if (value === null || value === undefined) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return { string: 'str', boolean: 'bool' }[typeof value as string] ?? 'dict'
}

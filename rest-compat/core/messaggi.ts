/** What the old framework answered, in Italian: clients show these texts. */

export const OBBLIGATORIO = 'Campo obbligatorio'
export const NULLO = 'Il campo non può essere nullo.'
export const NON_BOOLEANO = 'Deve essere un valore booleano valido.'
export const NON_TESTO = 'Non è una stringa valida.'
export const NON_INTERO = 'È richiesto un numero intero valido.'
export const TROPPO_LUNGA = 'Stringa troppo lunga.'
export const NUL = 'I caratteri null non sono ammessi.'
export const SURROGATI = 'I caratteri surrogati non sono ammessi.'
export const NESSUN_FILE = 'Non è stato inviato alcun file.'
export const FILE_VUOTO = 'Il file inviato è vuoto.'
export const NON_FILE =
  'I dati inviati non corrispondono ad un file. Si prega di controllare il tipo di codifica nel form.'
export const NON_DATA = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.'
export const PAGINA_NON_VALIDA = 'Pagina non valida.'
export const NON_TROVATO = 'Non trovato.'
export const NESSUN_DATO = 'Nessun dato fornito'
export const ACCEPT = 'Impossibile soddisfare l\'header "Accept" presente nella richiesta.'
export const TROPPO_GRANDE = 'Corpo della richiesta troppo grande.'

export const massimo = (max: number) => `Assicurati che il valore sia minore o uguale a ${max}.`
export const minimo = (min: number) => `Assicurati che il valore sia maggiore o uguale a ${min}.`
export const troppiElementi = (max: number) => `Assicurati che questo campo non abbia più di ${max} elementi.`
export const pkIgnoto = (pk: string) => `Pk "${pk.slice(0, 40)}" non valido - l'oggetto non esiste.`
export const nonPk = (tipo: string) => `Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto ${tipo}.`
export const nonScelta = (valore: unknown) =>
  `"${typeof valore === 'object' ? tipoDi(valore) : String(valore).slice(0, 100)}" non è una scelta valida.`
export const nonLista = (tipo: string) => `Attesa una lista di oggetti ma l'oggetto ricevuto è di tipo "${tipo}".`
export const nonDizionario = (tipo: string) => `Dati non validi. Era atteso un dizionario, ma si è ricevuto ${tipo}.`
export const metodo = (nome: string) => `Metodo "${nome}" non consentito`
/** The space is missing in the old translation too. */
export const tipoDiMedia = (mime: string) => `Tipo di media "${mime.slice(0, 100)}"non supportato.` // sic

/** Name of the type of a JSON value as the old messages spelled it. */
export function tipoDi(valore: unknown): string {
  if (valore === null || valore === undefined) return 'NoneType'
  if (Array.isArray(valore)) return 'list'
  if (typeof valore === 'number') return Number.isInteger(valore) ? 'int' : 'float'
  return { string: 'str', boolean: 'bool' }[typeof valore as string] ?? 'dict'
}

// The spreadsheets that the imports take: their columns, and what is sent with them. docs/rules/ordini.md#imports
import { array, number, type ObjectSchema, object, string } from 'yup'
import { booleanRule, optionalIdRule } from '#shared/fields/fields.ts'

/** What can be imported. */
export type ImportName = 'clienti' | 'ordini' | 'righe' | 'tempi' | 'vincoli'

/** A column of a spreadsheet. */
export interface ImportColumn {
  /** Field that it fills. */
  nome: string
  /** As the template spells it. */
  titolo: string
  /** The file must have it. */
  required: boolean
  tipo: 'testo' | 'intero' | 'numero' | 'giorno'
  /** Other spellings of the title. */
  others?: readonly string[]
}

const column = (
  name: string,
  title: string,
  tipo: ImportColumn['tipo'] = 'testo',
  others: string[] = [],
): ImportColumn => ({
  nome: name,
  titolo: title.replace(/\*$/, ''),
  required: title.endsWith('*'),
  tipo,
  ...(others.length > 0 ? { others } : {}),
})

const CLIENTI: readonly ImportColumn[] = [
  column('codice', 'Codice*', 'testo', ['Codice cliente']),
  column('nome', 'Nome*', 'testo', ['Ragione sociale']),
  column('tipoCliente', 'Tipo cliente'),
  column('piva', 'Partita IVA', 'testo', ['P.IVA', 'PIVA']),
  column('codFatturazione', 'Codice fatturazione'),
  column('agente', 'Agente'),
  column('email', 'Email', 'testo', ['E-mail', 'Mail']),
  column('indirizzo', 'Indirizzo'),
  column('citta', 'Città'),
  column('cap', 'CAP'),
  column('provincia', 'Provincia', 'testo', ['Prov']),
  column('telefono', 'Telefono', 'testo', ['Tel']),
  column('telefono2', 'Telefono 2'),
  column('telefax', 'Telefax', 'testo', ['Fax']),
  column('note', 'Note'),
  column('pagamento', 'Pagamento'),
]

/** The columns of an order: once above the lines, or on every line of a flat table. */
export const ORDINE_IMPORT_COLUMNS: readonly ImportColumn[] = [
  column('numeroCommessa', 'Numero commessa*', 'testo', ['N. commessa', 'Commessa']),
  column('data', 'Data*', 'giorno', ['Data commessa']),
  column('codiceCliente', 'Codice cliente*'),
  column('nomeCliente', 'Cliente', 'testo', ['Nome cliente']),
  column('tipoCliente', 'Tipo cliente'),
  column('progetto', 'Progetto'),
  column('riferimento', 'Riferimento'),
  column('agente', 'Agente'),
  column('codiceSistema', 'Codice sistema'),
  column('dataConsegna', 'Data approntamento', 'giorno'),
  column('dataPosa', 'Data posa', 'giorno'),
  column('areaConsegna', 'Area consegna', 'testo', ['Area di consegna']),
  column('note', 'Note'),
]

export const RIGA_IMPORT_COLUMNS: readonly ImportColumn[] = [
  column('tipoSerramento', 'Tipo serramento*'),
  column('categoria', 'Categoria'),
  column('forma', 'Forma'),
  column('codice', 'Codice'),
  column('numero', 'Numero*', 'intero', ['Quantità', 'Pezzi']),
  column('altezza', 'Altezza', 'intero'),
  column('larghezza', 'Larghezza', 'intero'),
  column('ante', 'Ante', 'intero'),
  column('listino', 'Listino', 'numero'),
  column('scontoArticolo', 'Sconto', 'numero'),
  column('scontoCorrettivo', 'Sconto correttivo', 'numero'),
  column('descrizione', 'Descrizione'),
  column('codiceRivendita', 'Extra', 'testo', ['Codice extra']),
]

const TEMPI: readonly ImportColumn[] = [
  column('tipoSerramento', 'Tipo serramento*'),
  column('categoria', 'Categoria'),
  column('forma', 'Forma'),
  column('codice', 'Codice'),
  column('tempoRepartoMacchine', 'Tempo macchine*', 'intero'),
  column('tempoRepartoBanchi', 'Tempo banchi*', 'intero'),
]

const RIGHE: readonly ImportColumn[] = [
  column('numeroCommessa', 'Numero commessa*', 'testo', ['N. commessa', 'Commessa']),
  column('tipologia', 'Tipologia*', 'testo', ['Materiale']),
  column('fornitore', 'Fornitore'),
  column('codice', 'Codice'),
  column('descrizione', 'Descrizione'),
  column('quantita', 'Quantità*', 'numero'),
  column('um', 'UM', 'testo', ['Unità di misura']),
  column('spessore', 'Spessore'),
  column('stampato', 'Stampato'),
  column('misure', 'Misure'),
  column('misureVetro', 'Misure vetro'),
  column('sezione', 'Sezione'),
  column('rigaOrdine', 'Riga ordine', 'intero'),
]

const VINCOLI: readonly ImportColumn[] = [
  column('famiglia', 'Famiglia*'),
  column('tipoSerramento', 'Tipo serramento*'),
  column('altezzaMin', 'Altezza min*', 'intero', ['Altezza minima']),
  column('altezzaMax', 'Altezza max*', 'intero', ['Altezza massima']),
  column('larghezzaMin', 'Larghezza min*', 'intero', ['Larghezza minima']),
  column('larghezzaMax', 'Larghezza max*', 'intero', ['Larghezza massima']),
]

/** Every column of each import, in the order of its template. */
export const IMPORT_COLUMNS: Readonly<Record<ImportName, readonly ImportColumn[]>> = {
  clienti: CLIENTI,
  ordini: [...ORDINE_IMPORT_COLUMNS, ...RIGA_IMPORT_COLUMNS],
  righe: RIGHE,
  tempi: TEMPI,
  vincoli: VINCOLI,
}

/** The kind of file that each import takes. */
export const SHEET_EXTENSIONS = {
  clienti: 'xls',
  ordini: 'xls',
  righe: 'xls',
  tempi: 'xlsx',
  vincoli: 'xlsx',
} as const satisfies Record<ImportName, string>

/** A title whatever its case, accents, spaces and signs: 'Città *' and 'citta' are the same. */
export function foldTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Files of one import at most. */
const IMPORT_FILES_MAX = 20
/** Findings that an answer lists at most. */
export const FINDINGS_MAX = 50
/** Above this many rows an import runs as a job, which the user follows. */
export const JOB_ROWS_MIN = 1000
const MAX_CORRECTIONS = 5000

/** A cell written again in the page: the row as the sheet counts it, the name of the column. */
export interface CellCorrection {
  /** Which of the files, from 0. */
  file: number
  riga: number
  colonna: string
  valore: string
}

/** A file on its way in (`base64`), or one that is already here (`chiave`). */
export interface SentSheet {
  nome: string
  base64: string | null
  chiave: string | null
}

/** Orders: what all those of an import have alike. */
export interface OrdiniImportOptions {
  /** Their measures are not final. */
  senzaMisure: boolean
  /** They are scheduled as they come in. */
  autoSchedulazione: boolean
}

/** Constraints: whether those of the families and types that the file names go. */
export interface VincoliImportOptions {
  sostituisci: boolean
}

/** Rows for suppliers: what becomes of them. */
export interface RigheImportOptions {
  /** Only add the orders that are not there yet, and no row. */
  soloOrdini: boolean
  /** Make supplier orders of the rows. */
  generaOrdini: boolean
  /** Rows equal in all but the quantity become one. */
  raggruppaRighe: boolean
  /** Read for which line of the order each row is. */
  colonnaRigaOrdine: boolean
  /** Number of the only order whose rows are taken; null for any. */
  ordine: number | null
}

/** What each import may be told beside its files. */
export interface ImportOptions {
  clienti: object
  ordini: OrdiniImportOptions
  righe: RigheImportOptions
  tempi: object
  vincoli: VincoliImportOptions
}

/** The columns that an import reads, as it was told. */
export function columnsOfImport(name: ImportName, options: object): readonly ImportColumn[] {
  const soloOrdini = name === 'righe' && 'soloOrdini' in options && options.soloOrdini === true
  return soloOrdini ? ORDINE_IMPORT_COLUMNS : IMPORT_COLUMNS[name]
}

/** What an import is asked with. */
export interface ImportRequest {
  files: SentSheet[]
  correzioni: CellCorrection[]
  /** Only say what would happen. */
  anteprima: boolean
  /** Answer when it is done, however many rows there are. */
  attendi: boolean
}

const NO_SHEET = 'Non è stato inviato alcun file.'
const TOO_MANY_FILES = `Non più di ${IMPORT_FILES_MAX} file alla volta.`

const fileSchema = object({
  nome: string().required(NO_SHEET).max(1000),
  base64: string().nullable().defined().default(null),
  chiave: string().nullable().defined().default(null),
})

/** The files of an upload. */
export const filesSchema = array()
  .of(fileSchema)
  .typeError(NO_SHEET)
  .required(NO_SHEET)
  .min(1, NO_SHEET)
  .max(IMPORT_FILES_MAX, TOO_MANY_FILES)

const correctionSchema: ObjectSchema<CellCorrection> = object({
  file: number().integer().min(0).required(),
  riga: number().integer().min(1).required(),
  colonna: string().required().max(50),
  valore: string().defined().max(10_000),
})

export const importRequestSchema: ObjectSchema<ImportRequest> = object({
  files: filesSchema,
  correzioni: array()
    .of(correctionSchema)
    .transform((value: unknown) => value ?? [])
    .defined()
    .default([])
    .max(MAX_CORRECTIONS),
  anteprima: booleanRule(false),
  attendi: booleanRule(false),
})

export const ordiniImportRequestSchema: ObjectSchema<ImportRequest & OrdiniImportOptions> = importRequestSchema.shape({
  senzaMisure: booleanRule(false),
  autoSchedulazione: booleanRule(false),
})

export const vincoliImportRequestSchema: ObjectSchema<ImportRequest & VincoliImportOptions> = importRequestSchema.shape(
  {
    sostituisci: booleanRule(false),
  },
)

export const righeImportRequestSchema: ObjectSchema<ImportRequest & RigheImportOptions> = importRequestSchema.shape({
  files: filesSchema.max(1, 'Un file alla volta.'),
  soloOrdini: booleanRule(false),
  generaOrdini: booleanRule(false),
  raggruppaRighe: booleanRule(false),
  colonnaRigaOrdine: booleanRule(false),
  ordine: optionalIdRule(),
})

import { ValidationError } from 'yup'
import { type CellValues, cellValues } from '#platform/imports/reading/values.ts'
import type { collectFindings, FileRow } from '#platform/imports/rows.ts'
import { leavesOfComposto, wholeOf } from '#shared/composti/specchiature.ts'
import { unknownKeyMessage } from '#shared/fields/fields.ts'
import { writtenKey } from '#shared/keyed.ts'
import type { KeyedEntry } from '#shared/keyedEntries.ts'
import type { TipoCliente } from '#vendite/clienti/rules.ts'
import type { CompostiOffer } from '../../composti/rules.ts'
import { compostoOfWords, newCompostoErrors } from '../../composti/words/rules.ts'
import { type FinestraCatalogue, finestraOfWords, newFinestraErrors } from '../../finestra/words/rules.ts'
import type { CatalogoCodici } from '../../righe/catalogoCodici.ts'
import { whyBadExtraFields } from '../../righe/rules.ts'
import { completeOrdine, type OrdineInput, ordineSchema } from '../rules.ts'
import type { ReadOrdine } from './readOrdini.ts'
import { ORDINE_IMPORT_COLUMNS, type OrdiniImportOptions, RIGA_IMPORT_COLUMNS } from './rules.ts'

type Mark = ReturnType<typeof collectFindings>['mark']

/** What the words of a file stand for. */
export interface ImportReferences {
  clienti: Map<string, { id: number; tipoCliente: TipoCliente | null; agenteId: number | null }>
  agenti: Map<string, number>
  aree: readonly KeyedEntry[]
  catalogo: CatalogoCodici
  finestre: FinestraCatalogue
  composti: CompostiOffer
}

/** An order ready to be stored, with the unknown columns of its lines. */
export interface ImportedOrdine {
  file: number
  input: OrdineInput
  extra: Record<string, string>[]
}

const textIn = (values: CellValues, name: string) => String(values[name] ?? '')

/** The column of a field of the form, where the names differ. */
const COLUMN: Readonly<Record<string, string>> = {
  clientePk: 'codiceCliente',
  agentePk: 'agente',
  tipoSerramentoPk: 'tipoSerramento',
  codiceSerramentoPk: 'codice',
}

function headerOf(read: ReadOrdine, { clienti, agenti, aree }: ImportReferences, mark: Mark) {
  const celle = Object.fromEntries(Object.entries(read.testata).map(([name, { cella }]) => [name, cella]))
  const where = (column: string) => ({
    file: read.file,
    riga: read.testata[column]?.riga ?? read.testata.numeroCommessa?.riga ?? read.righe[0]?.riga ?? 1,
  })
  const { valori, errori } = cellValues(celle, ORDINE_IMPORT_COLUMNS)
  for (const { colonna, messaggio } of errori) mark(where(colonna), colonna, messaggio)
  const codice = textIn(valori, 'codiceCliente')
  const cliente = clienti.get(codice)
  if (codice !== '' && !cliente) mark(where('codiceCliente'), 'codiceCliente', `cliente «${codice}» sconosciuto`)
  const sigla = textIn(valori, 'agente')
  const agente = sigla === '' ? (cliente?.agenteId ?? null) : agenti.get(sigla.toUpperCase())
  if (agente === undefined) mark(where('agente'), 'agente', `agente «${sigla}» sconosciuto`)
  const area = writtenKey(aree, textIn(valori, 'areaConsegna'))
  if (area !== null && !aree.some(({ chiave }) => chiave === area)) {
    mark(where('areaConsegna'), 'areaConsegna', unknownKeyMessage(area))
  }
  const { codiceCliente: _codice, nomeCliente: _name, agente: _sigla, ...fields } = valori
  const input = {
    ...fields,
    clientePk: cliente?.id,
    agentePk: agente ?? null,
    tipoCliente: textIn(valori, 'tipoCliente').toUpperCase() || cliente?.tipoCliente || undefined,
    areaConsegna: area,
  }
  return { input, dove: where }
}

function rigaOf(read: FileRow, { catalogo, finestre, composti }: ImportReferences, mark: Mark) {
  const { valori, errori } = cellValues(read.celle, RIGA_IMPORT_COLUMNS)
  for (const { colonna, messaggio } of errori) mark(read, colonna, messaggio)
  const { tipoSerramento: _tipo, categoria: _categoria, codice: _codice, specchiature: _fields, ...said } = valori
  const { famiglia: _famiglia, opzioni: _opzioni, apertura: _apertura, accessori: _accessori, ...fields } = said
  const tipo = textIn(valori, 'tipoSerramento')
  const rivendita = textIn(valori, 'codiceRivendita') !== '' || catalogo.isExtra(tipo)
  const tipoSerramentoPk = catalogo.tipo(tipo)
  if (tipo !== '' && tipoSerramentoPk === null) mark(read, 'tipoSerramento', `tipo serramento «${tipo}» sconosciuto`)
  const parts = [textIn(valori, 'categoria'), textIn(valori, 'forma'), textIn(valori, 'codice')] as const
  const codice = rivendita || parts.join('') === '' ? { pk: null } : catalogo.codice(...parts)
  if ('motivo' in codice) mark(read, 'codice', codice.motivo)
  const words = { famiglia: '', opzioni: '', apertura: '', accessori: '' }
  const names = Object.keys(words) as (keyof typeof words)[]
  for (const name of names) words[name] = rivendita ? '' : textIn(valori, name)
  const { window, errors } = finestraOfWords(words, tipoSerramentoPk, finestre)
  errors.push(...newFinestraErrors(window, tipoSerramentoPk, finestre))
  for (const { column, message } of errors) mark(read, column, message)
  const cell = rivendita ? '' : textIn(valori, 'specchiature')
  const { specchiature, errors: wrong } = compostoOfWords(cell, wholeOf(valori), composti)
  for (const message of [...wrong, ...newCompostoErrors(specchiature, composti)]) mark(read, 'specchiature', message)
  const composed = specchiature.length > 0 ? { specchiature, ante: leavesOfComposto(specchiature) } : {}
  const reason = whyBadExtraFields({ ...read.extra })
  if (reason) mark(read, 'tipoSerramento', reason)
  return {
    ...fields,
    ...window,
    ...composed,
    rivendita,
    tipoSerramentoPk,
    codiceSerramentoPk: 'pk' in codice ? codice.pk : null,
  }
}

/** The order of a file by the rules of the form; null when something is wrong, which `mark` gets. */
export function importedOrdine(
  read: ReadOrdine,
  referenced: ImportReferences,
  options: OrdiniImportOptions,
  mark: Mark,
): ImportedOrdine | null {
  let correct = true
  const markHere: Mark = (where, column, message) => {
    correct = false
    mark(where, column, message)
  }
  const { input, dove } = headerOf(read, referenced, markHere)
  const righe = read.righe.map((loaded) => rigaOf(loaded, referenced, markHere))
  try {
    const valid = ordineSchema.validateSync({ ...input, ...options, righe }, { abortEarly: false, stripUnknown: true })
    if (!correct) return null
    return { file: read.file, input: completeOrdine(valid), extra: read.righe.map(({ extra }) => ({ ...extra })) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner) {
      const [, index, field = path] = /^righe\[(\d+)\]\.(.+)$/.exec(path) ?? []
      const column = path === 'righe' ? 'tipoSerramento' : (COLUMN[field] ?? field)
      const riga = index === undefined ? undefined : read.righe[Number(index)]
      markHere(riga ?? dove(column), column, message)
    }
    return null
  }
}

import { ValidationError } from 'yup'
import { type CellValues, cellValues } from '#platform/imports/reading/values.ts'
import type { collectFindings, FileRow } from '#platform/imports/rows.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { type RigaOrdineFornitoreInput, rigaOrdineFornitoreSchema } from '../rules.ts'
import type { NamedOrdine, Purchasables } from './references.ts'
import { type RigheImportOptions, righeSheet } from './rules.ts'

type Mark = ReturnType<typeof collectFindings>['mark']

/** A row of a file ready to be stored; without a supplier it waits for one. */
export interface ImportedRiga extends Omit<RigaOrdineFornitoreInput, 'fornitorePk'> {
  ordine: NamedOrdine
  fornitorePk: number | null
  /** Where it stands in the file. */
  dove: FileRow
}

/** What the words of the file stand for. */
export interface RigheReferences {
  ordini: ReadonlyMap<string, NamedOrdine>
  acquistabili: Purchasables
  /** The only order whose rows are taken; null for any. */
  soloDi: NamedOrdine | null
}

// Supplier and line come as words: they are looked up.
const fieldsSchema = rigaOrdineFornitoreSchema.omit(['fornitorePk', 'rigaOrdinePk'])

const textIn = (values: CellValues, name: string) => String(values[name] ?? '')

function ordineOf(numero: string, { ordini, soloDi }: RigheReferences): NamedOrdine | { motivo: string } {
  if (numero === '') return { motivo: REQUIRED_FIELD }
  if (soloDi && numero !== soloDi.numeroCommessa) {
    return { motivo: `qui si importano solo le righe dell’ordine «${soloDi.numeroCommessa}»` }
  }
  return ordini.get(numero) ?? { motivo: `ordine «${numero}» sconosciuto` }
}

function fornitoreOf(
  tipologia: string,
  name: string,
  { generaOrdini }: RigheImportOptions,
  { fornitore, predefinito }: Purchasables,
): { pk: number | null } | { motivo: string } {
  if (name !== '') return fornitore(tipologia, name)
  if (!generaOrdini) return { pk: null }
  const pk = predefinito(tipologia)
  return pk === null ? { motivo: `«${tipologia}» non ha un fornitore predefinito: scriverne uno` } : { pk }
}

/** The line of the order at a place counted from 1; null for the order as a whole. */
function rigaOrdineOf(
  place: number | null,
  { righe, numeroCommessa }: NamedOrdine,
): number | null | { motivo: string } {
  if (place === null) return null
  return righe[place - 1] ?? { motivo: `l'ordine «${numeroCommessa}» non ha una riga ${place}` }
}

/** A row of a file by the rules of the form; null when something is wrong, which `mark` gets. */
export function importedRiga(
  read: FileRow,
  referenced: RigheReferences,
  options: RigheImportOptions,
  mark: Mark,
): ImportedRiga | null {
  let correct = true
  const markHere = (column: string, message: string) => {
    correct = false
    mark(read, column, message)
  }
  const { valori, errori } = cellValues(read.celle, righeSheet.columns)
  // What is not asked for is not read, nor is anything wrong with it.
  for (const { colonna, messaggio } of errori) {
    if (colonna !== 'rigaOrdine' || options.colonnaRigaOrdine) markHere(colonna, messaggio)
  }
  const ordine = ordineOf(textIn(valori, 'numeroCommessa'), referenced)
  if ('motivo' in ordine) markHere('numeroCommessa', ordine.motivo)
  const written = textIn(valori, 'tipologia')
  const tipologia = referenced.acquistabili.materiale(written)
  if (written !== '' && tipologia === null) markHere('tipologia', `tipologia «${written}» sconosciuta`)
  const fornitore =
    tipologia === null
      ? { pk: null }
      : fornitoreOf(tipologia, textIn(valori, 'fornitore'), options, referenced.acquistabili)
  if ('motivo' in fornitore) markHere('fornitore', fornitore.motivo)
  const place = options.colonnaRigaOrdine ? ((valori.rigaOrdine ?? null) as number | null) : null
  const rigaOrdine = 'motivo' in ordine ? null : rigaOrdineOf(place, ordine)
  if (typeof rigaOrdine === 'object' && rigaOrdine !== null) markHere('rigaOrdine', rigaOrdine.motivo)
  try {
    const raw = { ...valori, tipologia: tipologia ?? written, extraFields: { ...read.extra } }
    const fields = fieldsSchema.validateSync(raw, { abortEarly: false, stripUnknown: true })
    if (!correct || 'motivo' in ordine || 'motivo' in fornitore || (typeof rigaOrdine === 'object' && rigaOrdine))
      return null
    return { ...fields, ordine, fornitorePk: fornitore.pk, rigaOrdinePk: rigaOrdine as number | null, dove: read }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // Extra fields have no column of their own.
    for (const { path = '', message } of error.inner) markHere(path === 'extraFields' ? 'tipologia' : path, message)
    return null
  }
}

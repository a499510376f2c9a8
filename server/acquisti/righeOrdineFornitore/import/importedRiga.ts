import { ValidationError } from 'yup'
import { type CellValues, cellValues } from '../../../platform/imports/reading/values.ts'
import type { collectFindings, FileRow } from '../../../platform/imports/rows.ts'
import { IMPORT_COLUMNS, type RigheImportOptions } from '../../../platform/imports/rules.ts'
import { REQUIRED_FIELD } from '../../../shared/fields/fields.ts'
import { type RigaOrdineFornitoreInput, rigaOrdineFornitoreSchema } from '../rules.ts'
import type { Acquistabili, NamedOrdine } from './references.ts'

type Segna = ReturnType<typeof collectFindings>['segna']

/** A row of a file ready to be stored; without a supplier it waits for one. */
export interface ImportedRiga extends Omit<RigaOrdineFornitoreInput, 'fornitore'> {
  ordine: NamedOrdine
  fornitore: number | null
  /** Where it stands in the file. */
  dove: FileRow
}

/** What the words of the file stand for. */
export interface RigheReferences {
  ordini: ReadonlyMap<string, NamedOrdine>
  acquistabili: Acquistabili
  /** The only order whose rows are taken; null for any. */
  soloDi: NamedOrdine | null
}

// Supplier and line come as words: they are looked up.
const campiSchema = rigaOrdineFornitoreSchema.omit(['fornitore', 'rigaOrdine'])

const testoIn = (valori: CellValues, nome: string) => String(valori[nome] ?? '')

function ordineOf(numero: string, { ordini, soloDi }: RigheReferences): NamedOrdine | { motivo: string } {
  if (numero === '') return { motivo: REQUIRED_FIELD }
  if (soloDi && numero !== soloDi.numeroCommessa) {
    return { motivo: `qui si importano solo le righe dell’ordine «${soloDi.numeroCommessa}»` }
  }
  return ordini.get(numero) ?? { motivo: `ordine «${numero}» sconosciuto` }
}

function fornitoreOf(
  tipologia: string,
  nome: string,
  { generaOrdini }: RigheImportOptions,
  { fornitore, predefinito }: Acquistabili,
): { pk: number | null } | { motivo: string } {
  if (nome !== '') return fornitore(tipologia, nome)
  if (!generaOrdini) return { pk: null }
  const pk = predefinito(tipologia)
  return pk === null ? { motivo: `«${tipologia}» non ha un fornitore predefinito: scriverne uno` } : { pk }
}

/** The line of the order at a place counted from 1; null for the order as a whole. */
function rigaOrdineOf(
  posto: number | null,
  { righe, numeroCommessa }: NamedOrdine,
): number | null | { motivo: string } {
  if (posto === null) return null
  return righe[posto - 1] ?? { motivo: `l'ordine «${numeroCommessa}» non ha una riga ${posto}` }
}

/** A row of a file by the rules of the form; null when something is wrong, which `segna` gets. */
export function importedRiga(
  letta: FileRow,
  riferiti: RigheReferences,
  opzioni: RigheImportOptions,
  segna: Segna,
): ImportedRiga | null {
  let giusta = true
  const segnaQui = (colonna: string, messaggio: string) => {
    giusta = false
    segna(letta, colonna, messaggio)
  }
  const { valori, errori } = cellValues(letta.celle, IMPORT_COLUMNS.righe)
  // What is not asked for is not read, nor is anything wrong with it.
  for (const { colonna, messaggio } of errori) {
    if (colonna !== 'rigaOrdine' || opzioni.colonnaRigaOrdine) segnaQui(colonna, messaggio)
  }
  const ordine = ordineOf(testoIn(valori, 'numeroCommessa'), riferiti)
  if ('motivo' in ordine) segnaQui('numeroCommessa', ordine.motivo)
  const scritta = testoIn(valori, 'tipologia')
  const tipologia = riferiti.acquistabili.materiale(scritta)
  if (scritta !== '' && tipologia === null) segnaQui('tipologia', `tipologia «${scritta}» sconosciuta`)
  const fornitore =
    tipologia === null
      ? { pk: null }
      : fornitoreOf(tipologia, testoIn(valori, 'fornitore'), opzioni, riferiti.acquistabili)
  if ('motivo' in fornitore) segnaQui('fornitore', fornitore.motivo)
  const posto = opzioni.colonnaRigaOrdine ? ((valori.rigaOrdine ?? null) as number | null) : null
  const rigaOrdine = 'motivo' in ordine ? null : rigaOrdineOf(posto, ordine)
  if (typeof rigaOrdine === 'object' && rigaOrdine !== null) segnaQui('rigaOrdine', rigaOrdine.motivo)
  try {
    const grezza = { ...valori, tipologia: tipologia ?? scritta, extraFields: { ...letta.extra } }
    const campi = campiSchema.validateSync(grezza, { abortEarly: false, stripUnknown: true })
    if (!giusta || 'motivo' in ordine || 'motivo' in fornitore || (typeof rigaOrdine === 'object' && rigaOrdine))
      return null
    return { ...campi, ordine, fornitore: fornitore.pk, rigaOrdine: rigaOrdine as number | null, dove: letta }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // Extra fields have no column of their own.
    for (const { path = '', message } of error.inner) segnaQui(path === 'extraFields' ? 'tipologia' : path, message)
    return null
  }
}

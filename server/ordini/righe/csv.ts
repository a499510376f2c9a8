import { columnCodec } from '#platform/db/entity/codec.ts'
import { csvColumn, PK_COLUMN, readCells, sheetColumns } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import {
  type CsvFolder,
  type CsvInput,
  csvTable,
  type Directory,
  type TellColumn,
} from '#platform/imports/csv/table.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { leavesOfComposto, wholeOf } from '#shared/composti/specchiature.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { tipiSerramentoDirectory, tipoExtraDirectory } from '#vendite/tipiSerramento/directory.ts'
import { forComposto, readCompostiCatalogue, specchiatureInput } from '../composti/read.ts'
import type { CompostiOffer } from '../composti/rules.ts'
import { compostoOfWords } from '../composti/words/rules.ts'
import { addComposti } from '../composti/write.ts'
import { readFinestraCatalogue } from '../finestra/offer.ts'
import type { FinestraInput, SaidFinestra } from '../finestra/rules.ts'
import { type FinestraCatalogue, finestraOfWords, WINDOW_COLUMNS } from '../finestra/words/rules.ts'
import { addFinestre } from '../finestra/write.ts'
import { RIGA_IMPORT_COLUMNS } from '../ordini/import/rules.ts'
import { type CatalogoCodici, catalogoCodici, codiciDirectory } from './catalogoCodici.ts'
import {
  completeRiga,
  emptyRiga,
  nettoRiga,
  type PrezziRiga,
  type RigaInput,
  rigaSchema,
  whyBadExtraFields,
} from './rules.ts'

/** Orders by their number → number of the row, and whether this import adds it. */
export const ordiniDirectory: Directory<{ pk: number; nuovo: boolean }> = {
  nome: 'ordini',
  async read(tx) {
    const ordini = await tx.ordine.findMany({ select: { id: true, numeroCommessa: true } })
    return new Map(ordini.map(({ id, numeroCommessa }) => [numeroCommessa, { pk: id, nuovo: false }]))
  },
}

/** Lines of one order at most. */
const MAX_RIGHE = 500

type RigaCsv = Omit<RigaInput, 'pk'>
const schema = rigaSchema.omit(['pk'])
const codec = columnCodec('rigaOrdine', schema.omit(['opzioni', 'accessoriPks', 'specchiature']))

/** Window types and codes, those of this import too. */
async function importedCatalogo({ directory }: CsvFolder): Promise<CatalogoCodici> {
  const [tipi, extras] = [await directory(tipiSerramentoDirectory), await directory(tipoExtraDirectory)]
  return catalogoCodici(tipi, extras, await directory(codiciDirectory))
}

function withoutPk(values: RigaCsv): RigaCsv {
  const { pk: _pk, ...riga } = completeRiga({ ...values, pk: null })
  return riga
}

const text = (value: unknown) => String(value ?? '')

/** Whether a line is an extra one: it says so, or has such a code or kind. */
const isRivendita = (
  { rivendita, codiceRivendita, tipoSerramento }: CsvInput['celle'],
  isExtra: CatalogoCodici['isExtra'],
): boolean => rivendita === true || text(codiceRivendita) !== '' || isExtra(text(tipoSerramento))

const byNumber = (a: number, b: number) => a - b

/** Lists of a window in one order: what is compared is what they hold. */
const sortedWindow = ({ opzioni, accessoriPks, ...window }: FinestraInput): FinestraInput => ({
  ...window,
  opzioni: [...opzioni].sort((a, b) => a.opzionePk - b.opzionePk),
  accessoriPks: [...accessoriPks].sort(byNumber),
})

/** Of a window what the file has columns for; of an extra line nothing is left. */
function saidOf(window: FinestraInput, celle: CsvInput['celle'], rivendita: boolean): SaidFinestra {
  const said = Object.entries(sortedWindow(window)).filter(
    ([name]) => rivendita || celle[WINDOW_COLUMNS[name as keyof FinestraInput]] !== undefined,
  )
  return Object.fromEntries(said)
}

/** What words of a line are looked up in. */
interface Words {
  catalogo: CatalogoCodici
  finestre: FinestraCatalogue
  composti: CompostiOffer
}

/** The fields of a line as a file has them. */
function rigaFields({ celle, extra }: CsvInput, { catalogo, finestre, composti }: Words, tell: TellColumn): object {
  const {
    pk: _pk,
    numeroCommessa: _ordine,
    posizione: _posizione,
    tipoSerramento,
    categoria,
    codice,
    famiglia,
    opzioni,
    apertura,
    accessori,
    specchiature: fieldsCell,
    ...fields
  } = celle
  const tipo = text(tipoSerramento)
  const rivendita = isRivendita(celle, catalogo.isExtra)
  const tipoSerramentoPk = catalogo.tipo(tipo)
  if (tipo === '') tell('tipoSerramento', REQUIRED_FIELD)
  else if (tipoSerramentoPk === null) tell('tipoSerramento', `tipo serramento «${tipo}» sconosciuto`)
  const parts = [text(categoria), text(fields.forma), text(codice)] as const
  const found = rivendita || parts.join('') === '' ? { pk: null } : catalogo.codice(...parts)
  if ('motivo' in found) tell('codice', found.motivo)
  const none = { famiglia: '', opzioni: '', apertura: '', accessori: '' }
  const said = {
    famiglia: text(famiglia),
    opzioni: text(opzioni),
    apertura: text(apertura),
    accessori: text(accessori),
  }
  const { window, errors } = finestraOfWords(rivendita ? none : said, tipoSerramentoPk, finestre)
  for (const { column, message } of errors) tell(column, message)
  const composto = compostoOfWords(rivendita ? '' : text(fieldsCell), wholeOf(fields), composti)
  for (const message of composto.errors) tell('specchiature', message)
  const composed = composto.specchiature.length > 0 ? { ante: leavesOfComposto(composto.specchiature) } : {}
  const reason = whyBadExtraFields({ ...extra })
  if (reason) tell('tipoSerramento', reason)
  return {
    ...fields,
    ...saidOf(window, celle, rivendita),
    ...(fieldsCell === undefined ? {} : { specchiature: composto.specchiature, ...composed }),
    rivendita,
    tipoSerramentoPk,
    codiceSerramentoPk: 'pk' in found ? found.pk : null,
  }
}

const prezziSchema = rigaSchema.pick(['rivendita', 'numero', 'listino', 'scontoArticolo', 'scontoCorrettivo', 'netto'])

const COLUMNS = [
  PK_COLUMN,
  csvColumn('numeroCommessa*', 'numero dell’ordine'),
  csvColumn('posizione', 'posto fra le righe dell’ordine, da 1; se manca conta l’ordine del file', {
    tipo: 'intero',
  }),
  ...sheetColumns(RIGA_IMPORT_COLUMNS, {
    tipoSerramento: 'nome del tipo di serramento',
    categoria: 'con forma e codice: il codice del serramento, obbligatorio se la riga non è extra',
    forma: 'vedi categoria',
    codice: 'vedi categoria',
    numero: 'pezzi',
    altezza: 'mm',
    larghezza: 'mm',
    ante: 'numero di ante',
    listino: 'euro, di tutta la riga',
    scontoArticolo: 'percentuale',
    scontoCorrettivo: 'percentuale, su ciò che il primo sconto lascia',
    codiceRivendita: 'codice della riga extra',
    famiglia: 'nome della famiglia del catalogo',
    opzioni: 'valori delle opzioni della famiglia: «Vetro: Triplo; Colore: Bianco»',
    apertura: 'nome di una delle aperture del tipo di serramento',
    accessori: 'nomi di accessori del tipo di serramento, separati da punto e virgola',
    specchiature: 'di un elemento composto: «Finestra 1 anta (Fissa) 400 × 2100; Portafinestra 900 × 2100», in mm',
  }),
  csvColumn('netto', 'euro; calcolato, tranne che per le righe extra e quelle senza sconto', { tipo: 'numero' }),
  csvColumn('rivendita', 'sì: riga extra', { tipo: 'siNo' }),
]

const PRICES = new Set(['tipoSerramento', 'codiceRivendita', ...Object.keys(prezziSchema.fields)])
const PRICE_COLUMNS = COLUMNS.filter(({ nome }) => PRICES.has(nome))

/**
 * What the sums of an order need of a line, its net computed; null when something is wrong with it, which its own file
 * tells.
 * @param isExtra whether a type is called as that of the extra lines
 */
export function readRigaPrices(
  celle: Readonly<Record<string, string>>,
  isExtra: CatalogoCodici['isExtra'],
): (PrezziRiga & { numero: number }) | null {
  const fields = readCells(celle, PRICE_COLUMNS, () => undefined)
  try {
    const raw = { ...emptyRiga(false), ...fields, rivendita: isRivendita(fields, isExtra) }
    const read = prezziSchema.validateSync(raw, { stripUnknown: true })
    const { rivendita, listino, scontoArticolo, numero } = read
    const scontoCorrettivo = rivendita ? null : read.scontoCorrettivo
    const netto = nettoRiga({ ...read, scontoCorrettivo })
    return { rivendita, listino, scontoArticolo, scontoCorrettivo, netto, numero }
  } catch {
    return null
  }
}

/** The lines of the orders that are added. */
export const righeOrdineCsv = csvTable<RigaCsv>({
  file: 'righe-ordine.csv',
  titolo: 'Righe degli ordini',
  model: 'rigaOrdine',
  columns: COLUMNS,
  columnOf: { tipoSerramentoPk: 'tipoSerramento', codiceSerramentoPk: 'codice', ...WINDOW_COLUMNS },
  chiave: 'ordine e posizione',
  diverse: 'lascia',
  libere: true,
  async read(folder) {
    const { tx } = folder
    const ordini = await folder.directory(ordiniDirectory)
    const catalogo = await importedCatalogo(folder)
    const finestre = await readFinestraCatalogue(tx)
    const composti = await readCompostiCatalogue(tx)
    const last = new Map<string, number>()
    const old = new Set([...ordini.values()].flatMap(({ pk, nuovo }) => (nuovo ? [] : [pk])))
    return {
      schema,
      empty: emptyRiga(false),
      input(row, tell) {
        const numero = text(row.celle.numeroCommessa)
        const ordine = ordini.get(numero)
        if (!ordine) {
          if (folder.refused('ordini.csv', numero)) return null
          tell('numeroCommessa', numero === '' ? REQUIRED_FIELD : `ordine «${numero}» sconosciuto`)
          return null
        }
        const posizione = Number(row.celle.posizione ?? (last.get(numero) ?? 0) + 1)
        last.set(numero, posizione)
        if (posizione < 1 || posizione > MAX_RIGHE) tell('posizione', `È richiesto un numero da 1 a ${MAX_RIGHE}`)
        return { chiave: `${ordine.pk}/${posizione}`, campi: rigaFields(row, { catalogo, finestre, composti }, tell) }
      },
      complete: withoutPk,
      async stored(keys) {
        const pks = [...new Set(keys.map((key) => Number.parseInt(key, 10)))].filter((pk) => old.has(pk))
        if (pks.length === 0) return new Map()
        const righe = await tx.rigaOrdine.findMany({
          where: { ordineId: { in: pks } },
          include: {
            opzioni: { select: { opzioneId: true, valoreId: true } },
            accessori: { select: { id: true } },
            ...forComposto,
          },
        })
        return new Map(
          righe.map(({ opzioni, accessori, specchiature, ...riga }) => {
            const plain = codec.values(riga)
            const window = sortedWindow({
              famigliaPk: plain.famigliaPk ?? null,
              tipoAperturaPk: plain.tipoAperturaPk ?? null,
              opzioni: opzioni.map(({ opzioneId, valoreId }) => ({ opzionePk: opzioneId, valorePk: valoreId })),
              accessoriPks: accessori.map(({ id }) => id),
            })
            return [
              `${riga.ordineId}/${riga.posizione}`,
              { pk: riga.id, valori: { ...plain, ...window, specchiature: specchiatureInput(specchiature) } },
            ]
          }),
        )
      },
      leaves: ({ celle }) => ordini.get(text(celle.numeroCommessa))?.nuovo === false,
      async insert(rows) {
        await insertRows(
          tx,
          'rigaOrdine',
          rows.map(({ pk, chiave, valori, extra }) => {
            const [ordineId = 0, posizione = 0] = chiave.split('/').map(Number)
            const { opzioni: _opzioni, accessoriPks: _accessori, specchiature: _specchiature, ...plain } = valori
            return {
              ...codec.columns({ extraFields: undefined, famigliaPk: null, tipoAperturaPk: null, ...plain }),
              id: pk,
              ordineId,
              posizione,
              extraFields: { ...extra } as Prisma.InputJsonObject,
            }
          }),
        )
        const stored = rows.map(({ pk, valori }) => ({ pk, riga: valori }))
        await addFinestre(tx, stored)
        await addComposti(tx, stored)
      },
    }
  },
})

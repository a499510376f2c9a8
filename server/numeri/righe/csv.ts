import { PassThrough } from 'node:stream'
import { compostoWords } from '#ordini/composti/words/rules.ts'
import { type RigheStatisticheFilter, righeStatisticheList } from '#ordini/righe/statsList.ts'
import type { Context } from '#platform/context.ts'
import { whereOf } from '#platform/db/listSource.ts'
import { UserErrors } from '#platform/errors.ts'
import { safeCellText } from '#platform/excel/cell.ts'
import { can } from '#platform/permissions.ts'
import { PREZZO_COLUMNS, RIGA_COLUMNS } from './rules.ts'

/** Lines of a file at most; read a part at a time. */
export const RIGHE_CSV_MAX = 250_000
const PART = 1000

type Cella = string | number | null

const selection = {
  id: true,
  numero: true,
  larghezza: true,
  altezza: true,
  ante: true,
  listino: true,
  netto: true,
  scontoArticolo: true,
  extraFields: true,
  ordine: { select: { numeroCommessa: true } },
  tipoSerramento: { select: { nome: true } },
  codiceSerramento: { select: { categoria: true, forma: true, codice: true } },
  specchiature: {
    select: {
      ...{ x: true, y: true, larghezza: true, altezza: true, ante: true },
      tipoSerramento: { select: { nome: true, ante: true } },
      tipoApertura: { select: { nome: true } },
    },
  },
} as const

const SEMPRE = [
  'Id',
  'Ordine',
  'Numero',
  'Categoria',
  'Forma',
  'Codice',
  'Tipo serramento',
  'Larghezza',
  'Altezza',
  'Ante',
]
/** The last column, as the import of lines reads it; there is none where no line is a composed element. */
const SPECCHIATURE = 'Specchiature'
const PREZZI = ['Listino', 'Netto', 'Sconto articolo']

/** A cell of CSV: no formula, a comma in decimals, quoted where it must. */
function field(value: Cella): string {
  if (value === null) return ''
  const text = typeof value === 'number' ? String(value).replace('.', ',') : safeCellText(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The lines that a filter leaves as a CSV that spreadsheets open as it is (`;`, BOM, CRLF), written while it is sent.
 * @param extra names of extra fields that get a column; prices have theirs only for who may see them
 * @throws UserErrors when they are more than 250,000
 */
export async function prepareRigheCsv(
  filter: RigheStatisticheFilter | null,
  extra: readonly string[],
  ctx: Context,
  signal: AbortSignal,
) {
  const { db } = ctx.services
  const where = whereOf(righeStatisticheList, filter ?? {}, ctx.viewer)
  const total = await db.rigaOrdine.count({ where, take: RIGHE_CSV_MAX + 1 })
  if (total > RIGHE_CSV_MAX) throw UserErrors.of('data.dal', 'Più di 250.000 righe: restringi i filtri.')
  const prezzi = can(ctx.viewer, 'viewPricesOnOrders')
  const knownOnes = new Set<string>([...RIGA_COLUMNS, ...PREZZO_COLUMNS])
  const names = extra.filter((name) => !knownOnes.has(name))
  const composed = await db.rigaOrdine.findFirst({
    where: { AND: [where, { specchiature: { some: {} } }] },
    select: { id: true },
  })
  const exit = new PassThrough()
  async function send(text: string) {
    if (exit.write(text) || signal.aborted || exit.destroyed) return
    await new Promise<void>((resolve) => {
      exit.once('drain', resolve)
      exit.once('close', resolve)
    })
  }
  return {
    totale: total,
    uscita: exit,
    async write(done: (count: number) => void): Promise<void> {
      await send(
        `\uFEFF${[...SEMPRE, ...(prezzi ? PREZZI : []), ...names, ...(composed ? [SPECCHIATURE] : [])].map(field).join(';')}\r\n`,
      )
      let written = 0
      for (let after = 0; !signal.aborted && !exit.destroyed; ) {
        const part = await db.rigaOrdine.findMany({
          where: { AND: [where, { id: { gt: after } }] },
          orderBy: { id: 'asc' },
          take: PART,
          select: selection,
        })
        const text = part.map((riga) => {
          const { codiceSerramento: codice, extraFields } = riga
          const fields = (extraFields ?? {}) as Record<string, Cella>
          const celle: Cella[] = [
            riga.id,
            riga.ordine.numeroCommessa,
            riga.numero,
            codice?.categoria ?? '',
            codice?.forma ?? '',
            codice?.codice ?? '',
            riga.tipoSerramento.nome,
            riga.larghezza,
            riga.altezza,
            riga.ante,
            ...(prezzi
              ? [riga.listino, riga.netto, riga.scontoArticolo].map((value) => value?.toNumber() ?? null)
              : []),
            ...names.map((name) =>
              fields[name] == null ? null : typeof fields[name] === 'number' ? fields[name] : String(fields[name]),
            ),
            ...(composed ? [compostoWords(riga.specchiature)] : []),
          ]
          return `${celle.map(field).join(';')}\r\n`
        })
        await send(text.join(''))
        written += part.length
        done(written)
        if (part.length < PART) break
        after = part.at(-1)?.id ?? after
      }
      exit.end()
    },
  }
}

import { PassThrough } from 'node:stream'
import { type RigheStatisticheFilter, righeStatisticheList } from '../../ordini/righe/statsList.ts'
import type { Context } from '../../platform/context.ts'
import { whereOf } from '../../platform/db/listSource.ts'
import { UserErrors } from '../../platform/errors.ts'
import { safeCellText } from '../../platform/excel/cell.ts'
import { can } from '../../platform/permissions.ts'
import { COLONNE_PREZZO, COLONNE_RIGA } from './rules.ts'

/** Lines of a file at most; read a part at a time. */
export const RIGHE_CSV_MAX = 250_000
const PARTE = 1000

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
const PREZZI = ['Listino', 'Netto', 'Sconto articolo']

/** A cell of CSV: no formula, a comma in decimals, quoted where it must. */
function field(valore: Cella): string {
  if (valore === null) return ''
  const testo = typeof valore === 'number' ? String(valore).replace('.', ',') : safeCellText(valore)
  return /[";\r\n]/.test(testo) ? `"${testo.replaceAll('"', '""')}"` : testo
}

/**
 * The lines that a filter leaves as a CSV that spreadsheets open as it is (`;`, BOM, CRLF), written while it is sent.
 * @param extra names of extra fields that get a column; prices have theirs only for who may see them
 * @throws UserErrors when they are more than 250,000
 */
export async function prepareRigheCsv(
  filtro: RigheStatisticheFilter | null,
  extra: readonly string[],
  ctx: Context,
  segnale: AbortSignal,
) {
  const { db } = ctx.services
  const where = whereOf(righeStatisticheList, filtro ?? {}, ctx.viewer)
  const totale = await db.rigaOrdine.count({ where, take: RIGHE_CSV_MAX + 1 })
  if (totale > RIGHE_CSV_MAX) throw UserErrors.of('fromData', 'Più di 250.000 righe: restringi i filtri.')
  const prezzi = can(ctx.viewer, 'viewPricesOnOrders')
  const noti = new Set<string>([...COLONNE_RIGA, ...COLONNE_PREZZO])
  const nomi = extra.filter((nome) => !noti.has(nome))
  const uscita = new PassThrough()
  async function send(testo: string) {
    if (uscita.write(testo) || segnale.aborted || uscita.destroyed) return
    await new Promise<void>((resolve) => {
      uscita.once('drain', resolve)
      uscita.once('close', resolve)
    })
  }
  return {
    totale,
    uscita,
    async scrivi(fatte: (quante: number) => void): Promise<void> {
      await send(`\uFEFF${[...SEMPRE, ...(prezzi ? PREZZI : []), ...nomi].map(field).join(';')}\r\n`)
      let scritte = 0
      for (let dopo = 0; !segnale.aborted && !uscita.destroyed; ) {
        const parte = await db.rigaOrdine.findMany({
          where: { AND: [where, { id: { gt: dopo } }] },
          orderBy: { id: 'asc' },
          take: PARTE,
          select: selection,
        })
        const testo = parte.map((riga) => {
          const { codiceSerramento: codice, extraFields } = riga
          const campi = (extraFields ?? {}) as Record<string, Cella>
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
              ? [riga.listino, riga.netto, riga.scontoArticolo].map((valore) => valore?.toNumber() ?? null)
              : []),
            ...nomi.map((nome) =>
              campi[nome] == null ? null : typeof campi[nome] === 'number' ? campi[nome] : String(campi[nome]),
            ),
          ]
          return `${celle.map(field).join(';')}\r\n`
        })
        await send(testo.join(''))
        scritte += parte.length
        fatte(scritte)
        if (parte.length < PARTE) break
        dopo = parte.at(-1)?.id ?? dopo
      }
      uscita.end()
    },
  }
}

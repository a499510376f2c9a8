import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { whereOf } from '#platform/db/listSource.ts'
import { CSV, CSV_MARK, csvLine } from '#platform/excel/csv.ts'
import type { WrittenExport } from '#platform/exports.ts'
import { EVENTO_ACCESSO_LABELS, type EventoAccesso } from '#platform/identity/accessi/rules.ts'
import type { Accesso } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { accessiList } from './list.ts'
import type { accessiFilters } from './rules.ts'

/** Rows read at once. */
const PART = 2_000
const COLUMNS = [
  'numero',
  'quando',
  'evento',
  'che_cosa',
  'riuscito',
  'chi',
  'utente',
  'indirizzo',
  'programma',
  'dettaglio',
]

const cellsOf = ({ id, il, evento, riuscito, userNome, userId, indirizzo, userAgent, dettaglio }: Accesso) => {
  const words = EVENTO_ACCESSO_LABELS[evento as EventoAccesso] ?? evento
  return [
    id,
    il.toISOString(),
    evento,
    words,
    riuscito ? 'sì' : 'no',
    userNome,
    userId,
    indirizzo,
    userAgent,
    dettaglio,
  ]
}

/** `GET /esporta/accessi.csv?filtro={json}`: the accesses that the list shows, the newest first. */
export const accessiExport: WrittenExport<FilterOf<typeof accessiFilters>> = {
  name: 'accessi.csv',
  filterType: 'FiltroAccessi',
  permesso: 'account',
  downloadName: () => 'accessi.csv',
  mime: CSV,
  async prepare({ filtro }, ctx, signal) {
    const { db } = ctx.services
    const where = whereOf(accessiList, filtro, ctx.viewer)
    const uscita = new PassThrough()
    return {
      totale: await db.accesso.count({ where }),
      uscita,
      async write(done) {
        uscita.write(CSV_MARK + csvLine(COLUMNS))
        let written = 0
        for (let last: number | null = null; !signal.aborted; ) {
          const below: object = last === null ? {} : { id: { lt: last } }
          const rows: Accesso[] = await db.accesso.findMany({
            where: { AND: [where, below] },
            orderBy: { id: 'desc' },
            take: PART,
          })
          last = rows.at(-1)?.id ?? null
          if (last === null) break
          if (!uscita.write(rows.map((row) => csvLine(cellsOf(row))).join(''))) await once(uscita, 'drain', { signal })
          written += rows.length
          done(written)
        }
        uscita.end()
      },
    }
  },
}

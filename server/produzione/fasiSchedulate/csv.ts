import type { Context } from '#platform/context.ts'
import { orderByOf, whereOf } from '#platform/db/listSource.ts'
import { UserErrors } from '#platform/errors.ts'
import { safeCellText } from '#platform/excel/cell.ts'
import type { MadeDocument } from '#platform/graphql/files/Documento.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import { joinedStati } from '../statiFase/rules.ts'
import { type FasiSchedulateFilter, fasiSchedulateList } from './list.ts'
import { FASE_VERNICIATURA, pezziOf } from './rules.ts'

/** Rows of a file at most; read a part at a time. */
const RIGHE_MAX = 20_000
const PART = 500

const stato = { select: { id: true, nome: true, ordine: true } } as const
const readColumns = {
  nomeFase: true,
  durata: true,
  inizio: true,
  fine: true,
  fornitore: { select: { nome: true } },
  schedulazione: {
    select: {
      ordine: {
        select: {
          numeroCommessa: true,
          riferimento: true,
          nomeCliente: true,
          numeroSerramenti: true,
          dataConsegna: true,
          netto: true,
          senzaMisure: true,
          statiFase: { select: { nomeFase: true, stato } },
          ordiniFornitore: { select: { tipologia: true, stato } },
          righe: {
            select: {
              rivendita: true,
              numero: true,
              ante: true,
              forma: true,
              extraFields: true,
              tipoSerramento: { select: { nome: true, ante: true } },
              codiceSerramento: { select: { forma: true } },
            },
          },
        },
      },
    },
  },
} as const satisfies Prisma.SchedulazioneFaseSelect

type Read = Prisma.SchedulazioneFaseGetPayload<{ select: typeof readColumns }>
type Cella = string | number

/** What decides the columns, as on the screen. */
interface Shape {
  conFornitore: boolean
  finita: boolean
  prezzi: boolean
  fine: string
}

const digit = (value: number) => value.toFixed(2).replace('.', ',')

/** A row: title of the column → what is in it. */
function celle({ schedulazione: { ordine }, ...fase }: Read, shape: Shape): Record<string, Cella> {
  const pezzi = pezziOf(
    ordine.righe.map(({ codiceSerramento, ...riga }) => ({ ...riga, formaCodice: codiceSerramento?.forma ?? null })),
  )
  const tipi = ordine.righe.filter(({ rivendita }) => !rivendita).map(({ tipoSerramento }) => tipoSerramento.nome)
  const byMateriale = Map.groupBy(ordine.ordiniFornitore, ({ tipologia }) => tipologia)
  const stati = new Map([...byMateriale].map(([name, own]) => [name, joinedStati(own.map((its) => its.stato))]))
  const put = ordine.statiFase.find(({ nomeFase }) => nomeFase === fase.nomeFase)?.stato.nome
  const data = shape.finita ? formatDateTime : formatDate
  return {
    Fase: fase.nomeFase,
    'Numero commessa': ordine.numeroCommessa,
    Riferimento: ordine.riferimento,
    'Numero serramenti': ordine.numeroSerramenti,
    'Tipi serramento': [...new Set(tipi)].sort((a, b) => a.localeCompare(b, 'it')).join(', '),
    'Stati fornitori': [...stati].map(([name, own]) => `${name}: ${own || 'nessuno stato'}`).join(', '),
    Stato: put ?? stati.get(fase.nomeFase) ?? '',
    Cliente: ordine.nomeCliente,
    Ante: pezzi.ante,
    Vetri: pezzi.vetri,
    'Pezzi ante/telai': pezzi.pezziAnte,
    'Pezzi inglesine': pezzi.pezziInglesine,
    'Pezzi arco': pezzi.pezziArco,
    ...(shape.conFornitore ? { Fornitore: fase.fornitore?.nome ?? '' } : {}),
    ...(shape.finita ? { 'Tempo (minuti)': fase.durata } : {}),
    Approntamento: formatDate(ordine.dataConsegna),
    Inizio: data(fase.inizio),
    [shape.fine]: data(fase.fine),
    ...(shape.prezzi ? { Netto: digit(ordine.netto.toNumber()) } : {}),
    'Misure definitive': ordine.senzaMisure ? 'No' : 'Sì',
  }
}

/** A cell of CSV: no formula, quoted where it must. */
function field(value: Cella): string {
  const text = typeof value === 'number' ? String(value) : safeCellText(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The scheduled phases that the filters leave, as a CSV that spreadsheets open as it is: `;`, BOM, CRLF.
 * @throws UserErrors when they are more than 20,000, or the order is unknown
 */
export async function fasiSchedulateCsv(
  filter: FasiSchedulateFilter,
  sorting: readonly string[],
  ctx: Context,
): Promise<MadeDocument> {
  const { db } = ctx.services
  const where = whereOf(fasiSchedulateList, filter, ctx.viewer)
  const orderBy = orderByOf(fasiSchedulateList, sorting, ctx.viewer)
  if ((await db.schedulazioneFase.count({ where, take: RIGHE_MAX + 1 })) > RIGHE_MAX) {
    throw UserErrors.of('periodo.dal', `Più di ${RIGHE_MAX} righe: restringi il periodo.`)
  }
  const fase = (await loadFasi(db)).find(({ nome }) => nome === filter.nomeFase)
  const shape: Shape = {
    conFornitore: fase?.conFornitore ?? true,
    finita: fase ? !fase.capacitaInfinita : true,
    prezzi: can(ctx.viewer, 'viewPricesOnOrders'),
    fine: filter.nomeFase === FASE_VERNICIATURA ? 'Consegna in QR' : 'Fine',
  }
  const righe: string[] = []
  for (let skip = 0; ; skip += PART) {
    const part = await db.schedulazioneFase.findMany({ where, orderBy, skip, take: PART, select: readColumns })
    for (const read of part) righe.push(Object.values(celle(read, shape)).map(field).join(';'))
    if (part.length < PART) break
  }
  const text = [titles(shape).join(';'), ...righe, ''].join('\r\n')
  const name = `fasi-schedulate${fase ? `-${fase.nome}` : ''}.csv`
  return { nome: name, mime: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(`\uFEFF${text}`) }
}

const SEMPRE =
  'Fase, Numero commessa, Riferimento, Numero serramenti, Tipi serramento, Stati fornitori, Stato, Cliente, Ante, Vetri, Pezzi ante/telai, Pezzi inglesine, Pezzi arco'

/** The titles of the columns, there also when no row is. */
function titles({ conFornitore, finita, prezzi, fine }: Shape): string[] {
  return [
    ...SEMPRE.split(', '),
    ...(conFornitore ? ['Fornitore'] : []),
    ...(finita ? ['Tempo (minuti)'] : []),
    'Approntamento',
    'Inizio',
    fine,
    ...(prezzi ? ['Netto'] : []),
    'Misure definitive',
  ]
}

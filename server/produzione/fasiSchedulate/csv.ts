import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { orderByOf, whereOf } from '../../platform/db/listSource.ts'
import { UserErrors } from '../../platform/errors.ts'
import { safeCellText } from '../../platform/excel/cell.ts'
import type { MadeDocument } from '../../platform/graphql/Documento.ts'
import { can } from '../../platform/permissions.ts'
import { formatDate, formatDateTime } from '../../shared/formats/formats.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import { statiUniti } from '../statiFase/rules.ts'
import { type FasiSchedulateFilter, fasiSchedulateList } from './list.ts'
import { FASE_VERNICIATURA, pezziDi } from './rules.ts'

/** Rows of a file at most; read a part at a time. */
const RIGHE_MAX = 20_000
const PARTE = 500

const stato = { select: { id: true, nome: true, ordine: true } } as const
const colonneLette = {
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

type Letta = Prisma.SchedulazioneFaseGetPayload<{ select: typeof colonneLette }>
type Cella = string | number

/** What decides the columns, as on the screen. */
interface Forma {
  conFornitore: boolean
  finita: boolean
  prezzi: boolean
  fine: string
}

const cifra = (valore: number) => valore.toFixed(2).replace('.', ',')

/** A row: title of the column → what is in it. */
function celle({ schedulazione: { ordine }, ...fase }: Letta, forma: Forma): Record<string, Cella> {
  const pezzi = pezziDi(
    ordine.righe.map(({ codiceSerramento, ...riga }) => ({ ...riga, formaCodice: codiceSerramento?.forma ?? null })),
  )
  const tipi = ordine.righe.filter(({ rivendita }) => !rivendita).map(({ tipoSerramento }) => tipoSerramento.nome)
  const perMateriale = Map.groupBy(ordine.ordiniFornitore, ({ tipologia }) => tipologia)
  const stati = new Map([...perMateriale].map(([nome, suoi]) => [nome, statiUniti(suoi.map((suo) => suo.stato))]))
  const messo = ordine.statiFase.find(({ nomeFase }) => nomeFase === fase.nomeFase)?.stato.nome
  const data = forma.finita ? formatDateTime : formatDate
  return {
    Fase: fase.nomeFase,
    'Numero commessa': ordine.numeroCommessa,
    Riferimento: ordine.riferimento,
    'Numero serramenti': ordine.numeroSerramenti,
    'Tipi serramento': [...new Set(tipi)].sort((a, b) => a.localeCompare(b, 'it')).join(', '),
    'Stati fornitori': [...stati].map(([nome, suo]) => `${nome}: ${suo || 'nessuno stato'}`).join(', '),
    Stato: messo ?? stati.get(fase.nomeFase) ?? '',
    Cliente: ordine.nomeCliente,
    Ante: pezzi.ante,
    Vetri: pezzi.vetri,
    'Pezzi ante/telai': pezzi.pezziAnte,
    'Pezzi inglesine': pezzi.pezziInglesine,
    'Pezzi arco': pezzi.pezziArco,
    ...(forma.conFornitore ? { Fornitore: fase.fornitore?.nome ?? '' } : {}),
    ...(forma.finita ? { 'Tempo (minuti)': fase.durata } : {}),
    Approntamento: formatDate(ordine.dataConsegna),
    Inizio: data(fase.inizio),
    [forma.fine]: data(fase.fine),
    ...(forma.prezzi ? { Netto: cifra(ordine.netto.toNumber()) } : {}),
    'Misure definitive': ordine.senzaMisure ? 'No' : 'Sì',
  }
}

/** A cell of CSV: no formula, quoted where it must. */
function campo(valore: Cella): string {
  const testo = typeof valore === 'number' ? String(valore) : safeCellText(valore)
  return /[";\r\n]/.test(testo) ? `"${testo.replaceAll('"', '""')}"` : testo
}

/**
 * The scheduled phases that the filters leave, as a CSV that spreadsheets open as it is: `;`, BOM, CRLF.
 * @throws UserErrors when they are more than 20,000, or the order is unknown
 */
export async function fasiSchedulateCsv(
  filtro: FasiSchedulateFilter,
  ordinamento: readonly string[],
  ctx: Context,
): Promise<MadeDocument> {
  const { db } = ctx.services
  const where = whereOf(fasiSchedulateList, filtro, ctx.viewer)
  const orderBy = orderByOf(fasiSchedulateList, ordinamento, ctx.viewer)
  if ((await db.schedulazioneFase.count({ where, take: RIGHE_MAX + 1 })) > RIGHE_MAX) {
    throw UserErrors.of('dataDa', `Più di ${RIGHE_MAX} righe: restringi il periodo.`)
  }
  const fase = (await loadFasi(db)).find(({ nome }) => nome === filtro.nomeFase)
  const forma: Forma = {
    conFornitore: fase?.conFornitore ?? true,
    finita: fase ? !fase.capacitaInfinita : true,
    prezzi: can(ctx.viewer, 'viewPricesOnOrders'),
    fine: filtro.nomeFase === FASE_VERNICIATURA ? 'Consegna in QR' : 'Fine',
  }
  const righe: string[] = []
  for (let skip = 0; ; skip += PARTE) {
    const parte = await db.schedulazioneFase.findMany({ where, orderBy, skip, take: PARTE, select: colonneLette })
    for (const letta of parte) righe.push(Object.values(celle(letta, forma)).map(campo).join(';'))
    if (parte.length < PARTE) break
  }
  const testo = [titoli(forma).join(';'), ...righe, ''].join('\r\n')
  const nome = `fasi-schedulate${fase ? `-${fase.nome}` : ''}.csv`
  return { nome, mime: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(`\uFEFF${testo}`) }
}

const SEMPRE =
  'Fase, Numero commessa, Riferimento, Numero serramenti, Tipi serramento, Stati fornitori, Stato, Cliente, Ante, Vetri, Pezzi ante/telai, Pezzi inglesine, Pezzi arco'

/** The titles of the columns, there also when no row is. */
function titoli({ conFornitore, finita, prezzi, fine }: Forma): string[] {
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

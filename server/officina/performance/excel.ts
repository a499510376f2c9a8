import { buffer } from 'node:stream/consumers'
import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import type { SheetCell } from '#platform/excel/cell.ts'
import { CELL_FORMATS, openSheet, type SheetColumn, XLSX } from '#platform/excel/sheet.ts'
import type { MadeDocument } from '#platform/graphql/files/Documento.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { countPezzi } from '../lavorazioni/rules.ts'
import { type FigureGroup, type FigureSums, readGroupSums, readGroups } from './groups.sql.ts'
import { type LavorazioneOrdine, readLavorazioniOrdine } from './lavorazioniOrdine.sql.ts'
import { askedFigure, type FigureFilter, type FigureQuestion } from './parts.sql.ts'
import { type AttivitaContata, readCountedAttivita } from './righe.sql.ts'
import {
  type AttivitaCountKind,
  buchiInWords,
  type FiguresPeriod,
  fillOf,
  oreOf,
  performanceOf,
  uncoveredMinutes,
} from './rules.ts'

/** Rows of a file at most. */
const RIGHE_MAX = 20_000
const ALL = { ordinamento: [], pagina: 1, perPagina: RIGHE_MAX + 1 }

/** The two tabs of a figure. */
export const VISTE_FIGURE = ['giorni', 'dati'] as const
export type VistaFigure = (typeof VISTE_FIGURE)[number]

interface Column<Riga, Sums> extends SheetColumn {
  valore: (riga: Riga) => SheetCell
  sum?: (sums: Sums) => SheetCell
}

const MINUTES = '#,##0.##'
const WHOLE = '#,##0'
const date = (text: string) => dateOfDay(text)
const name = ({ firstName, lastName, username }: AttivitaContata['operatore']) =>
  `${firstName} ${lastName}`.trim() || username
const names = (items: readonly { nome: string }[]) => items.map((item) => item.nome).join(', ')
const ordine = (of: { numeroCommessa: string; nomeCliente: string } | null) =>
  of && `${of.numeroCommessa} - ${of.nomeCliente}`

/** The orders of a part; how many more there are. */
function ordini({ ordini: items, numeroOrdini }: FigureGroup): string {
  const others = numeroOrdini - items.length
  return items.map(({ numeroCommessa }) => numeroCommessa).join(', ') + (others > 0 ? ` e altri ${others}` : '')
}

/** The rows and, last, their sums as a sheet. @throws UserErrors when there are more than 20,000 */
async function sheetOf<Riga, Sums>(
  sheet: string,
  file: string,
  { fromDate, toDate }: FiguresPeriod,
  righe: readonly Riga[],
  sums: Sums,
  columns: readonly Column<Riga, Sums>[],
): Promise<MadeDocument> {
  if (righe.length > RIGHE_MAX) throw UserErrors.of('periodo.dal', `Più di ${RIGHE_MAX} righe: restringi i filtri.`)
  const open = await openSheet(sheet, columns, new AbortController().signal)
  const written = buffer(open.uscita)
  await open.add(righe.map((riga) => columns.map(({ valore }) => valore(riga))))
  await open.add([columns.map(({ sum }, index) => (index === 0 ? 'Totale' : (sum?.(sums) ?? null)))])
  await open.close()
  return { nome: `${file}_${fromDate}_${toDate}.xlsx`, mime: XLSX, bytes: await written }
}

const day = (title: string) => ({ titolo: title, larghezza: 12, format: CELL_FORMATS.giorno })

/** The work by order, operation and operator as a spreadsheet. @throws UserErrors as the page does, and beyond 20,000 rows */
export async function lavorazioniOrdineExcel(filter: FigureFilter, ctx: Context): Promise<MadeDocument> {
  const question = askedFigure('performance', filter, 'anno')
  const { nodes, totali } = await readLavorazioniOrdine(question, ALL, ctx)
  return sheetOf<LavorazioneOrdine, typeof totali>(
    'Lavorazioni ordine',
    'lavorazioni-ordine',
    question.periodo,
    nodes,
    totali,
    [
      { titolo: 'Ordine', larghezza: 34, valore: (r) => ordine(r.ordine) },
      { titolo: 'Tipo Cliente', larghezza: 12, valore: (r) => r.ordine.tipoAgente },
      { titolo: 'Lavorazione', larghezza: 22, valore: (r) => r.lavorazione.nome },
      { titolo: 'Operatore', larghezza: 22, valore: (r) => name(r.operatore) },
      { ...day('Data inizio'), valore: (r) => date(r.dataInizio) },
      { ...day('Data fine'), valore: (r) => date(r.dataFine) },
      {
        titolo: 'Unità',
        larghezza: 12,
        valore: (r) => countPezzi(r.pezzi, r.lavorazione.attivitaNumero),
        sum: (t) => t.numeroPezzi,
      },
      {
        titolo: 'Tempo teorico',
        larghezza: 14,
        format: MINUTES,
        valore: (r) => r.tempoTeorico,
        sum: (t) => t.tempoTeorico,
      },
      { titolo: 'Tempo', larghezza: 10, format: WHOLE, valore: (r) => r.tempo, sum: (t) => t.tempo },
      { titolo: 'Note', larghezza: 40, valore: (r) => r.note.join(' · ') },
    ],
  )
}

type OfAttivita = Column<AttivitaContata, FigureSums>

const usual: OfAttivita[] = [
  { ...day('Giorno'), valore: (a) => date(a.data) },
  { titolo: 'Operatore', larghezza: 22, valore: (a) => name(a.operatore) },
  { titolo: 'Ordine', larghezza: 34, valore: (a) => ordine(a.ordine) },
  {
    titolo: 'Lavorazione',
    larghezza: 26,
    valore: (a) => [a.lavorazione.nome, a.secondaLavorazione?.nome].filter(Boolean).join(' + '),
  },
  { titolo: 'Inizio', larghezza: 8, valore: (a) => a.oraInizio },
  { titolo: 'Fine', larghezza: 8, valore: (a) => a.oraFine },
]
const tempo: OfAttivita = {
  titolo: 'Tempo',
  larghezza: 10,
  format: WHOLE,
  valore: (a) => a.tempo,
  sum: (s) => s.tempo,
}
const note: OfAttivita = { titolo: 'Note', larghezza: 40, valore: (a) => a.note }

const COUNTED: Readonly<Record<AttivitaCountKind, readonly OfAttivita[]>> = {
  ore: [...usual, tempo, note],
  performance: [
    ...usual,
    {
      titolo: 'Tempo teorico',
      larghezza: 14,
      format: MINUTES,
      valore: (a) => a.tempoTeorico,
      sum: (s) => s.tempoTeorico,
    },
    tempo,
    {
      titolo: 'Performance',
      larghezza: 12,
      format: WHOLE,
      valore: (a) => performanceOf(a.tempoTeorico, a.tempo),
      sum: (s) => performanceOf(s.tempoTeorico, s.tempo),
    },
    note,
  ],
}

type OfGroup = Column<FigureGroup, FigureSums>

const last: OfGroup[] = [
  { titolo: 'Lavorazioni', larghezza: 34, valore: (g) => names(g.lavorazioni) },
  { titolo: 'Ordini', larghezza: 34, valore: ordini },
]

const DAYS: Readonly<Record<AttivitaCountKind, readonly OfGroup[]>> = {
  ore: [
    { ...day('Giorno'), valore: (g) => date(g.dal) },
    { titolo: 'Minuti lavoro', larghezza: 14, format: WHOLE, valore: (g) => g.tempo, sum: (s) => s.tempo },
    {
      titolo: 'Ore lavoro',
      larghezza: 12,
      format: '#,##0.00',
      valore: (g) => oreOf(g.tempo),
      sum: (s) => oreOf(s.tempo),
    },
    {
      titolo: '% giornata',
      larghezza: 12,
      format: WHOLE,
      valore: (g) => fillOf(g.tempo, g.giornate),
      sum: (s) => fillOf(s.tempo, s.giornate),
    },
    { titolo: 'Operatore', larghezza: 22, valore: (g) => names(g.operatori) },
    { titolo: 'Non coperti (min)', larghezza: 16, format: WHOLE, valore: (g) => uncoveredMinutes(g.buchi) },
    { titolo: 'Buchi', larghezza: 24, valore: (g) => buchiInWords(g.buchi) },
    ...last,
  ],
  performance: [
    { ...day('Giorno'), valore: (g) => date(g.dal) },
    { titolo: 'Operatori', larghezza: 34, valore: (g) => names(g.operatori) },
    {
      titolo: 'Totale teorico',
      larghezza: 14,
      format: MINUTES,
      valore: (g) => g.tempoTeorico,
      sum: (s) => s.tempoTeorico,
    },
    { titolo: 'Totale effettivo', larghezza: 14, format: WHOLE, valore: (g) => g.tempo, sum: (s) => s.tempo },
    {
      titolo: 'Performance',
      larghezza: 12,
      format: WHOLE,
      valore: (g) => performanceOf(g.tempoTeorico, g.tempo),
      sum: (s) => performanceOf(s.tempoTeorico, s.tempo),
    },
    ...last,
  ],
}

const FILE_NAMES = { performance: 'performance', ore: 'ore-lavorate' } as const
const TITLES = { performance: 'Performance', ore: 'Ore lavorate' } as const

/** A figure as a spreadsheet, day by day or activity by activity. @throws UserErrors as the page does, and beyond 20,000 rows */
export async function figureExcel(
  count: AttivitaCountKind,
  vista: VistaFigure,
  filter: FigureFilter,
  ctx: Context,
): Promise<MadeDocument> {
  const question: FigureQuestion = askedFigure(count, filter, 'settimana')
  const sums = await readGroupSums(question, ctx)
  const file = `${FILE_NAMES[count]}-${vista}`
  if (vista === 'dati') {
    const { nodes } = await readCountedAttivita(question, ALL, ctx)
    return sheetOf(TITLES[count], file, question.periodo, nodes, sums, COUNTED[count])
  }
  const groups = await readGroups(count === 'ore' ? 'giornoOperatore' : 'giorno', question, ctx)
  return sheetOf(TITLES[count], file, question.periodo, groups, sums, DAYS[count])
}

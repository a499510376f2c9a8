import { buffer } from 'node:stream/consumers'
import type { Context } from '../../platform/context.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { SheetCell } from '../../platform/excel/cell.ts'
import { CELL_FORMATS, openSheet, type SheetColumn, XLSX } from '../../platform/excel/sheet.ts'
import type { MadeDocument } from '../../platform/graphql/Documento.ts'
import { dateOfDay } from '../../shared/dates/days.ts'
import { contaPezzi } from '../lavorazioni/rules.ts'
import { type GruppoFigure, readGruppi, readSomme, type SommeFigure } from './gruppi.sql.ts'
import { type LavorazioneOrdine, readLavorazioniOrdine } from './lavorazioniOrdine.sql.ts'
import { askedFigure, type DomandaFigure, type FiltroFigure } from './parti.sql.ts'
import { type AttivitaContata, readAttivitaContate } from './righe.sql.ts'
import {
  buchiInWords,
  type ConteggioAttivita,
  minutiScoperti,
  oreOf,
  type PeriodoFigure,
  performanceOf,
  riempimentoOf,
} from './rules.ts'

/** Rows of a file at most. */
const RIGHE_MAX = 20_000
const TUTTE = { ordinamento: [], pagina: 1, perPagina: RIGHE_MAX + 1 }

/** The two tabs of a figure. */
export type VistaFigure = 'giorni' | 'dati'

interface Colonna<Riga, Somme> extends SheetColumn {
  valore: (riga: Riga) => SheetCell
  somma?: (somme: Somme) => SheetCell
}

const MINUTI = '#,##0.##'
const INTERO = '#,##0'
const giorno = (testo: string) => dateOfDay(testo)
const nome = ({ firstName, lastName, username }: AttivitaContata['operatore']) =>
  `${firstName} ${lastName}`.trim() || username
const nomi = (voci: readonly { nome: string }[]) => voci.map((voce) => voce.nome).join(', ')
const ordine = (di: { numeroCommessa: string; nomeCliente: string } | null) =>
  di && `${di.numeroCommessa} - ${di.nomeCliente}`

/** The orders of a part; how many more there are. */
function ordini({ ordini: voci, numeroOrdini }: GruppoFigure): string {
  const altri = numeroOrdini - voci.length
  return voci.map(({ numeroCommessa }) => numeroCommessa).join(', ') + (altri > 0 ? ` e altri ${altri}` : '')
}

/** The rows and, last, their sums as a sheet. @throws UserErrors when there are more than 20,000 */
async function sheetOf<Riga, Somme>(
  foglio: string,
  file: string,
  { fromDate, toDate }: PeriodoFigure,
  righe: readonly Riga[],
  somme: Somme,
  colonne: readonly Colonna<Riga, Somme>[],
): Promise<MadeDocument> {
  if (righe.length > RIGHE_MAX) throw UserErrors.of('fromDate', `Più di ${RIGHE_MAX} righe: restringi i filtri.`)
  const aperto = await openSheet(foglio, colonne, new AbortController().signal)
  const scritto = buffer(aperto.uscita)
  await aperto.aggiungi(righe.map((riga) => colonne.map(({ valore }) => valore(riga))))
  await aperto.aggiungi([colonne.map(({ somma }, indice) => (indice === 0 ? 'Totale' : (somma?.(somme) ?? null)))])
  await aperto.chiudi()
  return { nome: `${file}_${fromDate}_${toDate}.xlsx`, mime: XLSX, bytes: await scritto }
}

const day = (titolo: string) => ({ titolo, larghezza: 12, formato: CELL_FORMATS.giorno })

/** The work by order, operation and operator as a spreadsheet. @throws UserErrors as the page does, and beyond 20,000 rows */
export async function lavorazioniOrdineExcel(filtro: FiltroFigure, ctx: Context): Promise<MadeDocument> {
  const domanda = askedFigure('performance', filtro, 'anno')
  const { nodes, totali } = await readLavorazioniOrdine(domanda, TUTTE, ctx)
  return sheetOf<LavorazioneOrdine, typeof totali>(
    'Lavorazioni ordine',
    'lavorazioni-ordine',
    domanda.periodo,
    nodes,
    totali,
    [
      { titolo: 'Ordine', larghezza: 34, valore: (r) => ordine(r.ordine) },
      { titolo: 'Tipo Cliente', larghezza: 12, valore: (r) => r.ordine.tipoAgente },
      { titolo: 'Lavorazione', larghezza: 22, valore: (r) => r.lavorazione.nome },
      { titolo: 'Operatore', larghezza: 22, valore: (r) => nome(r.operatore) },
      { ...day('Data inizio'), valore: (r) => giorno(r.dataInizio) },
      { ...day('Data fine'), valore: (r) => giorno(r.dataFine) },
      {
        titolo: 'Unità',
        larghezza: 12,
        valore: (r) => contaPezzi(r.pezzi, r.lavorazione.attivitaNumero),
        somma: (t) => t.numeroPezzi,
      },
      {
        titolo: 'Tempo teorico',
        larghezza: 14,
        formato: MINUTI,
        valore: (r) => r.tempoTeorico,
        somma: (t) => t.tempoTeorico,
      },
      { titolo: 'Tempo', larghezza: 10, formato: INTERO, valore: (r) => r.tempo, somma: (t) => t.tempo },
      { titolo: 'Note', larghezza: 40, valore: (r) => r.note.join(' · ') },
    ],
  )
}

type DiAttivita = Colonna<AttivitaContata, SommeFigure>

const daSempre: DiAttivita[] = [
  { ...day('Giorno'), valore: (a) => giorno(a.data) },
  { titolo: 'Operatore', larghezza: 22, valore: (a) => nome(a.operatore) },
  { titolo: 'Ordine', larghezza: 34, valore: (a) => ordine(a.ordine) },
  {
    titolo: 'Lavorazione',
    larghezza: 26,
    valore: (a) => [a.lavorazione.nome, a.secondaLavorazione?.nome].filter(Boolean).join(' + '),
  },
  { titolo: 'Inizio', larghezza: 8, valore: (a) => a.oraInizio },
  { titolo: 'Fine', larghezza: 8, valore: (a) => a.oraFine },
]
const tempo: DiAttivita = {
  titolo: 'Tempo',
  larghezza: 10,
  formato: INTERO,
  valore: (a) => a.tempo,
  somma: (s) => s.tempo,
}
const note: DiAttivita = { titolo: 'Note', larghezza: 40, valore: (a) => a.note }

const CONTATE: Readonly<Record<ConteggioAttivita, readonly DiAttivita[]>> = {
  ore: [...daSempre, tempo, note],
  performance: [
    ...daSempre,
    {
      titolo: 'Tempo teorico',
      larghezza: 14,
      formato: MINUTI,
      valore: (a) => a.tempoTeorico,
      somma: (s) => s.tempoTeorico,
    },
    tempo,
    {
      titolo: 'Performance',
      larghezza: 12,
      formato: INTERO,
      valore: (a) => performanceOf(a.tempoTeorico, a.tempo),
      somma: (s) => performanceOf(s.tempoTeorico, s.tempo),
    },
    note,
  ],
}

type DiGruppo = Colonna<GruppoFigure, SommeFigure>

const ultime: DiGruppo[] = [
  { titolo: 'Lavorazioni', larghezza: 34, valore: (g) => nomi(g.lavorazioni) },
  { titolo: 'Ordini', larghezza: 34, valore: ordini },
]

const GIORNI: Readonly<Record<ConteggioAttivita, readonly DiGruppo[]>> = {
  ore: [
    { ...day('Giorno'), valore: (g) => giorno(g.dal) },
    { titolo: 'Minuti lavoro', larghezza: 14, formato: INTERO, valore: (g) => g.tempo, somma: (s) => s.tempo },
    {
      titolo: 'Ore lavoro',
      larghezza: 12,
      formato: '#,##0.00',
      valore: (g) => oreOf(g.tempo),
      somma: (s) => oreOf(s.tempo),
    },
    {
      titolo: '% giornata',
      larghezza: 12,
      formato: INTERO,
      valore: (g) => riempimentoOf(g.tempo, g.giornate),
      somma: (s) => riempimentoOf(s.tempo, s.giornate),
    },
    { titolo: 'Operatore', larghezza: 22, valore: (g) => nomi(g.operatori) },
    { titolo: 'Non coperti (min)', larghezza: 16, formato: INTERO, valore: (g) => minutiScoperti(g.buchi) },
    { titolo: 'Buchi', larghezza: 24, valore: (g) => buchiInWords(g.buchi) },
    ...ultime,
  ],
  performance: [
    { ...day('Giorno'), valore: (g) => giorno(g.dal) },
    { titolo: 'Operatori', larghezza: 34, valore: (g) => nomi(g.operatori) },
    {
      titolo: 'Totale teorico',
      larghezza: 14,
      formato: MINUTI,
      valore: (g) => g.tempoTeorico,
      somma: (s) => s.tempoTeorico,
    },
    { titolo: 'Totale effettivo', larghezza: 14, formato: INTERO, valore: (g) => g.tempo, somma: (s) => s.tempo },
    {
      titolo: 'Performance',
      larghezza: 12,
      formato: INTERO,
      valore: (g) => performanceOf(g.tempoTeorico, g.tempo),
      somma: (s) => performanceOf(s.tempoTeorico, s.tempo),
    },
    ...ultime,
  ],
}

const NOMI_FILE = { performance: 'performance', ore: 'ore-lavorate' } as const
const TITOLI = { performance: 'Performance', ore: 'Ore lavorate' } as const

/** A figure as a spreadsheet, day by day or activity by activity. @throws UserErrors as the page does, and beyond 20,000 rows */
export async function figureExcel(
  conteggio: ConteggioAttivita,
  vista: VistaFigure,
  filtro: FiltroFigure,
  ctx: Context,
): Promise<MadeDocument> {
  const domanda: DomandaFigure = askedFigure(conteggio, filtro, 'settimana')
  const somme = await readSomme(domanda, ctx)
  const file = `${NOMI_FILE[conteggio]}-${vista}`
  if (vista === 'dati') {
    const { nodes } = await readAttivitaContate(domanda, TUTTE, ctx)
    return sheetOf(TITOLI[conteggio], file, domanda.periodo, nodes, somme, CONTATE[conteggio])
  }
  const gruppi = await readGruppi(conteggio === 'ore' ? 'giornoOperatore' : 'giorno', domanda, ctx)
  return sheetOf(TITOLI[conteggio], file, domanda.periodo, gruppi, somme, GIORNI[conteggio])
}

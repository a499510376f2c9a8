import GlobalStyles from '@mui/material/GlobalStyles'
import { createPortal } from 'react-dom'
import { bandOfMargine } from '#ordini/ordini/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useIsPrinting } from '#ui/print/useIsPrinting.ts'
import { usePrintOnce } from '#ui/print/usePrintOnce.ts'
import { inHours } from '../durations.ts'
import { CELLA_SIGNS, CELLA_WORDS } from '../linea/celleState.ts'
import type { RowBars } from '../linea/lanes.ts'
import { cellaKey, type PianoFase, type ShownCella, type TimelineRow } from '../model.ts'
import { addCivilDays, daysBetween, isoWeek, WEEKDAYS, weekdayNumber } from '../time.ts'

/** Days on a sheet, and sheets. */
const DAYS = 14
export const PRINTED_DAYS = 3 * DAYS

interface Props {
  monday: string
  righe: readonly TimelineRow[]
  celle: ReadonlyMap<string, ShownCella>
  barre: ReadonlyMap<string, RowBars>
  /** The order on screen, whose bars are not among the others. */
  chosen: { numeroCommessa: string; fasi: readonly PianoFase[] } | null
  /** Now, 'YYYY-MM-DD HH:mm:ss': what is on paper grows old. */
  now: string
}

interface PrintLineaProps extends Props {
  /** By its own button: printed as soon as the orders of every cell are there. */
  asked: boolean
  /** The browser's dialog is closed. */
  onPrinted: () => void
}

/**
 * The timeline on paper: by its button with the orders of every cell, by the browser's menu with the days that were read:
 * a sheet of others would say that nothing is planned.
 */
export function PrintLinea({ asked, onPrinted, ...line }: PrintLineaProps) {
  const { monday, righe, celle } = line
  const printing = useIsPrinting()
  const reparti = righe.flatMap(({ reparto, infiniteCapacity }) => (reparto && !infiniteCapacity ? [reparto] : []))
  const days = Array.from({ length: PRINTED_DAYS }, (_, index) => addCivilDays(monday, index))
  const ready =
    asked && days.every((day) => reparti.every((reparto) => celle.get(cellaKey({ giorno: day, reparto }))?.ordini))
  usePrintOnce(ready, onPrinted)
  return asked || printing ? <LineSheets {...line} /> : null
}

/**
 * Looks of the printed timeline: beside the application, as the printed week; late and at risk are told by signs and
 * edges, not by colour. Nothing has a fixed height: a phase with many bars takes the room that it needs.
 */
const linePrintStyle = {
  '@media screen': { '.stampa-linea': { display: 'none' } },
  '@media print': {
    '@page': {
      size: 'A4 landscape',
      margin: '9mm 9mm 12mm',
      '@bottom-right': { content: '"Pagina " counter(page) " di " counter(pages)', fontSize: '8pt' },
    },
    '#radice': { display: 'none' },
    'html, body': { background: '#fff', color: '#000', height: 'auto', overflow: 'visible' },
    '.stampa-linea': { fontSize: '6.5pt', lineHeight: 1.25, color: '#000', printColorAdjust: 'exact' },
    '.stampa-linea section + section': { breakBefore: 'page' },
    '.stampa-linea header': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '6mm',
      paddingBottom: '1.5mm',
      fontSize: '9pt',
      '& p': { margin: 0, '&:last-child': { marginLeft: 'auto', fontSize: '8pt' } },
    },
    '.stampa-linea h1': { fontSize: '14pt', lineHeight: 1.1, margin: 0 },
    '.stampa-linea .giorni': {
      display: 'grid',
      gridTemplateColumns: '18mm repeat(14, minmax(0, 1fr))',
      borderBottom: '0.5mm solid #000',
      fontSize: '7.5pt',
      '& > div': { paddingLeft: '0.6mm', borderLeft: '0.2mm solid #999' },
      '& > div:first-of-type': { gridColumn: 2 },
    },
    '.stampa-linea .fase': {
      display: 'grid',
      gridTemplateColumns: '18mm minmax(0, 1fr)',
      borderBottom: '0.3mm solid #000',
    },
    '.stampa-linea h2': { fontSize: '8pt', margin: '0.8mm 0 0', textTransform: 'capitalize', overflowWrap: 'anywhere' },
    '.stampa-linea .corpo': {
      display: 'grid',
      gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
      gridAutoFlow: 'row dense',
      rowGap: '0.4mm',
      padding: '0.6mm 0',
      minHeight: '6mm',
      // The days go on through the rows.
      background: 'repeating-linear-gradient(90deg, #bbb 0 0.15mm, transparent 0.15mm calc(100% / 14))',
    },
    '.stampa-linea .barra': {
      border: '0.25mm solid #555',
      borderRadius: '0.6mm',
      background: '#eee',
      padding: '0 0.6mm',
      margin: '0 0.3mm',
      breakInside: 'avoid',
      overflowWrap: 'anywhere',
      '&.tardi': { borderLeft: '1.2mm solid #000', fontWeight: 700 },
      '&.rischio': { borderLeft: '0.8mm double #000' },
      '&.chosen': { background: '#000', color: '#fff', fontWeight: 700 },
    },
    '.stampa-linea .cella': {
      padding: '0 0.6mm',
      overflowWrap: 'anywhere',
      '& i': { fontStyle: 'normal', color: '#333' },
      '&.chiusa': { textAlign: 'center', color: '#555' },
    },
  },
} as const

/** The timeline on A4, two weeks a sheet: every bar has its line, nothing is left out or cut. */
function LineSheets({ monday, righe, celle, barre, chosen, now }: Props) {
  const read = new Set([...celle.values()].map(({ giorno }) => giorno))
  const sheets = Array.from({ length: PRINTED_DAYS / DAYS }, (_, index) => addCivilDays(monday, index * DAYS)).filter(
    (first) => daysOf(first).some((day) => read.has(day)),
  )
  return createPortal(
    <div className="stampa-linea" aria-hidden>
      <GlobalStyles styles={linePrintStyle} />
      {sheets.map((first) => (
        <section key={first}>
          <header>
            <h1>
              Settimane {isoWeek(first).week} e {isoWeek(addCivilDays(first, 7)).week}
            </h1>
            <p>
              dal {formatDate(first)} al {formatDate(addCivilDays(first, DAYS - 1))}
            </p>
            <p>{chosen ? `Schedulatore, ordine ${chosen.numeroCommessa}` : 'Schedulatore'}</p>
            <p>
              Stampato il {formatDate(now.slice(0, 10))} alle {now.slice(11, 16)}
            </p>
          </header>
          <div className="giorni">
            {daysOf(first).map((day) => (
              <div key={day}>
                <b>{WEEKDAYS[weekdayNumber(day)]}</b> {Number(day.slice(8))}-{Number(day.slice(5, 7))}
              </div>
            ))}
          </div>
          {righe.map((riga) => (
            <div className="fase" key={riga.nomeFase}>
              <h2>{riga.nomeFase}</h2>
              <div className="corpo">
                {riga.reparto && !riga.infiniteCapacity
                  ? daysOf(first).map((day) => (
                      <Cella key={day} cella={celle.get(cellaKey({ giorno: day, reparto: riga.reparto ?? '' }))} />
                    ))
                  : null}
                <Barre first={first} riga={riga} barre={barre} chosen={chosen} />
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>,
    document.body,
  )
}

const daysOf = (first: string) => Array.from({ length: DAYS }, (_, index) => addCivilDays(first, index))

interface Stretch {
  key: string
  text: string
  inizio: string
  fine: string
  classe: string
}

const CSS_CLASSES = { tardi: 'tardi', rischio: 'rischio', sicuro: '' } as const
const SIGNS = { tardi: '! ', rischio: '△ ', sicuro: '' } as const

/** The bars of a phase on a sheet, each on the days that it touches. */
function Barre({ first, riga, barre, chosen }: { first: string; riga: TimelineRow } & Pick<Props, 'barre' | 'chosen'>) {
  const own = chosen?.fasi.find(({ nomeFase }) => nomeFase === riga.nomeFase)
  const stretches: Stretch[] = []
  if (chosen && own?.inizio && own.fine) {
    const { inizio, fine } = own
    stretches.push({ key: 'chosen', text: chosen.numeroCommessa, inizio, fine, classe: 'chosen' })
  }
  for (const barra of barre.get(riga.nomeFase)?.barre ?? []) {
    const band = barra.margine === null ? 'sicuro' : bandOfMargine(barra.margine)
    const who = [barra.numeroCommessa, barra.fornitore].filter(Boolean).join(' · ')
    const { inizio, fine } = barra
    stretches.push({ key: String(barra.ordine), text: SIGNS[band] + who, inizio, fine, classe: CSS_CLASSES[band] })
  }
  return stretches.map(({ key, text, inizio, fine, classe }) => {
    const from = daysBetween(first, inizio.slice(0, 10))
    // An end at midnight is of the day before.
    const whole = fine.slice(11, 16) === '00:00'
    const a = Math.max(daysBetween(first, fine.slice(0, 10)) + (whole ? 0 : 1), from + 1)
    if (a <= 0 || from >= DAYS) return null
    const [left, right] = [Math.max(0, from), Math.min(DAYS, a)]
    return (
      <span key={key} className={`barra ${classe}`} style={{ gridColumn: `${left + 1} / ${right + 1}` }}>
        {from < 0 && '← '}
        {text}
        {a > DAYS && ' →'}
      </span>
    )
  })
}

function Cella({ cella }: { cella: ShownCella | undefined }) {
  if (!cella) return <div className="cella" />
  const { stato, occupato, capacita, libero, ordini } = cella
  if (stato === 'closed' && occupato === 0) return <div className="cella chiusa">{CELLA_SIGNS.closed}</div>
  return (
    <div className="cella">
      {stato === 'free' ? <b>{inHours(libero)}</b> : <b>{`${CELLA_SIGNS[stato]} ${CELLA_WORDS[stato]}`}</b>}
      <br />
      {stato === 'free' ? 'liberi' : inHours(stato === 'broken' ? libero : occupato)} su {inHours(capacita)}
      {ordini?.map(({ id, numeroCommessa, time }) => (
        <div key={id}>
          {numeroCommessa} <i>{inHours(time)}</i>
        </div>
      ))}
    </div>
  )
}

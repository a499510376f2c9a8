import GlobalStyles from '@mui/material/GlobalStyles'
import { createPortal } from 'react-dom'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { useRepartoWord } from '#shell/reparti.ts'
import { usePrintOnce } from '#ui/print/usePrintOnce.ts'
import { inHours } from '../durations.ts'
import { CELLA_SIGNS, CELLA_WORDS } from '../linea/celleState.ts'
import { cellaKey, type ShownCella } from '../model.ts'
import { addCivilDays, isoWeek, MONTHS, WEEKDAY_NAMES, weekdayNumber } from '../time.ts'

interface Props {
  monday: string
  reparti: readonly string[]
  celle: ReadonlyMap<string, ShownCella>
  /** Now, 'YYYY-MM-DD HH:mm:ss': what is on paper grows old. */
  now: string
  /** The browser's dialog is closed. */
  onPrinted: () => void
}

/**
 * Looks of the printed week. Beside the application, so that its frame and scrolling have no part in the paper; black on
 * white only, what is full or closed told by shape.
 */
const weekPrintStyle = {
  '@media screen': { '.stampa-settimana': { display: 'none' } },
  '@media print': {
    '@page': {
      size: 'A4 landscape',
      margin: '11mm 11mm 13mm',
      '@bottom-right': { content: '"Pagina " counter(page) " di " counter(pages)', fontSize: '8pt' },
    },
    '#radice': { display: 'none' },
    'html, body': { background: '#fff', color: '#000', height: 'auto', overflow: 'visible' },
    '.stampa-settimana': {
      fontSize: '9pt',
      lineHeight: 1.35,
      color: '#000',
      printColorAdjust: 'exact',
    },
    '.stampa-settimana section + section': { breakBefore: 'page' },
    '.stampa-settimana header': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: '10mm',
      borderBottom: '0.6mm solid #000',
      paddingBottom: '2mm',
      marginBottom: '3mm',
    },
    '.stampa-settimana header p': { margin: 0, '&:last-child': { marginLeft: 'auto', textAlign: 'right' } },
    '.stampa-settimana h1': { fontSize: '22pt', lineHeight: 1.1, margin: 0, textTransform: 'capitalize' },
    '.stampa-settimana table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '.stampa-settimana col.stretta': { width: '17mm' },
    '.stampa-settimana th, .stampa-settimana td': {
      border: '0.25mm solid #555',
      padding: '1.6mm 2mm',
      verticalAlign: 'top',
      textAlign: 'left',
    },
    '.stampa-settimana th': { fontWeight: 400, fontSize: '8.5pt', borderBottomWidth: '0.5mm' },
    '.stampa-settimana th > b:first-of-type': { fontSize: '11pt', textTransform: 'capitalize' },
    '.stampa-settimana thead': { display: 'table-header-group' },
    '.stampa-settimana td': { height: '118mm', padding: '0.8mm 2mm' },
    '.stampa-settimana td.chiuso': {
      background: 'repeating-linear-gradient(135deg, #bbb 0 0.2mm, transparent 0.2mm 2mm)',
    },
    '.stampa-settimana .barra': { height: '2.6mm', border: '0.25mm solid #000', margin: '1mm 0' },
    '.stampa-settimana .barra > div': { height: '100%', background: '#000' },
    '.stampa-settimana ul': { listStyle: 'none', margin: 0, padding: 0 },
    '.stampa-settimana li': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '1.6mm',
      padding: '0.9mm 0',
      borderBottom: '0.2mm solid #bbb',
      breakInside: 'avoid',
      '& b': { flex: 1, overflowWrap: 'anywhere', fontSize: '9.5pt' },
      '& span': { whiteSpace: 'nowrap' },
      '& i': { flex: 'none', width: '2.8mm', height: '2.8mm', border: '0.3mm solid #000', alignSelf: 'center' },
    },
    '.stampa-settimana footer': { marginTop: '2mm', fontSize: '8pt', color: '#333' },
  },
} as const

/** A week of each department on A4: days as columns, the orders of each with their time; saved bookings only. */
export function PrintWeek({ monday, reparti, celle, now, onPrinted }: Props) {
  const days = Array.from({ length: 7 }, (_, index) => addCivilDays(monday, index))
  const sheets = reparti.map((reparto) => ({
    reparto,
    week: days.map((day) => celle.get(cellaKey({ giorno: day, reparto }))),
  }))
  const ready = sheets.every(({ week }) => week.every((cella) => cella?.ordini))
  usePrintOnce(ready, onPrinted)
  return createPortal(
    <div className="stampa-settimana" aria-hidden>
      <GlobalStyles styles={weekPrintStyle} />
      {sheets.map(({ reparto, week }) => (
        <Sheet
          key={reparto}
          reparto={reparto}
          monday={monday}
          celle={week.filter((cella) => cella !== undefined)}
          now={now}
        />
      ))}
    </div>,
    document.body,
  )
}

interface SheetProps {
  reparto: string
  monday: string
  celle: readonly ShownCella[]
  now: string
}

const sum = (celle: readonly ShownCella[], of: (cella: ShownCella) => number) =>
  celle.reduce((total, cella) => total + of(cella), 0)

function Sheet({ reparto, monday, celle, now }: SheetProps) {
  const word = useRepartoWord()
  const { week, year } = isoWeek(monday)
  const [booked, capacita] = [sum(celle, (cella) => cella.occupato), sum(celle, (cella) => cella.capacita)]
  return (
    <section>
      <header>
        <h1>{word(reparto)}</h1>
        <p>
          <b>
            Settimana {week} del {year}
          </b>
          <br />
          {period(monday)}
        </p>
        <p>
          {inHours(booked)} su {inHours(capacita)}
          <br />
          {formatCount(
            new Set(celle.flatMap(({ ordini }) => (ordini ?? []).map(({ id }) => id))).size,
            'ordine',
            'ordini',
          )}
        </p>
      </header>
      <table>
        <colgroup>
          {celle.map((cella) => (
            <col key={cella.giorno} className={empty(cella) ? 'stretta' : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {celle.map((cella) => (
              <th key={cella.giorno}>
                <Day cella={cella} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {celle.map((cella) => (
              <td key={cella.giorno} className={empty(cella) ? 'chiuso' : undefined}>
                <ul>
                  {cella.ordini?.map(({ id, numeroCommessa, time }) => (
                    <li key={id}>
                      <i />
                      <b>{numeroCommessa}</b>
                      <span>{inHours(time)}</span>
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <footer>
        Stampato il {formatDate(now.slice(0, 10))} alle {now.slice(11, 16)}. Le ore sono di lavoro delle persone del
        reparto.
      </footer>
    </section>
  )
}

/** A closed day without plans: its column can be narrow. */
const empty = ({ stato, count }: ShownCella) => stato === 'closed' && count === 0

function Day({ cella }: { cella: ShownCella }) {
  const { giorno, stato, occupato, capacita, libero } = cella
  const name = WEEKDAY_NAMES[weekdayNumber(giorno)] ?? ''
  if (empty(cella)) {
    return (
      <>
        <b>{name.slice(0, 3)}</b>
        <br />
        {giorno.slice(8)}-{giorno.slice(5, 7)}
        <br />
        {CELLA_SIGNS.closed} chiuso
      </>
    )
  }
  return (
    <>
      <b>{name}</b> {giorno.slice(8)}-{giorno.slice(5, 7)}
      <div className="barra">
        <div style={{ width: `${Math.min(100, capacita > 0 ? (100 * occupato) / capacita : 100)}%` }} />
      </div>
      {inHours(occupato)} su {inHours(capacita)}
      <br />
      {stato === 'free' ? (
        `${inHours(libero)} liberi`
      ) : (
        <b>{`${CELLA_SIGNS[stato]} ${CELLA_WORDS[stato]}${libero < 0 ? ` ${inHours(libero)}` : ''}`}</b>
      )}
    </>
  )
}

/** 'dal 30 novembre al 6 dicembre 2026'. */
function period(monday: string): string {
  const sunday = addCivilDays(monday, 6)
  const month = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1]
  const inizio = `${Number(monday.slice(8))}${month(monday) === month(sunday) ? '' : ` ${month(monday)}`}`
  const year = monday.slice(0, 4) === sunday.slice(0, 4) ? '' : ` ${monday.slice(0, 4)}`
  return `dal ${inizio}${year} al ${Number(sunday.slice(8))} ${month(sunday)} ${sunday.slice(0, 4)}`
}

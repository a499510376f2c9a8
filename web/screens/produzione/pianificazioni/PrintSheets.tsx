import GlobalStyles from '@mui/material/GlobalStyles'
import { createPortal } from 'react-dom'
import { encode } from 'uqr'
import { formatCount, formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { usePrintOnce } from '#ui/print/usePrintOnce.ts'
import { durationInWords } from '../fasiSchedulate/row.ts'
import type { PostazioneSheet } from './PostazioneSheetPage.tsx'

interface Props {
  title: string
  creataIl: string
  sheets: readonly PostazioneSheet[]
  /** The browser's dialog is closed. */
  onPrinted: () => void
}

/** Beside the application, so that its frame and scrolling have no part in the paper. */
const cellStyles = {
  '@media screen': { '.stampa-fogli': { display: 'none' } },
  '@media print': {
    '@page': { size: 'A4 portrait', margin: '14mm' },
    '#radice': { display: 'none' },
    body: { background: '#fff', color: '#000' },
    '.stampa-fogli': { fontSize: '10.5pt', color: '#000', fontVariantNumeric: 'tabular-nums' },
    '.stampa-fogli section + section': { breakBefore: 'page' },
    '.stampa-fogli h1': { fontSize: '20pt', margin: 0 },
    '.stampa-fogli p': { margin: '1mm 0 5mm' },
    '.stampa-fogli table': { width: '100%', borderCollapse: 'collapse' },
    '.stampa-fogli th, .stampa-fogli td': { border: '0.3mm solid #888', padding: '2mm', verticalAlign: 'top' },
    '.stampa-fogli th': { textAlign: 'left', background: '#eee', printColorAdjust: 'exact' },
    '.stampa-fogli thead': { display: 'table-header-group' },
    '.stampa-fogli tr': { breakInside: 'avoid' },
    '.stampa-fogli .fatto': { width: '14mm', textAlign: 'center' },
    '.stampa-fogli td.fatto': { fontSize: '14pt', lineHeight: 1 },
    '.stampa-fogli .qr': { width: '22mm' },
    '.stampa-fogli .qr svg': { width: '19mm', height: '19mm', display: 'block' },
    '.stampa-fogli .numero': { textAlign: 'right', whiteSpace: 'nowrap' },
    '.stampa-fogli .sotto': { fontSize: '9pt', color: '#444' },
    // Once, not on every page.
    '.stampa-fogli tfoot': { display: 'table-row-group', fontWeight: 700 },
  },
} as const

/** What the square of a row opens on a phone or a tablet: the order, at the operation that is next at the bench. */
function benchAddress(ordine: number, postazione: string): string {
  const search = new URLSearchParams({ ordine: String(ordine), banco: postazione })
  return `${window.location.origin}/planner/#/operatore?${search}`
}

/** A text as a square that phones read, for paper: black, as large as its place. */
function QrMark({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 1 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} fill="#000" />
    </svg>
  )
}

/** A sheet of A4 for each workstation that has something to do: its orders in turn, to be ticked off. */
export function PrintSheets({ title, creataIl, sheets, onPrinted }: Props) {
  usePrintOnce(true, onPrinted)
  return createPortal(
    <div className="stampa-fogli" aria-hidden>
      <GlobalStyles styles={cellStyles} />
      {sheets
        .filter(({ ordini }) => ordini.length > 0)
        .map(({ postazione, campi, minuti, ordini }) => (
          <section key={postazione}>
            <h1>{postazione}</h1>
            <p>
              {title} · pianificazione del {formatDateTime(creataIl)}
              {campi.length > 0 && (
                <>
                  <br />
                  <span className="sotto">{campi.join(', ')}</span>
                </>
              )}
            </p>
            <table>
              <thead>
                <tr>
                  <th className="fatto">Fatto</th>
                  <th>Ordine</th>
                  <th>Cliente</th>
                  <th className="numero">Serramenti</th>
                  <th className="numero">Tempo</th>
                  <th>Approntamento</th>
                  <th className="fatto">Apri</th>
                </tr>
              </thead>
              <tbody>
                {ordini.map(({ minuti: own, ordine }) => (
                  <tr key={ordine.pk}>
                    <td className="fatto">☐</td>
                    <td>
                      <strong>{ordine.numeroCommessa}</strong>
                    </td>
                    <td>
                      {ordine.nomeCliente}
                      <div className="sotto">
                        {[ordine.riferimento, ordine.senzaMisure && 'misure da definire'].filter(Boolean).join(' · ')}
                      </div>
                    </td>
                    <td className="numero">{ordine.numeroSerramenti}</td>
                    <td className="numero">{durationInWords(own ?? 0)}</td>
                    <td>{formatDate(ordine.dataConsegna)}</td>
                    <td className="qr">
                      <QrMark text={benchAddress(ordine.pk, postazione)} />
                    </td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <td colSpan={4}>{formatCount(ordini.length, 'ordine', 'ordini')}</td>
                  <td className="numero">{durationInWords(minuti)}</td>
                  <td colSpan={2} />
                </tr>
              </tfoot>
            </table>
          </section>
        ))}
    </div>,
    document.body,
  )
}

import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { formatoData } from '../../../../server/formati/rules.ts'
import { ore } from '../durate.ts'
import { PAROLA, SEGNO } from '../linea/celleStato.ts'
import { type Cella, chiaveCella } from '../modello.ts'
import { aggiungiGiorni, GIORNI_INTERI, giornoSettimana, settimanaIso } from '../tempo.ts'

interface Props {
  lunedi: string
  reparti: readonly string[]
  celle: ReadonlyMap<string, Cella>
  /** The browser's dialog is closed. */
  onStampata: () => void
}

/** Beside the application, so that its frame and scrolling have no part in the paper. */
const stili = {
  '@media screen': { '.stampa-settimana': { display: 'none' } },
  '@media print': {
    '@page': { size: 'A4 landscape', margin: '12mm' },
    '#radice': { display: 'none' },
    body: { background: '#fff', color: '#000' },
    '.stampa-settimana': { fontSize: '9pt', color: '#000', fontVariantNumeric: 'tabular-nums' },
    '.stampa-settimana section + section': { breakBefore: 'page' },
    '.stampa-settimana h1': { fontSize: '14pt', margin: '0 0 4mm' },
    '.stampa-settimana table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '.stampa-settimana th, .stampa-settimana td': {
      border: '0.3mm solid #888',
      padding: '1.5mm',
      verticalAlign: 'top',
    },
    '.stampa-settimana th': { textAlign: 'left', background: '#eee', printColorAdjust: 'exact' },
    '.stampa-settimana thead': { display: 'table-header-group' },
    '.stampa-settimana li': { display: 'flex', justifyContent: 'space-between', gap: '2mm', breakInside: 'avoid' },
    '.stampa-settimana ul': { listStyle: 'none', margin: 0, padding: 0 },
  },
} as const

/** A week of each department on A4: days as columns, the orders of each with their time; saved bookings only. */
export function StampaSettimana({ lunedi, reparti, celle, onStampata }: Props) {
  const giorni = Array.from({ length: 7 }, (_, indice) => aggiungiGiorni(lunedi, indice))
  const { settimana, anno } = settimanaIso(lunedi)
  const pronta = reparti.every((reparto) =>
    giorni.every((giorno) => celle.get(chiaveCella({ giorno, reparto }))?.ordini),
  )
  const finita = useEffectEvent(onStampata)
  useEffect(() => {
    if (!pronta) return
    // In the next task: what is printed must have been drawn.
    const timer = setTimeout(() => {
      window.print()
      finita()
    }, 50)
    return () => clearTimeout(timer)
  }, [pronta])
  return createPortal(
    <div className="stampa-settimana" aria-hidden>
      <GlobalStyles styles={stili} />
      {reparti.map((reparto) => (
        <section key={reparto}>
          <h1>
            Reparto {reparto}: settimana {settimana} del {anno}, dal {formatoData(lunedi)} al{' '}
            {formatoData(aggiungiGiorni(lunedi, 6))}
          </h1>
          <table>
            <thead>
              <tr>
                {giorni.map((giorno) => (
                  <th key={giorno}>
                    {GIORNI_INTERI[giornoSettimana(giorno)]} {formatoData(giorno)}
                    <br />
                    <Riassunto cella={celle.get(chiaveCella({ giorno, reparto }))} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {giorni.map((giorno) => (
                  <td key={giorno}>
                    <ul>
                      {celle.get(chiaveCella({ giorno, reparto }))?.ordini?.map(({ id, numeroCommessa, time }) => (
                        <li key={id}>
                          <span>☐ {numeroCommessa}</span>
                          <span>{ore(time)}</span>
                        </li>
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      ))}
    </div>,
    document.body,
  )
}

function Riassunto({ cella }: { cella: Cella | undefined }) {
  if (!cella) return null
  if (cella.stato === 'closed') return <>chiuso</>
  const stato = cella.stato === 'free' ? '' : ` ${SEGNO[cella.stato]} ${PAROLA[cella.stato]}`
  return (
    <span style={{ fontWeight: 400 }}>
      {ore(cella.occupato)} su {ore(cella.capacita)}
      {stato}
    </span>
  )
}

import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { formatCount, formatDate } from '../../../../../server/shared/formats/formats.ts'
import { inHours } from '../durations.ts'
import { CELLA_SIGNS, CELLA_WORDS } from '../linea/celleState.ts'
import { cellaKey, type ShownCella } from '../model.ts'
import { addCivilDays, isoWeek, MONTHS, WEEKDAY_NAMES, weekdayNumber } from '../time.ts'
import { weekPrintStyle } from './weekPrintStyle.ts'

interface Props {
  lunedi: string
  reparti: readonly string[]
  celle: ReadonlyMap<string, ShownCella>
  /** Now, 'YYYY-MM-DD HH:mm:ss': what is on paper grows old. */
  adesso: string
  /** The browser's dialog is closed. */
  onStampata: () => void
}

/** A week of each department on A4: days as columns, the orders of each with their time; saved bookings only. */
export function PrintWeek({ lunedi, reparti, celle, adesso, onStampata }: Props) {
  const giorni = Array.from({ length: 7 }, (_, index) => addCivilDays(lunedi, index))
  const fogli = reparti.map((reparto) => ({
    reparto,
    settimana: giorni.map((giorno) => celle.get(cellaKey({ giorno, reparto }))),
  }))
  const pronta = fogli.every(({ settimana }) => settimana.every((cella) => cella?.ordini))
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
      <GlobalStyles styles={weekPrintStyle} />
      {fogli.map(({ reparto, settimana }) => (
        <Foglio
          key={reparto}
          reparto={reparto}
          lunedi={lunedi}
          celle={settimana.filter((cella) => cella !== undefined)}
          adesso={adesso}
        />
      ))}
    </div>,
    document.body,
  )
}

interface PropsFoglio {
  reparto: string
  lunedi: string
  celle: readonly ShownCella[]
  adesso: string
}

const somma = (celle: readonly ShownCella[], di: (cella: ShownCella) => number) =>
  celle.reduce((totale, cella) => totale + di(cella), 0)

function Foglio({ reparto, lunedi, celle, adesso }: PropsFoglio) {
  const { settimana, anno } = isoWeek(lunedi)
  const [occupato, capacita] = [somma(celle, (cella) => cella.occupato), somma(celle, (cella) => cella.capacita)]
  return (
    <section>
      <header>
        <h1>{reparto}</h1>
        <p>
          <b>
            Settimana {settimana} del {anno}
          </b>
          <br />
          {periodo(lunedi)}
        </p>
        <p>
          {inHours(occupato)} su {inHours(capacita)}
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
                <Giorno cella={cella} />
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
        Stampato il {formatDate(adesso.slice(0, 10))} alle {adesso.slice(11, 16)}. Le ore sono di lavoro delle persone
        del reparto.
      </footer>
    </section>
  )
}

/** A closed day without plans: its column can be narrow. */
const empty = ({ stato, quanti }: ShownCella) => stato === 'closed' && quanti === 0

function Giorno({ cella }: { cella: ShownCella }) {
  const { giorno, stato, occupato, capacita, libero } = cella
  const nome = WEEKDAY_NAMES[weekdayNumber(giorno)] ?? ''
  if (empty(cella)) {
    return (
      <>
        <b>{nome.slice(0, 3)}</b>
        <br />
        {giorno.slice(8)}-{giorno.slice(5, 7)}
        <br />
        {CELLA_SIGNS.closed} chiuso
      </>
    )
  }
  return (
    <>
      <b>{nome}</b> {giorno.slice(8)}-{giorno.slice(5, 7)}
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
function periodo(lunedi: string): string {
  const domenica = addCivilDays(lunedi, 6)
  const mese = (giorno: string) => MONTHS[Number(giorno.slice(5, 7)) - 1]
  const inizio = `${Number(lunedi.slice(8))}${mese(lunedi) === mese(domenica) ? '' : ` ${mese(lunedi)}`}`
  const anno = lunedi.slice(0, 4) === domenica.slice(0, 4) ? '' : ` ${lunedi.slice(0, 4)}`
  return `dal ${inizio}${anno} al ${Number(domenica.slice(8))} ${mese(domenica)} ${domenica.slice(0, 4)}`
}

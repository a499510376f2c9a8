import { memo } from 'react'
import { addCivilDays, dayName, WEEKDAYS, weekdayNumber } from '../time.ts'
import { type Arco, DAY_WIDTH, HOUR_COLUMNS, START_HOUR, type TimeWindow, xOf, type Zoom } from './geometry.ts'
import { monthsOf, weeksOf } from './header.ts'

interface Props {
  arco: Arco
  finestra: TimeWindow
  zoom: Zoom
  /** Width of the column of the names, pixels. */
  legenda: number
  oggi: string
  festivi: ReadonlySet<string>
  /** Delivery (approntamento) of the order on screen, YYYY-MM-DD, and whether its plan ends later. */
  consegna: string | null
  tardi: boolean
  /** What is free in a week, in words, by its Monday. */
  liberi: ReadonlyMap<string, string>
}

/** Every other hour has its number, but for the last, which would touch the next day's first. */
const ORE = Array.from({ length: Math.floor(HOUR_COLUMNS / 2) }, (_, index) => START_HOUR + index * 2)

/** Months, weeks and days of what is on screen; for the eyes: cells and bars say their own dates. */
export const TimelineHeader = memo(function Intestazione(props: Props) {
  const { arco, finestra, zoom, legenda, oggi, festivi, consegna, tardi, liberi } = props
  const giorno = DAY_WIDTH[zoom]
  const posto = (da: number, giorni: number) => ({ left: legenda + da * giorno, width: giorni * giorno })
  const date = Array.from({ length: finestra.a - finestra.da }, (_, index) => finestra.da + index)
  return (
    <div aria-hidden>
      {monthsOf(arco, finestra).map(({ chiave, testo, da, giorni }) => (
        <div key={chiave} className="sl-mese" style={posto(da, giorni)}>
          <span>{testo.charAt(0).toUpperCase() + testo.slice(1)}</span>
        </div>
      ))}
      {weeksOf(arco, finestra).map(({ chiave, testo, da, giorni }) => (
        <div key={chiave} className="sl-settimana" style={posto(da, giorni)}>
          <span>
            {testo}
            {zoom !== 'mese' && liberi.get(chiave)}
          </span>
        </div>
      ))}
      {date.map((index) => {
        const data = addCivilDays(arco.inizio, index)
        const nome = WEEKDAYS[weekdayNumber(data)]
        const numero = Number(data.slice(8))
        const classi = ['sl-data', data === oggi ? 'sl-oggi' : isHoliday(data, festivi) && 'sl-festivo']
        return (
          <div key={data} className={classi.filter(Boolean).join(' ')} style={posto(index, 1)} title={dayName(data)}>
            {zoom === 'giorno' ? (
              <>
                <b>
                  {nome} {numero}
                </b>
                <span className="sl-ore">
                  {ORE.map((ora) => (
                    <span key={ora}>{ora}</span>
                  ))}
                </span>
              </>
            ) : (
              <>
                <small>{zoom === 'mese' ? nome?.[0] : nome}</small>
                <b>{numero}</b>
              </>
            )}
          </div>
        )
      })}
      {consegna && consegna >= arco.inizio && consegna < arco.fine && (
        <div
          className={tardi ? 'sl-bandiera sl-tardi' : 'sl-bandiera'}
          style={{ left: legenda + xOf(addCivilDays(consegna, 1), arco, zoom) }}
          title={`Approntamento: ${dayName(consegna)}`}
        >
          {zoom === 'mese' ? '⚑' : 'Approntamento'}
        </div>
      )}
    </div>
  )
})

/** Weekends and holidays are tinted. */
export function isHoliday(giorno: string, festivi: ReadonlySet<string>): boolean {
  return weekdayNumber(giorno) % 6 === 0 || festivi.has(giorno)
}

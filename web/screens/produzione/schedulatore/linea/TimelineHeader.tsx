import { memo } from 'react'
import { addCivilDays, dayName, WEEKDAYS, weekdayNumber } from '../time.ts'
import { DAY_WIDTH, HOUR_COLUMNS, type Span, START_HOUR, type TimeWindow, xOf, type Zoom } from './geometry.ts'
import { monthsOf, weeksOf } from './header.ts'

interface Props {
  span: Span
  window: TimeWindow
  zoom: Zoom
  /** Width of the column of the names, pixels. */
  legend: number
  today: string
  holidayDates: ReadonlySet<string>
  /** Delivery (approntamento) of the order on screen, YYYY-MM-DD, and whether its plan ends later. */
  consegna: string | null
  tardi: boolean
  /** What is free in a week, in words, by its Monday. */
  free: ReadonlyMap<string, string>
}

/** Every other hour has its number, but for the last, which would touch the next day's first. */
const HOURS = Array.from({ length: Math.floor(HOUR_COLUMNS / 2) }, (_, index) => START_HOUR + index * 2)

/** Months, weeks and days of what is on screen; for the eyes: cells and bars say their own dates. */
export const TimelineHeader = memo(function TimelineHeader(props: Props) {
  const { span: arco, window, zoom, legend, today, holidayDates, consegna, tardi, free } = props
  const day = DAY_WIDTH[zoom]
  const place = (from: number, days: number) => ({ left: legend + from * day, width: days * day })
  const date = Array.from({ length: window.a - window.da }, (_, index) => window.da + index)
  return (
    <div aria-hidden>
      {monthsOf(arco, window).map(({ key, text, da, days }) => (
        <div key={key} className="sl-mese" style={place(da, days)}>
          <span>{text.charAt(0).toUpperCase() + text.slice(1)}</span>
        </div>
      ))}
      {weeksOf(arco, window).map(({ key, text, da, days }) => (
        <div key={key} className="sl-settimana" style={place(da, days)}>
          <span>
            {text}
            {zoom !== 'mese' && free.get(key)}
          </span>
        </div>
      ))}
      {date.map((index) => {
        const data = addCivilDays(arco.inizio, index)
        const name = WEEKDAYS[weekdayNumber(data)]
        const numero = Number(data.slice(8))
        const cssClasses = ['sl-data', data === today ? 'sl-oggi' : isHoliday(data, holidayDates) && 'sl-festivo']
        return (
          <div
            key={data}
            className={cssClasses.filter(Boolean).join(' ')}
            style={place(index, 1)}
            title={dayName(data)}
          >
            {zoom === 'giorno' ? (
              <>
                <b>
                  {name} {numero}
                </b>
                <span className="sl-ore">
                  {HOURS.map((hour) => (
                    <span key={hour}>{hour}</span>
                  ))}
                </span>
              </>
            ) : (
              <>
                <small>{zoom === 'mese' ? name?.[0] : name}</small>
                <b>{numero}</b>
              </>
            )}
          </div>
        )
      })}
      {consegna && consegna >= arco.inizio && consegna < arco.fine && (
        <div
          className={tardi ? 'sl-bandiera sl-tardi' : 'sl-bandiera'}
          style={{ left: legend + xOf(addCivilDays(consegna, 1), arco, zoom) }}
          title={`Approntamento: ${dayName(consegna)}`}
        >
          {zoom === 'mese' ? '⚑' : 'Approntamento'}
        </div>
      )}
    </div>
  )
})

/** Weekends and holidays are tinted. */
export function isHoliday(day: string, holidayDates: ReadonlySet<string>): boolean {
  return weekdayNumber(day) % 6 === 0 || holidayDates.has(day)
}

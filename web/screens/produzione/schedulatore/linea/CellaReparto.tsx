import { memo } from 'react'
import { useRepartoWord } from '#shell/reparti.ts'
import { inHours, inHoursShort } from '../durations.ts'
import { cellaKey, type OrdineQuota, type ShownCella, type ShownStatoCella } from '../model.ts'
import { blocksOfCella, excessOf, fillRatio, freeWithPiano } from './blocks.ts'
import { CELLA_SIGNS, cellaLabel, freeText, statoWith } from './celleState.ts'
import { DAY_WIDTH, windowWidth, type Zoom } from './geometry.ts'
import { COLUMN } from './style/celleStyle.ts'

interface Props {
  cella: ShownCella
  x: number
  zoom: Zoom
  /** Minutes that the plan on screen has here; null when no order is open. */
  current: OrdineQuota | null
  flashing: boolean
  /** Phases that should end here and run late, in words; null for none. */
  tardi: string | null
  /** The one that Tab reaches. */
  active: boolean
}

const percent = (part: number) => `${Math.round(Math.min(1, part) * 1000) / 10}%`

/**
 * A department's day: what is free, who fills it; a bar at the week zoom, heat at the month zoom. What is drawn
 * in it is for the eyes (`data-testo`): its name says the same in a sentence.
 */
export const CellaReparto = memo(function CellaReparto({ cella, x, zoom, current, flashing, tardi, active }: Props) {
  const free = freeWithPiano(cella, current)
  const stato = statoWith(cella, free)
  const label = cellaLabel(cella, free, useRepartoWord()(cella.reparto))
  const cssClasses = ['sl-cella', `sl-${stato}`, zoom !== 'giorno' && 'sl-stretta', flashing && 'sl-lampo']
  return (
    <button
      type="button"
      className={cssClasses.filter(Boolean).join(' ')}
      style={{ left: x + 1, width: DAY_WIDTH[zoom] - 1 }}
      data-cella={cellaKey(cella)}
      tabIndex={active ? 0 : -1}
      aria-label={tardi === null ? label : `${label}. ${tardi}`}
    >
      {tardi !== null && <span className="sl-tardi" title={tardi} data-testo="»" />}
      {zoom === 'giorno' && <Whole cella={cella} free={free} current={current} />}
      {zoom === 'settimana' && <Column cella={cella} free={free} current={current} />}
      {zoom === 'mese' && <Heat cella={cella} free={free} current={current} />}
    </button>
  )
})

interface ContentProps {
  cella: ShownCella
  free: number
  current: OrdineQuota | null
}

/** Less than this, in pixels, and an order's number doesn't fit in its block. */
const WITH_NUMERO = 50

function Whole({ cella, free, current }: ContentProps) {
  // A day cut short by whatever broke it would squeeze its orders: they take the room there is.
  const window = (free >= 0 && windowWidth(cella.ore)) || 1
  const beyond = excessOf(cella, free)
  return (
    <>
      <span className="sl-testo">
        <b data-testo={freeText(statoWith(cella, free), free)} />
        {cella.capacita > 0 && <span data-testo={`su ${inHours(cella.capacita)}`} />}
      </span>
      {(cella.capacita > 0 || cella.count > 0) && (
        <span className="sl-blocchi" style={{ width: percent(window) }}>
          {blocksOfCella(cella, current).map((block) => (
            <span
              key={block.id}
              className={block.current ? 'sl-blocco sl-mio' : 'sl-blocco'}
              style={{ left: percent(block.da), width: percent(block.a - block.da) }}
              data-testo={
                (block.a - block.da) * window * DAY_WIDTH.giorno > WITH_NUMERO ? block.numeroCommessa : undefined
              }
            />
          ))}
          {beyond > 0 && <span className="sl-oltre" style={{ width: percent(beyond) }} />}
        </span>
      )}
    </>
  )
}

/** A part of the height that the bars of a week may take. */
const ofColumn = (part: number) => `calc((${COLUMN}) * ${part})`

function Column({ cella, free, current }: ContentProps) {
  const stato = statoWith(cella, free)
  const full = Math.min(1, fillRatio(cella, free))
  const all = Math.max(1, cella.capacita - free)
  const own = current ? full * Math.min(1, current.time / all) : 0
  return (
    <>
      <span className="sl-testo">
        <b data-testo={stato === 'free' ? inHoursShort(free) : signWithHours(stato, free)} />
      </span>
      {stato !== 'closed' && (
        <>
          {cella.capacita > 0 && <span className="sl-pista" />}
          <span className="sl-parte" style={{ bottom: 2, height: ofColumn(Math.max(0, full - own)) }} />
          {own > 0 && (
            <span
              className="sl-parte sl-mio"
              style={{ bottom: `calc(2px + ${ofColumn(full - own)})`, height: `max(4px, ${ofColumn(own)})` }}
            />
          )}
        </>
      )}
    </>
  )
}

/** '■', '×', '!-2:30': only a broken cell tells how much. */
function signWithHours(stato: ShownStatoCella, free: number): string {
  return stato === 'broken' ? `${CELLA_SIGNS.broken}${inHoursShort(free)}` : CELLA_SIGNS[stato]
}

function Heat({ cella, free, current }: ContentProps) {
  const stato = statoWith(cella, free)
  const forza = Math.round(Math.min(1, fillRatio(cella, free)) * 85)
  return (
    <>
      {(stato === 'free' || stato === 'filled') && (
        <span
          className="sl-parte"
          style={{
            left: 1,
            right: 1,
            top: 16,
            bottom: 2,
            backgroundColor: `color-mix(in srgb, var(--sl-uso) ${forza}%, var(--sl-libero))`,
          }}
        />
      )}
      {current && current.time > 0 && (
        <span
          className="sl-parte sl-mio"
          style={{ left: 1, right: 1, bottom: 2, height: 'calc(var(--sl-riga) * 0.2)' }}
        />
      )}
      <span className="sl-segno" data-testo={CELLA_SIGNS[stato]} />
    </>
  )
}

import { memo } from 'react'
import type { LateCelle } from '../data/readRitardi.ts'
import { cellaKey, type OrdineQuota, type ShownCella } from '../model.ts'
import { addCivilDays } from '../time.ts'
import { CellaReparto } from './CellaReparto.tsx'
import { DAY_WIDTH, type Span, type TimeWindow, type Zoom } from './geometry.ts'

interface Props {
  reparto: string
  celle: ReadonlyMap<string, ShownCella>
  span: Span
  window: TimeWindow
  zoom: Zoom
  /** The order on screen and what its plan books here, by day. */
  current: { id: number; numeroCommessa: string } | null
  minutes: ReadonlyMap<string, number>
  flashes: ReadonlySet<string>
  tardi: LateCelle
  /** Key of the cell that Tab reaches. */
  active: string | null
}

/** Cells of a department for the days on screen. A day not read yet is an empty place. */
export const CelleRow = memo(function CelleRow(props: Props) {
  const { reparto, celle, span: arco, window, zoom, current, minutes, flashes, tardi, active } = props
  const days = Array.from({ length: window.a - window.da }, (_, index) => window.da + index)
  const larghezza = DAY_WIDTH[zoom]
  return days.map((index) => {
    const day = addCivilDays(arco.inizio, index)
    const key = cellaKey({ giorno: day, reparto })
    const cella = celle.get(key)
    const x = index * larghezza
    if (!cella)
      return <span key={day} className="sl-cella sl-attesa" style={{ left: x + 1, width: larghezza - 1 }} aria-hidden />
    return (
      <CellaReparto
        key={day}
        cella={cella}
        x={x}
        zoom={zoom}
        current={quota(current, minutes.get(day) ?? 0, cella)}
        flashing={flashes.has(key)}
        tardi={tardi.get(key) ?? null}
        active={active === key}
      />
    )
  })
})

const quote = new WeakMap<ShownCella, OrdineQuota>()

/** The same object for the same content, so that only cells that change are drawn again; null when it plays no part. */
function quota(current: Props['current'], time: number, cella: ShownCella): OrdineQuota | null {
  if (!current || (time === 0 && cella.mine === 0)) return null
  const before = quote.get(cella)
  if (before && before.id === current.id && before.time === time) return before
  const next = { ...current, time }
  quote.set(cella, next)
  return next
}

import { memo } from 'react'
import type { LateCelle } from '../data/readRitardi.ts'
import { cellaKey, type OrdineQuota, type ShownCella } from '../model.ts'
import { addCivilDays } from '../time.ts'
import { CellaReparto } from './CellaReparto.tsx'
import { type Arco, DAY_WIDTH, type TimeWindow, type Zoom } from './geometry.ts'

interface Props {
  reparto: string
  celle: ReadonlyMap<string, ShownCella>
  arco: Arco
  finestra: TimeWindow
  zoom: Zoom
  /** The order on screen and what its plan books here, by day. */
  corrente: { id: number; numeroCommessa: string } | null
  minuti: ReadonlyMap<string, number>
  lampi: ReadonlySet<string>
  tardi: LateCelle
  /** Key of the cell that Tab reaches. */
  attiva: string | null
}

/** Cells of a department for the days on screen. A day not read yet is an empty place. */
export const CelleRow = memo(function RigaCelle(props: Props) {
  const { reparto, celle, arco, finestra, zoom, corrente, minuti, lampi, tardi, attiva } = props
  const giorni = Array.from({ length: finestra.a - finestra.da }, (_, index) => finestra.da + index)
  const larghezza = DAY_WIDTH[zoom]
  return giorni.map((index) => {
    const giorno = addCivilDays(arco.inizio, index)
    const chiave = cellaKey({ giorno, reparto })
    const cella = celle.get(chiave)
    const x = index * larghezza
    if (!cella)
      return (
        <span key={giorno} className="sl-cella sl-attesa" style={{ left: x + 1, width: larghezza - 1 }} aria-hidden />
      )
    return (
      <CellaReparto
        key={giorno}
        cella={cella}
        x={x}
        zoom={zoom}
        corrente={quota(corrente, minuti.get(giorno) ?? 0, cella)}
        lampo={lampi.has(chiave)}
        tardi={tardi.get(chiave) ?? null}
        attiva={attiva === chiave}
      />
    )
  })
})

const quote = new WeakMap<ShownCella, OrdineQuota>()

/** The same object for the same content, so that only cells that change are drawn again; null when it plays no part. */
function quota(corrente: Props['corrente'], time: number, cella: ShownCella): OrdineQuota | null {
  if (!corrente || (time === 0 && cella.mio === 0)) return null
  const prima = quote.get(cella)
  if (prima && prima.id === corrente.id && prima.time === time) return prima
  const nuova = { ...corrente, time }
  quote.set(cella, nuova)
  return nuova
}

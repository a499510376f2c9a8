import { memo } from 'react'
import { inHours, inHoursShort } from '../durations.ts'
import { cellaKey, type OrdineQuota, type ShownCella, type ShownStatoCella } from '../model.ts'
import { blocksOfCella, excessOf, fillRatio, freeWithPiano } from './blocks.ts'
import { CELLA_SIGNS, cellaLabel, freeText, statoWith } from './celleState.ts'
import { DAY_WIDTH, windowWidth, type Zoom } from './geometry.ts'
import { COLONNA } from './style/celleStyle.ts'

interface Props {
  cella: ShownCella
  x: number
  zoom: Zoom
  /** Minutes that the plan on screen has here; null when no order is open. */
  corrente: OrdineQuota | null
  lampo: boolean
  /** Phases that should end here and run late, in words; null for none. */
  tardi: string | null
  /** The one that Tab reaches. */
  attiva: boolean
}

const percento = (parte: number) => `${Math.round(Math.min(1, parte) * 1000) / 10}%`

/**
 * A department's day: what is free, who fills it; a bar at the week zoom, heat at the month zoom. What is drawn
 * in it is for the eyes (`data-testo`): its name says the same in a sentence.
 */
export const CellaReparto = memo(function CellaReparto({ cella, x, zoom, corrente, lampo, tardi, attiva }: Props) {
  const libero = freeWithPiano(cella, corrente)
  const stato = statoWith(cella, libero)
  const classi = ['sl-cella', `sl-${stato}`, zoom !== 'giorno' && 'sl-stretta', lampo && 'sl-lampo']
  return (
    <button
      type="button"
      className={classi.filter(Boolean).join(' ')}
      style={{ left: x + 1, width: DAY_WIDTH[zoom] - 1 }}
      data-cella={cellaKey(cella)}
      tabIndex={attiva ? 0 : -1}
      aria-label={tardi === null ? cellaLabel(cella, libero) : `${cellaLabel(cella, libero)}. ${tardi}`}
    >
      {tardi !== null && <span className="sl-tardi" title={tardi} data-testo="»" />}
      {zoom === 'giorno' && <Intera cella={cella} libero={libero} corrente={corrente} />}
      {zoom === 'settimana' && <Colonna cella={cella} libero={libero} corrente={corrente} />}
      {zoom === 'mese' && <Calore cella={cella} libero={libero} corrente={corrente} />}
    </button>
  )
})

interface PropsContenuto {
  cella: ShownCella
  libero: number
  corrente: OrdineQuota | null
}

/** Less than this, in pixels, and an order's number doesn't fit in its block. */
const CON_NUMERO = 50

function Intera({ cella, libero, corrente }: PropsContenuto) {
  // A day cut short by whatever broke it would squeeze its orders: they take the room there is.
  const finestra = (libero >= 0 && windowWidth(cella.ore)) || 1
  const oltre = excessOf(cella, libero)
  return (
    <>
      <span className="sl-testo">
        <b data-testo={freeText(statoWith(cella, libero), libero)} />
        {cella.capacita > 0 && <span data-testo={`su ${inHours(cella.capacita)}`} />}
      </span>
      {(cella.capacita > 0 || cella.quanti > 0) && (
        <span className="sl-blocchi" style={{ width: percento(finestra) }}>
          {blocksOfCella(cella, corrente).map((blocco) => (
            <span
              key={blocco.id}
              className={blocco.corrente ? 'sl-blocco sl-mio' : 'sl-blocco'}
              style={{ left: percento(blocco.da), width: percento(blocco.a - blocco.da) }}
              data-testo={
                (blocco.a - blocco.da) * finestra * DAY_WIDTH.giorno > CON_NUMERO ? blocco.numeroCommessa : undefined
              }
            />
          ))}
          {oltre > 0 && <span className="sl-oltre" style={{ width: percento(oltre) }} />}
        </span>
      )}
    </>
  )
}

/** A part of the height that the bars of a week may take. */
const ofColonna = (parte: number) => `calc((${COLONNA}) * ${parte})`

function Colonna({ cella, libero, corrente }: PropsContenuto) {
  const stato = statoWith(cella, libero)
  const pieno = Math.min(1, fillRatio(cella, libero))
  const tutto = Math.max(1, cella.capacita - libero)
  const mio = corrente ? pieno * Math.min(1, corrente.time / tutto) : 0
  return (
    <>
      <span className="sl-testo">
        <b data-testo={stato === 'free' ? inHoursShort(libero) : segnoConOre(stato, libero)} />
      </span>
      {stato !== 'closed' && (
        <>
          {cella.capacita > 0 && <span className="sl-pista" />}
          <span className="sl-parte" style={{ bottom: 2, height: ofColonna(Math.max(0, pieno - mio)) }} />
          {mio > 0 && (
            <span
              className="sl-parte sl-mio"
              style={{ bottom: `calc(2px + ${ofColonna(pieno - mio)})`, height: `max(4px, ${ofColonna(mio)})` }}
            />
          )}
        </>
      )}
    </>
  )
}

/** '■', '×', '!-2:30': only a broken cell tells how much. */
function segnoConOre(stato: ShownStatoCella, libero: number): string {
  return stato === 'broken' ? `${CELLA_SIGNS.broken}${inHoursShort(libero)}` : CELLA_SIGNS[stato]
}

function Calore({ cella, libero, corrente }: PropsContenuto) {
  const stato = statoWith(cella, libero)
  const forza = Math.round(Math.min(1, fillRatio(cella, libero)) * 85)
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
      {corrente && corrente.time > 0 && (
        <span
          className="sl-parte sl-mio"
          style={{ left: 1, right: 1, bottom: 2, height: 'calc(var(--sl-riga) * 0.2)' }}
        />
      )}
      <span className="sl-segno" data-testo={CELLA_SIGNS[stato]} />
    </>
  )
}

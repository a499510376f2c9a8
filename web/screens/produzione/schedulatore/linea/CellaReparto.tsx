import { memo } from 'react'
import { ore, oreStrette } from '../durate.ts'
import { type Cella, chiaveCella, type QuotaOrdine, type StatoCella } from '../modello.ts'
import { blocchiDi, liberoConPiano, oltreDi, riempimento } from './blocchi.ts'
import { etichettaCella, SEGNO, statoCon, testoLibero } from './celleStato.ts'
import { LARGHEZZA_GIORNO, larghezzaFinestra, type Zoom } from './geometria.ts'

interface Props {
  cella: Cella
  x: number
  zoom: Zoom
  /** Minutes that the plan on screen has here; null when no order is open. */
  corrente: QuotaOrdine | null
  lampo: boolean
  /** The one that Tab reaches. */
  attiva: boolean
}

const percento = (parte: number) => `${Math.round(Math.min(1, parte) * 1000) / 10}%`

/**
 * A department's day: what is free, who fills it; a bar at the week zoom, heat at the month zoom. What is drawn
 * in it is for the eyes (`data-testo`): its name says the same in a sentence.
 */
export const CellaReparto = memo(function CellaReparto({ cella, x, zoom, corrente, lampo, attiva }: Props) {
  const libero = liberoConPiano(cella, corrente)
  const stato = statoCon(cella, libero)
  const classi = ['sl-cella', `sl-${stato}`, zoom !== 'giorno' && 'sl-stretta', lampo && 'sl-lampo']
  return (
    <button
      type="button"
      className={classi.filter(Boolean).join(' ')}
      style={{ left: x + 1, width: LARGHEZZA_GIORNO[zoom] - 1 }}
      data-cella={chiaveCella(cella)}
      tabIndex={attiva ? 0 : -1}
      aria-label={etichettaCella(cella, libero)}
    >
      {zoom === 'giorno' && <Intera cella={cella} libero={libero} corrente={corrente} />}
      {zoom === 'settimana' && <Colonna cella={cella} libero={libero} corrente={corrente} />}
      {zoom === 'mese' && <Calore cella={cella} libero={libero} corrente={corrente} />}
    </button>
  )
})

interface PropsContenuto {
  cella: Cella
  libero: number
  corrente: QuotaOrdine | null
}

/** Less than this, in pixels, and an order's number doesn't fit in its block. */
const CON_NUMERO = 50

function Intera({ cella, libero, corrente }: PropsContenuto) {
  // A day cut short by whatever broke it would squeeze its orders: they take the room there is.
  const finestra = (libero >= 0 && larghezzaFinestra(cella.ore)) || 1
  const oltre = oltreDi(cella, libero)
  return (
    <>
      <span className="sl-testo">
        <b data-testo={testoLibero(statoCon(cella, libero), libero)} />
        {cella.capacita > 0 && <span data-testo={`su ${ore(cella.capacita)}`} />}
      </span>
      {(cella.capacita > 0 || cella.quanti > 0) && (
        <span className="sl-blocchi" style={{ width: percento(finestra) }}>
          {blocchiDi(cella, corrente).map((blocco) => (
            <span
              key={blocco.id}
              className={blocco.corrente ? 'sl-blocco sl-mio' : 'sl-blocco'}
              style={{ left: percento(blocco.da), width: percento(blocco.a - blocco.da) }}
              data-testo={
                (blocco.a - blocco.da) * finestra * LARGHEZZA_GIORNO.giorno > CON_NUMERO
                  ? blocco.numeroCommessa
                  : undefined
              }
            />
          ))}
          {oltre > 0 && <span className="sl-oltre" style={{ width: percento(oltre) }} />}
        </span>
      )}
    </>
  )
}

/** Part of the cell's height under the text that bars may take. */
const ALTEZZA_COLONNA = 56

function Colonna({ cella, libero, corrente }: PropsContenuto) {
  const stato = statoCon(cella, libero)
  const pieno = Math.min(1, riempimento(cella, libero)) * ALTEZZA_COLONNA
  const tutto = Math.max(1, cella.capacita - libero)
  const mio = corrente ? pieno * Math.min(1, corrente.time / tutto) : 0
  return (
    <>
      <span className="sl-testo">
        <b data-testo={stato === 'free' ? oreStrette(libero) : segnoConOre(stato, libero)} />
      </span>
      {stato !== 'closed' && (
        <>
          {cella.capacita > 0 && <span className="sl-pista" style={{ height: ALTEZZA_COLONNA }} />}
          <span className="sl-parte" style={{ bottom: 2, height: Math.max(0, pieno - mio) }} />
          {mio > 0 && (
            <span className="sl-parte sl-mio" style={{ bottom: 2 + pieno - mio, height: Math.max(4, mio) }} />
          )}
        </>
      )}
    </>
  )
}

/** '■', '×', '!-2:30': only a broken cell tells how much. */
function segnoConOre(stato: StatoCella, libero: number): string {
  return stato === 'broken' ? `${SEGNO.broken}${oreStrette(libero)}` : SEGNO[stato]
}

function Calore({ cella, libero, corrente }: PropsContenuto) {
  const stato = statoCon(cella, libero)
  const forza = Math.round(Math.min(1, riempimento(cella, libero)) * 85)
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
        <span className="sl-parte sl-mio" style={{ left: 1, right: 1, bottom: 2, height: 22 }} />
      )}
      <span className="sl-segno" data-testo={SEGNO[stato]} />
    </>
  )
}

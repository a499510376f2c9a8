import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { bandOfMargine } from '../../../../../server/ordini/ordini/rules.ts'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import { useIsPrinting } from '../../../../ui/print/useIsPrinting.ts'
import { inHours } from '../durations.ts'
import { CELLA_SIGNS, CELLA_WORDS } from '../linea/celleState.ts'
import type { RowBars } from '../linea/lanes.ts'
import { cellaKey, type PianoFase, type ShownCella, type TimelineRow } from '../model.ts'
import { addCivilDays, daysBetween, isoWeek, WEEKDAYS, weekdayNumber } from '../time.ts'
import { lineaPrintStyle } from './lineaPrintStyle.ts'

/** Days on a sheet, and sheets. */
const GIORNI = 14
export const PRINTED_DAYS = 3 * GIORNI

interface Props {
  lunedi: string
  righe: readonly TimelineRow[]
  celle: ReadonlyMap<string, ShownCella>
  barre: ReadonlyMap<string, RowBars>
  /** The order on screen, whose bars are not among the others. */
  scelto: { numeroCommessa: string; fasi: readonly PianoFase[] } | null
  /** Now, 'YYYY-MM-DD HH:mm:ss': what is on paper grows old. */
  adesso: string
}

interface PrintLineaProps extends Props {
  /** By its own button: printed as soon as the orders of every cell are there. */
  chiesta: boolean
  /** The browser's dialog is closed. */
  onStampata: () => void
}

/**
 * The timeline on paper: by its button with the orders of every cell, by the browser's menu with the days that were read:
 * a sheet of others would say that nothing is planned.
 */
export function PrintLinea({ chiesta, onStampata, ...linea }: PrintLineaProps) {
  const { lunedi, righe, celle } = linea
  const printing = useIsPrinting()
  const reparti = righe.flatMap(({ reparto, infiniteCapacity }) => (reparto && !infiniteCapacity ? [reparto] : []))
  const giorni = Array.from({ length: PRINTED_DAYS }, (_, index) => addCivilDays(lunedi, index))
  const pronta =
    chiesta && giorni.every((giorno) => reparti.every((reparto) => celle.get(cellaKey({ giorno, reparto }))?.ordini))
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
  return chiesta || printing ? <LineaSheets {...linea} /> : null
}

/** The timeline on A4, two weeks a sheet: every bar has its line, nothing is left out or cut. */
function LineaSheets({ lunedi, righe, celle, barre, scelto, adesso }: Props) {
  const letti = new Set([...celle.values()].map(({ giorno }) => giorno))
  const fogli = Array.from({ length: PRINTED_DAYS / GIORNI }, (_, index) =>
    addCivilDays(lunedi, index * GIORNI),
  ).filter((primo) => giorniDi(primo).some((giorno) => letti.has(giorno)))
  return createPortal(
    <div className="stampa-linea" aria-hidden>
      <GlobalStyles styles={lineaPrintStyle} />
      {fogli.map((primo) => (
        <section key={primo}>
          <header>
            <h1>
              Settimane {isoWeek(primo).settimana} e {isoWeek(addCivilDays(primo, 7)).settimana}
            </h1>
            <p>
              dal {formatDate(primo)} al {formatDate(addCivilDays(primo, GIORNI - 1))}
            </p>
            <p>{scelto ? `Schedulatore, ordine ${scelto.numeroCommessa}` : 'Schedulatore'}</p>
            <p>
              Stampato il {formatDate(adesso.slice(0, 10))} alle {adesso.slice(11, 16)}
            </p>
          </header>
          <div className="giorni">
            {giorniDi(primo).map((giorno) => (
              <div key={giorno}>
                <b>{WEEKDAYS[weekdayNumber(giorno)]}</b> {Number(giorno.slice(8))}-{Number(giorno.slice(5, 7))}
              </div>
            ))}
          </div>
          {righe.map((riga) => (
            <div className="fase" key={riga.nomeFase}>
              <h2>{riga.nomeFase}</h2>
              <div className="corpo">
                {riga.reparto && !riga.infiniteCapacity
                  ? giorniDi(primo).map((giorno) => (
                      <Cella key={giorno} cella={celle.get(cellaKey({ giorno, reparto: riga.reparto ?? '' }))} />
                    ))
                  : null}
                <Barre primo={primo} riga={riga} barre={barre} scelto={scelto} />
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>,
    document.body,
  )
}

const giorniDi = (primo: string) => Array.from({ length: GIORNI }, (_, index) => addCivilDays(primo, index))

interface Tratto {
  chiave: string
  testo: string
  inizio: string
  fine: string
  classe: string
}

const CLASSI = { tardi: 'tardi', rischio: 'rischio', sicuro: '' } as const
const SEGNI = { tardi: '! ', rischio: '△ ', sicuro: '' } as const

/** The bars of a phase on a sheet, each on the days that it touches. */
function Barre({ primo, riga, barre, scelto }: { primo: string; riga: TimelineRow } & Pick<Props, 'barre' | 'scelto'>) {
  const mia = scelto?.fasi.find(({ nomeFase }) => nomeFase === riga.nomeFase)
  const tratti: Tratto[] = []
  if (scelto && mia?.inizio && mia.fine) {
    const { inizio, fine } = mia
    tratti.push({ chiave: 'scelto', testo: scelto.numeroCommessa, inizio, fine, classe: 'scelto' })
  }
  for (const barra of barre.get(riga.nomeFase)?.barre ?? []) {
    const banda = barra.margine === null ? 'sicuro' : bandOfMargine(barra.margine)
    const chi = [barra.numeroCommessa, barra.fornitore].filter(Boolean).join(' · ')
    const { inizio, fine } = barra
    tratti.push({ chiave: String(barra.ordine), testo: SEGNI[banda] + chi, inizio, fine, classe: CLASSI[banda] })
  }
  return tratti.map(({ chiave, testo, inizio, fine, classe }) => {
    const da = daysBetween(primo, inizio.slice(0, 10))
    // An end at midnight is of the day before.
    const intero = fine.slice(11, 16) === '00:00'
    const a = Math.max(daysBetween(primo, fine.slice(0, 10)) + (intero ? 0 : 1), da + 1)
    if (a <= 0 || da >= GIORNI) return null
    const [sinistra, destra] = [Math.max(0, da), Math.min(GIORNI, a)]
    return (
      <span key={chiave} className={`barra ${classe}`} style={{ gridColumn: `${sinistra + 1} / ${destra + 1}` }}>
        {da < 0 && '← '}
        {testo}
        {a > GIORNI && ' →'}
      </span>
    )
  })
}

function Cella({ cella }: { cella: ShownCella | undefined }) {
  if (!cella) return <div className="cella" />
  const { stato, occupato, capacita, libero, ordini } = cella
  if (stato === 'closed' && occupato === 0) return <div className="cella chiusa">{CELLA_SIGNS.closed}</div>
  return (
    <div className="cella">
      {stato === 'free' ? <b>{inHours(libero)}</b> : <b>{`${CELLA_SIGNS[stato]} ${CELLA_WORDS[stato]}`}</b>}
      <br />
      {stato === 'free' ? 'liberi' : inHours(stato === 'broken' ? libero : occupato)} su {inHours(capacita)}
      {ordini?.map(({ id, numeroCommessa, time }) => (
        <div key={id}>
          {numeroCommessa} <i>{inHours(time)}</i>
        </div>
      ))}
    </div>
  )
}

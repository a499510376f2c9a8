import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { formatoConta, formatoData } from '../../../../../server/shared/formats/formats.ts'
import { ore } from '../durate.ts'
import { PAROLA, SEGNO } from '../linea/celleStato.ts'
import { type Cella, chiaveCella } from '../modello.ts'
import { aggiungiGiorni, GIORNI_INTERI, giornoSettimana, MESI, settimanaIso } from '../tempo.ts'
import { stileStampa } from './stileStampa.ts'

interface Props {
  lunedi: string
  reparti: readonly string[]
  celle: ReadonlyMap<string, Cella>
  /** Now, 'YYYY-MM-DD HH:mm:ss': what is on paper grows old. */
  adesso: string
  /** The browser's dialog is closed. */
  onStampata: () => void
}

/** A week of each department on A4: days as columns, the orders of each with their time; saved bookings only. */
export function StampaSettimana({ lunedi, reparti, celle, adesso, onStampata }: Props) {
  const giorni = Array.from({ length: 7 }, (_, indice) => aggiungiGiorni(lunedi, indice))
  const fogli = reparti.map((reparto) => ({
    reparto,
    settimana: giorni.map((giorno) => celle.get(chiaveCella({ giorno, reparto }))),
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
      <GlobalStyles styles={stileStampa} />
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
  celle: readonly Cella[]
  adesso: string
}

const somma = (celle: readonly Cella[], di: (cella: Cella) => number) =>
  celle.reduce((totale, cella) => totale + di(cella), 0)

function Foglio({ reparto, lunedi, celle, adesso }: PropsFoglio) {
  const { settimana, anno } = settimanaIso(lunedi)
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
          {ore(occupato)} su {ore(capacita)}
          <br />
          {formatoConta(
            new Set(celle.flatMap(({ ordini }) => (ordini ?? []).map(({ id }) => id))).size,
            'ordine',
            'ordini',
          )}
        </p>
      </header>
      <table>
        <colgroup>
          {celle.map((cella) => (
            <col key={cella.giorno} className={vuota(cella) ? 'stretta' : undefined} />
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
              <td key={cella.giorno} className={vuota(cella) ? 'chiuso' : undefined}>
                <ul>
                  {cella.ordini?.map(({ id, numeroCommessa, time }) => (
                    <li key={id}>
                      <i />
                      <b>{numeroCommessa}</b>
                      <span>{ore(time)}</span>
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <footer>
        Stampato il {formatoData(adesso.slice(0, 10))} alle {adesso.slice(11, 16)}. Le ore sono di lavoro delle persone
        del reparto.
      </footer>
    </section>
  )
}

/** A closed day without plans: its column can be narrow. */
const vuota = ({ stato, quanti }: Cella) => stato === 'closed' && quanti === 0

function Giorno({ cella }: { cella: Cella }) {
  const { giorno, stato, occupato, capacita, libero } = cella
  const nome = GIORNI_INTERI[giornoSettimana(giorno)] ?? ''
  if (vuota(cella)) {
    return (
      <>
        <b>{nome.slice(0, 3)}</b>
        <br />
        {giorno.slice(8)}-{giorno.slice(5, 7)}
        <br />
        {SEGNO.closed} chiuso
      </>
    )
  }
  return (
    <>
      <b>{nome}</b> {giorno.slice(8)}-{giorno.slice(5, 7)}
      <div className="barra">
        <div style={{ width: `${Math.min(100, capacita > 0 ? (100 * occupato) / capacita : 100)}%` }} />
      </div>
      {ore(occupato)} su {ore(capacita)}
      <br />
      {stato === 'free' ? (
        `${ore(libero)} liberi`
      ) : (
        <b>{`${SEGNO[stato]} ${PAROLA[stato]}${libero < 0 ? ` ${ore(libero)}` : ''}`}</b>
      )}
    </>
  )
}

/** 'dal 30 novembre al 6 dicembre 2026'. */
function periodo(lunedi: string): string {
  const domenica = aggiungiGiorni(lunedi, 6)
  const mese = (giorno: string) => MESI[Number(giorno.slice(5, 7)) - 1]
  const inizio = `${Number(lunedi.slice(8))}${mese(lunedi) === mese(domenica) ? '' : ` ${mese(lunedi)}`}`
  const anno = lunedi.slice(0, 4) === domenica.slice(0, 4) ? '' : ` ${lunedi.slice(0, 4)}`
  return `dal ${inizio}${anno} al ${Number(domenica.slice(8))} ${mese(domenica)} ${domenica.slice(0, 4)}`
}

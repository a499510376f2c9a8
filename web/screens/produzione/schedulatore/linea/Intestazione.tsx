import { memo } from 'react'
import { aggiungiGiorni, GIORNI, giornoSettimana, nomeGiorno } from '../tempo.ts'
import {
  type Arco,
  COLONNE_ORA,
  type Finestra,
  LARGHEZZA_GIORNO,
  LARGHEZZA_LEGENDA,
  ORA_INIZIO,
  xDi,
  type Zoom,
} from './geometria.ts'
import { mesiDi, settimaneDi } from './intestazione.ts'

interface Props {
  arco: Arco
  finestra: Finestra
  zoom: Zoom
  oggi: string
  festivi: ReadonlySet<string>
  /** Delivery (approntamento) of the order on screen, YYYY-MM-DD, and whether its plan ends later. */
  consegna: string | null
  tardi: boolean
  /** What is free in a week, in words, by its Monday. */
  liberi: ReadonlyMap<string, string>
}

/** Every other hour has its number, but for the last, which would touch the next day's first. */
const ORE = Array.from({ length: Math.floor(COLONNE_ORA / 2) }, (_, indice) => ORA_INIZIO + indice * 2)

/** Months, weeks and days of what is on screen; for the eyes: cells and bars say their own dates. */
export const Intestazione = memo(function Intestazione(props: Props) {
  const { arco, finestra, zoom, oggi, festivi, consegna, tardi, liberi } = props
  const giorno = LARGHEZZA_GIORNO[zoom]
  const posto = (da: number, giorni: number) => ({ left: LARGHEZZA_LEGENDA + da * giorno, width: giorni * giorno })
  const date = Array.from({ length: finestra.a - finestra.da }, (_, indice) => finestra.da + indice)
  return (
    <div aria-hidden>
      {mesiDi(arco, finestra).map(({ chiave, testo, da, giorni }) => (
        <div key={chiave} className="sl-mese" style={posto(da, giorni)}>
          <span>{testo.charAt(0).toUpperCase() + testo.slice(1)}</span>
        </div>
      ))}
      {settimaneDi(arco, finestra).map(({ chiave, testo, da, giorni }) => (
        <div key={chiave} className="sl-settimana" style={posto(da, giorni)}>
          <span>
            {testo}
            {zoom !== 'mese' && liberi.get(chiave)}
          </span>
        </div>
      ))}
      {date.map((indice) => {
        const data = aggiungiGiorni(arco.inizio, indice)
        const nome = GIORNI[giornoSettimana(data)]
        const numero = Number(data.slice(8))
        const classi = ['sl-data', data === oggi ? 'sl-oggi' : festivo(data, festivi) && 'sl-festivo']
        return (
          <div
            key={data}
            className={classi.filter(Boolean).join(' ')}
            style={posto(indice, 1)}
            title={nomeGiorno(data)}
          >
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
          style={{ left: LARGHEZZA_LEGENDA + xDi(aggiungiGiorni(consegna, 1), arco, zoom) }}
          title={`Approntamento: ${nomeGiorno(consegna)}`}
        >
          {zoom === 'mese' ? '⚑' : 'Approntamento'}
        </div>
      )}
    </div>
  )
})

/** Weekends and holidays are tinted. */
export function festivo(giorno: string, festivi: ReadonlySet<string>): boolean {
  return giornoSettimana(giorno) % 6 === 0 || festivi.has(giorno)
}

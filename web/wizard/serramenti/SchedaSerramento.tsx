import { formatoMisure } from '../../../server/shared/formats/formats.ts'
import { vincoliDi } from '../../../server/vendite/preventivi/catalogo/rules.ts'
import { useCampo } from '../../forms/useCampo.ts'
import { useModulo, useWizard } from '../contesto.ts'
import { MisureAmmesse } from '../misure/MisureAmmesse.tsx'
import { misureDaDisegnare, misureTipiche } from '../misure/misureTipiche.ts'
import { type SerramentoModulo, tipoScelto } from '../modello.ts'
import { Icona } from '../parti/Icona.tsx'
import { Accessori } from './Accessori.tsx'
import { Aperture } from './Aperture.tsx'
import { Disegno } from './Disegno.tsx'
import { MisureSerramento } from './MisureSerramento.tsx'

interface Props {
  indice: number
  serramento: SerramentoModulo
  onCambiaTipo: () => void
  onDuplica: () => void
  onRimuovi: () => void
}

/** A window: its drawing, which follows the measures while they are typed, beside its fields. */
export function SchedaSerramento({ indice, serramento, onCambiaTipo, onDuplica, onRimuovi }: Props) {
  const { catalogo, chiusi, piega, mancanti } = useWizard()
  const { famiglia } = useModulo().values
  const nome = `serramenti[${indice}]`
  const { errore } = useCampo(`${nome}.tipoSerramento`)
  const tipo = tipoScelto(catalogo, serramento.tipoSerramento)
  if (!tipo) return null

  const apertura = tipo.aperture.find(({ id }) => id === serramento.tipoApertura)
  const vincoli = vincoliDi(catalogo, famiglia, tipo.id)
  const misure = misureDaDisegnare(serramento, misureTipiche(tipo, catalogo, famiglia))
  const { altezza, larghezza, quantita } = serramento
  const scritte = typeof altezza === 'number' && typeof larghezza === 'number' ? formatoMisure(larghezza, altezza) : ''
  const incompleto = mancanti.some(({ path }) => path.startsWith(`${nome}.`))
  const chiuso = chiusi.has(serramento.chiave)
  const titolo = `Serramento ${indice + 1}: ${tipo.nome}`

  return (
    <li className="serramento" data-incompleto={incompleto || undefined} data-chiuso={chiuso || undefined}>
      <div className="serramento-testa" data-campo={`${nome}.tipoSerramento`}>
        <button
          type="button"
          className="serramento-piega"
          aria-expanded={!chiuso}
          onClick={() => piega(serramento.chiave, !chiuso)}
        >
          {chiuso && <Disegno tipo={tipo} apertura={apertura} {...misure} className="disegno-piccolo" />}
          <span className="serramento-titolo">
            <strong>
              <span className="serramento-numero">{indice + 1}</span> {tipo.nome}
            </strong>
            <span className="serramento-sunto">
              {[scritte, apertura?.nome, typeof quantita === 'number' && quantita > 1 && `${quantita} pezzi`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Icona nome="giu" />
        </button>
        <div className="serramento-azioni">
          <Azione nome="matita" testo="Cambia tipo" di={titolo} onClick={onCambiaTipo} />
          <Azione nome="copia" testo="Duplica" di={titolo} onClick={onDuplica} />
          <Azione nome="cestino" testo="Rimuovi" di={titolo} onClick={onRimuovi} />
        </div>
      </div>
      {errore && <p className="campo-errore serramento-errore">{errore}</p>}
      {!chiuso && (
        <fieldset className="serramento-corpo">
          <legend className="solo-voce">{titolo}</legend>
          <div className="serramento-figura">
            <Disegno
              tipo={tipo}
              apertura={apertura}
              {...misure}
              quote
              titolo={`Prospetto: ${tipo.nome} ${formatoMisure(misure.larghezza, misure.altezza)}`}
            />
          </div>
          <div className="serramento-campi">
            <Aperture nome={`${nome}.tipoApertura`} tipo={tipo} misure={misure} />
            <MisureSerramento nome={nome} tipo={tipo} vincoli={vincoli} serramento={serramento} />
          </div>
          <MisureAmmesse nome={nome} tipo={tipo} vincoli={vincoli} serramento={serramento} />
          {tipo.accessori.length > 0 && <Accessori nome={`${nome}.accessori`} accessori={tipo.accessori} />}
        </fieldset>
      )}
    </li>
  )
}

interface PropsAzione {
  nome: 'matita' | 'copia' | 'cestino'
  testo: string
  /** The window that it acts on. */
  di: string
  onClick: () => void
}

function Azione({ nome, testo, di, onClick }: PropsAzione) {
  return (
    <button type="button" className="bottone-icona" title={testo} aria-label={`${testo}, ${di}`} onClick={onClick}>
      <Icona nome={nome} />
      <span>{testo}</span>
    </button>
  )
}

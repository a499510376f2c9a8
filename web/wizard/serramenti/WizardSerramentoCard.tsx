import { formatSize } from '../../../server/shared/formats/formats.ts'
import { vincoliOf } from '../../../server/vendite/preventivi/catalogo/rules.ts'
import { useFormField } from '../../forms/useFormField.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { AllowedMisure } from '../misure/AllowedMisure.tsx'
import { misureToDraw, typicalMisure } from '../misure/typicalMisure.ts'
import { chosenTipo, type SerramentoFormValues } from '../model.ts'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { AccessoriFields } from './AccessoriFields.tsx'
import { AperturaFields } from './AperturaFields.tsx'
import { MisureSerramento } from './MisureSerramento.tsx'
import { SerramentoSketch } from './SerramentoSketch.tsx'

interface Props {
  indice: number
  serramento: SerramentoFormValues
  onCambiaTipo: () => void
  onDuplica: () => void
  onRimuovi: () => void
}

/** A window: its drawing, which follows the measures while they are typed, beside its fields. */
export function WizardSerramentoCard({ indice, serramento, onCambiaTipo, onDuplica, onRimuovi }: Props) {
  const { catalogo, chiusi, piega, mancanti } = useWizard()
  const { famiglia } = useWizardForm().values
  const nome = `serramenti[${indice}]`
  const { errore } = useFormField(`${nome}.tipoSerramento`)
  const tipo = chosenTipo(catalogo, serramento.tipoSerramento)
  if (!tipo) return null

  const apertura = tipo.aperture.find(({ id }) => id === serramento.tipoApertura)
  const vincoli = vincoliOf(catalogo, famiglia, tipo.id)
  const misure = misureToDraw(serramento, typicalMisure(tipo, catalogo, famiglia))
  const { altezza, larghezza, quantita } = serramento
  const scritte = typeof altezza === 'number' && typeof larghezza === 'number' ? formatSize(larghezza, altezza) : ''
  const incompleto = mancanti.some(({ path }) => path.startsWith(`${nome}.`))
  const chiuso = chiusi.has(serramento.chiave)
  const title = `Serramento ${indice + 1}: ${tipo.nome}`

  return (
    <li className="serramento" data-incompleto={incompleto || undefined} data-chiuso={chiuso || undefined}>
      <div className="serramento-testa" data-campo={`${nome}.tipoSerramento`}>
        <button
          type="button"
          className="serramento-piega"
          aria-expanded={!chiuso}
          onClick={() => piega(serramento.chiave, !chiuso)}
        >
          {chiuso && <SerramentoSketch tipo={tipo} apertura={apertura} {...misure} className="disegno-piccolo" />}
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
          <WizardIcon nome="giu" />
        </button>
        <div className="serramento-azioni">
          <Azione nome="matita" testo="Cambia tipo" di={title} onClick={onCambiaTipo} />
          <Azione nome="copia" testo="Duplica" di={title} onClick={onDuplica} />
          <Azione nome="cestino" testo="Rimuovi" di={title} onClick={onRimuovi} />
        </div>
      </div>
      {errore && <p className="campo-errore serramento-errore">{errore}</p>}
      {!chiuso && (
        <fieldset className="serramento-corpo">
          <legend className="solo-voce">{title}</legend>
          <div className="serramento-figura">
            <SerramentoSketch
              tipo={tipo}
              apertura={apertura}
              {...misure}
              quote
              titolo={`Prospetto: ${tipo.nome} ${formatSize(misure.larghezza, misure.altezza)}`}
            />
          </div>
          <div className="serramento-campi">
            <AperturaFields nome={`${nome}.tipoApertura`} tipo={tipo} misure={misure} />
            <MisureSerramento nome={nome} tipo={tipo} vincoli={vincoli} serramento={serramento} />
          </div>
          <AllowedMisure nome={nome} tipo={tipo} vincoli={vincoli} serramento={serramento} />
          {tipo.accessori.length > 0 && <AccessoriFields nome={`${nome}.accessori`} accessori={tipo.accessori} />}
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
      <WizardIcon nome={nome} />
      <span>{testo}</span>
    </button>
  )
}

import { useId } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { SCHEMA_COMPOSTO_LABELS } from '#shared/composti/schemi.ts'
import { formatSize } from '#shared/formats/formats.ts'
import { vincoliOf } from '#vendite/preventivi/catalogo/rules.ts'
import {
  ALTEZZA_NOT_AVAILABLE,
  altezzaLimits,
  altezzaMessage,
  larghezzaLimits,
  larghezzaMessage,
  overallLarghezzaLimits,
  type VincoloMisure,
} from '#vendite/vincoli/rules.ts'
import { partsDrawing } from '../composto/composto.ts'
import { PartsFields } from '../composto/PartsFields.tsx'
import { useWizard, useWizardForm } from '../context.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'
import { WizardNumberField } from '../fields/WizardNumberField.tsx'
import { AllowedMisure } from '../misure/AllowedMisure.tsx'
import { misureToDraw, type TypicalMisure, typicalMisure } from '../misure/typicalMisure.ts'
import { chosenTipo, type SerramentoFormValues, type WizardTipo } from '../model.ts'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { PrezzoSerramento } from '../prezzi/PrezzoSerramento.tsx'
import { SerramentoSketch } from './SerramentoSketch.tsx'

interface Props {
  index: number
  serramento: SerramentoFormValues
  onChangeTipo: () => void
  onDuplicate: () => void
  onRemove: () => void
}

interface AccessoriFieldsProps {
  name: string
  accessori: readonly { id: number; nome: string }[]
}

/** The accessories of a window, any number of them. */
function AccessoriFields({ name, accessori }: AccessoriFieldsProps) {
  const { valore, error, set } = useFormField<number[]>(name)
  const id = useId()
  return (
    <fieldset className="campo" aria-describedby={error ? `${id}-sotto` : undefined} data-campo={name}>
      <legend className="campo-etichetta">Accessori</legend>
      <div className="accessori">
        {accessori.map((accessorio) => (
          <label key={accessorio.id} className="accessorio">
            <input
              type="checkbox"
              checked={valore.includes(accessorio.id)}
              onChange={(event) =>
                set(
                  event.target.checked
                    ? [...valore, accessorio.id]
                    : valore.filter((chosen) => chosen !== accessorio.id),
                )
              }
            />
            <span>{accessorio.nome}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldNote id={`${id}-sotto`} error>
          {error}
        </FieldNote>
      )}
    </fieldset>
  )
}

/** The openings of a type, each drawn on this very window. */
function AperturaFields({ name, tipo, misure }: { name: string; tipo: WizardTipo; misure: TypicalMisure }) {
  const { valore, error, set, touch } = useFormField<number | ''>(name)
  const id = useId()
  return (
    <div
      className="campo"
      role="radiogroup"
      aria-labelledby={`${id}-etichetta`}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-sotto` : undefined}
      data-campo={name}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) touch()
      }}
    >
      <span id={`${id}-etichetta`} className="campo-etichetta">
        Apertura{' '}
        <span aria-hidden className="campo-asterisco">
          *
        </span>
      </span>
      <div className="aperture">
        {tipo.aperture.map((apertura) => (
          <label key={apertura.id} className="apertura">
            <input type="radio" name={name} checked={valore === apertura.id} onChange={() => set(apertura.id)} />
            <SerramentoSketch tipo={tipo} apertura={apertura} {...misure} />
            <span>{apertura.nome}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldNote id={`${id}-sotto`} error>
          {error}
        </FieldNote>
      )}
    </div>
  )
}

interface MisureSerramentoProps {
  name: string
  tipo: WizardTipo
  vincoli: readonly VincoloMisure[]
  serramento: SerramentoFormValues
}

/** Height, width and quantity, with the allowed limits as hints; those of a composed element are of its parts. */
function MisureSerramento({ name, tipo, vincoli, serramento: { altezza, quantita, schema } }: MisureSerramentoProps) {
  const altezze = altezzaLimits(tipo, vincoli)
  const written = typeof altezza === 'number'
  const larghezze = written ? larghezzaLimits(tipo, vincoli, altezza) : overallLarghezzaLimits(tipo, vincoli)
  const suggested = larghezze ? larghezzaMessage(larghezze) : written && vincoli.length > 0 && ALTEZZA_NOT_AVAILABLE
  return (
    <div className="misure">
      <WizardNumberField
        name={`${name}.altezza`}
        label={schema ? 'Altezza totale' : 'Altezza'}
        unita="mm"
        required
        help={!schema && altezze && altezzaMessage(altezze)}
      />
      <WizardNumberField
        name={`${name}.larghezza`}
        label={schema ? 'Larghezza totale' : 'Larghezza'}
        unita="mm"
        required
        help={!schema && suggested}
      />
      <WizardNumberField name={`${name}.quantita`} label="Quantità" required>
        {(_, set) => [
          <Step
            key="meno"
            text="Un pezzo in meno"
            icon="meno"
            disabled={Number(quantita) <= 1}
            onClick={() => set(Math.max(1, base(quantita) - 1))}
          />,
          <Step key="piu" text="Un pezzo in più" icon="piu" onClick={() => set(Math.max(1, base(quantita) + 1))} />,
        ]}
      </WizardNumberField>
    </div>
  )
}

const base = (quantita: number | ''): number => Math.trunc(Number(quantita)) || 0

interface StepProps {
  text: string
  icon: 'meno' | 'piu'
  disabled?: boolean
  onClick: () => void
}

function Step({ text, icon, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="bottone-icona passo-quantita"
      aria-label={text}
      disabled={disabled}
      onClick={onClick}
    >
      <WizardIcon name={icon} />
    </button>
  )
}

/** A window: its drawing, which follows the measures while they are typed, beside its fields. */
export function WizardSerramentoCard({ index, serramento, onChangeTipo, onDuplicate, onRemove }: Props) {
  const { catalogo, closed: closedCards, piega, mancanti } = useWizard()
  const { famigliaPk } = useWizardForm().values
  const name = `serramenti[${index}]`
  const { error } = useFormField(`${name}.tipoSerramentoPk`)
  const tipo = chosenTipo(catalogo, serramento.tipoSerramentoPk)
  if (!tipo) return null

  const apertura = tipo.aperture.find(({ id }) => id === serramento.tipoAperturaPk)
  const vincoli = vincoliOf(catalogo, famigliaPk, tipo.id)
  const misure = misureToDraw(serramento, typicalMisure(tipo, catalogo, famigliaPk))
  const { altezza, larghezza, quantita, schema } = serramento
  const specchiature = partsDrawing(serramento.specchiature, misure, catalogo)
  const written = typeof altezza === 'number' && typeof larghezza === 'number' ? formatSize(larghezza, altezza) : ''
  const incomplete = mancanti.some(({ path }) => path.startsWith(`${name}.`))
  const closed = closedCards.has(serramento.chiave)
  const title = `Serramento ${index + 1}: ${tipo.nome}`

  return (
    <li className="serramento" data-incompleto={incomplete || undefined} data-chiuso={closed || undefined}>
      <div className="serramento-testa" data-campo={`${name}.tipoSerramentoPk`}>
        <button
          type="button"
          className="serramento-piega"
          aria-expanded={!closed}
          onClick={() => piega(serramento.chiave, !closed)}
        >
          {closed && (
            <SerramentoSketch
              tipo={tipo}
              apertura={apertura}
              {...misure}
              specchiature={specchiature}
              className="disegno-piccolo"
            />
          )}
          <span className="serramento-titolo">
            <strong>
              <span className="serramento-numero">{index + 1}</span> {tipo.nome}
            </strong>
            <span className="serramento-sunto">
              {[
                written,
                schema && SCHEMA_COMPOSTO_LABELS[schema],
                apertura?.nome,
                typeof quantita === 'number' && quantita > 1 && `${quantita} pezzi`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <PrezzoSerramento chiave={serramento.chiave} />
          </span>
          <WizardIcon name="giu" />
        </button>
        <div className="serramento-azioni">
          <Action name="matita" text="Cambia tipo" of={title} onClick={onChangeTipo} />
          <Action name="copia" text="Duplica" of={title} onClick={onDuplicate} />
          <Action name="cestino" text="Rimuovi" of={title} onClick={onRemove} />
        </div>
      </div>
      {error && <p className="campo-errore serramento-errore">{error}</p>}
      {!closed && (
        <fieldset className="serramento-corpo">
          <legend className="solo-voce">{title}</legend>
          <div className="serramento-figura">
            <SerramentoSketch
              tipo={tipo}
              apertura={apertura}
              {...misure}
              specchiature={specchiature}
              quote
              title={`Prospetto: ${tipo.nome} ${formatSize(misure.larghezza, misure.altezza)}`}
            />
          </div>
          <div className="serramento-campi">
            <AperturaFields name={`${name}.tipoAperturaPk`} tipo={tipo} misure={misure} />
            <MisureSerramento name={name} tipo={tipo} vincoli={vincoli} serramento={serramento} />
            {/* On a phone the head of the card is out of sight while its measures are written. */}
            <div className="prezzo-misure">
              <PrezzoSerramento chiave={serramento.chiave} />
            </div>
          </div>
          {!schema && <AllowedMisure name={name} tipo={tipo} vincoli={vincoli} serramento={serramento} />}
          {tipo.accessori.length > 0 && <AccessoriFields name={`${name}.accessorioPks`} accessori={tipo.accessori} />}
          <PartsFields name={name} tipo={tipo} serramento={serramento} />
        </fieldset>
      )}
    </li>
  )
}

interface ActionProps {
  name: 'matita' | 'copia' | 'cestino'
  text: string
  /** The window that it acts on. */
  of: string
  onClick: () => void
}

function Action({ name, text, of, onClick }: ActionProps) {
  return (
    <button type="button" className="bottone-icona" title={text} aria-label={`${text}, ${of}`} onClick={onClick}>
      <WizardIcon name={name} />
      <span>{text}</span>
    </button>
  )
}

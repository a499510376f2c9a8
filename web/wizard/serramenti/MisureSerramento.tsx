import {
  ALTEZZA_NOT_AVAILABLE,
  altezzaLimits,
  altezzaMessage,
  larghezzaLimits,
  larghezzaMessage,
  overallLarghezzaLimits,
  type VincoloMisure,
} from '../../../server/vendite/vincoli/rules.ts'
import { WizardNumberField } from '../fields/WizardNumberField.tsx'
import type { SerramentoFormValues, WizardTipo } from '../model.ts'
import { WizardIcon } from '../parts/WizardIcon.tsx'

interface Props {
  name: string
  tipo: WizardTipo
  vincoli: readonly VincoloMisure[]
  serramento: SerramentoFormValues
}

/** Height, width and quantity, with the allowed limits as hints. */
export function MisureSerramento({ name, tipo, vincoli, serramento: { altezza, quantita } }: Props) {
  const altezze = altezzaLimits(tipo, vincoli)
  const written = typeof altezza === 'number'
  const larghezze = written ? larghezzaLimits(tipo, vincoli, altezza) : overallLarghezzaLimits(tipo, vincoli)
  const suggested = larghezze ? larghezzaMessage(larghezze) : written && vincoli.length > 0 && ALTEZZA_NOT_AVAILABLE
  return (
    <div className="misure">
      <WizardNumberField
        name={`${name}.altezza`}
        label="Altezza"
        unita="mm"
        required
        help={altezze && altezzaMessage(altezze)}
      />
      <WizardNumberField name={`${name}.larghezza`} label="Larghezza" unita="mm" required help={suggested} />
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

import {
  ALTEZZA_NON_DISPONIBILE,
  limitiAltezza,
  limitiLarghezza,
  limitiLarghezzaComplessivi,
  messaggioAltezza,
  messaggioLarghezza,
  type VincoloMisure,
} from '../../../server/vendite/vincoli/rules.ts'
import { WizardNumberField } from '../fields/WizardNumberField.tsx'
import type { SerramentoFormValues, WizardTipo } from '../model.ts'
import { WizardIcon } from '../parts/WizardIcon.tsx'

interface Props {
  nome: string
  tipo: WizardTipo
  vincoli: readonly VincoloMisure[]
  serramento: SerramentoFormValues
}

/** Height, width and quantity, with the allowed limits as hints. */
export function MisureSerramento({ nome, tipo, vincoli, serramento: { altezza, quantita } }: Props) {
  const altezze = limitiAltezza(tipo, vincoli)
  const scritta = typeof altezza === 'number'
  const larghezze = scritta ? limitiLarghezza(tipo, vincoli, altezza) : limitiLarghezzaComplessivi(tipo, vincoli)
  const suggerita = larghezze ? messaggioLarghezza(larghezze) : scritta && vincoli.length > 0 && ALTEZZA_NON_DISPONIBILE
  return (
    <div className="misure">
      <WizardNumberField
        nome={`${nome}.altezza`}
        etichetta="Altezza"
        unita="mm"
        obbligatorio
        aiuto={altezze && messaggioAltezza(altezze)}
      />
      <WizardNumberField nome={`${nome}.larghezza`} etichetta="Larghezza" unita="mm" obbligatorio aiuto={suggerita} />
      <WizardNumberField nome={`${nome}.quantita`} etichetta="Quantità" obbligatorio>
        {(_, set) => [
          <Passo
            key="meno"
            testo="Un pezzo in meno"
            icona="meno"
            disabled={Number(quantita) <= 1}
            onClick={() => set(Math.max(1, base(quantita) - 1))}
          />,
          <Passo key="piu" testo="Un pezzo in più" icona="piu" onClick={() => set(Math.max(1, base(quantita) + 1))} />,
        ]}
      </WizardNumberField>
    </div>
  )
}

const base = (quantita: number | ''): number => Math.trunc(Number(quantita)) || 0

interface PropsPasso {
  testo: string
  icona: 'meno' | 'piu'
  disabled?: boolean
  onClick: () => void
}

function Passo({ testo, icona, disabled, onClick }: PropsPasso) {
  return (
    <button
      type="button"
      className="bottone-icona passo-quantita"
      aria-label={testo}
      disabled={disabled}
      onClick={onClick}
    >
      <WizardIcon nome={icona} />
    </button>
  )
}

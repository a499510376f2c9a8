import { useWizard, useWizardForm } from '../context.ts'
import { WizardSelectField } from '../fields/WizardSelectField.tsx'
import { WizardTextField } from '../fields/WizardTextField.tsx'
import { withCopiedData } from '../formValues.ts'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { WizardSection } from '../parts/WizardSection.tsx'

/** The installation place: its fields wait for the installation to be asked for. */
export function PosaFields({ province }: { province: readonly string[] }) {
  const { catalogo, vaiAlDato } = useWizard()
  const form = useWizardForm()
  const { messaInPosa } = form.values
  const disabled = !messaInPosa
  const copia = (
    <button type="button" className="bottone" disabled={disabled} onClick={() => void form.setValues(withCopiedData)}>
      <WizardIcon nome="copia" /> Copia dati
    </button>
  )
  return (
    <WizardSection
      titolo="Luogo di posa"
      azione={copia}
      testo={
        messaInPosa ? (
          'Dove montiamo i serramenti.'
        ) : (
          <>
            Serve solo con la messa in posa.{' '}
            <button
              type="button"
              className="bottone-testo"
              onClick={() => {
                void form.setFieldValue('messaInPosa', true)
                vaiAlDato({ path: 'indirizzoPosa', passo: 3 })
              }}
            >
              Richiedi la messa in posa
            </button>
          </>
        )
      }
    >
      <div className="griglia-campi">
        <WizardTextField nome="indirizzoPosa" etichetta="Indirizzo di posa" disabled={disabled} massimo={300} />
        <WizardTextField
          nome="cittaPosa"
          etichetta="Città di posa"
          obbligatorio={messaInPosa}
          disabled={disabled}
          massimo={100}
        />
        <WizardSelectField
          nome="provinciaPosa"
          etichetta="Provincia di posa"
          obbligatorio={messaInPosa}
          disabled={disabled}
          scelte={province}
          vuota="Scegli la provincia"
        />
        <WizardSelectField
          nome="pianoPosa"
          etichetta="Piano di posa"
          obbligatorio={messaInPosa}
          disabled={disabled}
          scelte={catalogo.piani}
          vuota="Scegli il piano"
        />
      </div>
    </WizardSection>
  )
}

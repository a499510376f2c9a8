import { useWizard, useWizardForm } from '../context.ts'
import { WizardSelectField } from '../fields/WizardSelectField.tsx'
import { WizardTextField } from '../fields/WizardTextField.tsx'
import { withCopiedData } from '../formValues.ts'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { WizardSection } from '../parts/WizardSection.tsx'

/** The installation place: its fields wait for the installation to be asked for. */
export function PosaFields({ province }: { province: readonly string[] }) {
  const { catalogo, goToField } = useWizard()
  const form = useWizardForm()
  const { messaInPosa } = form.values
  const disabled = !messaInPosa
  const copy = (
    <button type="button" className="bottone" disabled={disabled} onClick={() => void form.setValues(withCopiedData)}>
      <WizardIcon name="copia" /> Copia dati
    </button>
  )
  return (
    <WizardSection
      title="Luogo di posa"
      action={copy}
      text={
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
                goToField({ path: 'indirizzoPosa', passo: 3 })
              }}
            >
              Richiedi la messa in posa
            </button>
          </>
        )
      }
    >
      <div className="griglia-campi">
        <WizardTextField name="indirizzoPosa" label="Indirizzo di posa" disabled={disabled} max={300} />
        <WizardTextField name="cittaPosa" label="Città di posa" required={messaInPosa} disabled={disabled} max={100} />
        <WizardSelectField
          name="provinciaPosa"
          label="Provincia di posa"
          required={messaInPosa}
          disabled={disabled}
          choices={province}
          empty="Scegli la provincia"
        />
        <WizardSelectField
          name="pianoPosa"
          label="Piano di posa"
          required={messaInPosa}
          disabled={disabled}
          choices={catalogo.piani}
          empty="Scegli il piano"
        />
      </div>
    </WizardSection>
  )
}

import type { FormStatus } from '#forms/errors.ts'
import { provinceByName } from '#shared/places.ts'
import { useWizard, useWizardForm } from './context.ts'
import { WizardCheckboxField } from './fields/WizardCheckboxField.tsx'
import { WizardSelectField } from './fields/WizardSelectField.tsx'
import { WizardTextField } from './fields/WizardTextField.tsx'
import { WizardSection } from './parts/WizardSection.tsx'
import { Honeypot } from './riferimenti/Honeypot.tsx'
import { PosaFields } from './riferimenti/PosaFields.tsx'
import { SubmitFault } from './riferimenti/SubmitFault.tsx'
import { StepFooter } from './StepFooter.tsx'
import { MissingDataList } from './summary/MissingDataList.tsx'
import { SummaryDigest } from './summary/SummaryDigest.tsx'
import { refusedFields } from './wizardErrors.ts'

const provinciaNames = provinceByName.map(({ nome }) => nome)

/** Step 3: who asks, where to install, what is still missing, and the sending. */
export function RiferimentiStep({ fault }: { fault: unknown }) {
  const { catalogo, mancanti } = useWizard()
  const { isSubmitting, status, values } = useWizardForm()
  const stato = status as FormStatus
  return (
    <>
      <WizardSection title="I tuoi dati">
        <div className="griglia-campi">
          <WizardTextField name="nomeCognome" label="Nome e cognome" required autoComplete="name" max={200} />
          <WizardTextField name="telefono" label="Telefono" required tipo="tel" autoComplete="tel" max={40} />
          <WizardTextField name="email" label="E-mail" required tipo="email" autoComplete="email" max={254} />
          <WizardTextField name="indirizzo" label="Indirizzo" autoComplete="street-address" max={300} />
          <WizardTextField name="citta" label="Città" required autoComplete="address-level2" max={100} />
          <WizardSelectField
            name="provincia"
            label="Provincia"
            required
            choices={provinciaNames}
            empty="Scegli la provincia"
            autoComplete="address-level1"
          />
        </div>
      </WizardSection>
      <PosaFields province={provinciaNames} />
      <WizardSection title="Note">
        <WizardTextField name="note" label="Qualcosa che dovremmo sapere" righe={4} max={5000} />
      </WizardSection>
      <WizardSection title="Privacy">
        <details className="informativa">
          <summary>Leggi l’informativa</summary>
          <p>{catalogo.informativaPrivacy}</p>
        </details>
        <WizardCheckboxField name="privacy" label="Accetto l’informativa ai sensi del D.Lgs. 196/2003" required />
      </WizardSection>
      <Honeypot />
      <SummaryDigest />
      <MissingDataList />
      <SubmitFault fault={fault} general={stato.generali} rifiutati={refusedFields(stato, values).length > 0} />
      <StepFooter>
        <button
          type="submit"
          className="bottone primario invia"
          aria-disabled={isSubmitting || undefined}
          data-pronto={mancanti.length === 0 || undefined}
        >
          {isSubmitting ? 'Inviando i dati...' : 'Invia dati'}
        </button>
      </StepFooter>
    </>
  )
}

import { provinceByName } from '../../server/shared/places/places.ts'
import type { FormStatus } from '../forms/errors.ts'
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

const nomiProvince = provinceByName.map(({ nome }) => nome)

/** Step 3: who asks, where to install, what is still missing, and the sending. */
export function RiferimentiStep({ guasto }: { guasto: unknown }) {
  const { catalogo, mancanti } = useWizard()
  const { isSubmitting, status, values } = useWizardForm()
  const stato = status as FormStatus
  return (
    <>
      <WizardSection titolo="I tuoi dati">
        <div className="griglia-campi">
          <WizardTextField
            nome="nomeCognome"
            etichetta="Nome e cognome"
            obbligatorio
            autoComplete="name"
            massimo={200}
          />
          <WizardTextField
            nome="telefono"
            etichetta="Telefono"
            obbligatorio
            tipo="tel"
            autoComplete="tel"
            massimo={40}
          />
          <WizardTextField
            nome="email"
            etichetta="E-mail"
            obbligatorio
            tipo="email"
            autoComplete="email"
            massimo={254}
          />
          <WizardTextField nome="indirizzo" etichetta="Indirizzo" autoComplete="street-address" massimo={300} />
          <WizardTextField nome="citta" etichetta="Città" obbligatorio autoComplete="address-level2" massimo={100} />
          <WizardSelectField
            nome="provincia"
            etichetta="Provincia"
            obbligatorio
            scelte={nomiProvince}
            vuota="Scegli la provincia"
            autoComplete="address-level1"
          />
        </div>
      </WizardSection>
      <PosaFields province={nomiProvince} />
      <WizardSection titolo="Note">
        <WizardTextField nome="note" etichetta="Qualcosa che dovremmo sapere" righe={4} massimo={5000} />
      </WizardSection>
      <WizardSection titolo="Privacy">
        <details className="informativa">
          <summary>Leggi l’informativa</summary>
          <p>{catalogo.informativaPrivacy}</p>
        </details>
        <WizardCheckboxField
          nome="privacy"
          etichetta="Accetto l’informativa ai sensi del D.Lgs. 196/2003"
          obbligatorio
        />
      </WizardSection>
      <Honeypot />
      <SummaryDigest />
      <MissingDataList />
      <SubmitFault guasto={guasto} generali={stato.generali} rifiutati={refusedFields(stato, values).length > 0} />
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

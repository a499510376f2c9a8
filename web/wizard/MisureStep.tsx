import { findRegione, regioni } from '#shared/places.ts'
import { useWizard, useWizardForm } from './context.ts'
import { WizardCheckboxField } from './fields/WizardCheckboxField.tsx'
import { WizardSelectField } from './fields/WizardSelectField.tsx'
import { dialUrl } from './parts/TollFreeNumber.tsx'
import { WizardNotice } from './parts/WizardNotice.tsx'
import { WizardSection } from './parts/WizardSection.tsx'
import { StepFooter } from './StepFooter.tsx'
import { SerramentiList } from './serramenti/SerramentiList.tsx'

const regioneNames = regioni.map(({ nome }) => nome)

/** Step 2: who asks and for what, then the windows with their measures. */
export function MisureStep() {
  const { catalogo } = useWizard()
  const { values } = useWizardForm()
  const regione = findRegione(values.regionePosa)
  const telefono = catalogo.telefonoCommerciale
  return (
    <>
      <WizardSection title="Il tuo progetto">
        <div className="griglia-campi">
          <WizardSelectField name="tipoCliente" label="Tipo di cliente" choices={catalogo.tipiCliente} />
          <WizardSelectField name="tipoIntervento" label="Tipo di intervento" choices={catalogo.tipiIntervento} />
          <WizardCheckboxField
            name="messaInPosa"
            label="Messa in posa"
            help="Montiamo noi i serramenti: al passo Riferimenti indica dove."
          />
          <WizardSelectField
            name="regionePosa"
            label="Regione di posa"
            choices={regioneNames}
            empty="Scegli la regione"
          />
        </div>
        {regione?.showAlert && (
          <WizardNotice tone="attenzione" role="status">
            Per la regione {regione.nome} chiama l’ufficio commerciale
            {telefono !== '' && (
              <>
                {' '}
                al numero <a href={dialUrl(telefono)}>{telefono}</a>
              </>
            )}{' '}
            per verificare la fattibilità.
          </WizardNotice>
        )}
      </WizardSection>
      <SerramentiList />
      <StepFooter />
    </>
  )
}

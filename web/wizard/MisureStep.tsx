import { findRegione, regioni } from '../../server/shared/places/places.ts'
import { useWizard, useWizardForm } from './context.ts'
import { WizardCheckboxField } from './fields/WizardCheckboxField.tsx'
import { WizardSelectField } from './fields/WizardSelectField.tsx'
import { dialUrl } from './parts/NumeroVerde.tsx'
import { WizardNotice } from './parts/WizardNotice.tsx'
import { WizardSection } from './parts/WizardSection.tsx'
import { StepFooter } from './StepFooter.tsx'
import { SerramentiList } from './serramenti/SerramentiList.tsx'

const nomiRegioni = regioni.map(({ nome }) => nome)

/** Step 2: who asks and for what, then the windows with their measures. */
export function MisureStep() {
  const { catalogo } = useWizard()
  const { values } = useWizardForm()
  const regione = findRegione(values.regionePosa)
  const telefono = catalogo.telefonoCommerciale
  return (
    <>
      <WizardSection titolo="Il tuo progetto">
        <div className="griglia-campi">
          <WizardSelectField nome="tipoCliente" etichetta="Tipo di cliente" scelte={catalogo.tipiCliente} />
          <WizardSelectField nome="tipoIntervento" etichetta="Tipo di intervento" scelte={catalogo.tipiIntervento} />
          <WizardCheckboxField
            nome="messaInPosa"
            etichetta="Messa in posa"
            aiuto="Montiamo noi i serramenti: al passo Riferimenti indica dove."
          />
          <WizardSelectField
            nome="regionePosa"
            etichetta="Regione di posa"
            scelte={nomiRegioni}
            vuota="Scegli la regione"
          />
        </div>
        {regione?.showAlert && (
          <WizardNotice tono="attenzione" role="status">
            Per la regione {regione.nome} chiama l’ufficio commerciale al numero{' '}
            <a href={dialUrl(telefono)}>{telefono}</a> per verificare la fattibilità.
          </WizardNotice>
        )}
      </WizardSection>
      <SerramentiList />
      <StepFooter />
    </>
  )
}

import type { FormStatus } from '#forms/errors.ts'
import { errorMessage, RefusalError, VersionError } from '#relay/errors.ts'
import { provinceByName } from '#shared/places.ts'
import { useWizard, useWizardForm } from './context.ts'
import { WizardCheckboxField } from './fields/WizardCheckboxField.tsx'
import { WizardSelectField } from './fields/WizardSelectField.tsx'
import { WizardTextField } from './fields/WizardTextField.tsx'
import { withCopiedData } from './formValues.ts'
import { dialUrl } from './parts/TollFreeNumber.tsx'
import { WizardIcon } from './parts/WizardIcon.tsx'
import { WizardNotice } from './parts/WizardNotice.tsx'
import { WizardSection } from './parts/WizardSection.tsx'
import { StepFooter } from './StepFooter.tsx'
import { MissingDataList } from './summary/MissingDataList.tsx'
import { SummaryChoices } from './summary/SummaryChoices.tsx'
import { refusedFields } from './wizardErrors.ts'

const provinciaNames = provinceByName.map(({ nome }) => nome)

/** On narrow screens, where nothing stands beside the form: what is about to be sent. */
function SummaryDigest() {
  return (
    <div className="sunto">
      <SummaryChoices />
    </div>
  )
}

/** A field that people neither see nor reach. Filled in, the request comes from a program and is refused. */
function Honeypot() {
  return (
    <div className="trappola" aria-hidden>
      <label>
        Sito web
        <input type="text" tabIndex={-1} autoComplete="off" {...useWizardForm().getFieldProps('sitoWeb')} />
      </label>
    </div>
  )
}

interface SubmitFaultProps {
  /** Why the request did not go through; null when it did, or was not sent. */
  fault: unknown
  /** What the server refused of the request as a whole. */
  general: readonly string[]
  /** Whether the server refused some fields, not corrected since. */
  rifiutati: boolean
}

/** After a failed submission: what happened and what to do; the form keeps everything that was typed. */
function SubmitFault({ fault, general, rifiutati }: SubmitFaultProps) {
  const { telefonoCommerciale: telefono } = useWizard().catalogo
  if (general.length > 0 || rifiutati) {
    return (
      <WizardNotice tone="errore" role="alert">
        <strong>La richiesta non è stata inviata.</strong> {general.join(' ') || 'Correggi i dati elencati qui sopra.'}
      </WizardNotice>
    )
  }
  if (fault === null) return null
  return (
    <WizardNotice tone="errore" role="alert">
      <strong>La richiesta non è stata inviata.</strong> {errorMessage(fault)} I dati inseriti sono rimasti nel modulo
      {fault instanceof VersionError ? ': la bozza si riprende dopo il caricamento.' : ': premi di nuovo «Invia dati».'}{' '}
      {!(fault instanceof RefusalError) && telefono !== '' && (
        <>
          Se succede ancora chiama il numero <a href={dialUrl(telefono)}>{telefono}</a>.
        </>
      )}
      {fault instanceof VersionError && (
        <button type="button" className="bottone" onClick={() => location.reload()}>
          Ricarica la pagina
        </button>
      )}
    </WizardNotice>
  )
}

/** The installation place: its fields wait for the installation to be asked for. */
function PosaFields({ province }: { province: readonly string[] }) {
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
        <WizardCheckboxField name="privacy" label="Ho letto l’informativa sulla privacy" required />
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

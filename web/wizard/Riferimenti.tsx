import { provincePerNome } from '../../server/shared/places/places.ts'
import type { StatoForm } from '../forms/errori.ts'
import { Scelta } from './campi/Scelta.tsx'
import { Spunta } from './campi/Spunta.tsx'
import { Testo } from './campi/Testo.tsx'
import { useModulo, useWizard } from './contesto.ts'
import { rifiutati } from './erroriModulo.ts'
import { PiePasso } from './PiePasso.tsx'
import { Sezione } from './parti/Sezione.tsx'
import { DatiMancanti } from './riepilogo/DatiMancanti.tsx'
import { Sunto } from './riepilogo/Sunto.tsx'
import { Guasto } from './riferimenti/Guasto.tsx'
import { Posa } from './riferimenti/Posa.tsx'
import { Trappola } from './riferimenti/Trappola.tsx'

const nomiProvince = provincePerNome.map(({ nome }) => nome)

/** Step 3: who asks, where to install, what is still missing, and the sending. */
export function Riferimenti({ guasto }: { guasto: unknown }) {
  const { catalogo, mancanti } = useWizard()
  const { isSubmitting, status, values } = useModulo()
  const stato = status as StatoForm
  return (
    <>
      <Sezione titolo="I tuoi dati">
        <div className="griglia-campi">
          <Testo nome="nomeCognome" etichetta="Nome e cognome" obbligatorio autoComplete="name" massimo={200} />
          <Testo nome="telefono" etichetta="Telefono" obbligatorio tipo="tel" autoComplete="tel" massimo={40} />
          <Testo nome="email" etichetta="E-mail" obbligatorio tipo="email" autoComplete="email" massimo={254} />
          <Testo nome="indirizzo" etichetta="Indirizzo" autoComplete="street-address" massimo={300} />
          <Testo nome="citta" etichetta="Città" obbligatorio autoComplete="address-level2" massimo={100} />
          <Scelta
            nome="provincia"
            etichetta="Provincia"
            obbligatorio
            scelte={nomiProvince}
            vuota="Scegli la provincia"
            autoComplete="address-level1"
          />
        </div>
      </Sezione>
      <Posa province={nomiProvince} />
      <Sezione titolo="Note">
        <Testo nome="note" etichetta="Qualcosa che dovremmo sapere" righe={4} massimo={5000} />
      </Sezione>
      <Sezione titolo="Privacy">
        <details className="informativa">
          <summary>Leggi l'informativa</summary>
          <p>{catalogo.informativaPrivacy}</p>
        </details>
        <Spunta nome="privacy" etichetta="Accetto l'informativa ai sensi del D.Lgs. 196/2003" obbligatorio />
      </Sezione>
      <Trappola />
      <Sunto />
      <DatiMancanti />
      <Guasto guasto={guasto} generali={stato.generali} rifiutati={rifiutati(stato, values).length > 0} />
      <PiePasso>
        <button
          type="submit"
          className="bottone primario invia"
          aria-disabled={isSubmitting || undefined}
          data-pronto={mancanti.length === 0 || undefined}
        >
          {isSubmitting ? 'Inviando i dati...' : 'Invia dati'}
        </button>
      </PiePasso>
    </>
  )
}

import { Scelta } from '../campi/Scelta.tsx'
import { Testo } from '../campi/Testo.tsx'
import { useModulo, useWizard } from '../contesto.ts'
import { Icona } from '../parti/Icona.tsx'
import { Sezione } from '../parti/Sezione.tsx'
import { conDatiCopiati } from '../valori.ts'

/** The installation place: its fields wait for the installation to be asked for. */
export function Posa({ province }: { province: readonly string[] }) {
  const { catalogo, vaiAlDato } = useWizard()
  const form = useModulo()
  const { messaInPosa } = form.values
  const disabled = !messaInPosa
  const copia = (
    <button type="button" className="bottone" disabled={disabled} onClick={() => void form.setValues(conDatiCopiati)}>
      <Icona nome="copia" /> Copia dati
    </button>
  )
  return (
    <Sezione
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
        <Testo nome="indirizzoPosa" etichetta="Indirizzo di posa" disabled={disabled} massimo={300} />
        <Testo
          nome="cittaPosa"
          etichetta="Città di posa"
          obbligatorio={messaInPosa}
          disabled={disabled}
          massimo={100}
        />
        <Scelta
          nome="provinciaPosa"
          etichetta="Provincia di posa"
          obbligatorio={messaInPosa}
          disabled={disabled}
          scelte={province}
          vuota="Scegli la provincia"
        />
        <Scelta
          nome="pianoPosa"
          etichetta="Piano di posa"
          obbligatorio={messaInPosa}
          disabled={disabled}
          scelte={catalogo.piani}
          vuota="Scegli il piano"
        />
      </div>
    </Sezione>
  )
}

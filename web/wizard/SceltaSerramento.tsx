import { useCampo } from '../forms/useCampo.ts'
import { useModulo, useWizard } from './contesto.ts'
import { SchedaFamiglia } from './famiglie/SchedaFamiglia.tsx'
import { perTipologia } from './modello.ts'
import { PiePasso } from './PiePasso.tsx'
import { conFamiglia } from './valori.ts'

/** Step 1: the family, and a value for each of its options. */
export function SceltaSerramento() {
  const { catalogo } = useWizard()
  const form = useModulo()
  const { errore } = useCampo('famiglia')
  const gruppi = perTipologia(catalogo.famiglie)
  let posto = 0
  return (
    <>
      <div
        role="radiogroup"
        aria-label="Famiglia"
        aria-required
        data-campo="famiglia"
        aria-describedby={errore ? 'errore-famiglia' : undefined}
      >
        {errore && (
          <p id="errore-famiglia" className="campo-errore">
            {errore}
          </p>
        )}
        {gruppi.map(([tipologia, famiglie]) => (
          <section key={tipologia} className="tipologia" aria-label={tipologia}>
            <h3>{tipologia}</h3>
            <div className="famiglie">
              {famiglie.map((famiglia) => (
                <SchedaFamiglia
                  key={famiglia.id}
                  famiglia={famiglia}
                  // The pictures that a phone and a desk show first.
                  subito={posto++ < 2}
                  scelta={form.values.famiglia === famiglia.id}
                  onScegli={() => void form.setValues((valori) => conFamiglia(valori, famiglia.id, catalogo))}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <PiePasso />
    </>
  )
}

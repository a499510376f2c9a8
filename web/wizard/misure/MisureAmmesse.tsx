import { getIn } from 'formik'
import { formatoMisure } from '../../../server/shared/formats/formats.ts'
import { intervalliAmmessi, misureVicine } from '../../../server/vendite/vincoli/misure/rules.ts'
import { misuraAmmessa, type Vincolo } from '../../../server/vendite/vincoli/rules.ts'
import { GraficoMisure } from '../../ui/grafico/GraficoMisure.tsx'
import { useModulo, useWizard } from '../contesto.ts'
import type { SerramentoModulo, Tipo } from '../modello.ts'

interface Props {
  /** Path of the window. */
  nome: string
  tipo: Tipo
  vincoli: readonly Vincolo[]
  serramento: SerramentoModulo
}

const LATO = { larghezza: 150, altezza: 104 }

/** The sizes that the family makes of this type, the typed one among them, and the nearest when it is not. */
export function MisureAmmesse({ nome, tipo, vincoli, serramento }: Props) {
  const form = useModulo()
  const { vaiAlDato } = useWizard()
  const aree = intervalliAmmessi(tipo, vincoli)
  if (aree.length === 0) return null

  const altezza = typeof serramento.altezza === 'number' ? serramento.altezza : null
  const larghezza = typeof serramento.larghezza === 'number' ? serramento.larghezza : null
  const completa = altezza !== null && larghezza !== null
  const ammessa = completa && misuraAmmessa(tipo, vincoli, altezza, larghezza)
  // While the second measure is still being typed nearly every size is impossible: no advice until the field is left.
  const vicine = completa && lasciata(form, nome) ? misureVicine(tipo, vincoli, altezza, larghezza) : []

  function usa(misura: { altezza: number; larghezza: number }) {
    void form.setFieldValue(nome, { ...serramento, altezza: misura.altezza, larghezza: misura.larghezza })
    vaiAlDato({ path: `${nome}.altezza`, passo: 2 })
  }

  return (
    <div className="ammesse">
      <GraficoMisure
        aree={aree}
        misura={{ altezza, larghezza }}
        ammessa={ammessa}
        lato={LATO}
        titolo={descrizione(serramento, completa, ammessa)}
      />
      <div className="ammesse-testo" aria-live="polite">
        {vicine.length > 0 ? (
          <>
            <p>Questa misura non è realizzabile. Le più vicine:</p>
            <div className="ammesse-vicine">
              {vicine.map((misura) => (
                <button
                  key={`${misura.altezza}-${misura.larghezza}`}
                  type="button"
                  className="bottone"
                  onClick={() => usa(misura)}
                >
                  {formatoMisure(misura.larghezza, misura.altezza)}
                </button>
              ))}
            </div>
          </>
        ) : (
          <p>
            {ammessa
              ? 'Misura realizzabile.'
              : 'Le misure realizzabili: larghezza in orizzontale, altezza in verticale.'}
          </p>
        )}
      </div>
    </div>
  )
}

function lasciata(form: ReturnType<typeof useModulo>, nome: string): boolean {
  const toccato = (campo: string) => getIn(form.touched, `${nome}.${campo}`) === true
  return form.submitCount > 0 || (toccato('altezza') && toccato('larghezza'))
}

function descrizione({ altezza, larghezza }: SerramentoModulo, completa: boolean, ammessa: boolean): string {
  if (!completa) return 'Grafico delle misure realizzabili'
  const misura = formatoMisure(Number(larghezza), Number(altezza))
  return `Grafico delle misure realizzabili: ${misura} ${ammessa ? 'è tra queste' : 'non è tra queste'}`
}

import { useWizard, useWizardForm } from '../context.ts'
import { tipiToChoose } from '../formValues.ts'
import { typicalMisure } from '../misure/typicalMisure.ts'
import { chosenFamiglia } from '../model.ts'
import { SerramentoSketch } from './SerramentoSketch.tsx'

interface Props {
  /** The type that a window has now. */
  current?: number | ''
  onChoose: (tipo: number) => void
}

/** The window types that the family makes, each smaller or larger as it really is: a touch chooses. */
export function TipoChoice({ current, onChoose }: Props) {
  const { catalogo, goToField } = useWizard()
  const { famigliaPk } = useWizardForm().values
  const tipi = tipiToChoose(catalogo, famigliaPk)
  const misure = new Map(tipi.map((tipo) => [tipo.id, typicalMisure(tipo, catalogo, famigliaPk)]))
  const side = Math.max(...[...misure.values()].flatMap(({ altezza, larghezza }) => [altezza, larghezza]))
  // Less than to scale: a small window beside a large door must still be seen.
  const part = (misura: number, other: number) =>
    `${Math.round((misura / Math.sqrt(side * Math.max(misura, other))) * 100)}%`
  return (
    <>
      {famigliaPk === '' ? (
        <p className="sezione-testo">
          Non tutte le famiglie hanno tutti i serramenti.{' '}
          <button type="button" className="bottone-testo" onClick={() => goToField({ path: 'famigliaPk', passo: 1 })}>
            Scegli prima la famiglia
          </button>
        </p>
      ) : (
        tipi.length === 0 && (
          <p className="sezione-testo">{chosenFamiglia(catalogo, famigliaPk)?.nome} non ha ancora serramenti.</p>
        )
      )}
      <ul className="tipi">
        {tipi.map((tipo) => {
          const { altezza, larghezza } = misure.get(tipo.id) ?? { altezza: 1400, larghezza: 1000 }
          return (
            <li key={tipo.id}>
              <button
                type="button"
                className="tipo"
                aria-current={tipo.id === current || undefined}
                onClick={() => onChoose(tipo.id)}
              >
                <span className="tipo-disegno">
                  <span style={{ height: part(altezza, larghezza), width: part(larghezza, altezza) }}>
                    <SerramentoSketch tipo={tipo} altezza={altezza} larghezza={larghezza} />
                  </span>
                </span>
                <span className="tipo-nome">{tipo.nome}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

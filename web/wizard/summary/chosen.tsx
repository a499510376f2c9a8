import type { ReactNode } from 'react'
import { formatSize } from '#shared/formats/formats.ts'
import { partsDrawing } from '../composto/composto.ts'
import { misureToDraw, typicalMisure } from '../misure/typicalMisure.ts'
import { chosenTipo, type SerramentoFormValues, type WizardCatalogo, type WizardFamiglia } from '../model.ts'
import { SerramentoSketch } from '../serramenti/SerramentoSketch.tsx'

/** What was chosen of each option of a family. */
export function ChosenOpzioni({ famiglia, chosen }: { famiglia: WizardFamiglia; chosen: readonly number[] }) {
  return (
    <dl className="scelte-opzioni">
      {famiglia.opzioni.map(({ id, nome, valori }) => (
        <div key={id}>
          <dt>{nome}</dt>
          <dd>{valori.find((value) => chosen.includes(value.id))?.nome ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  serramento: SerramentoFormValues
  catalogo: WizardCatalogo
  famiglia: number | ''
  /** Below its measures. */
  children?: ReactNode
}

/** A window in one line: its drawing, type, measures, pieces; nothing while it has no type. */
export function ChosenSerramento({ serramento, catalogo, famiglia, children }: Props) {
  const { altezza, larghezza, quantita } = serramento
  const tipo = chosenTipo(catalogo, serramento.tipoSerramentoPk)
  if (!tipo) return null
  const apertura = tipo.aperture.find(({ id }) => id === serramento.tipoAperturaPk)
  const misure = misureToDraw(serramento, typicalMisure(tipo, catalogo, famiglia))
  return (
    <>
      <SerramentoSketch
        tipo={tipo}
        apertura={apertura}
        {...misure}
        specchiature={partsDrawing(serramento.specchiature, misure, catalogo)}
        className="disegno-piccolo"
      />
      <span>
        <strong>{tipo.nome}</strong>
        <span>
          {typeof altezza === 'number' && typeof larghezza === 'number'
            ? formatSize(larghezza, altezza)
            : 'misure da inserire'}
        </span>
        {children}
      </span>
      <span className="scelte-quantita">× {quantita === '' ? '–' : quantita}</span>
    </>
  )
}

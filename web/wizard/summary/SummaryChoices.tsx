import { formatCount, formatSize } from '#shared/formats/formats.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import { totaleQuantita } from '#vendite/preventivi/rules.ts'
import { partsDrawing } from '../composto/composto.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { misureToDraw, typicalMisure } from '../misure/typicalMisure.ts'
import { chosenFamiglia, chosenTipo, type SerramentoFormValues } from '../model.ts'
import { PrezziTotale } from '../prezzi/PrezziTotale.tsx'
import { PrezzoSerramento } from '../prezzi/PrezzoSerramento.tsx'
import { SerramentoSketch } from '../serramenti/SerramentoSketch.tsx'

/** What has been chosen so far; a window goes to its card. */
export function SummaryChoices() {
  const { catalogo, goToField } = useWizard()
  const { values } = useWizardForm()
  const famiglia = chosenFamiglia(catalogo, values.famigliaPk)
  const { serramenti } = values
  return (
    <section className="scelte">
      <h3>La tua richiesta</h3>
      {famiglia ? (
        <div className="scelte-famiglia">
          {famiglia.immagini[0] && (
            <img src={thumbnailUrl(famiglia.immagini[0])} alt="" width={88} height={66} decoding="async" />
          )}
          <div>
            <strong>{famiglia.nome}</strong>
            <span>{famiglia.tipologia}</span>
          </div>
        </div>
      ) : (
        <p className="scelte-vuoto">Nessuna famiglia scelta.</p>
      )}
      {famiglia && (
        <dl className="scelte-opzioni">
          {famiglia.opzioni.map(({ id, nome, valori }) => (
            <div key={id}>
              <dt>{nome}</dt>
              <dd>{valori.find((value) => values.valoreOpzionePks.includes(value.id))?.nome ?? '–'}</dd>
            </div>
          ))}
        </dl>
      )}
      {serramenti.length === 0 ? (
        <p className="scelte-vuoto">Nessun serramento inserito.</p>
      ) : (
        <>
          <ul className="scelte-serramenti">
            {serramenti.map((serramento, index) => (
              <li key={serramento.chiave}>
                <SerramentoItem
                  serramento={serramento}
                  onGo={() => goToField({ path: `serramenti[${index}].altezza`, passo: 2 })}
                />
              </li>
            ))}
          </ul>
          <p className="scelte-totale">Totale: {formatCount(totaleQuantita(serramenti), 'serramento', 'serramenti')}</p>
          <PrezziTotale />
        </>
      )}
      {(values.messaInPosa || values.regionePosa) && (
        <p className="scelte-posa">
          {[values.messaInPosa ? 'Con messa in posa' : 'Senza messa in posa', values.regionePosa]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </section>
  )
}

function SerramentoItem({ serramento, onGo }: { serramento: SerramentoFormValues; onGo: () => void }) {
  const { catalogo } = useWizard()
  const { famigliaPk } = useWizardForm().values
  const { altezza, larghezza, quantita } = serramento
  const tipo = chosenTipo(catalogo, serramento.tipoSerramentoPk)
  if (!tipo) return null
  const apertura = tipo.aperture.find(({ id }) => id === serramento.tipoAperturaPk)
  const misure = misureToDraw(serramento, typicalMisure(tipo, catalogo, famigliaPk))
  return (
    <button type="button" className="scelte-serramento" onClick={onGo}>
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
        <PrezzoSerramento chiave={serramento.chiave} short />
      </span>
      <span className="scelte-quantita">× {quantita === '' ? '–' : quantita}</span>
    </button>
  )
}

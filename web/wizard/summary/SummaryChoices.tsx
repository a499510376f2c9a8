import { formatCount } from '#shared/formats/formats.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import { totaleQuantita } from '#vendite/preventivi/rules.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { chosenFamiglia, chosenTipo, type SerramentoFormValues } from '../model.ts'
import { PrezziTotale } from '../prezzi/PrezziTotale.tsx'
import { PrezzoSerramento } from '../prezzi/PrezzoSerramento.tsx'
import { ChosenOpzioni, ChosenSerramento } from './chosen.tsx'

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
      {famiglia && <ChosenOpzioni famiglia={famiglia} chosen={values.valoreOpzionePks} />}
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
  if (!chosenTipo(catalogo, serramento.tipoSerramentoPk)) return null
  return (
    <button type="button" className="scelte-serramento" onClick={onGo}>
      <ChosenSerramento serramento={serramento} catalogo={catalogo} famiglia={famigliaPk}>
        <PrezzoSerramento chiave={serramento.chiave} short />
      </ChosenSerramento>
    </button>
  )
}

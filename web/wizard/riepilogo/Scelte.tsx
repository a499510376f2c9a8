import { formatoConta, formatoMisure } from '../../../server/shared/formats/formats.ts'
import { totaleQuantita } from '../../../server/vendite/preventivi/rules.ts'
import { useModulo, useWizard } from '../contesto.ts'
import { misureDaDisegnare, misureTipiche } from '../misure/misureTipiche.ts'
import { famigliaScelta, type SerramentoModulo, tipoScelto } from '../modello.ts'
import { Disegno } from '../serramenti/Disegno.tsx'

/** What has been chosen so far; a window goes to its card. */
export function Scelte() {
  const { catalogo, vaiAlDato } = useWizard()
  const { values } = useModulo()
  const famiglia = famigliaScelta(catalogo, values.famiglia)
  const { serramenti } = values
  return (
    <section className="scelte">
      <h3>La tua richiesta</h3>
      {famiglia ? (
        <div className="scelte-famiglia">
          {famiglia.immagini[0] && <img src={famiglia.immagini[0]} alt="" width={88} height={66} decoding="async" />}
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
              <dd>{valori.find((valore) => values.valoriOpzioni.includes(valore.id))?.nome ?? '–'}</dd>
            </div>
          ))}
        </dl>
      )}
      {serramenti.length === 0 ? (
        <p className="scelte-vuoto">Nessun serramento inserito.</p>
      ) : (
        <>
          <ul className="scelte-serramenti">
            {serramenti.map((serramento, indice) => (
              <li key={serramento.chiave}>
                <VoceSerramento
                  serramento={serramento}
                  onVai={() => vaiAlDato({ path: `serramenti[${indice}].altezza`, passo: 2 })}
                />
              </li>
            ))}
          </ul>
          <p className="scelte-totale">
            Totale: {formatoConta(totaleQuantita(serramenti), 'serramento', 'serramenti')}
          </p>
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

function VoceSerramento({ serramento, onVai }: { serramento: SerramentoModulo; onVai: () => void }) {
  const { catalogo } = useWizard()
  const { famiglia } = useModulo().values
  const { altezza, larghezza, quantita } = serramento
  const tipo = tipoScelto(catalogo, serramento.tipoSerramento)
  if (!tipo) return null
  const apertura = tipo.aperture.find(({ id }) => id === serramento.tipoApertura)
  const misure = misureDaDisegnare(serramento, misureTipiche(tipo, catalogo, famiglia))
  return (
    <button type="button" className="scelte-serramento" onClick={onVai}>
      <Disegno tipo={tipo} apertura={apertura} {...misure} className="disegno-piccolo" />
      <span>
        <strong>{tipo.nome}</strong>
        <span>
          {typeof altezza === 'number' && typeof larghezza === 'number'
            ? formatoMisure(larghezza, altezza)
            : 'misure da inserire'}
        </span>
      </span>
      <span className="scelte-quantita">× {quantita === '' ? '–' : quantita}</span>
    </button>
  )
}

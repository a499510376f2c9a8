import { formatCount } from '#shared/formats/formats.ts'
import { totaleQuantita } from '#vendite/preventivi/rules.ts'
import { chosenFamiglia, type WizardCatalogo, type WizardFormValues } from '../model.ts'
import { ChosenOpzioni, ChosenSerramento } from './chosen.tsx'

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')

/** Who asked and where it goes, as it was sent; what was left empty is not there. */
function sentReferences(values: WizardFormValues): (readonly [string, string])[] {
  const { messaInPosa, nomeCognome, telefono, email, note } = values
  const indirizzo = joined(values.indirizzo, values.citta, values.provincia)
  const posa = joined(values.indirizzoPosa, values.cittaPosa, values.provinciaPosa, values.pianoPosa)
  return [
    ['Intervento', values.tipoIntervento],
    ['Messa in posa', joined(messaInPosa ? 'Sì' : 'No', values.regionePosa)],
    ['Luogo di posa', messaInPosa ? posa : ''],
    ['Nome e cognome', nomeCognome],
    ['Telefono', telefono],
    ['E-mail', email],
    ['Indirizzo', indirizzo],
    ['Note', note],
  ].flatMap(([label = '', text = '']) => (text.trim() === '' ? [] : [[label, text] as const]))
}

/** What was asked for, after it was sent. */
export function SentSummary({ values, catalogo }: { values: WizardFormValues; catalogo: WizardCatalogo }) {
  const famiglia = chosenFamiglia(catalogo, values.famigliaPk)
  return (
    <section className="inviato-riepilogo" aria-labelledby="inviato-riepilogo">
      <h3 id="inviato-riepilogo">La tua richiesta</h3>
      {famiglia && (
        <>
          <p>
            <strong>{famiglia.nome}</strong> {famiglia.tipologia}
          </p>
          <ChosenOpzioni famiglia={famiglia} chosen={values.valoreOpzionePks} />
        </>
      )}
      <ul className="scelte-serramenti">
        {values.serramenti.map((serramento) => (
          <li key={serramento.chiave} className="scelte-serramento">
            <ChosenSerramento serramento={serramento} catalogo={catalogo} famiglia={values.famigliaPk} />
          </li>
        ))}
      </ul>
      <p className="scelte-totale">
        Totale: {formatCount(totaleQuantita(values.serramenti), 'serramento', 'serramenti')}
      </p>
      <dl className="scelte-opzioni">
        {sentReferences(values).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { formatCount } from '#shared/formats/formats.ts'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { useWizard } from '../context.ts'
import { prezzoInWords, totalOf } from './words.ts'

/** What the windows cost together, and how many of them have no price yet. A fault of it shows nothing. */
export function PrezziTotale() {
  return (
    <ErrorBoundary fallback={() => null}>
      <Told />
    </ErrorBoundary>
  )
}

function Told() {
  const prezzi = [...useWizard().prezzi.values()]
  if (prezzi.length === 0) return null
  const total = totalOf(prezzi.map((one) => (typeof one === 'object' ? one : null)))
  const toQuote = prezzi.filter((one) => one === 'quotare').length
  return (
    <div className="scelte-prezzo" role="status" aria-busy={prezzi.includes('chiede')}>
      {total && (
        <p>
          <strong>{prezzoInWords(total)}</strong> IVA esclusa
        </p>
      )}
      {toQuote > 0 && <p>{formatCount(toQuote, 'serramento da quotare', 'serramenti da quotare')}</p>}
      {total && <p className="scelte-prezzo-nota">Prezzo indicativo di listino: l’offerta te la facciamo noi.</p>}
    </div>
  )
}

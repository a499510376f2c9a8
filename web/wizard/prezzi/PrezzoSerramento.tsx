import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { useWizard } from '../context.ts'
import { prezzoInWords, TO_QUOTE } from './words.ts'

interface Props {
  /** The key of the window. */
  chiave: string
  /** Where the sum below says that VAT is not in it. */
  short?: boolean
}

/** The price of a window, all its pieces; nothing where none is told or known. A fault of it shows nothing either. */
export function PrezzoSerramento(props: Props) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Told {...props} />
    </ErrorBoundary>
  )
}

function Told({ chiave, short }: Props) {
  const prezzo = useWizard().prezzi.get(chiave)
  if (!prezzo) return null
  if (prezzo === 'chiede') {
    return (
      <span className="prezzo" aria-busy title="Il prezzo arriva">
        …
      </span>
    )
  }
  if (prezzo === 'quotare') return <span className="prezzo prezzo-quotare">{TO_QUOTE}</span>
  return (
    <span className="prezzo">
      {prezzoInWords(prezzo)} {!short && <small>IVA esclusa</small>}
    </span>
  )
}

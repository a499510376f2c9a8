import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatCount, formatDate } from '../../../../server/shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import type { CelleWork_query$key } from './__generated__/CelleWork_query.graphql.ts'
import { WorkSection } from './WorkSection.tsx'

const MOSTRATE = 5
const minuti = (quanti: number) => {
  const [ore, resto] = [Math.floor(quanti / 60), quanti % 60]
  return [ore > 0 && `${ore} h`, resto > 0 && `${resto} min`].filter(Boolean).join(' ')
}

/** Days on which a department has more to do than its people can. */
export function CelleWork(props: { query: CelleWork_query$key }) {
  const { celleRotte } = useFragment(
    graphql`
      fragment CelleWork_query on Query {
        celleRotte {
          giorno
          reparto
          libero
          ordini {
            pk
          }
        }
      }
    `,
    props.query,
  )
  // The list with its repairs, open beside the calendar.
  const elenco = useFigures()('celleRotte')
  return (
    <WorkSection
      titolo="Celle rotte"
      icona={<ErrorOutline />}
      totale={celleRotte.length}
      tono="error"
      femminile
      tutti={elenco}
      righe={celleRotte.slice(0, MOSTRATE).map(({ giorno, reparto, libero, ordini }) => ({
        chiave: `${giorno} ${reparto}`,
        titolo: `${formatDate(giorno)}, ${reparto}`,
        href: `/planner/#/schedulatore?data=${giorno}`,
        testo: formatCount(ordini.length, 'ordine', 'ordini'),
        stato: { parola: `${minuti(-libero)} di troppo`, tono: 'negativo' },
        rimedio: { nome: 'Ripara', href: elenco },
      }))}
    />
  )
}

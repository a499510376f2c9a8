import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { CelleWork_query$key } from '#generated/CelleWork_query.graphql.ts'
import { CAPACITY_REPARTI } from '#produzione/schedulazione/rules.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { WorkSection } from './WorkSection.tsx'

const SHOWN = 5
const minutes = (count: number) => {
  const [hours, resto] = [Math.floor(count / 60), count % 60]
  return [hours > 0 && `${hours} h`, resto > 0 && `${resto} min`].filter(Boolean).join(' ')
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
      title="Celle rotte"
      icon={<ErrorOutline />}
      totale={celleRotte.length}
      tone="error"
      feminine
      all={elenco}
      righe={celleRotte.slice(0, SHOWN).map(({ giorno, reparto, libero, ordini }) => ({
        key: `${giorno} ${reparto}`,
        title: `${formatDate(giorno)}, ${wordOfEnum(CAPACITY_REPARTI, reparto)}`,
        href: `/planner/#/schedulatore?data=${giorno}`,
        text: formatCount(ordini.length, 'ordine', 'ordini'),
        stato: { word: `${minutes(-libero)} di troppo`, tone: 'negativo' },
        rimedio: { name: 'Ripara', href: elenco },
      }))}
    />
  )
}

import SwapVert from '@mui/icons-material/SwapVertOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { NewsWork_importazioni$key } from '#generated/NewsWork_importazioni.graphql.ts'
import type { NewsWork_mossi$key } from '#generated/NewsWork_mossi.graphql.ts'
import { formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { WorkSection } from './WorkSection.tsx'

interface Move {
  readonly campo: string
  readonly prima?: string | null | undefined
  readonly dopo?: string | null | undefined
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** 'Stato: Da confermare → Confermato'. */
export function moveInWords({ campo, prima, dopo }: Move): string {
  if (campo.startsWith('fase ')) return dopo ? `Pianificata la ${campo}` : `Tolta dal piano la ${campo}`
  const name = (value: string | null | undefined) => (value && DAY.test(value) ? formatDate(value) : value) || 'nessuno'
  return `${campo}: ${name(prima)} → ${name(dopo)}`
}

/** Orders of an agent that others have moved. */
export function MovedOrdiniWork(props: { query: NewsWork_mossi$key }) {
  const { ordiniMossi: read } = useFragment(
    graphql`
      fragment NewsWork_mossi on Query {
        ordiniMossi(first: 6) {
          ordine @required(action: NONE) {
            pk
            numeroCommessa
            nomeCliente
          }
          il
          campo
          prima
          dopo
        }
      }
    `,
    props.query,
  )
  const ordiniMossi = read.filter((one) => one != null)
  const addressOf = useFigures()
  return (
    <WorkSection
      title="Ordini che si sono mossi"
      icon={<SwapVert />}
      totale={ordiniMossi.length}
      all={addressOf(
        'ordiniMossi',
        ordiniMossi.map(({ ordine }) => ordine.pk),
      )}
      righe={ordiniMossi.map(({ ordine: { pk, numeroCommessa, nomeCliente }, il, ...moved }) => ({
        key: pk,
        title: numeroCommessa,
        href: `/planner/#/ordini/${pk}`,
        text: `${nomeCliente} · ${moveInWords(moved)} · ${formatDateTime(il)}`,
      }))}
    />
  )
}

const OUTCOMES = {
  COMPLETATO: { word: 'Finita', tone: 'positivo' },
  FALLITO: { word: 'Non riuscita', tone: 'negativo' },
  ANNULLATO: { word: 'Annullata', tone: 'neutro' },
} as const

/** Imports of the last day that are over. */
export function ImportRunsWork(props: { query: NewsWork_importazioni$key }) {
  const { jobsFiniti } = useFragment(
    graphql`
      fragment NewsWork_importazioni on Query {
        jobsFiniti {
          pk
          tipo
          descrizione
          stato
          creatoIl
        }
      }
    `,
    props.query,
  )
  const finite = jobsFiniti.filter(({ tipo }) => tipo === 'importazione')
  const page = (descrizione: string) =>
    /client/i.test(descrizione) ? '/planner/#/importa-clienti' : '/planner/#/importa-ordini'
  return (
    <WorkSection
      title="Importazioni finite"
      icon={<UploadFile />}
      totale={finite.length}
      righe={finite.map(({ pk, descrizione, stato, creatoIl }) => ({
        key: pk,
        title: descrizione || 'Importazione',
        href: page(descrizione),
        text: formatDateTime(creatoIl),
        stato:
          stato in OUTCOMES ? OUTCOMES[stato as keyof typeof OUTCOMES] : { word: 'Finita', tone: 'neutro' as const },
      }))}
    />
  )
}

import SwapVert from '@mui/icons-material/SwapVertOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { useNewsWork_importazioni$key } from '#generated/useNewsWork_importazioni.graphql.ts'
import type { useNewsWork_mossi$key } from '#generated/useNewsWork_mossi.graphql.ts'
import { formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { somethingOf, type WorkKind } from './work.ts'

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
export function useMovedOrdiniWork(query: useNewsWork_mossi$key | null | undefined): WorkKind[] {
  const read = useFragment(
    graphql`
      fragment useNewsWork_mossi on Query {
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
    query ?? null,
  )
  const addressOf = useFigures()
  if (!read) return []
  const ordiniMossi = read.ordiniMossi.filter((one) => one != null)
  return somethingOf([
    {
      title: 'Ordini che si sono mossi',
      icon: <SwapVert />,
      totale: ordiniMossi.length,
      all: addressOf(
        'ordiniMossi',
        ordiniMossi.map(({ ordine }) => ordine.pk),
      ),
      righe: ordiniMossi.map(({ ordine: { pk, numeroCommessa, nomeCliente }, il, ...moved }) => ({
        key: pk,
        title: numeroCommessa,
        href: `/planner/#/ordini/${pk}`,
        text: `${nomeCliente} · ${moveInWords(moved)} · ${formatDateTime(il)}`,
        rimedio: { name: 'Apri', href: `/planner/#/ordini/${pk}` },
      })),
    },
  ])
}

const OUTCOMES = {
  COMPLETATO: { word: 'Finita', tone: 'positivo' },
  FALLITO: { word: 'Non riuscita', tone: 'negativo' },
  ANNULLATO: { word: 'Annullata', tone: 'neutro' },
} as const

/** Imports of the last day that are over. */
export function useImportRunsWork(query: useNewsWork_importazioni$key | null | undefined): WorkKind[] {
  const read = useFragment(
    graphql`
      fragment useNewsWork_importazioni on Query {
        jobsFiniti {
          pk
          tipo
          descrizione
          stato
          creatoIl
        }
      }
    `,
    query ?? null,
  )
  if (!read) return []
  const finite = read.jobsFiniti.filter(({ tipo }) => tipo === 'importazione')
  const page = (descrizione: string) =>
    /client/i.test(descrizione) ? '/planner/#/importa-clienti' : '/planner/#/importa-ordini'
  return somethingOf([
    {
      title: 'Importazioni finite',
      icon: <UploadFile />,
      totale: finite.length,
      righe: finite.map(({ pk, descrizione, stato, creatoIl }) => ({
        key: pk,
        title: descrizione || 'Importazione',
        href: page(descrizione),
        text: formatDateTime(creatoIl),
        stato:
          stato in OUTCOMES ? OUTCOMES[stato as keyof typeof OUTCOMES] : { word: 'Finita', tone: 'neutro' as const },
      })),
    },
  ])
}

import EngineeringOutlined from '@mui/icons-material/EngineeringOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { useFragment } from 'react-relay'
import { graphql, readInlineData } from 'relay-runtime'
import type { useOfficinaWork_attivita$key } from '#generated/useOfficinaWork_attivita.graphql.ts'
import type { useOfficinaWork_fase$key } from '#generated/useOfficinaWork_fase.graphql.ts'
import type { useOfficinaWork_fasi$key } from '#generated/useOfficinaWork_fasi.graphql.ts'
import { whole } from '#relay/reading/whole.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { statusTone } from '#ui/StatusChip.tsx'
import { useFigures } from '../useFigures.ts'
import { somethingOf, type WorkKind } from './work.ts'

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What an operator has begun and not ended. */
export function useAttivitaWork(query: useOfficinaWork_attivita$key | null | undefined): WorkKind[] {
  const read = useFragment(
    graphql`
      fragment useOfficinaWork_attivita on Query {
        aperte: mieAttivita(filtro: { aperte: true }, perPagina: 6, ordinamento: [DATA_DESC]) {
          totalCount
          nodes {
            pk
            data
            oraInizio
            lavorazione {
              nome
            }
            ordine {
              numeroCommessa
              nomeCliente
            }
          }
        }
      }
    `,
    query ?? null,
  )
  const addressOf = useFigures()
  if (!read) return []
  const { aperte } = read
  return somethingOf([
    {
      title: 'Le tue attività aperte',
      icon: <EngineeringOutlined />,
      totale: aperte.totalCount,
      tone: 'warning',
      feminine: true,
      all: addressOf('aperte'),
      righe: aperte.nodes.map(({ pk, data, oraInizio, lavorazione, ordine }) => ({
        key: pk,
        title: [capitalize(lavorazione.nome), ordine?.numeroCommessa].filter(Boolean).join(' · '),
        href: `/planner/#/operatore?data=${data}`,
        text: [ordine?.nomeCliente, `dal ${formatDate(data)}${oraInizio ? ` alle ${oraInizio}` : ''}`]
          .filter(Boolean)
          .join(' · '),
        rimedio: { name: 'Termina', href: `/planner/#/operatore?data=${data}` },
      })),
    },
  ])
}

const faseFragment = graphql`
  fragment useOfficinaWork_fase on FaseSchedulata @inline {
    pk
    nomeFase
    inizio
    fine
    statoColore
    stato {
      nome
    }
    schedulazione {
      ordine {
        pk
        numeroCommessa
        cliente {
          nome
        }
      }
    }
  }
`

/** What each department works today on open orders; what suppliers do is among the deliveries. */
export function useFasiWork(query: useOfficinaWork_fasi$key | null | undefined, today: string): WorkKind[] {
  const read = useFragment(
    graphql`
      fragment useOfficinaWork_fasi on Query {
        macchineDiOggi: fasiSchedulate(
          filtro: { nomeFase: "macchine", chiusi: false, periodo: { dal: $oggi, al: $oggi } }
          perPagina: 6
          ordinamento: [INIZIO]
        ) {
          totalCount
          nodes {
            ...useOfficinaWork_fase
          }
        }
        banchiDiOggi: fasiSchedulate(
          filtro: { nomeFase: "banchi", chiusi: false, periodo: { dal: $oggi, al: $oggi } }
          perPagina: 6
          ordinamento: [INIZIO]
        ) {
          totalCount
          nodes {
            ...useOfficinaWork_fase
          }
        }
      }
    `,
    query ?? null,
  )
  const addressOf = useFigures()
  if (!read) return []
  const { macchineDiOggi, banchiDiOggi } = read
  function riga(key: useOfficinaWork_fase$key) {
    const row = whole(readInlineData(faseFragment, key), 'statoColore')
    const { pk, nomeFase, stato, statoColore, schedulazione, inizio, fine } = row
    const { ordine } = schedulazione
    return {
      key: pk,
      title: ordine.numeroCommessa,
      href: `/planner/#/ordini/${ordine.pk}/fasi`,
      text: `${ordine.cliente.nome} · ${formatDate(inizio).slice(0, 5)} – ${formatDate(fine).slice(0, 5)}`,
      ...(stato && { stato: { word: stato.nome, tone: statusTone(statoColore) } }),
      rimedio: {
        name: 'Avanza',
        href: `/planner/#/fasi-schedulate?nome_fase=${encodeURIComponent(nomeFase)}&data_da=${today}&data_a=${today}&search=${encodeURIComponent(ordine.numeroCommessa)}`,
      },
    }
  }
  return somethingOf([
    {
      title: 'Alle macchine oggi',
      icon: <Schedule />,
      totale: macchineDiOggi.totalCount,
      all: addressOf('macchineDiOggi'),
      righe: macchineDiOggi.nodes.map(riga),
    },
    {
      title: 'Ai banchi oggi',
      icon: <Schedule />,
      totale: banchiDiOggi.totalCount,
      all: addressOf('banchiDiOggi'),
      righe: banchiDiOggi.nodes.map(riga),
    },
  ])
}

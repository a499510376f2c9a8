import EngineeringOutlined from '@mui/icons-material/EngineeringOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { statusTone } from '../../../ui/StatusChip.tsx'
import type { OfficinaWork_attivita$key } from './__generated__/OfficinaWork_attivita.graphql.ts'
import type { OfficinaWork_fasi$key } from './__generated__/OfficinaWork_fasi.graphql.ts'
import { WorkSection } from './WorkSection.tsx'

const maiuscola = (testo: string) => testo.charAt(0).toUpperCase() + testo.slice(1)

/** What an operator has begun and not ended. */
export function AttivitaWork(props: { query: OfficinaWork_attivita$key }) {
  const { aperte } = useFragment(
    graphql`
      fragment OfficinaWork_attivita on Query {
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
    props.query,
  )
  return (
    <WorkSection
      titolo="Le tue attività aperte"
      icona={<EngineeringOutlined />}
      totale={aperte.totalCount}
      tono="warning"
      femminile
      tutti="/planner/#/operatore"
      righe={aperte.nodes.map(({ pk, data, oraInizio, lavorazione, ordine }) => ({
        chiave: pk,
        titolo: [maiuscola(lavorazione.nome), ordine?.numeroCommessa].filter(Boolean).join(' · '),
        href: `/planner/#/operatore?data=${data}`,
        testo: [ordine?.nomeCliente, `dal ${formatDate(data)}${oraInizio ? ` alle ${oraInizio}` : ''}`]
          .filter(Boolean)
          .join(' · '),
        rimedio: { nome: 'Termina', href: `/planner/#/operatore?data=${data}` },
      }))}
    />
  )
}

/** The phases that are planned for today, in their order. */
export function FasiWork(props: { query: OfficinaWork_fasi$key; oggi: string }) {
  const { fasiDiOggi } = useFragment(
    graphql`
      fragment OfficinaWork_fasi on Query {
        fasiDiOggi: fasiSchedulate(filtro: { dataDa: $oggi, dataA: $oggi }, perPagina: 8, ordinamento: [INIZIO]) {
          totalCount
          nodes {
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
        }
      }
    `,
    props.query,
  )
  return (
    <WorkSection
      titolo="In produzione oggi"
      icona={<Schedule />}
      totale={fasiDiOggi.totalCount}
      femminile
      tutti={`/planner/#/fasi-schedulate?data_da=${props.oggi}&data_a=${props.oggi}`}
      righe={fasiDiOggi.nodes.map(({ pk, nomeFase, stato, statoColore, schedulazione: { ordine }, inizio, fine }) => ({
        chiave: pk,
        titolo: `${maiuscola(nomeFase)} · ${ordine.numeroCommessa}`,
        href: `/planner/#/ordini/${ordine.pk}/fasi`,
        testo: `${ordine.cliente.nome} · ${formatDate(inizio).slice(0, 5)} – ${formatDate(fine).slice(0, 5)}`,
        ...(stato && { stato: { parola: stato.nome, tono: statusTone(statoColore) } }),
        rimedio: {
          nome: 'Avanza',
          href: `/planner/#/fasi-schedulate?nome_fase=${encodeURIComponent(nomeFase)}&data_da=${props.oggi}&data_a=${props.oggi}&search=${encodeURIComponent(ordine.numeroCommessa)}`,
        },
      }))}
    />
  )
}

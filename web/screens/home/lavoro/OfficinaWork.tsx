import EngineeringOutlined from '@mui/icons-material/EngineeringOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { useFragment } from 'react-relay'
import { graphql, readInlineData } from 'relay-runtime'
import type { OfficinaWork_attivita$key } from '#generated/OfficinaWork_attivita.graphql.ts'
import type { OfficinaWork_fase$key } from '#generated/OfficinaWork_fase.graphql.ts'
import type { OfficinaWork_fasi$key } from '#generated/OfficinaWork_fasi.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { statusTone } from '#ui/StatusChip.tsx'
import { useFigures } from '../useFigures.ts'
import { WorkSection } from './WorkSection.tsx'

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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
  const addressOf = useFigures()
  return (
    <WorkSection
      title="Le tue attività aperte"
      icona={<EngineeringOutlined />}
      totale={aperte.totalCount}
      tone="warning"
      feminine
      tutti={addressOf('aperte')}
      righe={aperte.nodes.map(({ pk, data, oraInizio, lavorazione, ordine }) => ({
        chiave: pk,
        titolo: [capitalize(lavorazione.nome), ordine?.numeroCommessa].filter(Boolean).join(' · '),
        href: `/planner/#/operatore?data=${data}`,
        testo: [ordine?.nomeCliente, `dal ${formatDate(data)}${oraInizio ? ` alle ${oraInizio}` : ''}`]
          .filter(Boolean)
          .join(' · '),
        rimedio: { nome: 'Termina', href: `/planner/#/operatore?data=${data}` },
      }))}
    />
  )
}

const faseFragment = graphql`
  fragment OfficinaWork_fase on FaseSchedulata @inline {
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
export function FasiWork(props: { query: OfficinaWork_fasi$key; oggi: string }) {
  const { macchineDiOggi, banchiDiOggi } = useFragment(
    graphql`
      fragment OfficinaWork_fasi on Query {
        macchineDiOggi: fasiSchedulate(
          filtro: { nomeFase: "macchine", chiusi: false, dataDa: $oggi, dataA: $oggi }
          perPagina: 6
          ordinamento: [INIZIO]
        ) {
          totalCount
          nodes {
            ...OfficinaWork_fase
          }
        }
        banchiDiOggi: fasiSchedulate(
          filtro: { nomeFase: "banchi", chiusi: false, dataDa: $oggi, dataA: $oggi }
          perPagina: 6
          ordinamento: [INIZIO]
        ) {
          totalCount
          nodes {
            ...OfficinaWork_fase
          }
        }
      }
    `,
    props.query,
  )
  const addressOf = useFigures()
  function riga(key: OfficinaWork_fase$key) {
    const { pk, nomeFase, stato, statoColore, schedulazione, inizio, fine } = readInlineData(faseFragment, key)
    const { ordine } = schedulazione
    return {
      chiave: pk,
      titolo: ordine.numeroCommessa,
      href: `/planner/#/ordini/${ordine.pk}/fasi`,
      testo: `${ordine.cliente.nome} · ${formatDate(inizio).slice(0, 5)} – ${formatDate(fine).slice(0, 5)}`,
      ...(stato && { stato: { parola: stato.nome, tono: statusTone(statoColore) } }),
      rimedio: {
        nome: 'Avanza',
        href: `/planner/#/fasi-schedulate?nome_fase=${encodeURIComponent(nomeFase)}&data_da=${props.oggi}&data_a=${props.oggi}&search=${encodeURIComponent(ordine.numeroCommessa)}`,
      },
    }
  }
  return (
    <>
      <WorkSection
        title="Alle macchine oggi"
        icona={<Schedule />}
        totale={macchineDiOggi.totalCount}
        tutti={addressOf('macchineDiOggi')}
        righe={macchineDiOggi.nodes.map(riga)}
      />
      <WorkSection
        title="Ai banchi oggi"
        icona={<Schedule />}
        totale={banchiDiOggi.totalCount}
        tutti={addressOf('banchiDiOggi')}
        righe={banchiDiOggi.nodes.map(riga)}
      />
    </>
  )
}

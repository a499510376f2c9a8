import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useFragment } from 'react-relay'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { StandingCards_controlli$key } from '#generated/StandingCards_controlli.graphql.ts'
import type { StandingCards_ferme$key } from '#generated/StandingCards_ferme.graphql.ts'
import type { StandingCards_fermi$key } from '#generated/StandingCards_fermi.graphql.ts'
import type { StandingCards_ritardi$key } from '#generated/StandingCards_ritardi.graphql.ts'
import { TIPI_PEZZO, unitaPezzi } from '#officina/lavorazioni/rules.ts'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { OrdineWords } from './OrdineWords.tsx'

/** A part of the board: its lines, or a word that there are none. */
export function BoardCard({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <DetailCard title={children.length > 0 ? `${title} (${children.length})` : title}>
      {children.length === 0 ? (
        <Typography color="textSecondary">{empty}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflow: 'auto' }}>
          {children}
        </Box>
      )}
    </DetailCard>
  )
}

/** A line of the board. */
export const boardRow = { py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' } as const

/** Operators who have stopped. */
export function FermiCard(props: { fermi: StandingCards_fermi$key }) {
  const fermi = useFragment(
    graphql`
      fragment StandingCards_fermi on Attivita @relay(plural: true) {
        pk
        operatoreNome
        data
        oraFine
        lavorazione {
          nome
        }
      }
    `,
    props.fermi,
  )
  return (
    <BoardCard title="Operatori fermi" empty="Nessuno: tutti hanno un’attività aperta.">
      {fermi.map(({ pk, operatoreNome, data, oraFine, lavorazione }) => (
        <Box component="li" key={pk} sx={boardRow}>
          <Typography sx={{ fontWeight: 550 }}>{operatoreNome}</Typography>
          <Typography variant="body2" color="textSecondary">
            {lavorazione.nome}, finita il {formatDate(data)}
            {oraFine && ` alle ${oraFine}`}
          </Typography>
        </Box>
      ))}
    </BoardCard>
  )
}

/** Operations that were begun and that nobody works at. */
export function StandingLavorazioniCard(props: { ferme: StandingCards_ferme$key }) {
  const ferme = useFragment(
    graphql`
      fragment StandingCards_ferme on LavoroRimasto @relay(plural: true) {
        ordine {
          pk
          ...OrdineWords_ordine
        }
        lavorazione {
          pk
          nome
          attivitaNumero
        }
        fermaDal
        pezziTotali
        pezziEseguiti
      }
    `,
    props.ferme,
  )
  return (
    <BoardCard title="Lavorazioni ferme" empty="Nessuna lavorazione cominciata è ferma.">
      {ferme.map(
        ({ ordine, lavorazione, fermaDal, pezziTotali, pezziEseguiti }) =>
          ordine &&
          lavorazione && (
            <Box component="li" key={`${ordine.pk} ${lavorazione.pk}`} sx={boardRow}>
              <Typography>
                <OrdineWords ordine={ordine} />
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {lavorazione.nome}: {pezziEseguiti}/{pezziTotali}{' '}
                {unitaPezzi(wordOfEnum(TIPI_PEZZO, lavorazione.attivitaNumero))}, ferma dal {formatDate(fermaDal)}
              </Typography>
            </Box>
          ),
      )}
    </BoardCard>
  )
}

/** CE controls of finished operations that nobody has recorded. */
export function ControlliCard(props: { controlli: StandingCards_controlli$key }) {
  const dueControlli = useFragment(
    graphql`
      fragment StandingCards_controlli on ControlloOrdine @relay(plural: true) {
        ordine {
          pk
          numeroCommessa
        }
        controllo {
          descrizione
          lavorazione {
            pk
            nome
          }
        }
      }
    `,
    props.controlli,
  )
  const named = dueControlli.flatMap(({ ordine, controllo }) => (ordine && controllo ? [{ ordine, controllo }] : []))
  const groups = Map.groupBy(named, ({ ordine, controllo }) => `${ordine.pk} ${controllo.lavorazione.pk}`)
  return (
    <BoardCard title="Controlli CE dovuti" empty="Nessun controllo manca alle lavorazioni finite.">
      {[...groups].map(
        ([key, [first, ...others]]) =>
          first && (
            <Box component="li" key={key} sx={boardRow}>
              <Typography>
                <Link component={RouteLink} to={`/ordini/${first.ordine.pk}/marcatura-ce`} sx={{ fontWeight: 550 }}>
                  {first.ordine.numeroCommessa}
                </Link>{' '}
                {first.controllo.lavorazione.nome}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[first, ...others].map(({ controllo }) => controllo.descrizione).join(' · ')}
              </Typography>
            </Box>
          ),
      )}
    </BoardCard>
  )
}

/** Phases that run late, with what they hit next and where to plan anew. */
export function RitardiCard(props: { ritardi: StandingCards_ritardi$key }) {
  const ritardi = useFragment(
    graphql`
      fragment StandingCards_ritardi on RestoFase @relay(plural: true) {
        ordine {
          pk
          ...OrdineWords_ordine
        }
        nomeFase
        minutiRimasti
        minutiRitardo @required(action: THROW)
        fineStimata @required(action: THROW)
        colpisce @required(action: THROW)
      }
    `,
    props.ritardi,
  )
  return (
    <BoardCard title="Fasi in ritardo" empty="Nessuna fase cominciata è in ritardo.">
      {ritardi.map((one) => (
        <Box component="li" key={`${one.ordine?.pk} ${one.nomeFase}`} sx={boardRow}>
          <Typography>
            <OrdineWords ordine={one.ordine ?? null} />
          </Typography>
          <Typography variant="body2">
            {one.nomeFase}: restano {durationInWords(one.minutiRimasti)}, in ritardo di{' '}
            {durationInWords(one.minutiRitardo)}. Fine stimata {formatDate(one.fineStimata)}.
          </Typography>
          {one.colpisce.length > 0 && (
            <Typography variant="body2" color="error">
              Tocca: {one.colpisce.join(', ')}
            </Typography>
          )}
          <Link component={RouteLink} to={`/schedulatore?id=${one.ordine?.pk}`} variant="body2">
            Apri il piano
          </Link>
        </Box>
      ))}
    </BoardCard>
  )
}

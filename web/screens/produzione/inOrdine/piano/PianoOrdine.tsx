import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PianoOrdine_piano$data, PianoOrdine_piano$key } from '#generated/PianoOrdine_piano.graphql.ts'
import type { PianoOrdineNotices_piano$key } from '#generated/PianoOrdineNotices_piano.graphql.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { MissingValue, WithDates } from '#ui/Values.tsx'
import { shownDuration } from '../../schedulatore/durations.ts'
import { SHOWN_UNITA } from '../../schedulatore/model.ts'
import { FasiTable, type FasiTableColumn, type FasiTableRow } from './FasiTable.tsx'

type FasePiano = PianoOrdine_piano$data['schedulazioni'][number]

interface PianoRow extends FasiTableRow {
  fase: FasePiano
}

interface Props {
  piano: PianoOrdine_piano$key
  /** Name of the table. */
  title: string
  /** Columns between the dates and the reasons, by the name of the phase. */
  columns?: readonly FasiTableColumn<FasiTableRow>[]
  /** What stands under the name of a phase. */
  below?: (riga: FasiTableRow) => ReactNode
}

/** The schedule of an order wherever it is shown: the phases with when, how long, by whom, and why then. */
export function PianoOrdine({ piano, title, columns = [], below }: Props) {
  const { salvata, schedulazioni } = useFragment(
    graphql`
      fragment PianoOrdine_piano on PianoSchedulazione {
        salvata
        schedulazioni {
          nomeFase
          unit
          isNeeded
          inizio
          fine
          durata
          nomeFornitore
          spiegazione {
            codice
            testo
          }
        }
      }
    `,
    piano,
  )
  const righe = schedulazioni.map((fase): PianoRow => ({ name: fase.nomeFase, isNeeded: fase.isNeeded, fase }))
  // Who may not see suppliers is sent none. Beside other columns there is no room for one of its own.
  const withFornitori = schedulazioni.some(({ nomeFornitore }) => nomeFornitore)
  const collection = columns.length > 0
  const own: FasiTableColumn<PianoRow>[] = [
    { title: 'Inizio', cella: ({ fase }) => <Instant value={fase.inizio} /> },
    { title: 'Fine', cella: ({ fase }) => <Instant value={fase.fine} /> },
    { title: 'Durata', cella: ({ fase }) => <Duration fase={fase} withFornitore={collection} /> },
    ...(withFornitori && !collection
      ? [{ title: 'Fornitore', cella: ({ fase }: PianoRow) => fase.nomeFornitore ?? <MissingValue /> }]
      : []),
  ]
  const why: FasiTableColumn<PianoRow> = {
    title: 'Perché',
    kind: 'testo',
    cella: ({ fase }) => <Why reasons={fase.isNeeded ? fase.spiegazione : []} />,
  }
  return (
    <FasiTable
      title={title}
      before="Fase"
      righe={righe}
      below={below}
      columns={[...own, ...columns, ...(salvata ? [why] : [])]}
    />
  )
}

/** What is to be known about a schedule before it is read. */
export function PianoOrdineNotices(props: { piano: PianoOrdineNotices_piano$key }) {
  const { salvata, tempiCambiati, motivoNonSchedulato, tempisticheMancanti, warnings } = useFragment(
    graphql`
      fragment PianoOrdineNotices_piano on PianoSchedulazione {
        salvata
        tempiCambiati
        motivoNonSchedulato
        tempisticheMancanti {
          tipo
          famiglia
          forma
          codice
        }
        warnings {
          testo
        }
      }
    `,
    props.piano,
  )
  const missing = tempisticheMancanti.map(({ tipo, famiglia, forma, codice }) =>
    [tipo, famiglia, forma, codice].filter(Boolean).join(' '),
  )
  return (
    <>
      {tempiCambiati && (
        <Alert severity="warning">
          Righe o tempistiche sono cambiate dopo il salvataggio: la schedulazione va rivista.
        </Alert>
      )}
      {!salvata && motivoNonSchedulato && <Alert severity="info">{motivoNonSchedulato}</Alert>}
      {missing.length > 0 && (
        <Alert severity="error">
          Attenzione mancano le seguenti tempistiche relative all'ordine corrente: {missing.join('; ')}
        </Alert>
      )}
      {salvata &&
        warnings.map(({ testo }) => (
          <Alert key={testo} severity="warning">
            {testo}
          </Alert>
        ))}
    </>
  )
}

/** A civil instant of the plan, `YYYY-MM-DD HH:mm:ss`, as the screens write them; phases in days have no hour. */
function Instant({ value }: { value: string | null | undefined }) {
  if (!value) return <MissingValue />
  const day = formatDate(value.slice(0, 10))
  const hour = value.slice(11, 16)
  return (
    <Box component="time" dateTime={value.slice(0, 16)} sx={{ whiteSpace: 'nowrap' }}>
      {hour === '00:00' ? day : `${day} ${hour}`}
    </Box>
  )
}

function Duration({ fase, withFornitore }: { fase: FasePiano; withFornitore: boolean }) {
  const { durata, nomeFornitore, isNeeded, unit } = fase
  return (
    <>
      {isNeeded && durata != null ? shownDuration(durata, wordOfEnum(SHOWN_UNITA, unit)) : <MissingValue />}
      {withFornitore && nomeFornitore && (
        <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
          {nomeFornitore}
        </Typography>
      )}
    </>
  )
}

/** What made the dates when they were saved; that they are kept is no reason. */
function Why({ reasons }: { reasons: FasePiano['spiegazione'] }) {
  const realReasons = reasons.filter(({ codice }) => codice !== 'tenuta')
  if (realReasons.length === 0) return <MissingValue />
  return realReasons.map(({ codice, testo }) => (
    <Typography key={codice + testo} variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
      <WithDates text={testo} />
    </Typography>
  ))
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { faseCells_ordiniFornitore$key } from '#generated/faseCells_ordiniFornitore.graphql.ts'
import type { EnumName } from '#shared/fields/enumNames.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { StatusChip, type StatusTone, statusTone } from '#ui/StatusChip.tsx'
import { DateValue, MissingValue } from '#ui/Values.tsx'
import { durationInWords } from '../../fasiSchedulate/row.ts'
import type { FasiTableRow } from '../piano/FasiTable.tsx'

/** A phase, or a material that belongs to none. */
export interface OrdineFaseRow extends FasiTableRow {
  readonly stato: string
  readonly statoColore: EnumName<StatusTone>
  readonly statoPk?: number | null
  readonly modificabile: boolean
  /** What the workshop says of a phase: minutes left, and the state it should have when all is done. */
  readonly resto?: {
    readonly minutiRimasti: number
    readonly statoProposto: { readonly pk: number; readonly nome: string } | null | undefined
  } | null
  readonly ordiniFornitore: faseCells_ordiniFornitore$key
}

/** State of a phase or material, a button for who may change it. */
export function FaseStato({ riga, onStato }: { riga: OrdineFaseRow; onStato: (riga: OrdineFaseRow) => void }) {
  const { name, stato, statoColore, isNeeded, modificabile } = riga
  if (modificabile && isNeeded) {
    const word = stato || 'Nessuno stato'
    const label = `Cambia stato di ${name}: ${word}`
    return <StatusChip word={word} tone={statusTone(statoColore)} action={{ label, onClick: () => onStato(riga) }} />
  }
  return stato ? <StatusChip word={stato} tone={statusTone(statoColore)} /> : <MissingValue />
}

/** All pieces are done and the state does not say so yet. */
export function FaseProposed({ riga: { name, isNeeded, modificabile, resto, statoPk }, onProposed }: ProposedProps) {
  const stato = resto?.statoProposto
  if (!isNeeded || !modificabile || !stato || stato.pk === statoPk) return null
  return (
    <Button size="small" onClick={() => onProposed(name, stato.pk)} sx={{ display: 'block', textAlign: 'left' }}>
      Segna {name} come {stato.nome}
    </Button>
  )
}

interface ProposedProps {
  riga: OrdineFaseRow
  /** Gives a finished phase the state that is proposed. */
  onProposed: (nomeFase: string, stato: number) => void
}

/** What the workshop still has to do of a phase. */
export function FaseResto({ riga: { isNeeded, resto } }: { riga: OrdineFaseRow }) {
  if (!isNeeded || !resto) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {resto.minutiRimasti === 0 ? 'pezzi tutti fatti' : `restano ${durationInWords(resto.minutiRimasti)}`}
    </Typography>
  )
}

/** The supplier orders of a phase or material, a line each. */
export function FaseOrdiniFornitore(props: { ordini: faseCells_ordiniFornitore$key }) {
  const ordini = useFragment(
    graphql`
      fragment faseCells_ordiniFornitore on FornituraOrdine @relay(plural: true) {
        pk
        fornitore
        stato
        dataConsegna
        dataArrivo
      }
    `,
    props.ordini,
  )
  if (ordini.length === 0) return <MissingValue />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {ordini.map(({ pk, fornitore, stato, dataConsegna, dataArrivo }) => (
        <li key={pk}>
          n. {pk} · {fornitore}
          {stato && ` · ${stateInWords(stato)}`}
          {dataArrivo ? (
            <>
              {' · arrivato il '}
              <DateValue value={dataArrivo} />
            </>
          ) : (
            dataConsegna && (
              <>
                {' · previsto il '}
                <DateValue value={dataConsegna} />
              </>
            )
          )}
        </li>
      ))}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { stateInWords } from '../../../../../../server/shared/formats/formats.ts'
import { StatusChip, statusTone } from '../../../../../ui/StatusChip.tsx'
import { DateTimeValue, DateValue, MissingValue } from '../../../../../ui/Values.tsx'
import { durationInWords } from '../../../../produzione/fasiSchedulate/row.ts'
import type { OrdineFasiTable_ordiniFornitore$key } from './__generated__/OrdineFasiTable_ordiniFornitore.graphql.ts'

/** A phase, or a material that belongs to none. */
export interface OrdineFaseRow {
  readonly nome: string
  readonly isNeeded: boolean
  /** Dates; missing for materials, which have none. */
  readonly inizio?: string | null
  readonly fine?: string | null
  readonly stato: string
  readonly statoColore: string
  readonly statoPk?: number | null
  readonly modificabile: boolean
  /** What the workshop says of a phase: minutes left, and the state it should have when all is done. */
  readonly resto?: {
    readonly minutiRimasti: number
    readonly statoProposto: { readonly pk: number; readonly nome: string } | null | undefined
  } | null
  readonly ordiniFornitore: OrdineFasiTable_ordiniFornitore$key
}

interface Props {
  titolo: string
  righe: readonly OrdineFaseRow[]
  vuoto?: string
  onStato: (riga: OrdineFaseRow) => void
  /** Gives a finished phase the state that is proposed. */
  onProposto?: (nomeFase: string, stato: number) => void
}

/** On phones a phase is a block: name and state beside each other, then what else there is, each with its name. */
const aSchede = {
  '@media (max-width:699px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tbody tr': { display: 'grid' },
    '& tbody tr': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: 0.5,
      py: 1,
      alignItems: 'center',
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody tr:last-child': { borderBottom: 0 },
    '& tbody td': { border: 0, p: 0 },
    '& td.stato-fase': { gridColumn: 2, gridRow: 1 },
    '& td[data-nome]': {
      gridColumn: '1 / -1',
      '&::before': { content: 'attr(data-nome) ": "', color: 'text.secondary' },
    },
  },
} as const

/** A row each with its state; what the order does not need is greyed. */
export function OrdineFasiTable({ titolo, righe, vuoto, onStato, onProposto }: Props) {
  if (righe.length === 0) return <Typography color="textSecondary">{vuoto}</Typography>
  const conDate = righe.some(({ inizio }) => inizio !== undefined)
  return (
    <TableContainer>
      <Table size="small" aria-label={titolo} sx={[{ '& tr:last-child td': { borderBottom: 0 } }, aSchede]}>
        <TableHead>
          <TableRow>
            <TableCell>{conDate ? 'Fase' : 'Materiale'}</TableCell>
            {conDate && <TableCell>Inizio</TableCell>}
            {conDate && <TableCell>Fine</TableCell>}
            <TableCell>Stato</TableCell>
            <TableCell>Ordini a fornitore</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {righe.map((riga) => (
            <TableRow
              key={riga.nome}
              sx={{ verticalAlign: 'top', ...(riga.isNeeded ? {} : { '& td': { color: 'text.disabled' } }) }}
            >
              <TableCell sx={{ fontWeight: riga.isNeeded ? 550 : 400, whiteSpace: 'nowrap' }}>
                {riga.nome}
                {!riga.isNeeded && ' (non necessaria)'}
                {riga.isNeeded && riga.resto && (
                  <Typography variant="body2" color="textSecondary">
                    {riga.resto.minutiRimasti === 0
                      ? 'pezzi tutti fatti'
                      : `restano ${durationInWords(riga.resto.minutiRimasti)}`}
                  </Typography>
                )}
              </TableCell>
              {conDate && (
                <TableCell data-nome="Inizio" sx={{ whiteSpace: 'nowrap' }}>
                  <DateTimeValue valore={riga.inizio} />
                </TableCell>
              )}
              {conDate && (
                <TableCell data-nome="Fine" sx={{ whiteSpace: 'nowrap' }}>
                  <DateTimeValue valore={riga.fine} />
                </TableCell>
              )}
              <TableCell className="stato-fase">
                <Stato riga={riga} onStato={onStato} />
                <Proposto riga={riga} onProposto={onProposto} />
              </TableCell>
              <TableCell data-nome="Ordini a fornitore">
                <OrdiniFornitore ordini={riga.ordiniFornitore} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Stato({ riga, onStato }: { riga: OrdineFaseRow; onStato: (riga: OrdineFaseRow) => void }) {
  const { nome, stato, statoColore, isNeeded, modificabile } = riga
  if (modificabile && isNeeded) {
    const word = stato || 'Nessuno stato'
    const etichetta = `Cambia stato di ${nome}: ${word}`
    return (
      <StatusChip parola={word} tono={statusTone(statoColore)} azione={{ etichetta, onClick: () => onStato(riga) }} />
    )
  }
  return stato ? <StatusChip parola={stato} tono={statusTone(statoColore)} /> : <MissingValue />
}

/** All pieces are done and the state does not say so yet. */
function Proposto({ riga: { nome, isNeeded, modificabile, resto, statoPk }, onProposto }: PropostoProps) {
  const stato = resto?.statoProposto
  if (!onProposto || !isNeeded || !modificabile || !stato || stato.pk === statoPk) return null
  return (
    <Button size="small" onClick={() => onProposto(nome, stato.pk)} sx={{ display: 'block', textAlign: 'left' }}>
      Segna {nome} come {stato.nome}
    </Button>
  )
}

interface PropostoProps {
  riga: OrdineFaseRow
  onProposto: Props['onProposto']
}

function OrdiniFornitore(props: { ordini: OrdineFasiTable_ordiniFornitore$key }) {
  const ordini = useFragment(
    graphql`
      fragment OrdineFasiTable_ordiniFornitore on OrdineFornitoreDiFase @relay(plural: true) {
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
              <DateValue valore={dataArrivo} />
            </>
          ) : (
            dataConsegna && (
              <>
                {' · previsto il '}
                <DateValue valore={dataConsegna} />
              </>
            )
          )}
        </li>
      ))}
    </Box>
  )
}

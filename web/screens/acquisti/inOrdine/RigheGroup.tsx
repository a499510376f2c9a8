import CallSplit from '@mui/icons-material/CallSplit'
import ContentCopy from '@mui/icons-material/ContentCopy'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { EntryMenu } from '#forms/entries/EntryMenu.tsx'
import { formatCount, formatQuantity } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { fornituraTitle, rigaDetails, type ShownRigaFornitore } from './rows.ts'
import { backgroundOf, borderOf } from './tints.ts'
import { Awaited, type NeedDays, Waiting } from './Waiting.tsx'

interface Props {
  tipologia: string
  righe: readonly ShownRigaFornitore[]
  editable: boolean
  /** When those that wait are needed, by number; none for who may not order them. */
  days: ReadonlyMap<number, NeedDays>
  /** When supplier orders are expected, by number. */
  expected: ReadonlyMap<number, string | null | undefined>
  choices: ReadonlySet<number>
  onChoose: (pks: readonly number[], si: boolean) => void
  onEdit: (riga: ShownRigaFornitore) => void
  onDividi: (riga: ShownRigaFornitore) => void
  onDuplica: (riga: ShownRigaFornitore) => void
  onDelete: (riga: ShownRigaFornitore) => void
  /** A row is being dragged onto a supplier order, all the chosen ones with it; null when it is let go. */
  onTrascina: (riga: ShownRigaFornitore | null) => void
}

/** The columns of all types stand under each other. */
const inColumn = {
  '@media (min-width:700px)': {
    tableLayout: 'fixed',
    '& th.scelta': { width: 44 },
    '& th.quantita': { width: 90 },
    '& th.fornitore': { width: '20%' },
    '& th.ordine': { width: 150 },
    '& th.azioni': { width: 56 },
  },
} as const

/** On phones a row is a block: what it is beside its quantity, then supplier and order, then what can be done. */
const asTabs = (editable: boolean) => ({
  '@media (max-width:699px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody': { display: 'grid', gap: 0.5 },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: `${editable ? 40 : 0}px minmax(0, 1fr) auto`,
      columnGap: 1,
      p: 1,
      borderBottom: 1,
      borderColor: 'divider',
      alignItems: 'center',
    },
    '& tbody td': { border: 0, p: 0 },
    '& tbody td.scelta': { gridRow: '1 / span 2', alignSelf: 'start', width: 'auto', p: '0 !important' },
    '& td.fornitore, & td.ordine': { gridColumn: 2 },
    // Also where rows cannot be selected.
    '& tr > td.articolo': { gridColumn: 2 },
    '& td.azioni': { gridColumn: 3, gridRow: '2 / span 2', alignSelf: 'end' },
  },
})

/** The rows of one type: those of a supplier order have its number and its shade. */
export function RigheGroup({
  tipologia,
  righe,
  editable,
  days,
  expected,
  choices,
  onChoose,
  onTrascina,
  ...actions
}: Props) {
  const pks = righe.map(({ pk }) => pk)
  const count = pks.filter((pk) => choices.has(pk)).length
  const all = count === pks.length
  return (
    <DetailCard
      title={tipologia}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            {formatCount(righe.length, 'riga', 'righe')}
          </Typography>
          {editable && (
            <FormControlLabel
              label="Tutte"
              labelPlacement="start"
              control={
                <Checkbox
                  checked={all}
                  indeterminate={count > 0 && !all}
                  onChange={() => onChoose(pks, !all)}
                  slotProps={{ input: { 'aria-label': `Seleziona tutte le righe di ${tipologia}` } }}
                />
              }
              sx={{ my: -1, mr: 0 }}
            />
          )}
        </Box>
      }
    >
      <Table
        size="small"
        aria-label={tipologia}
        sx={[{ '& td, & th': { px: 1 }, '& tr:last-child td': { borderBottom: 0 } }, inColumn, asTabs(editable)]}
      >
        <TableHead>
          <TableRow>
            {editable && (
              <TableCell className="scelta" padding="checkbox">
                <Box component="span" sx={visuallyHidden}>
                  Scelta
                </Box>
              </TableCell>
            )}
            <TableCell>Articolo</TableCell>
            <TableCell className="quantita" align="right">
              Quantità
            </TableCell>
            <TableCell className="fornitore">Fornitore</TableCell>
            <TableCell className="ordine">Ordine</TableCell>
            {editable && (
              <TableCell className="azioni">
                <Box component="span" sx={visuallyHidden}>
                  Azioni
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {righe.map((riga) => (
            <Riga
              key={riga.pk}
              riga={riga}
              days={days.get(riga.pk)}
              expected={expected.get(riga.ordineFornitorePk ?? 0)}
              choice={
                editable && (
                  <Checkbox
                    checked={choices.has(riga.pk)}
                    onChange={({ target }) => onChoose([riga.pk], target.checked)}
                    slotProps={{ input: { 'aria-label': `Seleziona ${fornituraTitle(riga)}, n. ${riga.pk}` } }}
                  />
                )
              }
              onTrascina={editable ? onTrascina : null}
              actions={editable && <RigaActions riga={riga} {...actions} />}
            />
          ))}
        </TableBody>
      </Table>
    </DetailCard>
  )
}

interface RigaProps {
  riga: ShownRigaFornitore
  days: NeedDays | undefined
  expected: string | null | undefined
  choice: ReactNode
  actions: ReactNode
  onTrascina: Props['onTrascina'] | null
}

function Riga({ riga, days, expected, choice, actions, onTrascina }: RigaProps) {
  const { ordineFornitorePk: ordine } = riga
  const other = rigaDetails(riga.codice ? riga : { ...riga, descrizione: '' })
  return (
    <TableRow
      draggable={onTrascina !== null}
      onDragStart={
        onTrascina
          ? (event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', fornituraTitle(riga))
              onTrascina(riga)
            }
          : undefined
      }
      onDragEnd={onTrascina ? () => onTrascina(null) : undefined}
      sx={ordine == null ? undefined : { backgroundColor: backgroundOf(ordine) }}
    >
      {choice && (
        <TableCell className="scelta" padding="checkbox">
          {choice}
        </TableCell>
      )}
      <TableCell className="articolo" sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>{fornituraTitle(riga)}</Box>
        {other && (
          <Typography variant="body2" color="textSecondary">
            {other}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {formatQuantity(riga.quantita)} {riga.um}
        {riga.arrivata > 0 && (
          <Typography variant="body2" color="textSecondary">
            {riga.manca ? `mancano ${formatQuantity(riga.manca)}` : 'arrivata'}
          </Typography>
        )}
      </TableCell>
      <TableCell className="fornitore">{riga.fornitore?.nome ?? <MissingValue />}</TableCell>
      <TableCell className="ordine" sx={{ whiteSpace: 'nowrap' }}>
        {ordine == null ? (
          <Waiting days={days} />
        ) : (
          <>
            <Box component="span" sx={{ borderLeft: 4, borderColor: borderOf(ordine), pl: 0.75, fontWeight: 550 }}>
              n. {ordine}
            </Box>
            {(riga.manca ?? 0) > 0 && <Awaited day={expected} />}
          </>
        )}
      </TableCell>
      {actions && (
        <TableCell className="azioni" align="right" sx={{ whiteSpace: 'nowrap', px: '0 !important' }}>
          {actions}
        </TableCell>
      )}
    </TableRow>
  )
}

type ActionsProps = Pick<Props, 'onEdit' | 'onDividi' | 'onDuplica' | 'onDelete'> & { riga: ShownRigaFornitore }

function RigaActions({ riga, onEdit, onDividi, onDuplica, onDelete }: ActionsProps) {
  const actions = [
    ['Modifica', EditOutlined, onEdit],
    ['Dividi', CallSplit, onDividi],
    ['Duplica', ContentCopy, onDuplica],
    ['Elimina', DeleteOutlined, onDelete],
  ] as const
  return (
    <EntryMenu
      item={`${fornituraTitle(riga)}, n. ${riga.pk}`}
      actions={actions.map(([name, Icon, perform]) => ({
        name,
        part: name,
        icon: <Icon fontSize="small" />,
        disabled: false,
        danger: perform === onDelete,
        run: () => perform(riga),
      }))}
    />
  )
}

import EditOutlined from '@mui/icons-material/EditOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TableContainer from '@mui/material/TableContainer'
import Typography from '@mui/material/Typography'
import { ORIGINE_DISTINTA_LABELS } from '#ordini/distinte/rules.ts'
import { formatCount, formatDate, formatQuantity } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { SOUGHT, showThis } from '#ui/page/sought.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { type PlainColumn, PlainTable } from '#ui/table/PlainTable.tsx'
import { misureText } from '#vendite/distinte/distinta/rules.ts'
import { distintaTitle, type ShownDistinta, type ShownRigaDistinta } from './readDistinta.ts'

const nowrap = { whiteSpace: 'nowrap' } as const

const columns: readonly PlainColumn<ShownRigaDistinta>[] = [
  {
    title: 'Descrizione',
    namesRow: true,
    sx: { minWidth: 140 },
    cell: ({ descrizione, tipologia, codice, sezione, aMano }) => (
      <>
        {descrizione} {aMano && <StatusChip word="A mano" tone="attenzione" />}
        <Typography component="div" variant="caption" color="textSecondary">
          {[...new Set([tipologia, codice, sezione])].filter(Boolean).join(' · ')}
        </Typography>
      </>
    ),
  },
  {
    title: 'Quantità',
    align: 'right',
    sx: nowrap,
    cell: ({ quantita, um }) => `${formatQuantity(quantita)} ${um}`.trim(),
  },
  { title: 'Misure, mm', align: 'right', sx: nowrap, cell: misureText },
  {
    title: 'Peso, kg',
    align: 'right',
    headSx: { display: { xs: 'none', sm: 'table-cell' } },
    sx: { display: { xs: 'none', sm: 'table-cell' } },
    cell: ({ peso }) => (peso == null ? '' : formatQuantity(peso)),
  },
]

interface Props {
  distinta: ShownDistinta
  /** It is the one that a label leads to: it is shown first, and marked. */
  sought: boolean
  onEdit: (distinta: ShownDistinta) => void
}

/** What one piece of a line is made of, and where that comes from. */
export function DistintaCard({ distinta, sought, onEdit }: Props) {
  const { righe, errori, origine, congelataIl, superata, numero, puoModificare } = distinta
  return (
    <Box ref={sought ? showThis : undefined} sx={{ scrollMarginTop: 120, minWidth: 0, ...(sought && SOUGHT) }}>
      <DetailCard
        title={distintaTitle(distinta)}
        actions={
          puoModificare && (
            <Button size="small" startIcon={<EditOutlined />} onClick={() => onEdit(distinta)}>
              {righe.length === 0 ? 'Scrivi' : 'Modifica'}
            </Button>
          )
        }
      >
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          <Typography variant="body2" color="textSecondary">
            Per un pezzo; la riga ne ha {numero}.
          </Typography>
          {sought && <StatusChip word="Dall’etichetta" tone="info" />}
          <StatusChip word={ORIGINE_DISTINTA_LABELS[origine]} tone={origine === 'mano' ? 'attenzione' : 'neutro'} />
          {congelataIl && <StatusChip word={`Congelata il ${formatDate(congelataIl)}`} tone="positivo" />}
        </Stack>
        <Stack sx={{ gap: 1 }}>
          {superata && (
            <Alert severity="warning">
              La finestra è cambiata dopo questa distinta: controllala, o riportala alle regole.
            </Alert>
          )}
          {errori.map((messaggio) => (
            <Alert key={messaggio} severity="error">
              {messaggio}
            </Alert>
          ))}
          {righe.length > 0 ? (
            <TableContainer>
              <PlainTable
                aria-label={`Distinta di ${distintaTitle(distinta)}`}
                rows={righe}
                keyOf={(_riga, index) => index}
                columns={columns}
                sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}
              />
            </TableContainer>
          ) : (
            errori.length === 0 && (
              <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
                {origine === 'pezzo'
                  ? 'Nessuna regola è per questa finestra: la distinta è quella dei suoi pezzi, se c’è.'
                  : `Nessun materiale per ${formatCount(numero, 'pezzo', 'pezzi')}.`}
              </Box>
            )
          )}
        </Stack>
      </DetailCard>
    </Box>
  )
}

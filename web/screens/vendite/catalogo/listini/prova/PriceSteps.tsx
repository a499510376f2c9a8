import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { formatEuro, formatPercentage } from '#shared/formats/formats.ts'
import { nettoOf } from '#shared/money/money.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { EuroValue } from '#ui/Values.tsx'

interface Props {
  prezzo: {
    readonly senzaPrezzo?: string | null | undefined
    readonly sconto: number
    readonly riga?: number | null | undefined
    readonly passi: readonly { readonly tipo: string; readonly testo: string; readonly importo: number }[]
    readonly servizi: readonly { readonly nome: string; readonly importo: number; readonly iva: number }[]
  }
}

const SUMS: ReadonlySet<string> = new Set(['SPECCHIATURA', 'LISTINO_PEZZO', 'LISTINO_RIGA'])
const weightOf = (tipo: string) => (SUMS.has(tipo) ? 650 : 400)

/** The steps of a price, or why there is none; the discount of the customer, and what services would cost. */
export function PriceSteps({ prezzo: { senzaPrezzo, sconto, riga, passi, servizi } }: Props) {
  return (
    <Stack sx={{ gap: 2 }}>
      {senzaPrezzo ? (
        <Alert severity="warning">{senzaPrezzo}</Alert>
      ) : (
        <PlainTable
          rows={passi}
          keyOf={(_row, index) => index}
          aria-label="Passi del prezzo"
          columns={[
            {
              title: 'Passo',
              cell: ({ testo }) => testo,
              namesRow: true,
              sx: ({ tipo }) => ({ fontWeight: weightOf(tipo) }),
            },
            {
              title: 'Importo',
              align: 'right',
              cell: ({ importo }) => <EuroValue value={importo} />,
              sx: ({ tipo }) => ({ fontWeight: weightOf(tipo), whiteSpace: 'nowrap' }),
            },
          ]}
        />
      )}
      {sconto > 0 && (
        <span>
          Sconto del cliente: {formatPercentage(sconto)}
          {riga != null && (
            <>
              , netto <strong>{formatEuro(nettoOf(riga, sconto, 0))}</strong>
            </>
          )}
        </span>
      )}
      {servizi.length > 0 && (
        <PlainTable
          rows={servizi}
          keyOf={(_row, index) => index}
          aria-label="Servizi"
          columns={[
            { title: 'Servizio', cell: ({ nome }) => nome, namesRow: true },
            { title: 'IVA', align: 'right', cell: ({ iva }) => formatPercentage(iva) },
            { title: 'Importo', align: 'right', cell: ({ importo }) => <EuroValue value={importo} /> },
          ]}
        />
      )}
    </Stack>
  )
}

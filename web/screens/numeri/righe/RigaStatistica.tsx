import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import type { RigaStatistica_riga$data, RigaStatistica_riga$key } from '#generated/RigaStatistica_riga.graphql.ts'
import { formatEuro, formatExactPercentage, formatMm, formatQuantity } from '#shared/formats/formats.ts'
import { RowCard } from '#ui/list/RowCard.tsx'
import { MissingValue } from '#ui/Values.tsx'

const fragment = graphql`
  fragment RigaStatistica_riga on RigaOrdine @inline {
    pk
    ordinePk
    numeroCommessa
    numero
    codiceSerramento {
      categoria
      forma
      codice
    }
    tipoSerramento {
      nome
    }
    larghezza
    altezza
    ante
    listino
    netto
    scontoArticolo
    extraFields
  }
`

/** A line in the statistics. */
export type RigaStatisticaRow = Omit<RigaStatistica_riga$data, ' $fragmentType'>

export const readRigaStatistica = (riga: RigaStatistica_riga$key): RigaStatisticaRow => readInlineData(fragment, riga)

type Column = GridColDef<RigaStatisticaRow>

const text = (
  field: string,
  headerName: string,
  width: number,
  of: (riga: RigaStatisticaRow) => string | undefined,
): Column => ({
  field,
  headerName,
  width,
  sortable: false,
  renderCell: ({ row }) => of(row) || <MissingValue />,
})
const figure = (
  field: 'numero' | 'larghezza' | 'altezza' | 'ante' | 'listino' | 'netto' | 'scontoArticolo',
  headerName: string,
  width: number,
  write: (value: number) => string,
): Column => ({
  field,
  headerName,
  width,
  type: 'number',
  renderCell: ({ row }) => (row[field] == null ? <MissingValue /> : write(row[field])),
})

/** The columns of lines; those of prices only for who sees them; one for each extra field of a configuration. */
export function righeColumns(prezzi: boolean, extra: readonly string[]): Column[] {
  return [
    {
      field: 'numeroCommessa',
      headerName: 'Ordine',
      width: 88,
      renderCell: ({ row }) => (
        <Link component={RouteLink} to={`/ordini/${row.ordinePk}/`}>
          {row.numeroCommessa}
        </Link>
      ),
    },
    figure('numero', 'Numero', 80, String),
    text('categoria', 'Categoria', 144, (r) => r.codiceSerramento?.categoria),
    text('forma', 'Forma', 78, (r) => r.codiceSerramento?.forma),
    text('codice', 'Codice', 74, (r) => r.codiceSerramento?.codice),
    text('tipo', 'Tipo serramento', 160, (r) => r.tipoSerramento.nome),
    figure('larghezza', 'Larghezza', 98, formatMm),
    figure('altezza', 'Altezza', 86, formatMm),
    figure('ante', 'Ante', 62, String),
    ...(prezzi
      ? [
          figure('listino', 'Listino', 106, formatEuro),
          figure('netto', 'Netto', 106, formatEuro),
          figure('scontoArticolo', 'Sconto', 82, formatExactPercentage),
        ]
      : []),
    ...extra.map((name) =>
      text(`extra-${name}`, name, 120, ({ extraFields }) => {
        const value = (extraFields as Record<string, unknown> | null)?.[name]
        return value == null ? undefined : String(value)
      }),
    ),
  ]
}

/** A number of a column as its lines show it: euro, percent, or the number alone. */
export function columnInWords(name: string, value: number): string {
  if (name === 'listino' || name === 'netto') return formatEuro(value)
  if (name === 'sconto_articolo') return formatExactPercentage(value)
  return formatQuantity(Math.round(value * 100) / 100)
}

/** A line on a phone. */
export function RigaStatisticaCard({ riga }: { riga: RigaStatisticaRow }) {
  const misure = riga.larghezza && riga.altezza ? `${riga.larghezza} × ${riga.altezza} mm` : null
  return (
    <RowCard
      title={`${riga.numeroCommessa} · ${riga.numero} × ${riga.tipoSerramento.nome}`}
      foot={[
        riga.codiceSerramento?.categoria,
        riga.codiceSerramento?.codice,
        misure,
        riga.netto == null ? null : formatEuro(riga.netto),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}

import Folder from '@mui/icons-material/FolderOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import { cartellaLabels } from '#documenti/cartelle/rules.ts'
import type { CartellaRow_cartella$data, CartellaRow_cartella$key } from '#generated/CartellaRow_cartella.graphql.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { cartellaPath } from './lastList.ts'

const fragment = graphql`
  fragment CartellaRow_cartella on Cartella @inline {
    id
    pk
    nome
    descrizione
    percorso
    parent {
      pk
    }
    numeroAccount
    numeroFile
    versione
  }
`

/** A folder as the list shows it, and as its form begins. */
export type CartellaRow = CartellaRow_cartella$data

export function readCartellaRow(cartella: CartellaRow_cartella$key): CartellaRow {
  return readInlineData(fragment, cartella)
}

interface Actions {
  edit: (cartella: CartellaRow) => void
  remove: (cartella: CartellaRow) => void
}

const count = (number: number | null | undefined) => (number == null ? '' : formatInteger(number))

/** Columns of the list. @param actions null for who may not manage folders, and sees no counts */
export function cartellaColumns(actions: Actions | null): GridColDef<CartellaRow>[] {
  const name: GridColDef<CartellaRow> = {
    field: 'nome',
    headerName: cartellaLabels.nome,
    flex: 1.4,
    minWidth: 200,
    hideable: false,
    renderCell: ({ row, hasFocus }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%', minWidth: 0 }}>
        <Folder fontSize="small" color="action" aria-hidden />
        <Link
          component={RouteLink}
          to={cartellaPath(row)}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          title={row.nome}
          sx={{ fontWeight: 550 }}
        >
          {row.nome}
        </Link>
        {row.percorso && (
          <Typography variant="body2" color="textSecondary" noWrap title={row.percorso}>
            in {row.percorso}
          </Typography>
        )}
      </Box>
    ),
  }
  const description = textColumn<CartellaRow>('descrizione', cartellaLabels.descrizione, {
    flex: 2,
    minWidth: 200,
    sortable: false,
  })
  if (!actions) return [name, description]
  const number = (
    field: 'numeroAccount' | 'numeroFile',
    headerName: string,
    title: string,
  ): GridColDef<CartellaRow> => ({
    field,
    headerName,
    description: title,
    width: 110,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    // A folder below another has the shares of the one at the top.
    renderCell: ({ row }) => (field === 'numeroAccount' && row.parent ? <MissingValue /> : count(row[field])),
  })
  return [
    name,
    description,
    number('numeroAccount', 'Account', 'Account con cui è condivisa'),
    number('numeroFile', 'File', 'File che contiene'),
    actionsColumn({ name: ({ nome }) => nome, ...actions }),
  ]
}

/** A folder of the list on a phone. */
export function CartellaCard({ cartella }: { cartella: CartellaRow }) {
  const { nome, descrizione, percorso, parent, numeroAccount, numeroFile } = cartella
  const counts = [
    numeroAccount != null && !parent && formatCount(numeroAccount, 'account', 'account'),
    numeroFile != null && formatCount(numeroFile, 'file', 'file'),
  ]
  return (
    <RowCard title={nome} note={percorso && `in ${percorso}`} foot={counts.filter(Boolean).join(' · ')}>
      {descrizione}
    </RowCard>
  )
}

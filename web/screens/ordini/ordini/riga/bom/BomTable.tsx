import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TableContainer from '@mui/material/TableContainer'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { BomTableQuery } from '#generated/BomTableQuery.graphql.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { BomEditor } from './BomEditor.tsx'

const query = graphql`
  query BomTableQuery($ordine: String!, $riga: Int!, $posizione: Int!) {
    bomModificabile(ordine: $ordine, riga: $riga)
    bomRiga(ordine: $ordine, riga: $riga, posizione: $posizione) {
      ord
      maktx
      quantity
      meins
      picUrl
    }
  }
`

const quantita = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3 })

interface Props {
  reference: PreloadedQuery<BomTableQuery>
  /** Number of the line, and its pieces. */
  pk: number
  numero: number
  /** Whether it is being written. */
  edit: boolean
  onEdit: (edit: boolean) => void
  /** It is written: it is to be read again. */
  onSaved: () => void
}

/** What one piece is made of, with its form where it is written here. */
export function BomTable({ reference, pk, numero, edit, onEdit, onSaved }: Props) {
  const { bomRiga, bomModificabile } = usePreloadedQuery<BomTableQuery>(query, reference)
  const righe = bomRiga ?? []
  const { posizione } = reference.variables
  if (edit) {
    return (
      <BomEditor
        key={posizione}
        riga={pk}
        posizione={posizione}
        numero={numero}
        righe={righe}
        onSaved={onSaved}
        onClose={() => onEdit(false)}
      />
    )
  }
  return (
    <>
      <BomRows righe={righe} posizione={posizione} />
      {bomModificabile && (
        <Box sx={{ mt: 1.5 }}>
          <Button startIcon={<EditOutlined />} onClick={() => onEdit(true)}>
            {righe.length === 0 ? 'Scrivi la distinta' : 'Modifica la distinta'}
          </Button>
        </Box>
      )}
    </>
  )
}

interface RowsProps {
  righe: NonNullable<BomTableQuery['response']['bomRiga']>
  posizione: number
}

function BomRows({ righe, posizione }: RowsProps) {
  if (righe.length === 0) {
    return (
      <Typography role="status" color="textSecondary">
        Nessun risultato
      </Typography>
    )
  }
  return (
    <TableContainer>
      <PlainTable
        aria-label={`Distinta base della posizione ${posizione}`}
        sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}
        rows={righe}
        // Rows may be equal, and are only ever read together.
        keyOf={(_riga, index) => index}
        columns={[
          { title: 'Ord.', align: 'right', cell: ({ ord }) => ord },
          { title: 'Nome', sx: { minWidth: 120, overflowWrap: 'break-word' }, cell: ({ maktx }) => maktx },
          { title: 'Quantità', align: 'right', cell: ({ quantity }) => quantita.format(quantity) },
          { title: 'Meins', cell: ({ meins }) => meins || <MissingValue /> },
          { title: 'Image', cell: ({ picUrl, maktx }) => <Figure indirizzo={picUrl} name={maktx} /> },
        ]}
      />
    </TableContainer>
  )
}

/** Small, opening in full; a dash where there is none, or where it cannot be reached. */
function Figure({ indirizzo, name }: { indirizzo: string; name: string }) {
  const [route, setBroken] = useState(false)
  if (!indirizzo || route) return <MissingValue />
  return (
    <Link href={indirizzo} target="_blank" rel="noopener noreferrer">
      <Box
        component="img"
        src={indirizzo}
        alt={name}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
        sx={{ display: 'block', width: 48, height: 48, objectFit: 'contain' }}
      />
    </Link>
  )
}

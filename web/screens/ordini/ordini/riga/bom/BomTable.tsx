import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { BomTableQuery } from '#generated/BomTableQuery.graphql.ts'
import { MissingValue } from '#ui/Values.tsx'
import { BomEditor } from './BomEditor.tsx'

const query = graphql`
  query BomTableQuery($ordine: String!, $riga: Int!, $posizione: Int!) {
    bomModificabile
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
      <Table
        size="small"
        sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}
        aria-label={`Distinta base della posizione ${posizione}`}
      >
        <TableHead>
          <TableRow>
            <TableCell align="right">Ord.</TableCell>
            <TableCell>Nome</TableCell>
            <TableCell align="right">Quantità</TableCell>
            <TableCell>Meins</TableCell>
            <TableCell>Image</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {righe.map(({ ord, maktx, quantity, meins, picUrl }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and are only ever read together
            <TableRow key={index}>
              <TableCell align="right">{ord}</TableCell>
              <TableCell sx={{ minWidth: 120, overflowWrap: 'break-word' }}>{maktx}</TableCell>
              <TableCell align="right">{quantita.format(quantity)}</TableCell>
              <TableCell>{meins || <MissingValue />}</TableCell>
              <TableCell>
                <Figure indirizzo={picUrl} name={maktx} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
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

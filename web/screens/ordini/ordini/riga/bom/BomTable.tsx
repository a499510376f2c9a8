import Box from '@mui/material/Box'
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
import { MissingValue } from '../../../../../ui/Values.tsx'
import type { BomTableQuery } from './__generated__/BomTableQuery.graphql.ts'

const query = graphql`
  query BomTableQuery($ordine: String!, $riga: Int!, $posizione: Int!) {
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
}

/** What one piece is made of. */
export function BomTable({ reference }: Props) {
  const { bomRiga } = usePreloadedQuery<BomTableQuery>(query, reference)
  const righe = bomRiga ?? []
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
        aria-label={`Distinta base della posizione ${reference.variables.posizione}`}
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
          {righe.map(({ ord, maktx, quantity, meins, picUrl }, indice) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and are only ever read together
            <TableRow key={indice}>
              <TableCell align="right">{ord}</TableCell>
              <TableCell sx={{ minWidth: 120, overflowWrap: 'break-word' }}>{maktx}</TableCell>
              <TableCell align="right">{quantita.format(quantity)}</TableCell>
              <TableCell>{meins || <MissingValue />}</TableCell>
              <TableCell>
                <Figura indirizzo={picUrl} nome={maktx} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Small, opening in full; a dash where there is none, or where it cannot be reached. */
function Figura({ indirizzo, nome }: { indirizzo: string; nome: string }) {
  const [rotta, setRotta] = useState(false)
  if (!indirizzo || rotta) return <MissingValue />
  return (
    <Link href={indirizzo} target="_blank" rel="noopener noreferrer">
      <Box
        component="img"
        src={indirizzo}
        alt={nome}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setRotta(true)}
        sx={{ display: 'block', width: 48, height: 48, objectFit: 'contain' }}
      />
    </Link>
  )
}

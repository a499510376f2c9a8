import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { Suspense, use } from 'react'
import { avviaPagina } from '../ui/avviaPagina.tsx'
import { ScheletroRighe } from '../ui/Scheletri.tsx'
import { leggiFamiglie } from './famiglie.ts'

const famiglie = leggiFamiglie()

function Famiglie() {
  return (
    <List>
      {use(famiglie).map(({ pk, nome }) => (
        <ListItemText key={pk} primary={nome} />
      ))}
    </List>
  )
}

avviaPagina(
  <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: 2 }}>
    <Typography variant="h1">Fai un preventivo</Typography>
    <Suspense fallback={<ScheletroRighe righe={4} />}>
      <Famiglie />
    </Suspense>
  </Box>,
)

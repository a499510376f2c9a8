import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { motivoSalvaNo } from '../../../../server/ordini/rules.ts'
import { BarraSalva } from '../../../forms/BarraSalva.tsx'
import { useContestoModulo } from './contesto.ts'
import { Righe } from './righe/Righe.tsx'
import { useRighe } from './righe/useRighe.ts'
import { tastiModulo } from './tasti.ts'
import { Prezzi } from './testata/Prezzi.tsx'
import { Testata } from './testata/Testata.tsx'
import type { ValoriOrdine } from './valori.ts'

interface Props {
  etichetta: string
  nuovo?: boolean
  /** Above the fields: what somebody else did meanwhile. */
  avviso?: ReactNode
  /** Beside the header, under the prices. */
  accanto?: ReactNode
}

/** The whole form of an order: header, lines, sticky bar (spec/001 §2). Inside a `FormikProvider`. */
export function Modulo({ etichetta, nuovo = false, avviso, accanto }: Props) {
  const { values, handleSubmit } = useFormikContext<ValoriOrdine>()
  const { visibile } = useContestoModulo()
  const azioni = useRighe()
  return (
    <Stack
      component="form"
      noValidate
      aria-label={etichetta}
      onSubmit={handleSubmit}
      onKeyDown={tastiModulo(azioni)}
      sx={{ gap: 2, minWidth: 0 }}
    >
      {avviso}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Testata nuovo={nuovo} />
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {visibile.prezzi && <Prezzi />}
          {accanto}
        </Stack>
      </Box>
      <Righe azioni={azioni} />
      <BarraSalva bloccata={motivoSalvaNo(values)}>
        <Button component={Link} to="/ordini" color="inherit">
          Lista ordini
        </Button>
        <Button startIcon={<Add />} onClick={() => azioni.aggiungi(false)}>
          Aggiungi riga
        </Button>
        <Button startIcon={<Add />} onClick={() => azioni.aggiungi(true)}>
          Aggiungi riga extra
        </Button>
      </BarraSalva>
    </Stack>
  )
}

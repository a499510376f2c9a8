import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { type FormEvent, memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { motivoSalvaNo } from '../../../../../server/ordini/ordini/rules.ts'
import { BarraSalva } from '../../../../forms/BarraSalva.tsx'
import { ModuloIntero, useModulo } from '../../../../forms/ModuloGrande.tsx'
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
  /** Beside the header, under the prices: the same element, or it is all drawn again. */
  accanto?: ReactNode
}

/** A text that a phone has no room for. */
const suGrande = (testo: string) => (
  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
    {testo}
  </Box>
)

/** The whole form of an order: header, lines, sticky bar. Inside a `ModuloGrande`. */
export const Modulo = memo(function Modulo({ etichetta, nuovo = false, accanto }: Props) {
  const modulo = useModulo<ValoriOrdine>()
  const { visibile } = useContestoModulo()
  const azioni = useRighe()
  return (
    <Stack
      component="form"
      noValidate
      aria-label={etichetta}
      onSubmit={(evento) => modulo().handleSubmit(evento as FormEvent<HTMLFormElement>)}
      onKeyDown={tastiModulo(azioni)}
      sx={{ gap: 2, minWidth: 0 }}
    >
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
      <ModuloIntero>
        <Barra>
          <Button component={Link} to="/ordini" color="inherit" aria-label="Lista ordini">
            Lista{suGrande(' ordini')}
          </Button>
          <Button startIcon={<Add />} onClick={() => azioni.aggiungi(false)} aria-label="Aggiungi riga">
            {suGrande('Aggiungi ')}riga
          </Button>
          <Button startIcon={<Add />} onClick={() => azioni.aggiungi(true)} aria-label="Aggiungi riga extra">
            {suGrande('Aggiungi riga ')}extra
          </Button>
        </Barra>
      </ModuloIntero>
    </Stack>
  )
})

/** The sticky bar; nothing to save while there are no lines, unless the order is not to be scheduled. */
export function Barra({ children }: { children?: ReactNode }) {
  const { values } = useFormikContext<ValoriOrdine>()
  return <BarraSalva bloccata={motivoSalvaNo(values)}>{children}</BarraSalva>
}

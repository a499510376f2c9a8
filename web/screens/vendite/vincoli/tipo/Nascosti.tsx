import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import type { LimitiTipo } from '../../../../../server/vendite/vincoli/rules.ts'
import { useVincoli } from '../contesto.ts'
import type { Famiglia, Tipo } from '../matrice/matrice.ts'
import { nascosti } from './nascosti.ts'

interface Props {
  limiti: LimitiTipo
  tipo: Tipo
  famiglie: readonly Famiglia[]
  /** True when the bounds are not saved yet. */
  inProva: boolean
}

/** What the bounds of a type hide: family by family, the constraints that they cut or replace. */
export function Nascosti({ limiti, tipo, famiglie, inProva }: Props) {
  const { matrice } = useVincoli()
  const voci = nascosti(limiti, tipo, famiglie, matrice)
  if (voci.length === 0) return null
  return (
    <Alert severity="warning" icon={<WarningAmber fontSize="small" />} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <strong>
        {inProva ? 'Questi limiti nasconderebbero' : 'Questi limiti nascondono'} vincoli in{' '}
        {formatoConta(voci.length, 'famiglia', 'famiglie')}
      </strong>
      {voci.map(({ famiglia, messaggi }) => (
        <Box component="details" key={famiglia.pk} sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {famiglia.nome}: {formatoConta(messaggi.length, 'segnalazione', 'segnalazioni')}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {messaggi.map((messaggio) => (
              <li key={messaggio}>{messaggio}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Alert>
  )
}

import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatCount } from '#shared/formats/formats.ts'
import { analyzeVincoli } from '#vendite/vincoli/analisi/rules.ts'
import type { LimitsOfTipo } from '#vendite/vincoli/rules.ts'
import { useVincoli } from '../context.ts'
import type { MatrixFamiglia, MatrixModel, MatrixTipo } from '../matrice/model.ts'

interface Props {
  limits: LimitsOfTipo
  tipo: MatrixTipo
  famiglie: readonly MatrixFamiglia[]
  /** True when the bounds are not saved yet. */
  onTrial: boolean
}

/** What the bounds of a type hide of the constraints of a family, in sentences. */
interface HiddenVincolo {
  famiglia: MatrixFamiglia
  messaggi: string[]
}

/** The families in which some bounds of a type would hide constraints. */
function hiddenVincoli(
  limits: LimitsOfTipo,
  tipo: MatrixTipo,
  famiglie: readonly MatrixFamiglia[],
  matrice: MatrixModel,
): HiddenVincolo[] {
  return famiglie
    .map((famiglia) => ({
      famiglia,
      messaggi: analyzeVincoli(limits, matrice.cella(tipo.pk, famiglia.pk).vincoli)
        .filter(({ codice }) => codice === 'limiti_tipo')
        .map(({ messaggio }) => messaggio),
    }))
    .filter(({ messaggi }) => messaggi.length > 0)
}

/** What the bounds of a type hide: family by family, the constraints that they cut or replace. */
export function HiddenVincoli({ limits, tipo, famiglie, onTrial }: Props) {
  const { matrice } = useVincoli()
  const items = hiddenVincoli(limits, tipo, famiglie, matrice)
  if (items.length === 0) return null
  return (
    <Alert severity="warning" icon={<WarningAmber fontSize="small" />} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <strong>
        {onTrial ? 'Questi limiti nasconderebbero' : 'Questi limiti nascondono'} vincoli in{' '}
        {formatCount(items.length, 'famiglia', 'famiglie')}
      </strong>
      {items.map(({ famiglia, messaggi }) => (
        <Box component="details" key={famiglia.pk} sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {famiglia.nome}: {formatCount(messaggi.length, 'segnalazione', 'segnalazioni')}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {messaggi.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Alert>
  )
}

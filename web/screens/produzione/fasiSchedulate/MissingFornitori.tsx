import WarningAmber from '@mui/icons-material/WarningAmber'
import Tooltip from '@mui/material/Tooltip'

/** That an order lacks supplier orders, and of which materials; nothing when it lacks none. */
export function MissingFornitori({ materiali }: { materiali: readonly string[] }) {
  if (materiali.length === 0) return null
  return (
    <Tooltip title={`Attenzione ordini fornitori non completi: ${materiali.join(', ')}`} describeChild>
      <WarningAmber
        color="warning"
        role="img"
        aria-hidden={false}
        aria-label="Attenzione ordini fornitori non completi"
        sx={{ fontSize: 16, flex: 'none', verticalAlign: 'text-bottom' }}
      />
    </Tooltip>
  )
}

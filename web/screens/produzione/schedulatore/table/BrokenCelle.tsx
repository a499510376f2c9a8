import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { useRepartoWord } from '#shell/reparti.ts'
import { inHours } from '../durations.ts'
import type { CellaPlace } from '../model.ts'
import { dayName } from '../time.ts'

/** A cell with more work than there are people for. */
export interface BrokenCella extends CellaPlace {
  /** Minutes, negative. */
  libero: number
}

interface Props {
  celle: readonly BrokenCella[]
  /** Goes there and offers the repair. */
  onShow: (cella: BrokenCella) => void
  /** The count alone, where there is no room for its word. */
  short: boolean
}

/** How many cells are broken, from today on; each one click from where it is and from its repair. */
export function BrokenCelle({ celle, onShow, short }: Props) {
  const repartoWord = useRepartoWord()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (celle.length === 0) return null
  const [first] = celle
  const word = formatCount(celle.length, 'cella rotta', 'celle rotte')
  return (
    <>
      <Tooltip describeChild title="Giorni in cui un reparto ha più lavoro di quanto ne può fare">
        <Button
          color="error"
          variant="outlined"
          startIcon={<ErrorOutline />}
          aria-label={word}
          aria-haspopup={celle.length > 1 ? 'menu' : undefined}
          onClick={(event) => (celle.length === 1 && first ? onShow(first) : setAnchor(event.currentTarget))}
        >
          {short ? celle.length : word}
        </Button>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {celle.map((cella) => (
          <MenuItem
            key={`${cella.giorno} ${cella.reparto}`}
            onClick={() => {
              setAnchor(null)
              onShow(cella)
            }}
          >
            <ListItemText
              primary={`${dayName(cella.giorno)}, ${repartoWord(cella.reparto)}`}
              secondary={`Mancano ${inHours(-cella.libero)}`}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { formatCount } from '#shared/formats/formats.ts'

/** Told before they are only counted. */
const CELLS = 8

interface Props {
  /** What is wrong, by the name of the cell. */
  errors: ReadonlyMap<string, string>
  /** What is wrong with the grid as a whole. */
  others: readonly string[]
  onGoTo: (cell: string) => void
}

/** What keeps a grid from being saved: each cell by its name, which leads to it. */
export function GrigliaFindings({ errors, others, onGoTo }: Props) {
  if (errors.size === 0 && others.length === 0) return null
  return (
    <Alert severity="error">
      {others.map((message) => (
        <div key={message}>{message}</div>
      ))}
      {[...errors].slice(0, CELLS).map(([cell, message]) => (
        <div key={cell}>
          <Link component="button" type="button" color="inherit" onClick={() => onGoTo(cell)}>
            {cell}
          </Link>
          : {message}
        </div>
      ))}
      {errors.size > CELLS && <div>E {formatCount(errors.size - CELLS, 'altra cella', 'altre celle')}.</div>}
    </Alert>
  )
}

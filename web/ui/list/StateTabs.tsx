import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { formatInteger } from '#shared/formats/formats.ts'

/** One of the states that a list can be narrowed to. */
export interface StateTab<Value> {
  value: Value
  word: string
  /** How many rows have it; null until it is known. */
  count: number | null
}

interface Props<Value> {
  /** What they are, for screen readers. */
  label: string
  /** The first is all of them. */
  tabs: readonly StateTab<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/**
 * The states of a list with how many rows each has: one is chosen by a click. Those without rows are left out, but for
 * the first and the chosen one.
 */
export function StateTabs<Value extends string | number | null>({ label, tabs, chosen, onChoose }: Props<Value>) {
  const shown = tabs.filter(({ value, count }, place) => place === 0 || value === chosen || count !== 0)
  return (
    <Box
      role="group"
      aria-label={label}
      className="solo-schermo"
      sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', borderBottom: 1, borderColor: 'divider', minHeight: 37 }}
    >
      {shown.map(({ value, word, count }) => {
        const isChosen = value === chosen
        return (
          <ButtonBase
            key={String(value)}
            aria-pressed={isChosen}
            onClick={() => onChoose(value)}
            sx={{
              flexShrink: 0,
              height: 36,
              px: 1,
              gap: 0.75,
              fontSize: '0.8125rem',
              fontWeight: isChosen ? 600 : 400,
              color: isChosen ? 'text.primary' : 'text.secondary',
              borderBottom: 2,
              borderColor: isChosen ? 'primary.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
              '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
              '@media (forced-colors: active)': { borderColor: isChosen ? 'Highlight' : 'Canvas' },
            }}
          >
            {word}
            {count !== null && (
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {formatInteger(count)}
              </Box>
            )}
          </ButtonBase>
        )
      })}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { durationInWords } from '../row.ts'

interface Props {
  minutes: number
  quota: number | null
  max: number
  label: string
}

/** How full a bench is: a bar with a mark at what it has, and how much is left or too much in words. */
export function BancoLoad({ minutes, quota, max, label }: Props) {
  const part = (value: number) => `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%`
  const tooMany = quota !== null && minutes > quota
  return (
    <Box sx={{ mt: 0.75 }}>
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(max, 1)}
        aria-valuenow={minutes}
        aria-valuetext={
          quota === null ? durationInWords(minutes) : `${durationInWords(minutes)} su ${durationInWords(quota)}`
        }
        sx={{ position: 'relative', height: 8, borderRadius: 1, backgroundColor: 'divider' }}
      >
        <Box
          sx={{
            width: part(minutes),
            height: '100%',
            borderRadius: 1,
            backgroundColor: tooMany ? 'warning.main' : 'primary.main',
          }}
        />
        {quota !== null && quota < max && (
          <Box
            sx={{
              position: 'absolute',
              top: -2,
              bottom: -2,
              width: 2,
              left: part(quota),
              backgroundColor: 'text.primary',
            }}
          />
        )}
      </Box>
      {quota !== null && (
        <Typography
          variant="body2"
          sx={{ mt: 0.5, fontSize: '0.75rem', color: tooMany ? 'warning.main' : 'text.secondary' }}
        >
          {tooMany
            ? `${durationInWords(minutes - quota)} oltre il tempo che ha`
            : `${durationInWords(quota - minutes)} liberi`}
        </Typography>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { durationInWords } from '../row.ts'

interface Props {
  minuti: number
  quota: number | null
  massimo: number
  etichetta: string
}

/** How full a bench is: a bar with a mark at what it has, and how much is left or too much in words. */
export function BancoLoad({ minuti, quota, massimo, etichetta }: Props) {
  const parte = (value: number) => `${massimo > 0 ? Math.min(100, (value / massimo) * 100) : 0}%`
  const troppi = quota !== null && minuti > quota
  return (
    <Box sx={{ mt: 0.75 }}>
      <Box
        role="meter"
        aria-label={etichetta}
        aria-valuemin={0}
        aria-valuemax={Math.max(massimo, 1)}
        aria-valuenow={minuti}
        aria-valuetext={
          quota === null ? durationInWords(minuti) : `${durationInWords(minuti)} su ${durationInWords(quota)}`
        }
        sx={{ position: 'relative', height: 8, borderRadius: 1, backgroundColor: 'divider' }}
      >
        <Box
          sx={{
            width: parte(minuti),
            height: '100%',
            borderRadius: 1,
            backgroundColor: troppi ? 'warning.main' : 'primary.main',
          }}
        />
        {quota !== null && quota < massimo && (
          <Box
            sx={{
              position: 'absolute',
              top: -2,
              bottom: -2,
              width: 2,
              left: parte(quota),
              backgroundColor: 'text.primary',
            }}
          />
        )}
      </Box>
      {quota !== null && (
        <Typography
          variant="body2"
          sx={{ mt: 0.5, fontSize: '0.75rem', color: troppi ? 'warning.main' : 'text.secondary' }}
        >
          {troppi
            ? `${durationInWords(minuti - quota)} oltre il tempo che ha`
            : `${durationInWords(quota - minuti)} liberi`}
        </Typography>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { companyName } from './company.ts'

/** The company's name with its initial in a square; alone where there is no room. Nothing while it has no name. */
export function Brand({ small = false }: { small?: boolean }) {
  const name = companyName()
  if (!name) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }} title={name}>
      <Box
        aria-hidden
        sx={{
          width: 24,
          height: 24,
          flexShrink: 0,
          borderRadius: 0.75,
          display: 'grid',
          placeContent: 'center',
          fontSize: '0.8125rem',
          fontWeight: 700,
          backgroundColor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {name.charAt(0).toUpperCase()}
      </Box>
      {!small && (
        <Typography noWrap sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
      )}
    </Box>
  )
}

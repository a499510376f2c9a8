import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { companyMark, companyName } from './company.ts'

/** The company's mark, or its name where it has none, over the pages that others see. Nothing while it has no name. */
export function Mark() {
  const [name, mark] = [companyName(), companyMark()]
  if (!mark) return <Brand />
  return (
    <Box
      component="img"
      src={mark}
      alt={name}
      // White behind it: whoever draws a mark draws it for white paper.
      sx={{
        display: 'block',
        maxWidth: 'min(240px, 60vw)',
        maxHeight: 56,
        p: 0.75,
        borderRadius: 1,
        backgroundColor: '#fff',
      }}
    />
  )
}

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

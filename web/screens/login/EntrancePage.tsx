import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { Mark } from '#ui/brand/Brand.tsx'
import { windowTitle } from '#ui/brand/company.ts'

interface Props {
  title: string
  children: ReactNode
  /** Under the card. */
  below?: ReactNode
}

/** A page before the product: one card in the middle. */
export function EntrancePage({ title, children, below }: Props) {
  useEffect(() => {
    document.title = windowTitle(title)
  }, [title])
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
      }}
    >
      <Mark />
      <Card sx={{ width: '100%', maxWidth: 400, p: 3 }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </Card>
      {below}
    </Box>
  )
}

import Dialog from '@mui/material/Dialog'
import Drawer from '@mui/material/Drawer'
import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { theme } from '../theme.ts'

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s that closes gives the page back to screen readers at once', (_, Panel) => {
  const page = (open: boolean) => (
    <ThemeProvider theme={theme}>
      <p>Pagina</p>
      <Panel open={open}>Domanda</Panel>
    </ThemeProvider>
  )
  const { container, rerender } = render(page(true))
  expect(container.getAttribute('aria-hidden')).toBe('true')
  rerender(page(false))
  expect(container.getAttribute('aria-hidden')).toBeNull()
})

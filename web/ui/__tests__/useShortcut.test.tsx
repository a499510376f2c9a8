import Dialog from '@mui/material/Dialog'
import { ThemeProvider } from '@mui/material/styles'
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useShortcut } from '../shortcuts.ts'
import { theme } from '../theme.ts'

function Page({ open, save }: { open: boolean; save: () => void }) {
  useShortcut('ctrl+s', save)
  return (
    <ThemeProvider theme={theme}>
      <Dialog open={open}>Uscire?</Dialog>
    </ThemeProvider>
  )
}

test('a shortcut waits for the dialog over its page, not for its way out', () => {
  const save = vi.fn<() => void>()
  const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  const { rerender } = render(<Page open save={save} />)
  press()
  expect(save).not.toHaveBeenCalled()
  rerender(<Page open={false} save={save} />)
  expect(document.querySelector('.MuiDialog-root')).not.toBeNull()
  press()
  expect(save).toHaveBeenCalledOnce()
})

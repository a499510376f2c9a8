import { useColorScheme } from '@mui/material/styles'

type ColorMode = 'light' | 'dark' | 'system'

/** Light, dark, or as the machine says; remembered on the device. `dark` is what is shown now. */
export function useColorMode(): { mode: ColorMode; dark: boolean; set: (way: ColorMode) => void } {
  const { mode, systemMode, setMode } = useColorScheme()
  const way = mode ?? 'system'
  return { mode: way, dark: (way === 'system' ? systemMode : way) === 'dark', set: setMode }
}

import { useColorScheme } from '@mui/material/styles'

type ColorMode = 'light' | 'dark' | 'system'

/** Light, dark, or as the machine says; remembered on the device. `dark` is what is shown now. */
export function useColorMode(): { mode: ColorMode; dark: boolean; set: (modo: ColorMode) => void } {
  const { mode, systemMode, setMode } = useColorScheme()
  const modo = mode ?? 'system'
  return { mode: modo, dark: (modo === 'system' ? systemMode : modo) === 'dark', set: setMode }
}

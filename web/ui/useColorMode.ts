import { useColorScheme } from '@mui/material/styles'

type ColorMode = 'light' | 'dark' | 'system'

/** Light, dark, or as the machine says; remembered on the device. `scuro` is what is shown now. */
export function useColorMode(): { modo: ColorMode; scuro: boolean; imposta: (modo: ColorMode) => void } {
  const { mode, systemMode, setMode } = useColorScheme()
  const modo = mode ?? 'system'
  return { modo, scuro: (modo === 'system' ? systemMode : modo) === 'dark', imposta: setMode }
}

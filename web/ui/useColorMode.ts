import { useColorScheme } from '@mui/material/styles'

export type Modo = 'light' | 'dark' | 'system'

/** Light, dark, or as the machine says; remembered on the device. `scuro` is what is shown now. */
export function useColorMode(): { modo: Modo; scuro: boolean; imposta: (modo: Modo) => void } {
  const { mode, systemMode, setMode } = useColorScheme()
  const modo = mode ?? 'system'
  return { modo, scuro: (modo === 'system' ? systemMode : modo) === 'dark', imposta: setMode }
}

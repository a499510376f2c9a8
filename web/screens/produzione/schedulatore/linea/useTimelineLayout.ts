import { usePreference } from '#ui/preference.ts'
import { type Density, layoutOf } from './geometry.ts'

/** The layout of the timeline, as this device remembers it. */
export function useTimelineLayout() {
  const [remembered, remember] = usePreference<Density>('schedulatore.densita', 'compatta')
  return { ...layoutOf(remembered), ricorda: remember }
}

import { isoDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { type Figure, type FigureAddress, figureAddress } from './figures.ts'
import { workVariables } from './lavoro/workVariables.ts'

/** Where the rows of each figure of the viewer's home are. */
export function useFigures(): (figure: Figure, pks?: readonly number[]) => FigureAddress {
  const { permessi } = useViewer()
  const days = workVariables(permessi, isoDate(new Date()))
  return (figure, pks) => figureAddress(figure, days, pks)
}

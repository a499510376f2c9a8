import { weekOf } from '../../ordini/rules.ts'

/** 'settimana 7 del 2027': the week of a day, as a delivery is told. */
export function weekInWords(day: string): string {
  const [year = '', week = ''] = weekOf(day).split('-W')
  return `settimana ${Number(week)} del ${year}`
}

import { clockTime } from '../../shared/dates/zone.ts'

const due = (numero: number) => String(numero).padStart(2, '0')

/** 'ordini_20261121_1530.xlsx', Italian time. */
export function excelFileName(nome: string, adesso = new Date()): string {
  const ora = clockTime(adesso)
  const giorno = `${ora.getUTCFullYear()}${due(ora.getUTCMonth() + 1)}${due(ora.getUTCDate())}`
  return `${nome}_${giorno}_${due(ora.getUTCHours())}${due(ora.getUTCMinutes())}.xlsx`
}

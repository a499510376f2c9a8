import { clockTime } from '#shared/dates/zone.ts'

const due = (numero: number) => String(numero).padStart(2, '0')

/** 'ordini_20261121_1530.xlsx', Italian time. */
export function excelFileName(name: string, now = new Date()): string {
  const hour = clockTime(now)
  const day = `${hour.getUTCFullYear()}${due(hour.getUTCMonth() + 1)}${due(hour.getUTCDate())}`
  return `${name}_${day}_${due(hour.getUTCHours())}${due(hour.getUTCMinutes())}.xlsx`
}

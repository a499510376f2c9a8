import type { EnumRef } from '@pothos/core'
import { orderingName } from '../../shared/fields/orderings.ts'
import { builder, type Types } from './builder.ts'

const enums = new Map<string, EnumRef<Types, string>>()

/**
 * The enum of the orders of a list, `Ordinamento<Nome>`: each name ascending and descending. Inside, its values are the
 * names that addresses and REST use (`-dataConsegna`).
 * @param nome the list, as its field is called
 */
export function orderingEnum(called: string, orders: readonly string[]): EnumRef<Types, string> {
  const name = `Ordinamento${called.charAt(0).toUpperCase()}${called.slice(1)}`
  const known = enums.get(name)
  if (known) return known
  const both = orders.flatMap((order) => [
    [orderingName(order), { value: order, description: `By \`${order}\`, ascending.` }] as const,
    [orderingName(`-${order}`), { value: `-${order}`, description: `By \`${order}\`, descending.` }] as const,
  ])
  const made = builder.enumType(name, {
    description: `What ${called} can be ordered by.`,
    values: Object.fromEntries(both),
  })
  enums.set(name, made as EnumRef<Types, string>)
  return made as EnumRef<Types, string>
}

/**
 * The argument `ordinamento` of a list.
 * @param missing what holds without it, for integrators
 */
export const orderingArg = (name: string, orders: readonly string[], missing = 'the order of the list') => ({
  type: [orderingEnum(name, orders)] as [EnumRef<Types, string>],
  description: `What to order by, the first counts most; ${missing} when missing.`,
})

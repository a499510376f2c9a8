import { type EnumName, enumName } from './enumNames.ts'

// Orders of lists have two spellings: `-dataConsegna` in addresses, REST and code, DATA_CONSEGNA_DESC in the schema.

/** The value of the schema's enum for the name of an order. */
export type OrderingName<Order extends string> = string extends Order
  ? string
  : Order extends `-${infer Name}`
    ? `${EnumName<Name>}_DESC`
    : EnumName<Order>

/** `dataConsegna` → `DATA_CONSEGNA`, `-dataConsegna` → `DATA_CONSEGNA_DESC`. */
export function orderingName<Order extends string>(order: Order): OrderingName<Order> {
  const name = enumName<string>(order.replace(/^-/, ''))
  return `${name}${order.startsWith('-') ? '_DESC' : ''}` as OrderingName<Order>
}

/** What a list is asked to be ordered by: the one order of its address, null for its own. */
export function orderingOf<Order extends string>(order: Order | ''): OrderingName<Order>[] | null {
  return order === '' ? null : [orderingName(order)]
}

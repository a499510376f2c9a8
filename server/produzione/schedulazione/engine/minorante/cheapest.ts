// The cheapest minutes of some days: of each as many as it has, so that long work takes several days.

export interface CheapestMinutes {
  /** What the minutes cost; infinite while the days have too few. */
  readonly cost: number
  /** Begins anew. @param minutes how many are wanted */
  begin(minutes: number): void
  /** One day more to choose from. @param price of a minute */
  add(day: number, price: number, room: number): void
  /** Tells the days that are chosen, and how many minutes of each. */
  each(tell: (day: number, minutes: number) => void): void
}

/** @param length days at most */
export function createCheapest(length: number): CheapestMinutes {
  // By price, only those that are needed: the last one may be taken in part.
  const days = new Int32Array(length)
  const prices = new Float64Array(length)
  const rooms = new Float64Array(length)
  let count = 0
  let wanted = 0
  let room = 0
  let worth = 0

  return {
    get cost() {
      if (room < wanted) return Number.POSITIVE_INFINITY
      return count === 0 ? 0 : worth - (prices[count - 1] as number) * (room - wanted)
    },
    begin(minutes) {
      count = 0
      wanted = minutes
      room = 0
      worth = 0
    },
    add(day, price, own) {
      if (own <= 0 || (room >= wanted && price >= (prices[count - 1] as number))) return
      let place = count
      for (; place > 0 && (prices[place - 1] as number) > price; place--) {
        days[place] = days[place - 1] as number
        prices[place] = prices[place - 1] as number
        rooms[place] = rooms[place - 1] as number
      }
      days[place] = day
      prices[place] = price
      rooms[place] = own
      count++
      room += own
      worth += price * own
      while (count > 1 && room - (rooms[count - 1] as number) >= wanted) {
        count--
        room -= rooms[count] as number
        worth -= (prices[count] as number) * (rooms[count] as number)
      }
    },
    each(tell) {
      let left = wanted
      for (let n = 0; n < count && left > 0; n++) {
        const taken = Math.min(left, rooms[n] as number)
        tell(days[n] as number, taken)
        left -= taken
      }
    },
  }
}

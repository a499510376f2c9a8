// How prices move: Adam's steps (Kingma and Ba, 2014), each by how steady its own pull has been, whatever its size.

/** How much of the mean pull, and of its square, is kept from round to round. */
const KEPT = 0.9
const KEPT_SQUARE = 0.99
const TINY = 1e-9

/** Moves one price. @param pull above zero to raise it @param pace how far it may go @returns the price, not below 0 */
export type PriceMove = (index: number, price: number, pull: number, pace: number) => number

/** Steps of so many prices, which remember their pulls. */
export function createPriceMoves(count: number): PriceMove {
  const means = new Float64Array(count)
  const squares = new Float64Array(count)
  return (index, price, pull, pace) => {
    const mean = KEPT * (means[index] as number)
    if (price === 0 && pull < 0) {
      means[index] = mean
      return 0
    }
    const now = mean + (1 - KEPT) * pull
    const square = KEPT_SQUARE * (squares[index] as number) + (1 - KEPT_SQUARE) * pull * pull
    means[index] = now
    squares[index] = square
    return Math.max(0, price + (pace * now) / (Math.sqrt(square) + TINY))
  }
}

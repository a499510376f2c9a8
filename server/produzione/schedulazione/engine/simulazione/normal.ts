// The normal distribution, as far as drawing ranks that go together needs it.

/** Coefficients of Acklam's approximation of the quantile, exact to 1e-9. */
const A = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
]
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572]
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
]
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416]
/** Where the middle of the approximation ends. */
const LOW = 0.02425

const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((value, coefficient) => value * x + coefficient, 0)

/** The value that a share of a normal distribution does not exceed. @param share between 0 and 1, both excluded */
export function normalQuantile(share: number): number {
  if (share < LOW) {
    const q = Math.sqrt(-2 * Math.log(share))
    return polynomial(C, q) / (polynomial(D, q) * q + 1)
  }
  if (share > 1 - LOW) return -normalQuantile(1 - share)
  const q = share - 0.5
  const r = q * q
  return (polynomial(A, r) * q) / (polynomial(B, r) * r + 1)
}

/** The share of a normal distribution below a value, exact to 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normalShare(value: number): number {
  const z = Math.abs(value)
  const t = 1 / (1 + 0.2316419 * z)
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return value > 0 ? 1 - tail : tail
}

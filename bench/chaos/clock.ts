import { readFileSync } from 'node:fs'

// Loaded before the product (`--import`): its clock is off by the milliseconds that a file says, and jumps when the file
// changes. The database's goes on as before.

const file = process.env.CHAOS_CLOCK
const Real = Date
let offset = 0

function look(): void {
  try {
    offset = Number(readFileSync(file ?? '', 'utf8')) || 0
  } catch {
    offset = 0
  }
}

const now = () => Real.now() + offset

if (file) {
  look()
  setInterval(look, 250).unref()
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

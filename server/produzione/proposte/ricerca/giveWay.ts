import { platform, setPriority } from 'node:os'

/**
 * Lets everything else on the machine go first: a thread that reckons for seconds takes only the time that requests and
 * the database leave.
 * @param amount how much, 0 to 19
 */
export function giveWay(amount: number): void {
  // Only on Linux is it of the thread that asks; elsewhere the whole product would step back.
  if (platform() !== 'linux') return
  try {
    setPriority(0, amount)
  } catch {
    // A container may forbid it: it reckons as before.
  }
}

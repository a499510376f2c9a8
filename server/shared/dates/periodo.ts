/** Days 'YYYY-MM-DD', both included; a period without one of them is open at that end. */
export interface Periodo {
  dal?: string | null
  al?: string | null
}

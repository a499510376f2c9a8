import { RIGHE_ORDINE_MAX } from '#ordini/ordini/rules.ts'
import { type RigaDaFare, rigaTempiSchema } from '#ordini/righe/rules.ts'
import type { OrdineFormValues, RigaFormValues } from './formValues.ts'

/** Lines looked at already: a line that changes is another object, and hundreds do not at a key. */
const viste = new WeakMap<RigaFormValues, RigaDaFare | null>()

/** What of a line decides how long it takes; null while that is not complete. */
function toDo(riga: RigaFormValues): RigaDaFare | null {
  const vista = viste.get(riga)
  if (vista !== undefined) return vista
  const { tipoSerramentoPk, codiceSerramentoPk, rivendita, numero } = riga
  const data = { tipoSerramentoPk, codiceSerramentoPk, rivendita, numero }
  const done = rigaTempiSchema.isValidSync(data) ? data : null
  viste.set(riga, done)
  return done
}

type Written = Pick<OrdineFormValues, 'righe' | 'dataConsegna' | 'senzaMisure'>

/**
 * What is asked of the lines that are complete as far as their time goes.
 * @returns null while there is none, or there are more than an order may have; and how many are left out
 */
export function primaDataQuestion({ righe, dataConsegna, senzaMisure }: Written) {
  const complete = righe.flatMap((riga) => toDo(riga) ?? [])
  const vera = dataConsegna !== null && /^\d{4}-\d{2}-\d{2}$/.test(dataConsegna)
  const question = { righe: complete, senzaMisure, dataConsegna: vera ? dataConsegna : null }
  return {
    domanda: complete.length === 0 || complete.length > RIGHE_ORDINE_MAX ? null : question,
    incomplete: righe.length - complete.length,
  }
}

import { useModulo } from '../contesto.ts'

/** A field that people neither see nor reach: whoever fills it in is a program. */
export function Trappola() {
  return (
    <div className="trappola" aria-hidden>
      <label>
        Sito web
        <input type="text" tabIndex={-1} autoComplete="off" {...useModulo().getFieldProps('sitoWeb')} />
      </label>
    </div>
  )
}

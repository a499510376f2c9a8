import { useWizardForm } from '../context.ts'

/** A field that people neither see nor reach. Filled in, the request comes from a program and is refused. */
export function Honeypot() {
  return (
    <div className="trappola" aria-hidden>
      <label>
        Sito web
        <input type="text" tabIndex={-1} autoComplete="off" {...useWizardForm().getFieldProps('sitoWeb')} />
      </label>
    </div>
  )
}

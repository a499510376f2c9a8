import { type ReactNode, useState } from 'react'
import { readTypedNumber, writeTypedNumber } from '#forms/numbers.ts'
import { FieldFrame } from '../fields/FieldFrame.tsx'

interface Props {
  name: string
  label: string
  value: number
  /** It is that of the whole: no mullion or transom moves it. */
  fixed: boolean
  help: ReactNode
  error: string | undefined
  /** Why another measure cannot be, in Italian; null when it was taken. */
  onChange: (value: number) => string | null
}

/** A measure of a part, taken when it is left or by Enter: its neighbours move, so nothing moves while it is typed. */
export function PartMisura({ name, label, value, fixed, help, error, onChange }: Props) {
  const [written, setWritten] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  function take() {
    const typed = written === null ? value : readTypedNumber(written)
    setWritten(null)
    if (typed === value) return
    const whole = typed !== null && Number.isInteger(typed) && typed > 0
    setRefused(whole ? onChange(typed) : 'Scrivi un numero intero di millimetri.')
  }
  return (
    <FieldFrame name={name} label={label} disabled={fixed} help={help} error={refused ?? error}>
      {(attributes) => (
        <div className="controllo-riga">
          <input
            {...attributes}
            className="controllo controllo-numero"
            inputMode="numeric"
            autoComplete="off"
            value={written ?? writeTypedNumber(value)}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setRefused(null)
              setWritten(event.target.value)
            }}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              take()
            }}
          />
          <span className="controllo-unita" aria-hidden>
            mm
          </span>
        </div>
      )}
    </FieldFrame>
  )
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { readTypedNumber, writeTypedNumber } from '#forms/numbers.ts'
import { useFormField } from '#forms/useFormField.ts'
import { FieldFrame, type WizardFieldProps } from './FieldFrame.tsx'

interface Props extends WizardFieldProps {
  /** Inside the field's end: 'mm'. */
  unita?: string
  /** Beside the field: the buttons of a stepper. */
  children?: (value: number | '', set: (value: number) => void) => [prima: ReactNode, dopo: ReactNode]
}

/**
 * A whole number written the Italian way. The form's value is a number, '' while empty, the text itself when it is no
 * number: the schema refuses it with its own sentence.
 */
export function WizardNumberField({ unita, children, ...props }: Props) {
  const { valore, error, set, touch } = useFormField<number | string>(props.name)
  const [written, setWritten] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const underWay = written !== null
  // The thousands leave the text as it gets the cursor, and the selection with them: what is typed must replace it.
  useLayoutEffect(() => {
    if (underWay) field.current?.select()
  }, [underWay])
  const shown = typeof valore === 'string' ? valore : writeTypedNumber(valore)
  const numero = typeof valore === 'number' ? valore : ''
  const setNumero = (next: number) => {
    setWritten((text) => (text === null ? null : String(next)))
    set(next)
  }
  const [before, after] = children?.(numero, setNumero) ?? []
  return (
    <FieldFrame {...props} error={error}>
      {(attributes) => (
        <div className="controllo-riga">
          {before}
          <input
            {...attributes}
            ref={field}
            className="controllo controllo-numero"
            inputMode="numeric"
            autoComplete="off"
            value={written ?? shown}
            onFocus={() => setWritten(shown.replaceAll('.', ''))}
            onChange={(event) => {
              const text = event.target.value
              const read = readTypedNumber(text)
              setWritten(text)
              set(read === null ? '' : Number.isNaN(read) ? text : read)
            }}
            onBlur={() => {
              setWritten(null)
              touch()
            }}
          />
          {unita && (
            <span className="controllo-unita" aria-hidden>
              {unita}
            </span>
          )}
          {after}
        </div>
      )}
    </FieldFrame>
  )
}

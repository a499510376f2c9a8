import { Scelte } from './Scelte.tsx'

/** On narrow screens, where nothing stands beside the form: what is about to be sent. */
export function Sunto() {
  return (
    <div className="sunto">
      <Scelte />
    </div>
  )
}

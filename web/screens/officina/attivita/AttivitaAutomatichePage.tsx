import { AttivitaOperatoriList } from './AttivitaOperatoriPage.tsx'

/** The automatic activities. */
export default function AttivitaAutomatichePage() {
  return <AttivitaOperatoriList automatiche />
}

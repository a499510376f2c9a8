import type { AttivitaWrite } from './overlay.ts'

type Input = AttivitaWrite['input']

/** What a device may still hold of before its references said that they are numbers. */
const RENAMED: Readonly<Record<string, string>> = {
  lavorazione: 'lavorazionePk',
  ordine: 'ordinePk',
  secondaLavorazione: 'secondaLavorazionePk',
  precedente: 'precedentePk',
  riga: 'rigaPk',
  controllo: 'controlloPk',
}

const renamed = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      RENAMED[name] ?? name,
      Array.isArray(value) ? value.map((item: unknown) => (item instanceof Object ? renamed(item) : item)) : value,
    ]),
  )

/** The input of a kept write as the server takes it now. */
export const writtenInput = (input: Input): Input => renamed(input) as Input

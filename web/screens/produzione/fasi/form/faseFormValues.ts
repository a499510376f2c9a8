import { formValues } from '#forms/entity/useEntityForm.ts'
import type { FaseInput } from '#produzione/fasi/rules.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { repartoName, type ShellReparto } from '#shell/reparti.ts'
import { isUsedBy, UNITA_NAMES } from '../fase.ts'
import type { ReadFase } from '../readFasi.ts'

/** Values of the form. */
export interface FaseFormValues extends Omit<FaseInput, 'reparto'> {
  reparto: string | null
  versione: number
}

/** What a new phase begins from: a supplier's, in days. */
const NEW: FaseFormValues = {
  nome: '',
  unit: 'days',
  withFornitore: true,
  infiniteCapacity: true,
  reparto: null,
  dependencies: [],
  soloConTelai: false,
  versione: 0,
}

/** A phase as its form begins; a new one for null. */
export const faseFormValues = (fase: ReadFase | null) => formValues(NEW, fase)

/** What is sent: a phase that a supplier does has no department. */
export function writeFase(_fields: object, { versione: _versione, ...values }: FaseFormValues) {
  return {
    ...values,
    nome: values.nome.trim(),
    unit: enumName(values.unit),
    reparto: values.infiniteCapacity && values.withFornitore ? null : values.reparto,
  }
}

/** Values as the dialog of two versions shows them. */
export const faseShown = (reparti: readonly ShellReparto[]) => ({
  dependencies: (names: readonly string[]) => names.join(', '),
  unit: (unit: FaseInput['unit']) => UNITA_NAMES[unit],
  reparto: (reparto: string) => repartoName(reparti, reparto),
  infiniteCapacity: (infinite: boolean) => (infinite ? 'Infinita' : 'Di un reparto'),
  soloConTelai: (soloConTelai: boolean) => isUsedBy({ soloConTelai }),
})

import { formValues } from '#forms/entity/useEntityForm.ts'
import type { FaseInput } from '#produzione/fasi/rules.ts'
import type { CapacityReparto } from '#produzione/schedulazione/rules.ts'
import { enumName, enumNameOrNull } from '#shared/fields/enumNames.ts'
import { isUsedBy, REPARTO_NAMES, UNITA_NAMES } from '../fase.ts'
import type { ReadFase } from '../readFasi.ts'

/** Values of the form. */
export interface FaseFormValues extends Omit<FaseInput, 'reparto'> {
  reparto: CapacityReparto | null
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

/** What is sent: a phase of infinite capacity has no department. */
export function writeFase(_fields: object, { versione: _versione, ...values }: FaseFormValues) {
  return {
    ...values,
    nome: values.nome.trim(),
    unit: enumName(values.unit),
    reparto: values.infiniteCapacity ? null : enumNameOrNull(values.reparto),
  }
}

/** Values as the dialog of two versions shows them. */
export const faseShown = {
  dependencies: (names: readonly string[]) => names.join(', '),
  unit: (unit: FaseInput['unit']) => UNITA_NAMES[unit],
  reparto: (reparto: CapacityReparto) => REPARTO_NAMES[reparto],
  infiniteCapacity: (infinite: boolean) => (infinite ? 'Infinita' : 'Di un reparto'),
  soloConTelai: (soloConTelai: boolean) => isUsedBy({ soloConTelai }),
}

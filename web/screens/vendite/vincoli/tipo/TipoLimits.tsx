import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { TipoLimitsMutation } from '#generated/TipoLimitsMutation.graphql.ts'
import { type LimitsOfTipo, limitsOfTipoSchema } from '#vendite/vincoli/rules.ts'
import { useVincoli } from '../context.ts'
import { type MisureFormValues, writtenMisure } from '../form/formValues.ts'
import { MisureForm } from '../form/MisureForm.tsx'
import type { MatrixTipo } from '../matrice/model.ts'

const mutation = graphql`
  mutation TipoLimitsMutation($input: UpdateTipoSerramentoInput!) {
    updateTipoSerramento(input: $input) {
      tipoSerramento {
        ...readVincoli_tipo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  tipo: MatrixTipo
  /** The bounds being written while they make sense and differ from those saved; null otherwise. */
  onBozza: (draft: LimitsOfTipo | null) => void
}

/** Form of the type-level bounds: of each pair both numbers or none. */
export function TipoLimits({ tipo, onBozza }: Props) {
  const { reread } = useVincoli()
  const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax, versione } = tipo
  const saved = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax, versione }
  const modulo = useMutationForm<TipoLimitsMutation, MisureFormValues>({
    mutation,
    schema: limitsOfTipoSchema,
    initial: saved,
    variables: (values) => ({ input: { pk: tipo.pk, versione: values.versione, ...writtenMisure(values) } }),
    success: 'Limiti salvati',
    onFault: reread,
  })
  useLimitsDraft(modulo.form.values, modulo.form.dirty, onBozza)
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Valgono in tutte le famiglie, al posto dei vincoli. Di ogni coppia si indicano entrambi i numeri o nessuno;
        senza, decidono i vincoli di ogni famiglia.
      </Typography>
      <MisureForm {...modulo} name="Limiti del tipo" saved={saved} requiredOnes={false} label="Salva i limiti" />
    </>
  )
}

function useLimitsDraft(values: MisureFormValues, changed: boolean, onBozza: Props['onBozza']): void {
  const notify = useEffectEvent((draft: LimitsOfTipo | null) => onBozza(draft))
  const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } = writtenMisure(values)
  const unreadable = Object.values(values).some((value) => typeof value === 'string')
  useEffect(() => {
    const limits = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
    notify(changed && !unreadable && limitsOfTipoSchema.isValidSync(limits) ? limits : null)
  }, [changed, unreadable, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax])
}

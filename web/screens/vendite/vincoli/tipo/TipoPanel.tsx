import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { TipoPanelTipoLimitsMutation } from '#generated/TipoPanelTipoLimitsMutation.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { analyzeVincoli } from '#vendite/vincoli/analisi/rules.ts'
import { type LimitsOfTipo, limitsOfTipoSchema } from '#vendite/vincoli/rules.ts'
import { useVincoli } from '../context.ts'
import { type MisureFormValues, writtenMisure } from '../form/formValues.ts'
import { MisureForm } from '../form/MisureForm.tsx'
import type { MatrixFamiglia, MatrixModel, MatrixTipo } from '../matrice/model.ts'
import { PanelSection, VincoliPanel } from '../panel/VincoliPanel.tsx'
import { TipoImage } from '../TipoImage.tsx'
import { TipoAperture } from './TipoAperture.tsx'

const tipoLimitsMutation = graphql`
  mutation TipoPanelTipoLimitsMutation($input: UpdateTipoSerramentoInput!) {
    updateTipoSerramento(input: $input) {
      tipoSerramento {
        ...readVincoli_tipo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface TipoLimitsProps {
  tipo: MatrixTipo
  /** The bounds being written while they make sense and differ from those saved; null otherwise. */
  onBozza: (draft: LimitsOfTipo | null) => void
}

/** Form of the type-level bounds: of each pair both numbers or none. */
function TipoLimits({ tipo, onBozza }: TipoLimitsProps) {
  const { reread } = useVincoli()
  const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax, versione } = tipo
  const saved = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax, versione }
  const modulo = useMutationForm<TipoPanelTipoLimitsMutation, MisureFormValues>({
    mutation: tipoLimitsMutation,
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

function useLimitsDraft(values: MisureFormValues, changed: boolean, onBozza: TipoLimitsProps['onBozza']): void {
  const notify = useEffectEvent((draft: LimitsOfTipo | null) => onBozza(draft))
  const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } = writtenMisure(values)
  const unreadable = Object.values(values).some((value) => typeof value === 'string')
  useEffect(() => {
    const limits = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
    notify(changed && !unreadable && limitsOfTipoSchema.isValidSync(limits) ? limits : null)
  }, [changed, unreadable, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax])
}

interface HiddenVincoliProps {
  limits: LimitsOfTipo
  tipo: MatrixTipo
  famiglie: readonly MatrixFamiglia[]
  /** True when the bounds are not saved yet. */
  onTrial: boolean
}

/** What the bounds of a type hide of the constraints of a family, in sentences. */
interface HiddenVincolo {
  famiglia: MatrixFamiglia
  messaggi: string[]
}

/** The families in which some bounds of a type would hide constraints. */
function hiddenVincoli(
  limits: LimitsOfTipo,
  tipo: MatrixTipo,
  famiglie: readonly MatrixFamiglia[],
  matrice: MatrixModel,
): HiddenVincolo[] {
  return famiglie
    .map((famiglia) => ({
      famiglia,
      messaggi: analyzeVincoli(limits, matrice.cella(tipo.pk, famiglia.pk).vincoli)
        .filter(({ codice }) => codice === 'limiti_tipo')
        .map(({ messaggio }) => messaggio),
    }))
    .filter(({ messaggi }) => messaggi.length > 0)
}

/** What the bounds of a type hide: family by family, the constraints that they cut or replace. */
function HiddenVincoli({ limits, tipo, famiglie, onTrial }: HiddenVincoliProps) {
  const { matrice } = useVincoli()
  const items = hiddenVincoli(limits, tipo, famiglie, matrice)
  if (items.length === 0) return null
  return (
    <Alert severity="warning" icon={<WarningAmber fontSize="small" />} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <strong>
        {onTrial ? 'Questi limiti nasconderebbero' : 'Questi limiti nascondono'} vincoli in{' '}
        {formatCount(items.length, 'famiglia', 'famiglie')}
      </strong>
      {items.map(({ famiglia, messaggi }) => (
        <Box component="details" key={famiglia.pk} sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {famiglia.nome}: {formatCount(messaggi.length, 'segnalazione', 'segnalazioni')}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {messaggi.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Alert>
  )
}

/** A window type: its own bounds with what they hide, and the openings that it offers. */
export function TipoPanel({ tipo, onClose }: { tipo: MatrixTipo; onClose: () => void }) {
  const { matrice } = useVincoli()
  // The bounds being written, as soon as they make sense: what they would hide is shown before they are saved.
  const [draft, setBozza] = useState<LimitsOfTipo | null>(null)
  const famiglie = matrice.groups
    .flatMap((group) => group.famiglie)
    .filter((famiglia) => matrice.cella(tipo.pk, famiglia.pk).vincoli.length > 0)

  return (
    <VincoliPanel
      title={tipo.nome}
      subtitle={
        famiglie.length > 0
          ? `Venduto in ${formatCount(famiglie.length, 'famiglia', 'famiglie')}`
          : 'Non venduto in nessuna famiglia'
      }
      image={<TipoImage tipo={tipo} side={44} />}
      onClose={onClose}
    >
      <PanelSection title="Limiti del tipo">
        <TipoLimits tipo={tipo} onBozza={setBozza} />
        <HiddenVincoli limits={draft ?? tipo} tipo={tipo} famiglie={famiglie} onTrial={draft !== null} />
      </PanelSection>
      <TipoAperture tipo={tipo} />
    </VincoliPanel>
  )
}

import { useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import type { LimitsOfTipo } from '#vendite/vincoli/rules.ts'
import { useVincoli } from '../context.ts'
import type { MatrixTipo } from '../matrice/model.ts'
import { PanelSection, VincoliPanel } from '../panel/VincoliPanel.tsx'
import { TipoImage } from '../TipoImage.tsx'
import { HiddenVincoli } from './HiddenVincoli.tsx'
import { TipoAperture } from './TipoAperture.tsx'
import { TipoLimits } from './TipoLimits.tsx'

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

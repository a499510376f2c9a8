import { useState } from 'react'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import type { LimitiTipo } from '../../../../../server/vendite/vincoli/rules.ts'
import { useVincoli } from '../contesto.ts'
import { ImmagineTipo } from '../ImmagineTipo.tsx'
import type { Tipo } from '../matrice/matrice.ts'
import { Pannello, Sezione } from '../pannello/Pannello.tsx'
import { Aperture } from './Aperture.tsx'
import { LimitiDelTipo } from './LimitiDelTipo.tsx'
import { Nascosti } from './Nascosti.tsx'

/** A window type: its own bounds with what they hide, and the openings that it offers. */
export function PannelloTipo({ tipo, onChiudi }: { tipo: Tipo; onChiudi: () => void }) {
  const { matrice } = useVincoli()
  // The bounds being written, as soon as they make sense: what they would hide is shown before they are saved.
  const [bozza, setBozza] = useState<LimitiTipo | null>(null)
  const famiglie = matrice.gruppi
    .flatMap((gruppo) => gruppo.famiglie)
    .filter((famiglia) => matrice.cella(tipo.pk, famiglia.pk).vincoli.length > 0)

  return (
    <Pannello
      titolo={tipo.nome}
      sottotitolo={
        famiglie.length > 0
          ? `Venduto in ${formatoConta(famiglie.length, 'famiglia', 'famiglie')}`
          : 'Non venduto in nessuna famiglia'
      }
      immagine={<ImmagineTipo tipo={tipo} lato={44} />}
      onChiudi={onChiudi}
    >
      <Sezione titolo="Limiti del tipo">
        <LimitiDelTipo tipo={tipo} onBozza={setBozza} />
        <Nascosti limiti={bozza ?? tipo} tipo={tipo} famiglie={famiglie} inProva={bozza !== null} />
      </Sezione>
      <Aperture tipo={tipo} />
    </Pannello>
  )
}

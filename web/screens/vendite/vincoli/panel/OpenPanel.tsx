import { CellaPanel } from '../cell/CellaPanel.tsx'
import { useVincoli } from '../context.ts'
import { TipoPanel } from '../tipo/TipoPanel.tsx'

interface Props {
  tipo: number | null
  famiglia: number | null
  onApri: (tipo: number, famiglia: number | null) => void
  onChiudi: () => void
}

/** The panel that the URL names: of a type, or of a type in a family; none when they do not exist (any more). */
export function OpenPanel({ tipo: tipoPk, famiglia: famigliaPk, onApri, onChiudi }: Props) {
  const { matrice } = useVincoli()
  const tipo = matrice.tipi.find(({ pk }) => pk === tipoPk)
  if (!tipo) return null
  if (famigliaPk === null) return <TipoPanel key={tipo.pk} tipo={tipo} onChiudi={onChiudi} />
  const famiglia = matrice.gruppi.flatMap((gruppo) => gruppo.famiglie).find(({ pk }) => pk === famigliaPk)
  if (!famiglia) return null
  return (
    <CellaPanel
      key={`${tipo.pk}/${famiglia.pk}`}
      tipo={tipo}
      famiglia={famiglia}
      onTipo={() => onApri(tipo.pk, null)}
      onChiudi={onChiudi}
    />
  )
}

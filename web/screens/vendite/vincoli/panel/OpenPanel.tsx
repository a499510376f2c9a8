import { CellaPanel } from '../cell/CellaPanel.tsx'
import { useVincoli } from '../context.ts'
import { TipoPanel } from '../tipo/TipoPanel.tsx'

interface Props {
  tipo: number | null
  famiglia: number | null
  onOpen: (tipo: number, famiglia: number | null) => void
  onClose: () => void
}

/** The panel that the URL names: of a type, or of a type in a family; none when they do not exist (any more). */
export function OpenPanel({ tipo: tipoPk, famiglia: famigliaPk, onOpen, onClose }: Props) {
  const { matrice } = useVincoli()
  const tipo = matrice.tipi.find(({ pk }) => pk === tipoPk)
  if (!tipo) return null
  if (famigliaPk === null) return <TipoPanel key={tipo.pk} tipo={tipo} onClose={onClose} />
  const famiglia = matrice.groups.flatMap((group) => group.famiglie).find(({ pk }) => pk === famigliaPk)
  if (!famiglia) return null
  return (
    <CellaPanel
      key={`${tipo.pk}/${famiglia.pk}`}
      tipo={tipo}
      famiglia={famiglia}
      onTipo={() => onOpen(tipo.pk, null)}
      onClose={onClose}
    />
  )
}

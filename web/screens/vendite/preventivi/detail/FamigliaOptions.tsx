import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { FamigliaOptions_preventivo$key } from '#generated/FamigliaOptions_preventivo.graphql.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'

/** The product family with the chosen options. */
export function FamigliaOptions(props: { preventivo: FamigliaOptions_preventivo$key }) {
  const { famiglia, opzioni, tipoIntervento } = useFragment(
    graphql`
      fragment FamigliaOptions_preventivo on Preventivo {
        tipoIntervento
        famiglia {
          nome
          tipologiaFamiglia {
            nome
          }
        }
        opzioni {
          opzione {
            nome
          }
          valore {
            nome
          }
        }
      }
    `,
    props.preventivo,
  )
  return (
    <DetailCard title="Famiglia e opzioni">
      <DataPairs
        items={[
          ['Tipologia', famiglia.tipologiaFamiglia.nome],
          ['Famiglia', famiglia.nome],
          ...opzioni.map(({ opzione, valore }) => [opzione.nome, valore.nome] as const),
          ['Tipo di intervento', tipoIntervento],
        ]}
      />
    </DetailCard>
  )
}

import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Dati } from '../../../../ui/Dati.tsx'
import { Scheda } from '../../../../ui/Scheda.tsx'
import type { FamigliaOpzioni_preventivo$key } from './__generated__/FamigliaOpzioni_preventivo.graphql.ts'

/** The product family with the chosen options. */
export function FamigliaOpzioni(props: { preventivo: FamigliaOpzioni_preventivo$key }) {
  const { famiglia, opzioni, tipoIntervento } = useFragment(
    graphql`
      fragment FamigliaOpzioni_preventivo on Preventivo {
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
    <Scheda titolo="Famiglia e opzioni">
      <Dati
        voci={[
          ['Tipologia', famiglia.tipologiaFamiglia.nome],
          ['Famiglia', famiglia.nome],
          ...opzioni.map(({ opzione, valore }) => [opzione.nome, valore.nome] as const),
          ['Tipo di intervento', tipoIntervento],
        ]}
      />
    </Scheda>
  )
}

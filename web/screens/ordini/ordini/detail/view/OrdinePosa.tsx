import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdinePosa_ordine$key } from '#generated/OrdinePosa_ordine.graphql.ts'
import { accessoPosaLabels, posaInWords, posaTown } from '#ordini/posa/rules.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'

/** Where it is delivered and installed; nothing where nobody has said. */
export function OrdinePosa(props: { ordine: OrdinePosa_ordine$key }) {
  const ordine = useFragment(
    graphql`
      fragment OrdinePosa_ordine on Ordine {
        messaInPosa
        indirizzoPosa
        cittaPosa
        provinciaPosa
        pianoPosa
        accessoPosa
        contattoPosa
        telefonoPosa
      }
    `,
    props.ordine,
  )
  const place = {
    messaInPosa: ordine.messaInPosa ?? false,
    indirizzoPosa: ordine.indirizzoPosa ?? '',
    cittaPosa: ordine.cittaPosa ?? '',
    provinciaPosa: ordine.provinciaPosa ?? '',
    pianoPosa: ordine.pianoPosa ?? '',
    accessoPosa: ordine.accessoPosa ?? null,
    contattoPosa: ordine.contattoPosa ?? '',
    telefonoPosa: ordine.telefonoPosa ?? '',
  }
  if (posaInWords(place) === '') return null
  return (
    <DetailCard title="Consegna e posa">
      <DataPairs
        sideBySide
        items={[
          ['Messa in posa', place.messaInPosa ? 'Sì' : 'No'],
          ['Indirizzo', place.indirizzoPosa],
          ['Città', posaTown(place)],
          ['Piano', place.pianoPosa],
          ['Accesso', place.accessoPosa && accessoPosaLabels[place.accessoPosa]],
          ['Contatto', place.contattoPosa],
          ['Telefono', place.telefonoPosa],
        ]}
      />
    </DetailCard>
  )
}

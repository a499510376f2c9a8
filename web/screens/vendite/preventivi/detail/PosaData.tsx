import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PosaData_preventivo$key } from '#generated/PosaData_preventivo.graphql.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'

/** Installation address; without installation only the region is known. */
export function PosaData(props: { preventivo: PosaData_preventivo$key }) {
  const preventivo = useFragment(
    graphql`
      fragment PosaData_preventivo on Preventivo {
        messaInPosa
        regionePosa
        indirizzoPosa
        cittaPosa
        provinciaPosa
        pianoPosa
      }
    `,
    props.preventivo,
  )
  return (
    <DetailCard title="Indirizzo di posa">
      {preventivo.messaInPosa ? (
        <DataPairs
          items={[
            ['Messa in posa', 'Richiesta'],
            ['Regione', preventivo.regionePosa],
            ['Indirizzo', preventivo.indirizzoPosa],
            ['Città', preventivo.cittaPosa],
            ['Provincia', preventivo.provinciaPosa],
            ['Piano', preventivo.pianoPosa],
          ]}
        />
      ) : (
        <>
          <DataPairs items={[['Messa in posa', 'Non richiesta']]} />
          {preventivo.regionePosa && (
            <Typography color="textSecondary" variant="body2" sx={{ mt: 1 }}>
              Regione indicata: {preventivo.regionePosa}
            </Typography>
          )}
        </>
      )}
    </DetailCard>
  )
}

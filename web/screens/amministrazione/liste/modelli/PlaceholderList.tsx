import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { placeholders } from '#vendite/preventivi/mail/rules.ts'

/** What the product fills in, to be written in subject and text. */
export function PlaceholderList() {
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', '@media (pointer: coarse)': { py: 1.5 } } }}>
      <summary>Segnaposto: quello che il programma scrive da sé</summary>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        Scrivili nell’oggetto o nel testo con le doppie graffe; nella mail compaiono i dati del preventivo.
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          fontSize: '0.8125rem',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
          '& dd': { m: 0, color: 'text.secondary' },
        }}
      >
        {Object.entries(placeholders).map(([name, explained]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{explained}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

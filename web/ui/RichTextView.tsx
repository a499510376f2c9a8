import Box from '@mui/material/Box'

/** A rich text in the page's own colours. Only html that the server sanitised. */
export function RichTextView({ html }: { html: string }) {
  return (
    <Box
      sx={{
        overflowWrap: 'anywhere',
        '& p, & ul, & ol': { mt: 0, mb: 1 },
        '& > :last-child': { mb: 0 },
        '& img': { maxWidth: '100%', height: 'auto' },
        '& a': { color: 'primary.main' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when stored and when read
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

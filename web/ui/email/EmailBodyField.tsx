import Box from '@mui/material/Box'

/** The body of a mail as its reader sees it, always on white paper. Only html that the server sanitised, or our own. */
export function EmailBodyField({ html, label }: { html: string; label: string }) {
  return (
    <Box
      role="group"
      aria-label={label}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
      sx={{
        p: 2,
        minHeight: 160,
        maxHeight: '50vh',
        overflow: 'auto',
        overflowWrap: 'anywhere',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: '#fff',
        color: '#1b1f1d',
        colorScheme: 'light',
        '& p, & ul, & ol': { mt: 0, mb: 1.5 },
        '& > :last-child': { mb: 0 },
        '& img': { maxWidth: '100%', height: 'auto' },
        '& a': { color: '#1f5c46' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, or written by the editor in its own few tags
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

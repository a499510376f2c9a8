import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import type { FormStatus } from '#forms/errors.ts'

/** Foot of one of the forms of a page: what keeps it from being saved, back to what it was, save. */
export function CardFooter() {
  const form = useFormikContext<object>()
  const { generali } = form.status as FormStatus
  return (
    <>
      {generali.map((message) => (
        <Alert key={message} severity="error" sx={{ mt: 2 }}>
          {message}
        </Alert>
      ))}
      <Box
        sx={{
          // While there is something to save it stays in sight in the longest card.
          ...(form.dirty && { position: 'sticky', bottom: 0, zIndex: 2, borderTop: 1, borderColor: 'divider' }),
          display: 'flex',
          gap: 1,
          mx: -2,
          px: 2,
          pt: 1.5,
          pb: form.dirty ? 1.5 : 0,
          justifyContent: 'flex-end',
          flexWrap: 'wrap',
          backgroundColor: 'background.paper',
        }}
      >
        {form.dirty && (
          <Button onClick={() => form.resetForm()} disabled={form.isSubmitting}>
            Annulla modifiche
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={!form.dirty}
          // The field keeps the cursor: an error that appeared under it would move the button from under the mouse.
          onMouseDown={(event) => event.preventDefault()}
          loading={form.isSubmitting}
          loadingPosition="start"
        >
          {form.isSubmitting ? 'Salvataggio…' : 'Salva'}
        </Button>
      </Box>
    </>
  )
}

import Button from '@mui/material/Button'

/** The way out of a page that has nothing for who came. */
export function HomeButton() {
  return (
    <Button variant="outlined" href="/">
      Vai alla home
    </Button>
  )
}

import LockOutlined from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import { StateMessage } from './StateMessage.tsx'

/** The way out of a page that has nothing for who came. */
function HomeButton() {
  return (
    <Button variant="outlined" href="/">
      Vai alla home
    </Button>
  )
}

/** Instead of a page whose flag the user lacks. */
export function NoPermission() {
  return (
    <StateMessage
      page
      icon={<LockOutlined />}
      title="Non hai i permessi per accedere a questa pagina."
      action={<HomeButton />}
    />
  )
}

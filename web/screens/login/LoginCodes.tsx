import { RecoveryCodes } from '#shell/security/RecoveryCodes.tsx'
import { NoticesProvider } from '#ui/Notices.tsx'

/** The recovery codes of who has just set the second factor up, on a page that has no notices of its own. */
export function LoginCodes(props: { codici: readonly string[]; onDone: () => void }) {
  return (
    <NoticesProvider>
      <RecoveryCodes {...props} />
    </NoticesProvider>
  )
}

import Link from '@mui/material/Link'

/** An address as a link that writes to it; where it does not fit it breaks before its @, not inside a word. */
export function MailLink({ address }: { address: string }) {
  const [name, ...host] = address.split(/(?=@)/)
  return (
    <Link href={`mailto:${encodeURIComponent(address)}`}>
      {name}
      <wbr />
      {host.join('')}
    </Link>
  )
}

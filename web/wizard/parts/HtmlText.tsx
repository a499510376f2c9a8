/** Text of the catalogue with its markup, which the server has sanitised on write and on read. */
export function HtmlText({ html, className, id }: { html: string; className: string; id?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, and the page's policy runs no inline script
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * Marks a document for relay-compiler in code that must not load Relay's runtime (the wizard): the build replaces
 * the tag with the compiled request, whose `params` go to `sendDocument`.
 * @throws always: reaching it means that the build did not compile the document
 */
export function graphql(_text: TemplateStringsArray): { params: { id: string | null; name: string } } {
  throw new Error('Documento GraphQL non compilato')
}

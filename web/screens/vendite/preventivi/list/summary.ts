interface Riga {
  readonly quantita: number
  readonly tipoSerramento: { readonly nome: string }
}

/** '2 Finestra 1 anta, 1 Porta': the windows of a quote by type, in the order they were asked for. */
export function serramentiSummary(serramenti: readonly Riga[]): string {
  const perTipo = new Map<string, number>()
  for (const { quantita, tipoSerramento } of serramenti) {
    perTipo.set(tipoSerramento.nome, (perTipo.get(tipoSerramento.nome) ?? 0) + quantita)
  }
  return [...perTipo].map(([name, quantita]) => `${quantita} ${name}`).join(', ')
}

// The wizard within a page of another site: the page around it, which loads /incorpora.js, makes the frame as tall as
// what it holds.

/** Tells the page around the wizard; nothing of what is typed. */
function tell(said: { altezza?: number; inizio?: true }): void {
  // Whoever shows the page may know how tall it is.
  window.parent.postMessage({ serramenti: 'pagina', ...said }, '*')
}

/** Whether the page stands within another. */
const isEmbedded = () => window.parent !== window

/** Begins to tell how tall the page is, where it stands within another. */
export function followHeight(): void {
  if (!isEmbedded()) return
  document.documentElement.classList.add('incorporata')
  const follow = new ResizeObserver(() => tell({ altezza: document.body.getBoundingClientRect().height }))
  follow.observe(document.body)
}

/** Another step is shown: the page around scrolls to where it begins. */
export function tellStep(): void {
  if (isEmbedded()) tell({ inizio: true })
}

const iconPaths = {
  spunta: 'M5 12.5l4.5 4.5L19 7.5',
  piu: 'M12 5v14M5 12h14',
  meno: 'M5 12h14',
  chiudi: 'M6 6l12 12M18 6L6 18',
  cestino: 'M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
  copia: 'M9 9h11v11H9zM15 9V4H4v11h5',
  matita: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19 4 20zM13.5 7l3.5 3.5',
  giu: 'M6 9.5l6 6 6-6',
  avanti: 'M5 12h14M13 6l6 6-6 6',
  indietro: 'M19 12H5M11 6l-6 6 6 6',
  fuori: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  attenzione: 'M12 4L2.5 20h19L12 4zM12 10v4.5M12 17.2v.3',
  informazione: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.7v.3',
  telefono: 'M6.5 3.5l3 5-2 2c1 2.5 3 4.5 5.5 5.5l2-2 5 3c0 2-1.5 3.5-3.5 3.5C9 20 3.5 14.5 3 7c0-2 1.5-3.5 3.5-3.5z',
} as const

type WizardIconName = keyof typeof iconPaths

/** A line icon of the size of the text around it; always beside words, so it is hidden from screen readers. */
export function WizardIcon({ name }: { name: WizardIconName }) {
  return (
    <svg className="icona" viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}

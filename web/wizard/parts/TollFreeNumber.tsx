/** Only the digits, and a leading +: what a phone dials. */
export function dialUrl(numero: string): string {
  return `tel:${numero.replace(/(?!^\+)\D/g, '')}`
}

/** The toll-free number as a picture, drawn as such numbers are shown in Italy; a touch calls it. */
export function TollFreeNumber({ numero }: { numero: string }) {
  return (
    <a className="numero-verde" href={dialUrl(numero)}>
      <svg viewBox="0 0 236 64" role="img" aria-label={`Numero verde ${numero}`}>
        <rect x="1" y="1" width="234" height="62" rx="10" className="verde-fondo" />
        <path
          className="verde-cornetta"
          d="M29.6 18.3c1.3-.5 2.7 0 3.4 1.2l2.9 5c.7 1.2.5 2.7-.5 3.7l-2.3 2.2c1.4 3.4 4 6.2 7.4 7.9l2.4-2.1c1-.9 2.5-1 3.6-.2l4.8 3.3c1.2.8 1.6 2.3 1 3.6l-1.8 3.7c-.6 1.2-1.8 1.9-3.1 1.8-13.2-1-23.3-11.7-23.6-24.7 0-1.3.8-2.5 2-3z"
        />
        <text x="64" y="23" className="verde-titolo">
          Numero Verde
        </text>
        <text
          x="64"
          y="50"
          className="verde-numero"
          textLength={numero.length > 11 ? 158 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {numero}
        </text>
      </svg>
    </a>
  )
}

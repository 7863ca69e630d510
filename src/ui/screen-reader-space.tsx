/**
 * A space for screen readers between texts that only the layout separates: Chromium joins the texts of two boxes to one
 * word.
 */
export function ScreenReaderSpace() {
  return <span className="visually-hidden"> </span>;
}

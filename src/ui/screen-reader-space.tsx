/**
 * The space between words that only the layout sets apart: Chromium hands the texts of two boxes to a screen reader
 * without any, and they would be read as one word.
 */
export function ScreenReaderSpace() {
  return <span className="visually-hidden"> </span>;
}

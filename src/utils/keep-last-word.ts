/** Binds the last word of a name to the one before it: “Ltda.” does not begin a line. */
export function keepLastWord(name: string): string {
  return name.replace(/ (?=\S+$)/u, '\u00a0');
}

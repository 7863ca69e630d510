export function Pitch() {
  return null;
}

export function Join() {
  return null;
}

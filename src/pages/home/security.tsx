export function Security() {
  return null;
}

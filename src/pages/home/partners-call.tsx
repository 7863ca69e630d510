export function PartnersCall() {
  return null;
}

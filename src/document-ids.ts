/** THE list of policy documents, in the order of the specification's groups. Everything else of them is in their files. */
export const documentIds = [
  'anti-corruption',
  'due-diligence',
  'lgpd-guidelines',
  'supplier-code',
  'data-protection-law',
  'group-app-policies',
] as const;

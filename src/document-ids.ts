/** THE list of policy documents, in the order of their groups. Everything else of them is in their files. */
export const documentIds = [
  'anti-corruption',
  'due-diligence',
  'lgpd-guidelines',
  'supplier-code',
  'data-protection-law',
  'group-app-policies',
] as const;

/** The five groups, in the order of menus and lists; the documents stand under them. */
export const groups = ['policies', 'privacy', 'ethics', 'lgpd', 'app'] as const;

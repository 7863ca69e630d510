/**
 * The list of policy documents, in the order of their groups. Everything else about them is in their front
 * matter.
 */
export const documentIds = [
  'anti-corruption',
  'due-diligence',
  'lgpd-guidelines',
  'supplier-code',
  'data-protection-law',
  'group-app-policies',
] as const;

/** The five document groups, in the order of menus and lists. */
export const documentGroups = ['policies', 'privacy', 'ethics', 'lgpd', 'app'] as const;

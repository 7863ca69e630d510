/** The sections that an address can name, `/services#national`, in the order of the page. */
export const sectionIds = ['eden', 'global', 'national', 'technology'] as const;

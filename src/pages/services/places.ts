/** The sections that an address can name, `/services#national`, in the order of the page. */
export const places = ['eden', 'global', 'national', 'technology'] as const;

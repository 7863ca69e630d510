/** The parts of a table as assistive technology knows them. */
export const tableRoles = ['table', 'row', 'columnheader', 'rowheader', 'cell'] as const;

/** Runs in a page: how many of each there are by its markup. No role is set there: the elements have them. */
export function expectedRoles(): Record<(typeof tableRoles)[number], number> {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return {
    table: count('table:not([role])'),
    row: count('tr:not([role])'),
    columnheader: count('th[scope=col]:not([role])'),
    rowheader: count('th[scope=row]:not([role])'),
    cell: count('td:not([role])'),
  };
}

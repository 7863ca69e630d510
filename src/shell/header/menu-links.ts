/** The entries of both menus, from the list of routes. */
import { useRouteMatch } from '../../navigation/context.tsx';
import { isPage, type PageId, type Route, type RouteId, routeIds, routeOf } from '../../routes.ts';

export type MenuLink = NonNullable<Route['menu']> & { route: PageId };

export const menuLinks: MenuLink[] = routeIds.flatMap((route) => {
  const { menu } = routeOf(route);
  return menu && isPage(route) ? [{ ...menu, route }] : [];
});

const isInDropdown = (link: MenuLink) => link.note !== undefined;

export const dropdownLinks = menuLinks.filter(isInDropdown);
export const linksBeforeDropdown = menuLinks.slice(0, menuLinks.findIndex(isInDropdown));
export const linksAfterDropdown = menuLinks.slice(menuLinks.findLastIndex(isInDropdown) + 1);

/** Its dialog opens in place of the page (`src/dialogs/dialogs.tsx`). */
export const contactLink = { route: 'contact', label: 'contact' } as const;

/** The `aria-current` of a link to a page. */
export function useCurrent(): (route: RouteId) => 'page' | undefined {
  const match = useRouteMatch();
  return (route) => (match.route === route ? 'page' : undefined);
}

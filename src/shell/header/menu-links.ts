/** The entries of the menu, in the specification's order; the wide and the small menu both show them. */
import { useRouteMatch } from '../../routing/context.tsx';
import type { RouteId } from '../../routing/routes.ts';

export interface MenuLink {
  route: Exclude<RouteId, 'policy'>;
  label: 'home' | 'about' | 'products' | 'services' | 'partners';
}

export const beforeForYou: MenuLink[] = [
  { route: 'home', label: 'home' },
  { route: 'about-us', label: 'about' },
];

export const forYou: (MenuLink & { note: 'productsNote' | 'servicesNote' })[] = [
  { route: 'products', label: 'products', note: 'productsNote' },
  { route: 'services', label: 'services', note: 'servicesNote' },
];

export const afterForYou: MenuLink[] = [{ route: 'partners', label: 'partners' }];

/** The `aria-current` of a link to a page. */
export function useCurrent(): (route: RouteId) => 'page' | undefined {
  const match = useRouteMatch();
  return (route) => (match.route === route ? 'page' : undefined);
}

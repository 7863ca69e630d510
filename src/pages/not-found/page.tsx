import type { LoadedCopy } from '../../language/copy.ts';
import ErrorPage, { heroPicture, title } from './error-page.tsx';

export const hero = heroPicture;

export const metaOf = ({ errors }: LoadedCopy) => ({ title, description: errors!.description });

/** Specified, like the title. */
const message = '404 Not Found';

export default function NotFound() {
  return <ErrorPage message={message} missing />;
}

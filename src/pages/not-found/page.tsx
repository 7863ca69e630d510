import type { LoadedCopy } from '../../language/copy.ts';
import ErrorPage, { heroPicture, title } from './error-page.tsx';

export const hero = heroPicture;

export const metaOf = ({ errors }: LoadedCopy) => ({ title, description: errors!.description });

/** The message that React Router's default error page gives for an address that matches no route. */
const message = '404 Not Found';

export default function NotFound() {
  return <ErrorPage message={message} missing />;
}

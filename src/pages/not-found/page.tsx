import ErrorPage from './error-page.tsx';

/** The message that React Router's default error page gives for an address that matches no route. */
const message = '404 Not Found';

export default function NotFound() {
  return <ErrorPage message={message} missing />;
}

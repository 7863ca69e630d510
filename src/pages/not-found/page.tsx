import { ErrorScreen } from './error-screen.tsx';

/** The message that React Router's default error screen gives for an address that matches no route. */
const message = '404 Not Found';

export default function NotFound() {
  return <ErrorScreen message={message} missing />;
}
